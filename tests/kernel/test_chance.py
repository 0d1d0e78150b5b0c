"""The stream of luck."""

from __future__ import annotations

from hashlib import blake2b, sha256

from hypothesis import given
from hypothesis import strategies as st

from groma.kernel import Chance, commitment


def stream(seed: int | bytes, drawn: int = 0) -> Chance:
    chance = Chance()
    chance.start(seed, drawn)
    return chance


def test_the_stream_is_blake2b_of_the_block_number_keyed_with_the_hash_of_the_seed() -> None:
    key = blake2b(b"7", digest_size=32).digest()
    block = blake2b((0).to_bytes(8, "big"), key=key, digest_size=64).digest()
    assert stream(7).below(1 << 64) == int.from_bytes(block[:8], "big")


@given(st.binary(max_size=40), st.integers(0, 40))
def test_a_stream_can_be_taken_up_after_any_number_of_draws(seed: bytes, drawn: int) -> None:
    whole = stream(seed)
    for _ in range(drawn):
        whole.below(1 << 64)
    assert stream(seed, drawn).below(1 << 64) == whole.below(1 << 64)


@given(st.integers(0, 1000), st.integers(0, 20))
def test_a_copy_goes_on_like_the_original_and_apart_from_it(seed: int, drawn: int) -> None:
    chance = stream(seed)
    for _ in range(drawn):
        chance.below(10)
    copy = chance.copy()
    assert [copy.below(1000) for _ in range(20)] == [chance.below(1000) for _ in range(20)]


@given(st.integers(), st.integers(1, 1 << 64))
def test_a_number_is_always_below_its_limit(seed: int, limit: int) -> None:
    assert 0 <= stream(seed).below(limit) < limit


def test_every_number_is_about_equally_likely() -> None:
    chance = stream(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


@given(st.integers(), st.integers(0, 30))
def test_a_shuffle_keeps_all_items(seed: int, size: int) -> None:
    items = list(range(size))
    stream(seed).shuffle(items)
    assert sorted(items) == list(range(size))


def test_every_order_of_a_shuffle_is_about_equally_likely() -> None:
    chance = stream(2)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(b"secret") == sha256(b"secret").hexdigest()
    assert commitment(7) == sha256(b"7").hexdigest()


def streams(seed: int) -> Chance:
    chance = Chance()
    chance.start(seed, has_streams=True)
    return chance


NAMES = st.lists(st.tuples(st.sampled_from(["red", "blue"]), st.integers(0, 2), st.integers(0, 2)), max_size=12)


@given(st.integers(), NAMES, NAMES)
def test_what_a_named_stream_brings_does_not_depend_on_what_else_was_drawn(
    seed: int, some: list[tuple[str, int, int]], others: list[tuple[str, int, int]]
) -> None:
    def brought(names: list[tuple[str, int, int]]) -> dict[tuple[str, int, int, int], int]:
        chance, found = streams(seed), dict[tuple[str, int, int, int], int]()
        for place, name in enumerate(names):
            chance.below(10 + place)
            found[(*name, names[:place].count(name))] = chance.stream(*name).below(1 << 60)
        return found

    one, two = brought(some), brought(others)
    assert {name: one[name] for name in one.keys() & two} == {name: two[name] for name in one.keys() & two}
    assert len(set(one.values())) == len(one)


@given(st.integers(), st.sets(st.integers(0, 30)), st.sets(st.integers(0, 30)))
def test_piles_of_other_cards_are_shuffled_into_one_order(seed: int, some: set[int], others: set[int]) -> None:
    piles = [list(cards) for cards in (some, others)]
    for pile in piles:
        streams(seed).shuffle_pile("market", pile)
    assert [set(pile) for pile in piles] == [some, others]
    both = some & others
    assert [card for card in piles[0] if card in both] == [card for card in piles[1] if card in both]


def test_a_pile_is_shuffled_otherwise_each_time_and_cards_alike_lie_anywhere() -> None:
    chance, seen = streams(1), set[str]()
    for _ in range(300):
        pile = [0, 0, 0, 1]
        chance.shuffle_pile("market", pile)
        seen.add(str(pile))
    assert seen == {"[1, 0, 0, 0]", "[0, 1, 0, 0]", "[0, 0, 1, 0]", "[0, 0, 0, 1]"}


@given(st.integers(), st.lists(st.integers(0, 9)))
def test_without_streams_a_name_changes_nothing(seed: int, items: list[int]) -> None:
    plain, named = stream(seed), stream(seed)
    shuffled = items[:]
    plain.shuffle(shuffled)
    named.shuffle_pile("market", items)
    assert (items, plain.below(100)) == (shuffled, named.stream("red", 1, 2, 3).below(100))
    assert (plain.drawn, named.used) == (named.drawn, {})
