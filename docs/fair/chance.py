"""Where the chance of Jonaki's games comes from (docs/spec/fair.md), in Python 3 with its standard library only."""

import hashlib
import hmac
import re

HEX_32 = re.compile(r"[0-9a-f]{64}")
CLIENT_SEED = re.compile(r"[A-Za-z0-9_-]{1,64}")
SHARED_PART = re.compile(r"[A-Za-z0-9._-]{1,128}")
DIGITS = re.compile(r"0|[1-9][0-9]{0,15}")
LARGEST_NONCE = 2**53 - 1
LONGEST_CHAIN = 10_000_000


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
    return read_whole(value, 0, LARGEST_NONCE, "nonce")


def read_place(value):
    return read_whole(value, 1, LONGEST_CHAIN, "chainPlace")


def read_whole(value, smallest, largest, field):
    """A number as records carry it, or its digits as a person types them."""
    if isinstance(value, str) and DIGITS.fullmatch(value):
        value = int(value)
    if type(value) is not int or not smallest <= value <= largest:
        raise Unreadable(f"{field} is not a whole number of {smallest} or more")
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


def chain_end_from(seed, place):
    """Where a seed arrives that is hashed once for each place, counted from 1."""
    for _ in range(place):
        seed = hash_of(seed)
    return seed


# --- FAIR-7: the tickets of a draw ------------------------------------------------------------------------


def leaf_of(ticket):
    return hashlib.sha256(b"\x00" + ticket.encode("utf-8")).digest()


def node_of(left, right):
    return hashlib.sha256(b"\x01" + left + right).digest()


def root_of(count, top):
    return hashlib.sha256(b"\x02" + count.to_bytes(8, "big") + top).digest()


def split(count):
    """How many tickets lie in the left part: the largest power of two below the count."""
    return 1 << (count - 1).bit_length() - 1


def top_of(tickets):
    if len(tickets) < 2:
        return leaf_of(tickets[0]) if tickets else b""
    left = split(len(tickets))
    return node_of(top_of(tickets[:left]), top_of(tickets[left:]))


def ticket_root(tickets):
    return root_of(len(tickets), top_of(tickets)).hex()


def ticket_siblings(tickets, place):
    """What is needed beside the ticket itself, from the bottom up."""
    if len(tickets) == 1:
        return []
    left = split(len(tickets))
    if place < left:
        return [*ticket_siblings(tickets[:left], place), top_of(tickets[left:]).hex()]
    return [*ticket_siblings(tickets[left:], place - left), top_of(tickets[:left]).hex()]


def proves_ticket(root, ticket, proof):
    def top(place, count, siblings):
        if count == 1:
            return leaf_of(ticket) if not siblings else None
        if not siblings:
            return None
        left, beside = split(count), bytes.fromhex(siblings[-1])
        if place < left:
            below = top(place, left, siblings[:-1])
            return None if below is None else node_of(below, beside)
        below = top(place - left, count - left, siblings[:-1])
        return None if below is None else node_of(beside, below)

    place, count = proof["place"], proof["count"]
    if not 0 <= place < count:
        return False
    found = top(place, count, proof["siblings"])
    return found is not None and root_of(count, found).hex() == root
