lesson-coach = Balbus
lesson-coach-is = surveyor, your guide
lesson-not-asked = The rules allow it, and after the lesson you may do it. For now, do what is asked.
lesson-wait = The others are playing.
