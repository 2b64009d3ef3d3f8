"""The rules of Jonaki's instant games (docs/spec/instant.md), in Python 3 with its standard library only.

A game is its table, a function that reads a member's choices, and one that settles a round from a random stream.
"""

import re
from math import comb

from chance import Unreadable, draw_below, shuffle
from pay_tables import PLINKO_MULTIPLIERS, WHEEL_MULTIPLIERS

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


def read_risk(multipliers, choices, size_name, sizes):
    """The stake in poisha, the size and the risk; or what the bet is refused with."""
    exactly(choices, "stake", size_name, "risk")
    stake, size, risk = poisha(choices["stake"]), choices[size_name], choices["risk"]
    if type(size) is not int or size not in sizes:
        raise Unreadable(f"{size_name} is none of the numbers that are offered")
    if risk not in ("low", "medium", "high"):
        raise Unreadable("risk is none of low, medium and high")
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


GAMES = {
    ("dice", "1"): (DICE, read_dice, settle_dice),
    ("mines", "1"): (MINES, read_mines, settle_mines),
    ("hilo", "1"): (HILO, read_hilo, settle_hilo),
    ("plinko", "1"): (PLINKO, read_plinko, settle_plinko),
    ("wheel", "1"): (WHEEL, read_wheel, settle_wheel),
}
