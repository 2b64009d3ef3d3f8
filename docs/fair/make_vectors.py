"""Writes the test vectors with the second implementation: python3 docs/fair/make_vectors.py > vectors.json

The seeds are all zeros, all ones and the hashes of plain words; a few nonces were looked for, to have rare rounds.
"""

import hashlib
import json
import sys

# The folder is documentation: no compiled files beside the pages.
sys.dont_write_bytecode = True

import verify  # noqa: E402

SEEDS = [b"\x00" * 32, b"\xff" * 32, *(hashlib.sha256(f"Jonaki test seed {i}".encode()).digest() for i in range(6))]
CLIENT_SEEDS = ["0", "jonaki", "Fair_Play-2026", "-", "A" * 64]
NONCES = [0, 1, 9, 10, 9_999, 2**31, 2**53 - 1]
POWERS = [2**k + more for k in range(1, 17) for more in (0, 1)]
OTHERS = [1, 5, 6, 7, 10, 13, 25, 31, 37, 38, 40, 52, 97, 100, 101, 127, 251, 255, 997, 1_000, 7_919, 9_973, 9_999]
LARGE = [10_000, 10_001, 65_521, 1_000_003, 2**24, 2**31 - 1, 2**32, 2**32 + 1, 2**52, 2**53 - 1, 2**53]
HUGE = [2**61 - 1, 2**64, 2**64 + 1, 2**89 - 1, 2**127 - 1, 2**256, 2**256 + 1, 10**80 + 7]
CHANCES = [1, 2, 3, 7, 99, 100, 247, 248, 500, 1_000, 2_500, 3_333, 4_949, 4_950, 4_951, 5_000, 7_777, 9_706, 9_800]
STAKES = ["1.00", "1.01", "3.33", "10.00", "99.99", "202.02", "1234.56", "50000.00"]


def source(place):
    return {
        "serverSeed": SEEDS[place % len(SEEDS)].hex(),
        "clientSeed": CLIENT_SEEDS[place % len(CLIENT_SEEDS)],
        "nonce": NONCES[place % len(NONCES)],
    }


def streams():
    for place, seed in enumerate(SEEDS):
        shared = {"salt": "play", "round": f"crash-{place}"}
        single = {"clientSeed": CLIENT_SEEDS[place % 5], "nonce": NONCES[place % 7]}
        for text in (single, shared):
            one = {"serverSeed": seed.hex(), "serverSeedHash": verify.hash_of(seed).hex(), **text}
            stream = verify.stream_of(one)
            # Block 10 is the first whose number has two digits.
            yield {**one, "blocks": [stream.take(32).hex() for _ in range(11)]}


def draws():
    for place, below in enumerate(sorted({*POWERS, *OTHERS, *LARGE, *HUGE})):
        stream = verify.stream_of(source(place))
        drawn = [str(verify.draw_below(stream, below)) for _ in range(12)]
        yield {**source(place), "below": str(below), "drawn": drawn, "nextBytes": stream.take(4).hex()}


def shuffles():
    for place, count in enumerate([0, 1, 2, 3, 13, 25, 40, 52, 90, 312]):
        stream = verify.stream_of(source(place))
        order = verify.shuffle(stream, range(count))
        yield {**source(place), "count": count, "order": order, "nextBytes": stream.take(4).hex()}


def chains():
    for place, length in enumerate([1, 2, 100]):
        end, seeds = verify.make_chain(SEEDS[place + 2], length)
        yield {"secret": SEEDS[place + 2].hex(), "end": end.hex(), "seeds": [seed.hex() for seed in seeds]}


def record(origin, choices):
    one = {"game": "dice", "version": "1", "serverSeedHash": "0" * 64, **origin, "choices": choices, "outcome": None}
    return {**one, **verify.check_record(one)[1]}


def rounds():
    place = 0
    for chance in CHANCES:
        for side in ("under", "over"):
            stake = STAKES[place % len(STAKES)]
            largest = verify.dice_largest_stake(chance)
            stake = stake if verify.poisha(stake) <= largest else verify.amount(largest)
            yield record(source(place), {"stake": stake, "side": side, "chance": chance})
            place += 1
    # Ones worth having: each side won at its edge and lost beside it, at the smallest chance and at an even one.
    for side, chance, roll in [
        ("under", 1, "0.00"), ("under", 1, "0.01"), ("over", 1, "99.99"), ("over", 1, "99.98"),
        ("under", 4_950, "49.49"), ("under", 4_950, "49.50"), ("over", 4_950, "50.50"), ("over", 4_950, "50.49"),
    ]:
        choices = {"stake": "202.02", "side": side, "chance": chance}
        nonce = next(n for n in range(10**6) if record(origin(n), choices)["outcome"]["roll"] == roll)
        yield record(origin(nonce), choices)
    # And rounds whose first number did not fit and was drawn again.
    for nonce in [n for n in range(200) if drawn_again(n)][:3]:
        yield record(origin(nonce), {"stake": "10.00", "side": "over", "chance": 4_950})


def origin(nonce):
    return {"serverSeed": SEEDS[2].hex(), "clientSeed": "jonaki", "nonce": nonce}


def drawn_again(nonce):
    stream = verify.stream_of(origin(nonce))
    verify.draw_below(stream, 10_000)
    return len(stream.unread) < 30


def refusals():
    for chance in [1, 2, 99, 247, 248, 9_800]:
        above = verify.amount(verify.dice_largest_stake(chance) + 1)
        for stake in ("0.00", "0.99", above):
            choices = {"stake": stake, "side": "under", "chance": chance}
            yield {"choices": choices, "refusal": verify.read_dice(choices)[1]}


def tables():
    for (game, version), (table, _read, _settle) in verify.GAMES.items():
        yield {"game": game, "version": version, "tableHash": verify.table_hash(table)}


SECTIONS = [streams, draws, shuffles, chains, tables, rounds, refusals]

if __name__ == "__main__":
    json.dump({section.__name__: list(section()) for section in SECTIONS}, sys.stdout, indent=1)
    print()
