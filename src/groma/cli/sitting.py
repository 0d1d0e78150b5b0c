"""A person and bots at a table in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from groma.bots import Bot, Budget, judgement
from groma.bots.levels import HARD_SECONDS
from groma.cli.citations import Rule, read_rules
from groma.cli.gallery import drawing_of
from groma.cli.output import save
from groma.cli.records import verdict
from groma.cli.rendering import rendered, stressed
from groma.cli.text import Text
from groma.kernel import Action, Record, State
from groma.kernel.drawing import Part

CROWD = 20
"""More options than this stand side by side; more actions than this that one rule forbids are named in one breath."""


class Leave(Exception):
    """The person leaves the table."""


class Sitting:
    """Asks the person, lets the bots answer, and tells what happens."""

    def __init__(
        self, state: State, human: int, bots: dict[int, Bot], text: Text, out: Console, file: Path | None
    ) -> None:
        self.state = state
        self.human = human
        self.bots = bots
        self.text = text
        self.out = out
        self.file = file
        self.record = Record.of(state)
        self.drawing = drawing_of(state, text, human, out.width)
        self.story = [self._sentences()]
        """What happened in the setup and in each move."""
        self.commands: dict[str, Callable[[], None]] = {
            "?": self._tell_refusals,
            "undo": self._undo,
            "table": self._show_table,
            "log": self._tell_story,
            "hint": self._hint,
            "help": self._help,
        }

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self.out.print(self.text.phrase("welcome", name=self.drawing.names[self.human]))
        try:
            while not self.state.over:
                self._next()
        except (Leave, EOFError, KeyboardInterrupt):
            self.out.print()
            self.out.print(self.text.phrase("goodbye"))
        else:
            self._show([self.drawing.scoring(self.state)])
            self.out.print(verdict(self.state, self.drawing))
        self._tell_where_it_is()

    def _next(self) -> None:
        if self.human in self.state.waiting:
            self._ask()
            return
        seat = self.state.waiting[0]
        self._carry_out(self.bots[seat].answer(self.state, seat), seat)

    def _carry_out(self, action: Action, seat: int) -> None:
        self.record.play(self.state, action, seat)
        self.story.append(self._sentences())
        self._tell(self.story[-1])
        self._write_down()

    def _write_down(self) -> None:
        if self.file is not None:
            save(self.record, self.file)

    # Asking

    def _ask(self) -> None:
        """Put the question until it is answered or taken back."""
        decision = self.state.decision(self.human)
        assert decision is not None
        self._show(self.drawing.beside(self.state, decision))
        options = self.state.options(self.human)
        self._show_options(options)
        moves = len(self.record.moves)
        while len(self.record.moves) == moves:
            given = self.out.input(f"{self.text.phrase('prompt')}> ").strip()
            if given == "quit":
                raise Leave
            word, _, asked = given.partition(" ")
            if given in self.commands:
                self.commands[given]()
            elif word == "rule":
                self._tell_rule(asked.strip().upper())
            elif given:
                self._answer(given, options)

    def _show_options(self, options: list[Action]) -> None:
        decision = self.state.decision(self.human)
        assert decision is not None
        self.out.print(f"\n[bold]{escape(self.text.question(decision, self.state))}[/bold]")
        hints = [self.drawing.hint(self.state, decision, action) for action in options]
        self.out.print(self._side_by_side(options, hints) if len(options) > CROWD else self._listed(options, hints))

    def _listed(self, options: list[Action], hints: list[str]) -> Table:
        """Return the options one below the other, each with its hint and its notation."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(justify="right")
        for number, (action, hint) in enumerate(zip(options, hints, strict=True), 1):
            notation = f"[dim]{escape(action.notation)}[/dim]"
            table.add_row(str(number), escape(self._said(action)), escape(hint), notation)
        return table

    def _side_by_side(self, options: list[Action], hints: list[str]) -> Columns:
        """Return many options in columns, so that what is drawn above them stays in sight."""
        said = [f"{self._said(action)} {hint}".strip() for action, hint in zip(options, hints, strict=True)]
        wide = len(str(len(options)))
        return Columns([f"{number:{wide}} {escape(each)}" for number, each in enumerate(said, 1)], column_first=True)

    def _answer(self, given: str, options: list[Action]) -> None:
        notations = {action.notation: action for action in options}
        refused = {action.notation: rule for action, rule in self.state.refusals(self.human)}
        if given in notations:
            self._carry_out(notations[given], self.human)
        elif given.isdecimal() and 1 <= int(given) <= len(options):
            self._carry_out(options[int(given) - 1], self.human)
        elif given in refused:
            self._say(self._reason(self.state.game.action(given), refused[given]))
        else:
            self._say(self.text.phrase("wrong", given=given, count=len(options)))

    # Commands

    def _tell_refusals(self) -> None:
        refused: dict[str, list[Action]] = {}
        for action, rule in self.state.refusals(self.human):
            refused.setdefault(rule, []).append(action)
        for rule, actions in refused.items():
            self._tell_refused(actions, rule)
        if not refused:
            self._say(self.text.phrase("nothing-refused"))

    def _tell_refused(self, actions: list[Action], rule: str) -> None:
        if len(actions) > CROWD:
            notations = ", ".join(action.notation for action in actions)
            self._say(self.text.phrase("refused", action=notations, reason=self.text.refusal(rule), rule=rule))
            return
        for action in actions:
            self._say(self._reason(action, rule))

    def _reason(self, action: Action, rule: str) -> str:
        said = f"{self._said(action)} [{action.notation}]"
        return self.text.phrase("refused", action=said, reason=self.text.refusal(rule), rule=rule)

    def _said(self, action: Action) -> str:
        return self.text.action(action, self.state, self.drawing.names)

    def _undo(self) -> None:
        """Go back to the person's last answer by playing the record again up to it."""
        mine = [number for number, move in enumerate(self.record.moves) if move.seat == self.human]
        if not mine:
            self._say(self.text.phrase("nothing-to-undo"))
            return
        taken = self.record.moves[mine[-1]]
        del self.record.moves[mine[-1] :]
        del self.story[mine[-1] + 1 :]
        self.state = self.record.replay()
        self._write_down()
        action = self._said(self.state.game.action(taken.notation))
        self._say(self.text.phrase("undone", action=action))

    def _show_table(self) -> None:
        self._show(self.drawing.table(self.state))
        self._show_options(self.state.options(self.human))

    def _tell_story(self) -> None:
        for sentences in self.story:
            self._tell(sentences)

    def _hint(self) -> None:
        """Tell what a strong bot would do with what the person knows, and why."""
        luck = Random(len(self.record.moves))
        best = judgement.hint(self.state, self.human, Budget(seconds=HARD_SECONDS), luck)[0]
        said = self.text.phrase(
            "hinted",
            action=self._said(best.action),
            notation=best.action.notation,
            chance=round(100 * best.chance),
        )
        self._say(f"{said} {self.text.phrase(f'reason-{best.reason}')}")

    def _tell_rule(self, number: str) -> None:
        """Tell a rule by its number, or all rules of a chapter."""
        rules = self._rules()
        found = [rule for rule in rules.values() if rule.number == number or rule.number.startswith(f"{number}.")]
        for rule in found:
            self._say(f"{rule.number} {rule.text}")
        if not found:
            self._say(self.text.phrase("no-rule", number=number, example=next(iter(rules), "")))

    def _rules(self) -> dict[str, Rule]:
        """Return the numbered rules of the game, if it has them."""
        file = self.state.game.texts.parent / "RULES.md"
        return read_rules(file) if file.is_file() else {}

    def _help(self) -> None:
        options = self.state.options(self.human)
        lines = [
            ("1", self.text.phrase("help-number", notation=options[0].notation)),
            ("?", self.text.phrase("help-why")),
            ("hint", self.text.phrase("help-hint")),
            ("rule", self.text.phrase("help-rule", number=next(iter(self._rules()), ""))),
            *((word, self.text.phrase(f"help-{word}")) for word in ("undo", "table", "log", "quit")),
        ]
        for word, meaning in lines:
            self.out.print(f"  [bold]{word:6}[/bold]{escape(meaning)}")

    # Telling

    def _show(self, parts: list[Part]) -> None:
        for part in parts:
            self.out.print(rendered(part))

    def _sentences(self) -> list[str]:
        seen = [event for event in self.state.events if event.seen_by(self.human)]
        return [self.text.event(event, self.drawing.names) for event in seen]

    def _tell(self, sentences: list[str]) -> None:
        for sentence in sentences:
            self.out.print(stressed(sentence, "  · "), style="dim")

    def _say(self, line: str) -> None:
        self.out.print(escape(line))

    def _tell_where_it_is(self) -> None:
        if self.file is not None and self.record.moves:
            self._say(self.text.phrase("saved", file=str(self.file)))
        self._say(self.text.phrase("seed", seed=str(self.record.seed)))
