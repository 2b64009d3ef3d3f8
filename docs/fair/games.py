"""The rules of Jonaki's instant games (docs/spec/instant.md), in Python 3 with its standard library only.

A game is its table, a function that reads a member's choices, and one that settles a round from a random stream.
"""

import hashlib
import re
from decimal import Context, Decimal
from functools import cache
from math import comb

from chance import Unreadable, draw_below, shuffle
from pay_tables import KENO_MULTIPLIERS, PLINKO_MULTIPLIERS, WHEEL_MULTIPLIERS

MULTIPLIER = re.compile(r"[1-9][0-9]{0,8}\.[0-9]{2}")
AMOUNT = re.compile(r"([0-9]{1,15})(?:\.([0-9]{1,2}))?")

# --- INS-15: money ---------------------------------------------------------------------------------------

LIMITS = {"stake": {"smallest": "1.00", "largest": "50000.00"}, "largestWin": "2000000.00"}


def poisha(text):
    found = AMOUNT.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise Unreadable("an amount is not decimal text with at most two decimals")
    return int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))


def amount(value):
    return f"{value // 100}.{value % 100:02d}"


def largest_stake(numerator, denominator, limit=None):
    """Counted down from above, not solved for, so that it can be wrong only where the payout is."""
    limit = poisha(LIMITS["largestWin"]) if limit is None else limit
    stake = limit * denominator // numerator + 2
    while stake * numerator // denominator > limit:
        stake -= 1
    return min(stake, poisha(LIMITS["stake"]["largest"]))


def refusal_of(stake, largest):
    """What a bet is refused with; None for one that is taken."""
    if poisha(LIMITS["stake"]["smallest"]) <= stake <= largest:
        return None
    return {"code": "BET_LIMIT", "smallestStake": LIMITS["stake"]["smallest"], "largestStake": amount(largest)}


def exactly(choices, *names):
    if not isinstance(choices, dict) or set(choices) != set(names):
        raise Unreadable(f"choices are not exactly {', '.join(names)}")


def whole(value, smallest, largest, name):
    if type(value) is not int or not smallest <= value <= largest:
        raise Unreadable(f"{name} is not a whole number from {smallest} to {largest}")
    return value


def hundredths(text, smallest, largest, name):
    """A multiplier as choices name it: two decimals, no leading zeros."""
    found = MULTIPLIER.fullmatch(text) if isinstance(text, str) else None
    if found is None or not smallest <= int(text.replace(".", "")) <= largest:
        raise Unreadable(f"{name} is not a multiplier from {amount(smallest)} to {amount(largest)}")
    return int(text.replace(".", ""))


def cut4(numerator, denominator):
    """A multiplier as it is shown: cut to 4 decimals."""
    steps = numerator * 10**4 // denominator
    return f"{steps // 10**4}.{steps % 10**4:04d}"


# --- INS-8: dice -----------------------------------------------------------------------------------------

DICE = {
    "game": "dice",
    "roll": {"below": 10000},
    "chance": {"smallest": 1, "largest": 9800},
    "wins": {"under": "roll < chance", "over": "roll >= 10000 - chance"},
    "pays": {"fraction": "stake * 9900 / chance", "cut": "down to 0.01"},
    **LIMITS,
}


def dice_largest_stake(chance):
    return largest_stake(9900, chance)


def read_dice(choices):
    """The stake in poisha, the side and the chance; or what the bet is refused with."""
    exactly(choices, "stake", "side", "chance")
    stake, side = poisha(choices["stake"]), choices["side"]
    if side not in ("under", "over"):
        raise Unreadable("side is neither under nor over")
    chance = whole(choices["chance"], 1, 9800, "chance")
    return (stake, side, chance), refusal_of(stake, dice_largest_stake(chance))


def settle_dice(stream, stake, side, chance):
    roll = draw_below(stream, 10000)
    won = roll < chance if side == "under" else roll >= 10000 - chance
    payout = stake * 9900 // chance if won else 0
    return {"roll": amount(roll), "won": won, "payout": amount(payout)}


# --- INS-10: mines ---------------------------------------------------------------------------------------

MINES = {
    "game": "mines",
    "field": {"tiles": 25, "mines": "the first m of the shuffled tiles"},
    "mines": {"fewest": 1, "most": 24},
    "pays": {"fraction": "stake * 99 * C(25, k) / (100 * C(25 - m, k))", "cut": "down to 0.01"},
    "ends": "a mine, cashOut, the last safe tile, or the last step within the largest win",
    **LIMITS,
}


def mines_pay(stake, mines, opened):
    return stake * 99 * comb(25, opened) // (100 * comb(25 - mines, opened))


def read_mines(choices):
    """The stake, the number of mines, the largest win and the acts; or what the bet is refused with."""
    exactly(choices, "stake", "mines", "largestWin", "acts")
    stake, mines = poisha(choices["stake"]), whole(choices["mines"], 1, 24, "mines")
    limit = min(poisha(choices["largestWin"]), poisha(LIMITS["largestWin"]))
    acts = choices["acts"]
    if not isinstance(acts, list):
        raise Unreadable("acts are no list")
    for act in acts:
        if act != "cashOut":
            whole(act, 0, 24, "a tile")
    largest = largest_stake(99 * comb(25, 1), 100 * comb(25 - mines, 1), limit)
    return (stake, mines, limit, acts), refusal_of(stake, largest)


def settle_mines(stream, stake, mines, limit, acts):
    field = sorted(shuffle(stream, range(25))[:mines])
    opened, hit, over = [], None, False
    for act in acts:
        if over or (act == "cashOut" and not opened) or act in opened:
            raise Unreadable("the acts could not be done")
        if act == "cashOut":
            over = True
        elif act in field:
            hit, over = act, True
        else:
            opened.append(act)
            left = 25 - mines - len(opened)
            over = left == 0 or mines_pay(stake, mines, len(opened) + 1) > limit
    if not over:
        raise Unreadable("the round is not over")
    k = len(opened)
    multiplier = "0.0000" if hit is not None else cut4(99 * comb(25, k), 100 * comb(25 - mines, k))
    payout = 0 if hit is not None else mines_pay(stake, mines, k)
    return {"field": field, "opened": opened, "hit": hit, "multiplier": multiplier, "payout": amount(payout)}


# --- INS-13: hi-lo ---------------------------------------------------------------------------------------

HILO = {
    "game": "hilo",
    "card": {"below": 13, "lowest": 1},
    "guesses": {
        "between": {"higher": "next >= card", "lower": "next <= card"},
        "lowest": {"higher": "next > card", "same": "next = card"},
        "highest": {"lower": "next < card", "same": "next = card"},
    },
    "skips": {"most": 52},
    "pays": {"fraction": "stake * 99 / (100 * product of chances)", "cut": "down to 0.01"},
    "ends": "a wrong guess, cashOut, or no guess on any card within the largest win",
    **LIMITS,
}

# The ranks that make a guess right, by the card that lies open.
HILO_RIGHT = {
    **{(card, "higher"): set(range(card, 14)) for card in range(2, 13)},
    **{(card, "lower"): set(range(1, card + 1)) for card in range(2, 13)},
    (1, "higher"): set(range(2, 14)),
    (1, "same"): {1},
    (13, "lower"): set(range(1, 13)),
    (13, "same"): {13},
}


def read_hilo(choices):
    """The stake, the largest win and the acts; or what the bet is refused with."""
    exactly(choices, "stake", "largestWin", "acts")
    stake, acts = poisha(choices["stake"]), choices["acts"]
    limit = min(poisha(choices["largestWin"]), poisha(LIMITS["largestWin"]))
    if not isinstance(acts, list) or any(act not in ("higher", "lower", "same", "skip", "cashOut") for act in acts):
        raise Unreadable("acts are not guesses, skips and the cash-out")
    return (stake, limit, acts), refusal_of(stake, largest_stake(99 * 13, 100, limit))


def settle_hilo(stream, stake, limit, acts):
    cards, ways, right, skips, lost, over = [draw_below(stream, 13) + 1], 1, 0, 0, False, False

    def fits(more):
        return stake * 99 * 13 ** (right + 1) // (100 * ways * more) <= limit

    for act in acts:
        guess = HILO_RIGHT.get((cards[-1], act))
        allowed = {"cashOut": right > 0, "skip": skips < 52}.get(act, guess is not None and fits(len(guess)))
        if over or not allowed:
            raise Unreadable("the acts could not be done")
        if act == "cashOut":
            over = True
            continue
        cards.append(draw_below(stream, 13) + 1)
        if act == "skip":
            skips += 1
        elif cards[-1] not in guess:
            lost, over = True, True
        else:
            ways, right = ways * len(guess), right + 1
            over = not fits(12)
    if not over:
        raise Unreadable("the round is not over")
    numerator, denominator = (0, 1) if lost else (99 * 13**right, 100 * ways)
    payout = amount(stake * numerator // denominator)
    return {"cards": cards, "right": right, "multiplier": cut4(numerator, denominator), "payout": payout}


# --- Pay tables by risk ----------------------------------------------------------------------------------


def known_risk(risk):
    if risk not in ("low", "medium", "high"):
        raise Unreadable("risk is none of low, medium and high")


def read_risk(multipliers, choices, size_name, sizes):
    """The stake in poisha, the size and the risk; or what the bet is refused with."""
    exactly(choices, "stake", size_name, "risk")
    stake, size, risk = poisha(choices["stake"]), choices[size_name], choices["risk"]
    if type(size) is not int or size not in sizes:
        raise Unreadable(f"{size_name} is none of the numbers that are offered")
    known_risk(risk)
    return (stake, size, risk), refusal_of(stake, largest_stake(max(multipliers[risk][str(size)]), 100))


# --- INS-11: plinko --------------------------------------------------------------------------------------

PLINKO = {
    "game": "plinko",
    "path": {"below": 2, "draws": "one for each row", "left": 0, "right": 1},
    "slot": "number of rights in path",
    "multipliers": PLINKO_MULTIPLIERS,
    "pays": {
        "fraction": "stake * multipliers[risk][rows][min(slot, rows - slot)] / 100",
        "cut": "down to 0.01",
    },
    **LIMITS,
}


def read_plinko(choices):
    return read_risk(PLINKO_MULTIPLIERS, choices, "rows", range(8, 17))


def settle_plinko(stream, stake, rows, risk):
    steps = [draw_below(stream, 2) for _ in range(rows)]
    slot = sum(steps)
    multiplier = PLINKO_MULTIPLIERS[risk][str(rows)][min(slot, rows - slot)]
    path = "".join("LR"[step] for step in steps)
    return {"path": path, "slot": slot, "multiplier": amount(multiplier), "payout": amount(stake * multiplier // 100)}


# --- INS-12: wheel ---------------------------------------------------------------------------------------

WHEEL = {
    "game": "wheel",
    "segment": {"below": "segments"},
    "multipliers": WHEEL_MULTIPLIERS,
    "pays": {"fraction": "stake * multipliers[risk][segments][segment] / 100", "cut": "down to 0.01"},
    **LIMITS,
}


def read_wheel(choices):
    return read_risk(WHEEL_MULTIPLIERS, choices, "segments", (10, 20, 30, 40, 50))


def settle_wheel(stream, stake, segments, risk):
    segment = draw_below(stream, segments)
    multiplier = WHEEL_MULTIPLIERS[risk][str(segments)][segment]
    return {"segment": segment, "multiplier": amount(multiplier), "payout": amount(stake * multiplier // 100)}


# --- INS-14: keno ----------------------------------------------------------------------------------------

KENO = {
    "game": "keno",
    "draw": "the first 10 of shuffle(1 to 40)",
    "hits": "picks among the drawn",
    "multipliers": KENO_MULTIPLIERS,
    "pays": {"fraction": "stake * multipliers[risk][picks - 1][hits] / 100", "cut": "down to 0.01"},
    **LIMITS,
}


def read_keno(choices):
    """The stake in poisha, the picks and the risk; or what the bet is refused with."""
    exactly(choices, "stake", "picks", "risk")
    stake, picks, risk = poisha(choices["stake"]), choices["picks"], choices["risk"]
    if not isinstance(picks, list) or not 1 <= len(picks) <= 10:
        raise Unreadable("picks are not 1 to 10 numbers")
    for pick in picks:
        whole(pick, 1, 40, "a pick")
    if picks != sorted(set(picks)):
        raise Unreadable("picks are not different and in rising order")
    known_risk(risk)
    return (stake, picks, risk), refusal_of(stake, keno_largest_stake(len(picks), risk))


def keno_largest_stake(count, risk):
    return largest_stake(max(KENO_MULTIPLIERS[risk][count - 1]), 100)


def settle_keno(stream, stake, picks, risk):
    drawn = shuffle(stream, range(1, 41))[:10]
    hits = len(set(picks) & set(drawn))
    multiplier = KENO_MULTIPLIERS[risk][len(picks) - 1][hits]
    payout = amount(stake * multiplier // 100)
    return {"drawn": drawn, "hits": hits, "multiplier": amount(multiplier), "payout": payout}


# --- INS-5, INS-9: the multiplier that is drawn ----------------------------------------------------------

BURST = {"u": {"smallest": "1", "largest": "2^52"}, "hundredths": "max(100, floor(99 * 2^52 / u))"}


def draw_burst(stream):
    u = draw_below(stream, 2**52) + 1
    return max(100, 99 * 2**52 // u)


# --- INS-9: limbo ----------------------------------------------------------------------------------------

LIMBO = {
    "game": "limbo",
    "result": BURST,
    "target": {"smallest": "1.01", "largest": "1000000.00"},
    "wins": "result >= target",
    "pays": {"fraction": "stake * target", "cut": "down to 0.01"},
    **LIMITS,
}


def read_limbo(choices):
    """The stake in poisha and the target in hundredths; or what the bet is refused with."""
    exactly(choices, "stake", "target")
    stake, target = poisha(choices["stake"]), hundredths(choices["target"], 101, 100_000_000, "target")
    return (stake, target), refusal_of(stake, largest_stake(target, 100))


def settle_limbo(stream, stake, target):
    result = draw_burst(stream)
    won = result >= target
    return {"result": amount(result), "won": won, "payout": amount(stake * target // 100 if won else 0)}


# --- INS-5, INS-6: crash ---------------------------------------------------------------------------------


@cache
def crash_growth():
    """The hundredths of e^(0.06 t) that have been reached at each millisecond, up to 10,000.00."""
    exact = Context(prec=60)
    step, grown, reached = exact.exp(exact.divide(Decimal(6), Decimal(100_000))), Decimal(100), []
    while not reached or reached[-1] < 1_000_000:
        reached.append(min(int(grown), 1_000_000))
        grown = exact.multiply(grown, step)
    return reached


def growth_hash():
    """Over the numbers, four bytes each, the highest first."""
    return hashlib.sha256(b"".join(one.to_bytes(4, "big") for one in crash_growth())).hexdigest()


CRASH = {
    "game": "crash",
    "burst": {**BURST, "most": "10000.00"},
    "growth": {"hundredths": "floor(100 * e^(0.06 t)) at each millisecond", "hash": growth_hash()},
    "target": {"smallest": "1.01", "largest": "10000.00"},
    "pays": {"fraction": "stake * multiplier", "cut": "down to 0.01"},
    "ends": "a cash-out at or below the burst, or the last step within the largest win",
    **LIMITS,
}


def read_crash(choices):
    """The stake, the last multiplier at which the bet is cashed out, and the player's own; or the refusal."""
    exactly(choices, "stake", "auto", "largestWin", "cashOut")
    stake, limit = poisha(choices["stake"]), min(poisha(choices["largestWin"]), poisha(LIMITS["largestWin"]))
    wished, own = (crash_target(choices[name], name) for name in ("auto", "cashOut"))
    refusal = refusal_of(stake, largest_stake(101, 100, limit))
    if refusal is not None:
        return None, refusal
    last = crash_last(stake, 1_000_000 if wished is None else wished, limit)
    if own is not None and own >= last:
        raise Unreadable("cashOut comes after the bet was cashed out by itself")
    return (stake, last, own), None


def crash_target(text, name):
    return None if text is None else hundredths(text, 101, 1_000_000, name)


def crash_last(stake, wished, limit):
    """The last multiplier up to the wished one whose win stays within the limit, found by halving."""
    low, high = 101, wished
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if stake * middle // 100 <= limit else (low, middle - 1)
    return low


def settle_crash(stream, stake, last, own):
    burst = min(draw_burst(stream), 1_000_000)
    at = last if own is None else own
    paid = at <= burst
    payout = amount(stake * at // 100 if paid else 0)
    return {"burst": amount(burst), "at": amount(at) if paid else None, "payout": payout}


GAMES = {
    ("crash", "1"): (CRASH, read_crash, settle_crash),
    ("dice", "1"): (DICE, read_dice, settle_dice),
    ("mines", "1"): (MINES, read_mines, settle_mines),
    ("plinko", "1"): (PLINKO, read_plinko, settle_plinko),
    ("wheel", "1"): (WHEEL, read_wheel, settle_wheel),
    ("limbo", "1"): (LIMBO, read_limbo, settle_limbo),
    ("hilo", "1"): (HILO, read_hilo, settle_hilo),
    ("keno", "1"): (KENO, read_keno, settle_keno),
}

# Games of one round for all: salt and round take the place of client seed and nonce.
SHARED = {"crash"}
