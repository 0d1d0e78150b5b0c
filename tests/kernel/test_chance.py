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
