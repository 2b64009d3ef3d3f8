"""Writes the test vectors with the second implementation: python3 docs/fair/make_vectors.py > vectors.json

The seeds are all zeros, all ones and the hashes of plain words; a few nonces were looked for, to have rare rounds.
"""

import hashlib
import json
import sys

# The folder is documentation: no compiled files beside the pages.
sys.dont_write_bytecode = True

import chance  # noqa: E402
import games  # noqa: E402
import verify  # noqa: E402

SEEDS = [b"\x00" * 32, b"\xff" * 32, *(hashlib.sha256(f"Jonaki test seed {i}".encode()).digest() for i in range(6))]
CLIENT_SEEDS = ["0", "jonaki", "Fair_Play-2026", "-", "A" * 64]
NONCES = [0, 1, 9, 10, 9_999, 2**31, 2**53 - 1]
POWERS = [2**k + more for k in range(1, 17) for more in (0, 1)]
OTHERS = [1, 5, 6, 7, 10, 13, 25, 31, 37, 38, 40, 52, 97, 100, 101, 127, 251, 255, 997, 1_000, 7_919, 9_973, 9_999]
LARGE = [10_000, 10_001, 65_521, 1_000_003, 2**24, 2**31 - 1, 2**32, 2**32 + 1, 2**52, 2**53 - 1, 2**53]
HUGE = [2**61 - 1, 2**64, 2**64 + 1, 2**89 - 1, 2**127 - 1, 2**256, 2**256 + 1, 10**80 + 7]
CHANCES = [1, 2, 3, 7, 99, 100, 247, 248, 500, 1_000, 2_500, 3_333, 4_949, 4_950, 4_951, 5_000, 7_777, 9_706, 9_800]
TARGETS = [101, 102, 125, 150, 198, 200, 333, 500, 1_000, 2_500, 10_000, 4_001, 100_000, 99_989_452, 100_000_000]
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
            one = {"serverSeed": seed.hex(), "serverSeedHash": chance.hash_of(seed).hex(), **text}
            stream = verify.stream_of(one)
            # Block 10 is the first whose number has two digits.
            yield {**one, "blocks": [stream.take(32).hex() for _ in range(11)]}


def draws():
    for place, below in enumerate(sorted({*POWERS, *OTHERS, *LARGE, *HUGE})):
        stream = verify.stream_of(source(place))
        drawn = [str(chance.draw_below(stream, below)) for _ in range(12)]
        yield {**source(place), "below": str(below), "drawn": drawn, "nextBytes": stream.take(4).hex()}


def shuffles():
    for place, count in enumerate([0, 1, 2, 3, 13, 25, 40, 52, 90, 312]):
        stream = verify.stream_of(source(place))
        order = chance.shuffle(stream, range(count))
        yield {**source(place), "count": count, "order": order, "nextBytes": stream.take(4).hex()}


def chains():
    for place, length in enumerate([1, 2, 100]):
        end, seeds = chance.make_chain(SEEDS[place + 2], length)
        yield {"secret": SEEDS[place + 2].hex(), "end": end.hex(), "seeds": [seed.hex() for seed in seeds]}


def tickets():
    for count in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 31, 32, 33, 100]:
        sold = [f"draw-7:{place}:{(place * 7_919) % 1_000:03d}" for place in range(count)]
        if count == 9:
            sold[4:] = [sold[3], "", "টিকিট", "\U0001f39f", "a" * 200]
        places = range(count) if count < 10 else (0, 1, count // 2, count - 2, count - 1)
        proofs = [
            {"place": place, "count": count, "siblings": chance.ticket_siblings(sold, place)} for place in places
        ]
        yield {"tickets": sold, "root": chance.ticket_root(sold), "proofs": proofs}


def record(game, origin, choices):
    one = {"game": game, "version": "1", "serverSeedHash": "0" * 64, **origin, "choices": choices, "outcome": None}
    return {**one, **verify.check_record(one)[1]}


def rounds():
    single = (dice_rounds, mines_rounds, hilo_rounds, plinko_rounds, wheel_rounds, keno_rounds, limbo_rounds)
    for game in (*single, crash_rounds):
        yield from game()


def dice_rounds():
    place = 0
    for chance_of in CHANCES:
        for side in ("under", "over"):
            stake = STAKES[place % len(STAKES)]
            largest = games.dice_largest_stake(chance_of)
            stake = stake if games.poisha(stake) <= largest else games.amount(largest)
            yield record("dice", source(place), {"stake": stake, "side": side, "chance": chance_of})
            place += 1
    # Ones worth having: each side won at its edge and lost beside it, at the smallest chance and at an even one.
    for side, chance_of, roll in [
        ("under", 1, "0.00"), ("under", 1, "0.01"), ("over", 1, "99.99"), ("over", 1, "99.98"),
        ("under", 4_950, "49.49"), ("under", 4_950, "49.50"), ("over", 4_950, "50.50"), ("over", 4_950, "50.49"),
    ]:
        choices = {"stake": "202.02", "side": side, "chance": chance_of}
        nonce = next(n for n in range(10**6) if record("dice", origin(n), choices)["outcome"]["roll"] == roll)
        yield record("dice", origin(nonce), choices)
    # And rounds whose first number did not fit and was drawn again.
    for nonce in [n for n in range(200) if drawn_again(n)][:3]:
        yield record("dice", origin(nonce), {"stake": "10.00", "side": "over", "chance": 4_950})


def origin(nonce):
    return {"serverSeed": SEEDS[2].hex(), "clientSeed": "jonaki", "nonce": nonce}


def drawn_again(nonce):
    stream = verify.stream_of(origin(nonce))
    chance.draw_below(stream, 10_000)
    return len(stream.unread) < 30


def mines_rounds():
    """Stopped after so many tiles, or with a mine next; a round that cashes itself out has no cash-out among its acts."""
    for place, (mines, safe, then) in enumerate([
        (1, 1, "cashOut"), (1, 24, None), (2, 23, None), (3, 5, "cashOut"), (3, 0, "mine"), (3, 7, "mine"),
        (5, 3, "cashOut"), (8, 16, "cashOut"), (8, 17, None), (10, 4, "mine"), (12, 8, "cashOut"), (15, 2, "cashOut"),
        (20, 1, "cashOut"), (20, 5, None), (23, 2, None), (24, 1, None), (24, 0, "mine"),
    ]):
        field = chance.shuffle(verify.stream_of(source(place)), range(25))
        acts = sorted(field[mines:], key=lambda tile: (tile * 7 + place) % 25)[:safe]
        acts += {"cashOut": ["cashOut"], "mine": field[:1], None: []}[then]
        stake = STAKES[place % 2]
        yield record("mines", source(place), {"stake": stake, "mines": mines, "largestWin": "2000000.00", "acts": acts})
    # The last step within the largest win comes before the last safe tile.
    for place, largest_win in [(0, "2000000.00"), (1, "2000000.00"), (2, "1500000.00")]:
        stake, mines, limit = "50000.00", 10 + place, games.poisha(largest_win)
        field = chance.shuffle(verify.stream_of(source(place)), range(25))
        last = max(k for k in range(1, 26 - mines) if games.mines_pay(games.poisha(stake), mines, k) <= limit)
        choices = {"stake": stake, "mines": mines, "largestWin": largest_win, "acts": field[mines:][:last]}
        yield record("mines", source(place), choices)


def hilo_rounds():
    """The likelier guess with a skip now and then, or the rarer one, until it is wrong or the chain is long enough."""
    for place in range(24):
        stake, length, is_bold = STAKES[place % len(STAKES)], 1 + place % 6, place % 3 == 2
        choices = {"stake": stake, "largestWin": "2000000.00", "acts": []}
        while (acts := next_hilo(source(place), choices, length, is_bold)) is not None:
            choices = {**choices, "acts": acts}
        yield record("hilo", source(place), choices)


def next_hilo(origin, choices, length, is_bold):
    """The acts with one more; None when the round is over."""
    acts = choices["acts"]
    try:
        games.settle_hilo(verify.stream_of(origin), *games.read_hilo(choices)[0])
        return None
    except chance.Unreadable:
        stream = verify.stream_of(origin)
        card = [chance.draw_below(stream, 13) + 1 for _ in range(len(acts) + 1)][-1]
    guessed = sum(act != "skip" for act in acts)
    if guessed >= length:
        return [*acts, "cashOut"]
    if len(acts) % 4 == 1 and acts[-1] != "skip":
        return [*acts, "skip"]
    guesses = sorted((len(right), guess) for (on, guess), right in games.HILO_RIGHT.items() if on == card)
    return [*acts, guesses[0 if is_bold else -1][1]]


def plinko_rounds():
    yield from risk_rounds("plinko", "rows", games.PLINKO_MULTIPLIERS)


def wheel_rounds():
    yield from risk_rounds("wheel", "segments", games.WHEEL_MULTIPLIERS)


def risk_rounds(game, size_name, multipliers):
    """Two rounds with every table."""
    tables = [(risk, size) for risk, sizes in multipliers.items() for size in sizes]
    for place, (risk, size) in enumerate(tables * 2):
        largest = games.largest_stake(max(multipliers[risk][size]), 100)
        stake = min(games.poisha(STAKES[place % len(STAKES)]), largest)
        yield record(game, source(place), {"stake": games.amount(stake), size_name: int(size), "risk": risk})


def keno_rounds():
    """Two rounds with every table; the picks are spread differently every time."""
    tables = [(risk, count) for risk in games.KENO_MULTIPLIERS for count in range(1, 11)]
    for place, (risk, count) in enumerate(tables * 2):
        picks = sorted({(place * 3 + pick * 37) % 40 + 1 for pick in range(count)})
        stake = min(games.poisha(STAKES[place % len(STAKES)]), games.keno_largest_stake(count, risk))
        yield record("keno", source(place), {"stake": games.amount(stake), "picks": picks, "risk": risk})


def limbo_rounds():
    for place, target in enumerate(TARGETS * 2):
        stake = min(games.poisha(STAKES[place % len(STAKES)]), games.largest_stake(target, 100))
        yield record("limbo", source(place), {"stake": games.amount(stake), "target": games.amount(target)})
    # Ones worth having: won at exactly the target, and lost by a hundredth.
    for target, result in [(200, "2.00"), (200, "1.99"), (101, "1.01"), (101, "1.00"), (1_000, "10.00")]:
        choices = {"stake": "12.34", "target": games.amount(target)}
        nonce = next(n for n in range(10**6) if limbo_result(n) == result)
        yield record("limbo", origin(nonce), choices)


def limbo_result(nonce):
    return games.amount(games.draw_burst(verify.stream_of(origin(nonce))))


def crash_rounds():
    """Rounds of one chain, each with bets of its own: by hand, by itself, up to the largest win, and too late."""
    end, seeds = chance.make_chain(SEEDS[5], 60)
    for place, seed in enumerate(seeds):
        shared = {"serverSeed": seed.hex(), "salt": "play", "round": str(place + 1)}
        burst = min(games.draw_burst(verify.stream_of(shared)), 1_000_000)
        if place % 2 == 0:
            shared = {**shared, "chainEnd": end.hex(), "chainPlace": place + 1}
        for auto, own in crash_bets(place, burst):
            stake, limit = STAKES[place % len(STAKES)], ["2000000.00", "100000.00"][place % 2]
            choices = {"stake": stake, "auto": auto, "largestWin": limit, "cashOut": own}
            yield record("crash", shared, choices)


def crash_bets(place, burst):
    if place % 3 == 0:
        # At the burst itself and a hundredth beyond; none where no bet is paid.
        yield games.amount(max(burst, 101)), None
        yield games.amount(min(burst + 1, 1_000_000)), None
    elif place % 3 == 1:
        yield games.amount(TARGETS[place % 12]), None
        yield None, "1.01" if place % 2 else "1.50"
    else:
        yield None, None


def refusals():
    for chance_of in [1, 2, 99, 247, 248, 9_800]:
        above = games.amount(games.dice_largest_stake(chance_of) + 1)
        for stake in ("0.00", "0.99", above):
            yield refusal("dice", {"stake": stake, "side": "under", "chance": chance_of})
    for mines, largest_win in [(24, "1000.00"), (1, "2000000.00"), (12, "77777.77")]:
        limit = games.poisha(largest_win)
        above = games.largest_stake(99 * 25, 100 * (25 - mines), limit) + 1
        choices = {"mines": mines, "largestWin": largest_win, "acts": []}
        yield refusal("mines", {"stake": games.amount(above), **choices})
    for stake, largest_win in [("0.99", "2000000.00"), ("50000.01", "2000000.00"), ("77.71", "1000.00")]:
        yield refusal("hilo", {"stake": stake, "largestWin": largest_win, "acts": []})
    for stake, rows, risk in [("2000.01", 16, "high"), ("50000.01", 8, "low"), ("0.99", 12, "medium")]:
        yield refusal("plinko", {"stake": stake, "rows": rows, "risk": risk})
    for stake, segments, risk in [("40404.05", 50, "high"), ("50000.01", 10, "low"), ("0.99", 30, "medium")]:
        yield refusal("wheel", {"stake": stake, "segments": segments, "risk": risk})

    for stake, count, risk in [("2000.01", 10, "high"), ("50000.01", 1, "low"), ("0.99", 4, "medium")]:
        yield refusal("keno", {"stake": stake, "picks": list(range(1, count + 1)), "risk": risk})
    for stake, target in [("2.01", "1000000.00"), ("50000.01", "1.01"), ("0.99", "2.00"), ("49987.51", "40.01")]:
        yield refusal("limbo", {"stake": stake, "target": target})
    for stake, largest_win in [("0.99", "2000000.00"), ("50000.01", "2000000.00"), ("99.02", "100.00")]:
        yield refusal("crash", {"stake": stake, "auto": None, "largestWin": largest_win, "cashOut": None})


def refusal(game, choices):
    one = {"game": game, "version": "1", "choices": choices}
    return {**one, "refusal": games.GAMES[(game, "1")][1](choices)[1]}


def tables():
    for (game, version), (table, _read, _settle) in games.GAMES.items():
        yield {"game": game, "version": version, "tableHash": verify.table_hash(table)}


SECTIONS = [streams, draws, shuffles, chains, tickets, tables, rounds, refusals]

if __name__ == "__main__":
    json.dump({section.__name__: list(section()) for section in SECTIONS}, sys.stdout, indent=1)
    print()
