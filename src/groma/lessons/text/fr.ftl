lesson-coach = Balbus
lesson-coach-is = arpenteur, votre guide
lesson-not-asked = C'est permis, et après la leçon vous pourrez le faire. Pour l'instant, suivez la consigne.
lesson-wait = Les autres jouent.
lesson-confirm = Confirmez maintenant votre choix.
lesson-ended = La leçon s'arrête ici
    .say = La table est à vous : les autres continuent, joués par des bots faciles. La leçon vous attend sur la page d'accueil, depuis le début.
