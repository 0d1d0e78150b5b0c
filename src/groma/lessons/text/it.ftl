lesson-coach = Balbo
lesson-coach-is = agrimensore, la tua guida
lesson-not-asked = È una mossa permessa: a fine lezione potrai farla. Per ora fai ciò che è chiesto.
lesson-wait = Giocano gli altri.
lesson-confirm = Ora conferma la tua scelta.
lesson-ended = La lezione finisce qui
    .say = Il tavolo è tuo: gli altri continuano come bot facili. La lezione ti aspetta nella pagina iniziale, da capo.
