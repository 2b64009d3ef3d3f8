// What the network and a confused vendor make of a round: calls in another order, twice, with another body under
// the same id, with somebody else's names.
import { fingerprint } from "../../../packages/vendor/src/fingerprint.ts";
import type { PostingCall } from "../../../packages/vendor/src/contract.ts";
import { keyOf } from "../operations.ts";
import type { CallOperation } from "../operations.ts";
import { betOf, rollbackOf, seatAt, winOf } from "./seats.ts";
import type { Desk, Seat, SentBet } from "./seats.ts";

const OUT_OF_ORDER = 120;
const TWICE = 120;
const OTHER_BODY = 35;
const STRANGER = 30;
const NOBODY = 6;
const OTHER_SPELLING = 200;

/** Negative: a player nobody knows. */
const NO_MEMBER = -1;

export function sendOver(desk: Desk, seat: Seat, calls: readonly PostingCall[]): CallOperation[] {
  const { chance } = desk;
  const line = chance.perMille(OUT_OF_ORDER) ? chance.shuffled(calls) : [...calls];
  for (const call of calls) {
    const again = (more: PostingCall): void => void line.splice(chance.below(line.length + 1), 0, more);
    if (chance.perMille(TWICE)) again(chance.perMille(OTHER_SPELLING) ? spelledAnew(call) : call);
    if (chance.perMille(OTHER_BODY)) again(otherBody(desk, call));
  }
  const operations = line.map((call) => operation(seat, call));
  if (chance.perMille(STRANGER)) operations.push(...stranger(desk, seat));
  if (chance.perMille(NOBODY)) operations.push(nobody(seat, betOf(desk, seat, "r0", 100)));
  return operations;
}

export const operation = (
  { vendor, member }: Pick<Seat, "vendor" | "member">,
  call: PostingCall,
  needs: readonly string[] = [],
): CallOperation => ({ kind: "call", vendor, member, call, print: fingerprint(call), needs });

/** "10.00" is "10": the same call. */
const spelledAnew = (call: PostingCall): PostingCall =>
  "amount" in call && call.amount.endsWith(".00") ? { ...call, amount: call.amount.slice(0, -3) } : call;

/** The same id, and something else in the body. */
function otherBody({ chance }: Desk, call: PostingCall): PostingCall {
  const { transaction, player, round } = call;
  const changes: PostingCall[] = [
    { ...call, round: `${round}-other` },
    { verb: "close", transaction, player, round },
    { verb: "rollback", transaction, player, round, bet: `${transaction}-none` },
  ];
  if (call.verb === "bet") changes.push({ ...call, session: `${call.session}-other` });
  if (call.verb === "win" || (call.verb === "bet" && call.freeRound === undefined))
    changes.push({ ...call, amount: `1${call.amount}` });
  return chance.pick(changes);
}

/** Names what belongs to somebody else; only what has been decided, so that two mistakes do not race. */
function stranger(desk: Desk, seat: Seat): CallOperation[] {
  const { chance, sent } = desk;
  if (sent.length === 0) return [];
  const theirs = chance.pick<SentBet>(sent);
  if (theirs.member === seat.member) return [];
  const needs = [keyOf(theirs.vendor, theirs.transaction)];
  const here = seatAt(desk, seat.member, theirs.vendor, seat.unit);
  const bet = { ...betOf(desk, here, theirs.round, 100), transaction: theirs.transaction };
  const call = chance.pick<PostingCall>([bet, winOf(desk, here, bet, 500), rollbackOf(desk, here, bet)]);
  return [operation(here, call, needs)];
}

const nobody = ({ vendor }: Seat, call: PostingCall): CallOperation =>
  operation({ vendor, member: NO_MEMBER }, { ...call, player: "nobody-of-ours" });
