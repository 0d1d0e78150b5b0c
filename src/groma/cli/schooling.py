"""A lesson in the terminal: the coach beside the table."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from groma.bots import bot
from groma.cli.coach import Coach
from groma.cli.sitting import Leave, Sitting
from groma.cli.text import Text
from groma.kernel import Action, State
from groma.lessons import Course, Lesson, Place, Step, way_to

LEVEL = "easy"
"""Of the bots that take over when the lesson is done."""


class SkipError(Exception):
    """The learner wants to play freely from here."""


class Schooling(Sitting):
    """Plays the script of the others, and takes only what a step asks for."""

    def __init__(self, lesson: Lesson, state: State, text: Text, coach: Coach, out: Console) -> None:
        others = {seat: bot(LEVEL, seat) for seat in lesson.names}
        super().__init__(state, lesson.me, others, text, out, None)
        for seat, name in lesson.names.items():
            self.drawing.names[seat] = name
        self.lesson = lesson
        self.coach = coach
        self.begun = [0]
        """After how many moves each step began, the one at hand last."""
        self._told = -1
        self.commands |= {"show": self._show_asked, "skip": self._skip}

    @property
    def course(self) -> Course:
        """Where the learner stands."""
        place = Place(len(self.begun) - 1, len(self.record.moves) - self.begun[-1])
        return Course(self.lesson, self.state, place)

    def go_to(self, step: int) -> None:
        """Play to the beginning of a step as it is asked for, without a word."""
        for seat, action in way_to(self.lesson, self.state, step):
            self.record.play(self.state, action, seat)
        self.begun = [sum(len(one.moves) for one in self.lesson.steps[:number]) for number in range(step + 1)]

    def _next(self) -> None:
        try:
            self._go_on()
        except SkipError:
            self.begun += [len(self.record.moves)] * (len(self.lesson.steps) - len(self.begun) + 1)

    def _go_on(self) -> None:
        course = self.course
        step, reply = course.step, course.reply()
        if step is None:
            super()._next()
        elif reply is not None:
            self._carry_out(reply[1], reply[0])
        elif course.next is not None:
            self._teach(course, step)
            self._ask()
        else:
            self._teach(course, step)
            self._end(step)

    def _end(self, step: Step) -> None:
        """Wait until what is only to be read was read, then tell what the step brought."""
        if step.look:
            self._look_at(step.look)
        elif step.go:
            self._command(self.text.phrase("lesson-enter"))
        self.begun.append(len(self.record.moves))
        done = self.coach.part(self.course, step, "done")
        if done:
            self._say(done)
        if self.course.step is None:
            self._sum_up()

    def _teach(self, course: Course, step: Step) -> None:
        if self._told == course.place.step:
            return
        self._told = course.place.step
        steps = len(self.lesson.steps)
        at = self.text.phrase("lesson-at", step=self._told + 1, steps=steps)
        self.out.print(f"\n[bold]{escape(at)} · {escape(self.coach.title(step))}[/bold]")
        for line in (self.coach.part(course, step, "say"), *self._counted(step)):
            self._say(line or "")
        self.out.print(f"→ {escape(self.coach.part(course, step, 'task') or '')}", style="green")

    def _counted(self, step: Step) -> list[str]:
        """Return what is said of each move that a step counts; of pieces only a board can point at, nothing."""
        moves = [action.notation for action in self.state.options(self.human)]
        lines = zip(step.number, self.coach.lines(step.id), strict=True)
        return [line for number, line in lines if number in moves]

    def _sum_up(self) -> None:
        self.out.print(f"\n[bold]{escape(self.coach.phrase('lesson-summary'))}[/bold]")
        for number, line in enumerate(self.coach.lines("summary"), 1):
            self._say(f"{number} {line}")

    def _look_at(self, notation: str) -> None:
        refused = {action.notation: (action, rule) for action, rule in self.state.refusals(self.human)}
        while self._command(self.text.phrase("prompt")) != notation:
            self._show_asked()
        self._say(self._reason(*refused[notation]))

    def _command(self, prompt: str) -> str:
        """Return what is typed, once it is no command."""
        while True:
            given = self.out.input(f"{prompt}> ").strip()
            if given == "quit":
                raise Leave
            if given not in self.commands:
                return given
            self.commands[given]()

    def _carry_out(self, action: Action, seat: int) -> None:
        course = self.course
        if seat == self.human and course.step is not None and action not in course.asked():
            self._say(self.coach.off(course, action))
            return
        super()._carry_out(action, seat)

    # Commands

    def _show_asked(self) -> None:
        course = self.course
        notations = [action.notation for action in course.asked()]
        if course.step is not None and course.step.look:
            notations = [course.step.look]
        self._say(self.text.phrase("lesson-shown", actions=", ".join(notations)))

    def _skip(self) -> None:
        raise SkipError

    def _undo(self) -> None:
        super()._undo()
        while len(self.begun) > 1 and self.begun[-1] > len(self.record.moves):
            self.begun.pop()
        self._told = -1

    def _help(self) -> None:
        super()._help()
        for word in ("show", "skip"):
            self.out.print(f"  [bold]{word:6}[/bold]{escape(self.text.phrase(f'help-{word}'))}")
