"""The second implementation of Jonaki's proof of chance, in Python 3 with its standard library only.

It follows the rules (docs/spec/fair.md and instant.md) and shares no code with the games that pay, so that the
two can be held against each other. Both come from the same house: whoever wants more writes a third.

    python3 docs/fair/verify.py record.json               checks one round record
    python3 docs/fair/verify.py --vectors vectors.json    checks the test vectors

Both end with exit code 0 when everything matches, 1 on a mismatch, 2 when the file cannot be read.
"""

import hashlib
import hmac
import json
import re
import sys

HEX_32 = re.compile(r"[0-9a-f]{64}")
CLIENT_SEED = re.compile(r"[A-Za-z0-9_-]{1,64}")
SHARED_PART = re.compile(r"[A-Za-z0-9._-]{1,128}")
AMOUNT = re.compile(r"([0-9]{1,15})(?:\.([0-9]{1,2}))?")
NONCE = re.compile(r"0|[1-9][0-9]{0,15}")
LARGEST_NONCE = 2**53 - 1


class Unreadable(Exception):
    """Something in the file is missing or is not what it must be."""


# --- FAIR-1: seeds and the random stream ------------------------------------------------------------------


def read_seed(text, field):
    """64 lower-case hexadecimal digits are 32 bytes; nothing else is."""
    if not isinstance(text, str) or HEX_32.fullmatch(text) is None:
        raise Unreadable(f"{field} is not 64 lower-case hexadecimal digits")
    return bytes.fromhex(text)


def hash_of(seed):
    return hashlib.sha256(seed).digest()


class Stream:
    """HMAC-SHA-256(seed, "prefix:0"), HMAC-SHA-256(seed, "prefix:1"), ... read as one row of bytes."""

    def __init__(self, seed, prefix):
        self.seed = seed
        self.prefix = prefix
        self.next_block = 0
        self.unread = b""

    def take(self, count):
        while len(self.unread) < count:
            text = f"{self.prefix}:{self.next_block}".encode("ascii")
            self.unread += hmac.new(self.seed, text, hashlib.sha256).digest()
            self.next_block += 1
        taken, self.unread = self.unread[:count], self.unread[count:]
        return taken


def single_play(seed, client_seed, nonce):
    if not isinstance(client_seed, str) or CLIENT_SEED.fullmatch(client_seed) is None:
        raise Unreadable("clientSeed is not 1 to 64 characters of A-Z a-z 0-9 _ -")
    return Stream(seed, f"{client_seed}:{read_nonce(nonce)}")


def shared_round(seed, salt, round_id):
    for part in (salt, round_id):
        if not isinstance(part, str) or SHARED_PART.fullmatch(part) is None:
            raise Unreadable("salt or round is not 1 to 128 characters of A-Z a-z 0-9 . _ -")
    return Stream(seed, f"{salt}:{round_id}")


def read_nonce(value):
    if isinstance(value, str) and NONCE.fullmatch(value):
        value = int(value)
    if type(value) is not int or not 0 <= value <= LARGEST_NONCE:
        raise Unreadable("nonce is not a whole number of 0 or more")
    return value


# --- FAIR-2: draws and shuffles ---------------------------------------------------------------------------


def draw_below(stream, n):
    bits = (n - 1).bit_length()
    size = -(-bits // 8)
    while True:
        number = int.from_bytes(stream.take(size), "big") & ((1 << bits) - 1)
        if number < n:
            return number


def shuffle(stream, items):
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = draw_below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


# --- FAIR-6: chains ---------------------------------------------------------------------------------------


def make_chain(secret, length):
    """The seeds in the order of play; the hash of the first is the end that is published in advance."""
    seeds = [secret]
    while len(seeds) < length:
        seeds.insert(0, hash_of(seeds[0]))
    return hash_of(seeds[0]), seeds


# --- INS-8, INS-15: dice ----------------------------------------------------------------------------------

DICE = {
    "game": "dice",
    "roll": {"below": 10000},
    "chance": {"smallest": 1, "largest": 9800},
    "wins": {"under": "roll < chance", "over": "roll >= 10000 - chance"},
    "pays": {"fraction": "stake * 9900 / chance", "cut": "down to 0.01"},
    "stake": {"smallest": "1.00", "largest": "50000.00"},
    "largestWin": "2000000.00",
}


def table_hash(table):
    """FAIR-18: over the table as JSON with sorted keys and no spaces."""
    text = json.dumps(table, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def poisha(text):
    found = AMOUNT.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise Unreadable("an amount is not decimal text with at most two decimals")
    return int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))


def amount(value):
    return f"{value // 100}.{value % 100:02d}"


def dice_largest_stake(chance):
    """Counted down from above, not solved for, so that it can be wrong only where the payout is."""
    limit = poisha(DICE["largestWin"])
    stake = limit * chance // 9900 + 2
    while stake * 9900 // chance > limit:
        stake -= 1
    return min(stake, poisha(DICE["stake"]["largest"]))


def read_dice(choices):
    """The stake in poisha, the side and the chance; or what the bet is refused with."""
    if not isinstance(choices, dict) or set(choices) != {"stake", "side", "chance"}:
        raise Unreadable("choices are not exactly stake, side and chance")
    stake, side, chance = poisha(choices["stake"]), choices["side"], choices["chance"]
    if side not in ("under", "over"):
        raise Unreadable("side is neither under nor over")
    if type(chance) is not int or not 1 <= chance <= 9800:
        raise Unreadable("chance is not a whole number from 1 to 9800")
    largest = dice_largest_stake(chance)
    if not poisha(DICE["stake"]["smallest"]) <= stake <= largest:
        refusal = {"code": "BET_LIMIT", "smallestStake": DICE["stake"]["smallest"], "largestStake": amount(largest)}
        return None, refusal
    return (stake, side, chance), None


def settle_dice(stream, stake, side, chance):
    roll = draw_below(stream, 10000)
    won = roll < chance if side == "under" else roll >= 10000 - chance
    payout = stake * 9900 // chance if won else 0
    return {"roll": amount(roll), "won": won, "payout": amount(payout)}


GAMES = {("dice", "1"): (DICE, read_dice, settle_dice)}


# --- FAIR-9, FAIR-10: a round record ----------------------------------------------------------------------


def check_record(record):
    """What is wrong with a record (nothing, when it matches), and what was recomputed."""
    if not isinstance(record, dict):
        raise Unreadable("the file holds no round record")
    game = GAMES.get((record.get("game"), record.get("version")))
    if game is None:
        raise Unreadable("this game or this version of it is not known here")
    table, read, settle = game
    if record.get("serverSeed") is None:
        raise Unreadable("the server seed has not been revealed yet")
    seed = read_seed(record["serverSeed"], "serverSeed")
    read_seed(record.get("serverSeedHash"), "serverSeedHash")
    stream = single_play(seed, record.get("clientSeed"), record.get("nonce"))
    choices, refusal = read(record.get("choices"))
    if refusal is not None:
        raise Unreadable(f"the game would have refused these choices: {refusal}")
    recomputed = {
        "serverSeedHash": hash_of(seed).hex(),
        "tableHash": table_hash(table),
        "outcome": settle(stream, *choices),
    }
    if "outcome" not in record:
        raise Unreadable("outcome is missing")
    wrong = [part for part, value in recomputed.items() if part in record and not same(record[part], value)]
    return wrong, recomputed


def same(read, expected):
    """Equal and of the same kind: to Python 1 and True would be equal."""
    if isinstance(expected, dict):
        known = isinstance(read, dict) and set(read) == set(expected)
        return known and all(same(read[key], value) for key, value in expected.items())
    return type(read) is type(expected) and read == expected


# --- FAIR-10: the test vectors ----------------------------------------------------------------------------


def stream_of(vector):
    seed = read_seed(vector["serverSeed"], "serverSeed")
    if "salt" in vector:
        return shared_round(seed, vector["salt"], vector["round"])
    return single_play(seed, vector["clientSeed"], vector["nonce"])


def expect(section, place, found, expected):
    if found != expected:
        raise AssertionError(f"{section} {place}: expected {expected}, found {found}")


def check_vectors(vectors):
    """The number of vectors; an AssertionError names the first one that does not hold."""
    for place, one in enumerate(vectors["streams"]):
        seed = read_seed(one["serverSeed"], "serverSeed")
        stream = stream_of(one)
        expect("streams", place, hash_of(seed).hex(), one["serverSeedHash"])
        expect("streams", place, [stream.take(32).hex() for _ in one["blocks"]], one["blocks"])
    for place, one in enumerate(vectors["draws"]):
        stream = stream_of(one)
        expect("draws", place, [str(draw_below(stream, int(one["below"]))) for _ in one["drawn"]], one["drawn"])
        expect("draws", place, stream.take(4).hex(), one["nextBytes"])
    for place, one in enumerate(vectors["shuffles"]):
        stream = stream_of(one)
        expect("shuffles", place, shuffle(stream, range(one["count"])), one["order"])
        expect("shuffles", place, stream.take(4).hex(), one["nextBytes"])
    for place, one in enumerate(vectors["chains"]):
        end, seeds = make_chain(read_seed(one["secret"], "secret"), len(one["seeds"]))
        expect("chains", place, [end.hex(), *(seed.hex() for seed in seeds)], [one["end"], *one["seeds"]])
    for place, one in enumerate(vectors["tables"]):
        table = GAMES[(one["game"], one["version"])][0]
        expect("tables", place, table_hash(table), one["tableHash"])
    for place, one in enumerate(vectors["rounds"]):
        expect("rounds", place, check_record(one)[0], [])
    for place, one in enumerate(vectors["refusals"]):
        expect("refusals", place, read_dice(one["choices"])[1], one["refusal"])
    return sum(len(section) for section in vectors.values())


# --- The command ------------------------------------------------------------------------------------------


def main(words):
    try:
        if len(words) == 2 and words[0] == "--vectors":
            print(f"MATCH: all {check_vectors(read_file(words[1]))} test vectors hold.")
            return 0
        if len(words) != 1:
            raise Unreadable("say which file: verify.py record.json, or verify.py --vectors vectors.json")
        wrong, recomputed = check_record(read_file(words[0]))
    except Unreadable as problem:
        print(f"UNREADABLE: {problem}.")
        return 2
    except AssertionError as problem:
        print(f"MISMATCH: {problem}")
        return 1
    except (AttributeError, KeyError, TypeError, ValueError):
        print("UNREADABLE: the file does not have the form it must have.")
        return 2
    print(f"MISMATCH: {', '.join(wrong)}" if wrong else "MATCH: the record is what the seeds and choices give.")
    print(json.dumps(recomputed, indent=2))
    return 1 if wrong else 0


def read_file(path):
    try:
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    except (OSError, ValueError, RecursionError) as problem:
        raise Unreadable(f"{path} cannot be read as JSON") from problem


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
