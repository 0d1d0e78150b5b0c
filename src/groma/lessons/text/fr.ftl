lesson-coach = Balbus
lesson-coach-is = arpenteur, votre guide
lesson-not-asked = C'est permis, et après la leçon vous pourrez le faire. Pour l'instant, suivez la consigne.
lesson-wait = Les autres jouent.
