"""Effects in words: one sentence for each kind, from which every card is said."""

from __future__ import annotations

import re

import pytest

from groma.games.architects.counters import COUNTED
from groma.games.architects.effects import KINDS
from groma.games.architects.hints import Hints
from groma.kernel.components import LANGUAGES
from tests.cli.messages import read_messages
from tests.cli.strict import StrictText
from tests.games.architects.table import architects

every_language = pytest.mark.parametrize("language", LANGUAGES)
SAID = {
    "well": [
        "Gain 4 clay",
        "Ottieni 4 argille",
        "Gagnez 4 argiles",
    ],
    "drafting_room": [
        "Draw 2 Building cards",
        "Pesca 2 carte Edificio",
        "Piochez 2 cartes Bâtiment",
    ],
    "betting_house": [
        "Take 1 unpaid Debt",
        "Prendi 1 Debito non pagato",
        "Prenez 1 Dette non payée",
    ],
    "treasury": [
        "Gain 1 gold or 3 silver",
        "Ottieni 1 oro o 3 monete",
        "Gagnez 1 or ou 3 pièces",
    ],
    "castle": [
        "At the end: 1 virtue for every 2 gold",
        "Alla fine: 1 reputazione per ogni 2 ori",
        "À la fin\xa0: 1 vertu par tranche de 2 or",
    ],
    "chapel": [
        "At the end: 2 virtue if you are highest on the Cathedral",
        "Alla fine: 2 reputazione se sei il più avanti nella Cattedrale",
        "À la fin\xa0: 2 vertu si vous êtes le plus haut sur la Cathédrale",
    ],
    "watchtower": [
        "Every player with 3 or more workers in the Prison loses 1 virtue",
        "Ogni giocatore con 3 o più lavoratori in Prigione perde 1 reputazione",
        "Chaque joueur ayant 3 ouvriers ou plus en Prison perd 1 vertu",
    ],
    "keep": [
        "At the end: 1 VP for every 3 captured workers",
        "Alla fine: 1 PV per ogni 3 lavoratori catturati",
        "À la fin\xa0: 1 PV par tranche de 3 ouvriers capturés",
    ],
    "carpenters_hut": [
        "At the end: 1 VP for every own Apprentice with Carpentry",
        "Alla fine: 1 PV per ogni tuo Apprendista con la specializzazione Carpentiere",
        "À la fin\xa0: 1 PV par Apprenti avec la compétence Charpente",
    ],
    "fountain": [
        "At the end: each of your unpaid Debts costs 1 VP less",
        "Alla fine: ogni tuo Debito non pagato costa 1 PV in meno",
        "À la fin\xa0: chacune de vos Dettes non payées coûte 1 PV de moins",
    ],
    "hideout": [
        "You may release all your workers from the Prison",
        "Puoi liberare tutti i tuoi lavoratori dalla Prigione",
        "Vous pouvez libérer tous vos ouvriers de la Prison",
    ],
    "gatekeeper": [
        "At each Reset: you may release up to 2 of your workers from the Prison",
        "A ogni Pulizia: puoi liberare fino a 2 tuoi lavoratori dalla Prigione",
        "À chaque Purge\xa0: vous pouvez libérer jusqu'à 2 de vos ouvriers de la Prison",
    ],
    "squire_carpentry": [
        "At each Reset: gain 2 virtue if none of your workers is in the Prison",
        "A ogni Pulizia: ottieni 2 reputazione se nessun tuo lavoratore è in Prigione",
        "À chaque Purge\xa0: gagnez 2 vertu si aucun de vos ouvriers n'est en Prison",
    ],
    "illusionist": [
        "Black Market: lose 1 virtue less",
        "Mercato Nero: perdi 1 reputazione in meno",
        "Marché Noir\xa0: perdez 1 vertu de moins",
    ],
    "trickster": [
        "Black Market: pay 1 silver less",
        "Mercato Nero: paghi 1 moneta in meno",
        "Marché Noir\xa0: payez 1 pièce de moins",
    ],
    "merchant_gold": [
        "King's Storehouse: 2 silver → 1 gold",
        "Magazzino Reale: 2 monete → 1 oro",
        "Entrepôt royal\xa0: 2 pièces → 1 or",
    ],
    "overseer": [
        "King's Storehouse: you count as having 1 worker more",
        "Magazzino Reale: conti come se avessi 1 lavoratore in più",
        "Entrepôt royal\xa0: vous comptez 1 ouvrier de plus",
    ],
    "labourer": [
        "No ability beyond the skills",
        "Nessuna abilità oltre alle specializzazioni",
        "Aucune capacité en plus des compétences",
    ],
    "barracks": [
        "You may take your workers back from other boards or make a free capture",
        "Puoi riprendere i tuoi lavoratori dalle altre plance o fare una cattura gratuita",
        "Vous pouvez reprendre vos ouvriers des autres plateaux ou faire une capture gratuite",
    ],
    "ada": [
        "Ignores 1 tax of every taxed cost",
        "Ignora 1 tassa di ogni costo tassato",
        "Ignore 1 taxe de chaque coût taxé",
    ],
}
"""In English, Italian and French."""


def hints(language: str) -> Hints:
    """Return what says cards in a language and misses no word."""
    return Hints(architects(), StrictText(architects(), language))


def cards() -> list[str]:
    """Return all that has an effect, by id."""
    figures = architects().figures()
    return [*figures["buildings"], *figures["apprentices"], *figures["characters"]]


@pytest.mark.parametrize("card", SAID)
def test_a_card_says_what_it_does(card: str) -> None:
    assert [hints(language).effect(card) for language in LANGUAGES] == SAID[card]


@every_language
def test_no_card_is_without_words(language: str) -> None:
    said = hints(language)
    sentences = {card: said.effect(card) for card in cards()}
    assert [card for card, each in sentences.items() if not re.fullmatch(r"[\w][^{}$_]+", each)] == []


def test_a_card_with_two_effects_says_both() -> None:
    said = hints("en")
    said.buildings["well"]["effects"] += said.buildings["tavern"]["effects"]
    assert said.effect("well") == "Gain 4 clay. You may hire any faceup Apprentice for nothing"


def test_no_sentence_is_left_over() -> None:
    written = {key for key in read_messages(architects().text("en")) if key.startswith("effect-")}
    box = architects().box
    effects = [effect for building in box.buildings for effect in building.effects]
    effects += [effect for apprentice in box.apprentices for effect in apprentice.effects]
    of_cards = {effect.sentence() for effect in effects}
    of_kinds = {f"effect-{kind.kind}" for kind in KINDS} - {"effect-debt_vp"}
    of_characters = {f"effect-{character.id}" for character in box.characters}
    assert written == of_cards | of_kinds | of_characters | {"effect-on", "effect-none"}


@every_language
@pytest.mark.parametrize("counted", COUNTED)
def test_whatever_can_be_counted_can_be_said(counted: str, language: str) -> None:
    said = hints(language)
    arguments = said.arguments(COUNTED[counted].arguments())
    sentences = {said.text.phrase("effect-vp_per", vp=1, per=per, **arguments) for per in (1, 2)}
    sentences |= {said.text.phrase(f"effect-{kind}", vp=1, **arguments) for kind in ("vp_if_most", "vp_if_zero")}
    assert len(sentences) == 4
    assert not any(key in each for each in sentences for key in ("{", "$", "_"))
