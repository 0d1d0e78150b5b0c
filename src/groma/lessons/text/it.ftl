lesson-coach = Balbo
lesson-coach-is = agrimensore, la tua guida
lesson-not-asked = È una mossa permessa: a fine lezione potrai farla. Per ora fai ciò che è chiesto.
lesson-wait = Giocano gli altri.
