"""The game-agnostic kernel: actions, decisions, the agenda, chance, events, records."""

from groma.kernel.action import Action, IllegalAction
from groma.kernel.advice import Advice
from groma.kernel.agenda import Decision, Step, Together
from groma.kernel.chance import Chance, Seed, commitment, shuffle
from groma.kernel.components import Components, ComponentsError, Entry
from groma.kernel.event import Event
from groma.kernel.game import Box, Game, OptionValue
from groma.kernel.record import FalseRecordError, Move, Record, RecordError
from groma.kernel.state import State

__all__ = [
    "Action",
    "Advice",
    "Box",
    "Chance",
    "Components",
    "ComponentsError",
    "Decision",
    "Entry",
    "Event",
    "FalseRecordError",
    "Game",
    "IllegalAction",
    "Move",
    "OptionValue",
    "Record",
    "RecordError",
    "Seed",
    "State",
    "Step",
    "Together",
    "commitment",
    "shuffle",
]
