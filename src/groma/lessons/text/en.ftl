lesson-coach = Balbus
lesson-coach-is = surveyor, your guide
lesson-not-asked = The rules allow it, and after the lesson you may do it. For now, do what is asked.
lesson-wait = The others are playing.
lesson-confirm = Now confirm your choice.
lesson-ended = The lesson ends here
    .say = The table is yours: the others play on as easy bots. The lesson waits on the first page, from its beginning.
