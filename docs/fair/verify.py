"""The second implementation of Jonaki's proof of chance, in Python 3 with its standard library only.

It follows the rules (docs/spec/fair.md and instant.md) and shares no code with the games that pay, so that the
two can be held against each other. Both come from the same house: whoever wants more writes a third.

    python3 docs/fair/verify.py record.json               checks one round record
    python3 docs/fair/verify.py --records records.ndjson  checks many, one a line
    python3 docs/fair/verify.py --vectors vectors.json    checks the test vectors

Each ends with exit code 0 when everything matches, 1 on a mismatch, 2 when the file cannot be read.
"""

import hashlib
import json
import sys

# The folder is documentation: no compiled files beside the pages.
sys.dont_write_bytecode = True

from chance import (  # noqa: E402
    Unreadable, chain_end_from, draw_below, hash_of, make_chain, proves_ticket, read_place, read_seed, shared_round,
    shuffle, single_play, ticket_root, ticket_siblings,
)
from games import GAMES, SHARED  # noqa: E402

# --- FAIR-18: the table of a game ------------------------------------------------------------------------


def table_hash(table):
    """FAIR-18: over the table as JSON with sorted keys and no spaces."""
    text = json.dumps(table, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


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
    if record["game"] in SHARED:
        stream = shared_round(seed, record.get("salt"), record.get("round"))
    else:
        stream = single_play(seed, record.get("clientSeed"), record.get("nonce"))
    choices, refusal = read(record.get("choices"))
    if refusal is not None:
        raise Unreadable(f"the game would have refused these choices: {refusal}")
    recomputed = {
        "serverSeedHash": hash_of(seed).hex(),
        **chain_of(record, seed),
        "tableHash": table_hash(table),
        "outcome": settle(stream, *choices),
    }
    if "outcome" not in record:
        raise Unreadable("outcome is missing")
    wrong = [part for part, value in recomputed.items() if part in record and not same(record[part], value)]
    return wrong, recomputed


def chain_of(record, seed):
    """FAIR-6: where the seed of a shared round arrives in its chain, when the record names the chain's end."""
    if record["game"] not in SHARED or record.get("chainEnd") is None:
        return {}
    read_seed(record["chainEnd"], "chainEnd")
    return {"chainEnd": chain_end_from(seed, read_place(record.get("chainPlace"))).hex()}


def same(read, expected):
    """Equal and of the same kind: to Python 1 and True would be equal."""
    if isinstance(expected, dict):
        known = isinstance(read, dict) and set(read) == set(expected)
        return known and all(same(read[key], value) for key, value in expected.items())
    if isinstance(expected, list):
        known = isinstance(read, list) and len(read) == len(expected)
        return known and all(same(one, value) for one, value in zip(read, expected))
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
    for place, one in enumerate(vectors["tickets"]):
        tickets = one["tickets"]
        expect("tickets", place, ticket_root(tickets), one["root"])
        for proof in one["proofs"]:
            expect("tickets", place, ticket_siblings(tickets, proof["place"]), proof["siblings"])
            expect("tickets", place, proves_ticket(one["root"], tickets[proof["place"]], proof), True)
    for place, one in enumerate(vectors["tables"]):
        table = GAMES[(one["game"], one["version"])][0]
        expect("tables", place, table_hash(table), one["tableHash"])
    for place, one in enumerate(vectors["rounds"]):
        expect("rounds", place, check_record(one)[0], [])
    for place, one in enumerate(vectors["refusals"]):
        read = GAMES[(one["game"], one["version"])][1]
        expect("refusals", place, read(one["choices"])[1], one["refusal"])
    return sum(len(section) for section in vectors.values())


# --- The command ------------------------------------------------------------------------------------------


def main(words):
    try:
        if len(words) == 2 and words[0] == "--vectors":
            print(f"MATCH: all {check_vectors(read_file(words[1]))} test vectors hold.")
            return 0
        if len(words) == 2 and words[0] == "--records":
            return check_many(words[1])
        if len(words) != 1:
            raise Unreadable("say which file: record.json, --records records.ndjson or --vectors vectors.json")
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


def check_many(path):
    """Every line is a record; the first one that does not match is named."""
    try:
        with open(path, encoding="utf-8") as file:
            records = [json.loads(line) for line in file]
    except (OSError, ValueError, RecursionError) as problem:
        raise Unreadable(f"{path} cannot be read as JSON, one record a line") from problem
    wrong = [(record, parts) for record, parts in ((one, check_record(one)[0]) for one in records) if parts]
    if not wrong:
        print(f"MATCH: all {len(records)} records are what the seeds and choices give.")
        return 0
    record, parts = wrong[0]
    print(f"MISMATCH: {len(wrong)} of {len(records)} records; the first is {record.get('round')}: {', '.join(parts)}")
    return 1


def read_file(path):
    try:
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    except (OSError, ValueError, RecursionError) as problem:
        raise Unreadable(f"{path} cannot be read as JSON") from problem


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
