"""Whether the components of a file fit together: a file that could not be played is refused when it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groma.games.aquileia.components import DECKS, LAST_PLACES, METALS, SERVI, STADIUM_LAUREL, THEATRUM_LAUREL

if TYPE_CHECKING:
    from groma.games.aquileia.box import Box

CONTESTS: Final = {"fight", "race"}
"""The effects whose spaces are carried out together."""
ONCE: Final = ["fight", "race", "auction", "take_blue_dice"]
"""The effects that occur once in a round."""


def check_playable(box: Box) -> None:
    """Refuse what the single rows cannot see."""
    _check_players(box)
    _check_groups(box)
    _check_spaces(box)
    _check_dice(box)
    _check_decks(box)
    for contest in box.contests:
        if len(contest.coins) != LAST_PLACES:
            raise box.error("[[prize]]", f'must hold {LAST_PLACES} prizes for the contest "{contest.id}"')


def _check_players(box: Box) -> None:
    if len(box.colours) < box.players_max:
        raise box.error("[[player_colour]]", f"must hold one for each of {box.players_max} players")
    if box.positions < box.players_max:
        raise box.error(
            "[tracks], tiebreaker:", f'key "positions" must be one for each of {box.players_max} players (Q6.5)'
        )


def _check_groups(box: Box) -> None:
    """Q7.4  Only the spaces of one contest are carried out together, and all of them are."""
    for group in box.groups:
        effects = {box.spaces[space].effect for space in group}
        if len(effects) > 1 or (len(group) > 1 and not effects <= CONTESTS):
            raise box.error(
                f'[[space]] "{box.spaces[group[1]].id}":',
                f'key "resolve" is shared with "{box.spaces[group[0]].id}", but only one contest may share it',
            )
    for effect in ONCE:
        groups = [group for group in box.groups if box.spaces[group[0]].effect == effect]
        if len(groups) != 1:
            raise box.error("[[space]]", f'the effect "{effect}" must occur at one number of "resolve"')


def _check_spaces(box: Box) -> None:
    if [box.metal[space] for space in box.portus] != list(range(len(METALS))):
        raise box.error("[[space]]", f"of the Portus must be one for each metal: {', '.join(METALS)}")
    for space in box.spaces:
        space.check(box, f'[[space]] "{space.id}":')


def _check_dice(box: Box) -> None:
    for contest in box.contests:
        if contest.red_dice > box.red_dice or contest.blue_dice > box.blue_dice:
            raise box.error(f'[[contest]] "{contest.id}":', "rolls more dice than there are")


def _check_decks(box: Box) -> None:
    """Q10.20, Q11.16  The laurels must last for a race and an auction in every round."""
    for deck in box.decks:
        cards = sum([card.count for card in box.cards if card.deck == deck.kind])
        if cards != deck.count:
            raise box.error(f'[[deck]] "{deck.id}":', f'key "count" is {deck.count}, but there are {cards} cards')
    for kind, needed in ((SERVI, 1), (STADIUM_LAUREL, 2 * box.rounds), (THEATRUM_LAUREL, box.rounds)):
        if box.decks[kind].count < needed:
            raise box.error(f'[[deck]] "{DECKS[kind]}":', f'key "count" must be {needed} or more')
