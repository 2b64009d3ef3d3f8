// Whatever sequence of buy-ins, hands, buy-outs, repeats and contradictions comes, it ends as a small model of chips on a table
// says, and with all invariants.
import { buyInItem, buyOutItem, handItem } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { minor } from "@jonaki/money";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBetStage } from "../bets-test-doubles.ts";
import type { BetStage } from "../bets-test-doubles.ts";
import type { SeatItem } from "./seat-items.ts";

let stage: BetStage;
let house: MoneyHouse;
let second: MoneyHouse;
beforeAll(async () => {
  stage = await openBetStage();
  ({ house, second } = stage);
});
afterAll(() => stage.stop());

const PEOPLE = 4;
const SEATS = ["s", "t"] as const;
const CASH = 1_000n;

type Act =
  | { readonly kind: "in"; readonly who: number; readonly seat: number; readonly amount: bigint }
  | {
      readonly kind: "hand";
      readonly players: readonly number[];
      readonly seats: readonly number[];
      readonly puts: readonly bigint[];
      readonly winner: number;
      readonly rake: bigint;
      /** Under the round of the hand before. */
      readonly again: boolean;
    }
  | { readonly kind: "out"; readonly who: number; readonly seat: number; readonly expects: bigint | null }
  /** One of the calls before once more, or its id with another body. */
  | { readonly kind: "repeat" | "twist"; readonly back: number };

const who = fc.integer({ min: 0, max: PEOPLE - 1 });
const seat = fc.constantFrom(0, 0, 0, 1);
const acts = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("in" as const), who, seat, amount: fc.bigInt(1n, 400n) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant("hand" as const),
        players: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }),
        seats: fc.array(seat, { minLength: PEOPLE, maxLength: PEOPLE }),
        puts: fc.array(fc.bigInt(0n, 200n), { minLength: PEOPLE, maxLength: PEOPLE }),
        winner: who,
        rake: fc.bigInt(0n, 20n),
        again: fc.constantFrom(false, false, false, true),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("out" as const),
        who,
        seat,
        expects: fc.constantFrom(null, null, 100n),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom("repeat" as const, "twist" as const), back: fc.nat(5) }),
    },
  ),
  { minLength: 10, maxLength: 40 },
);

interface Told {
  readonly code: string;
  readonly amount: bigint | null;
}

/** Chips and cash as a child would count them. */
function createModel(members: readonly bigint[]) {
  const cash = new Map(members.map((member) => [member, CASH]));
  const stacks = new Map<string, bigint | "left">();
  const rounds = new Set<string>();
  const answers = new Map<string, Told>();
  const at = (memberId: bigint, name: string): string => `${memberId} ${name}`;
  const only = (code: string): Told => ({ code, amount: null });
  const judge = (item: SeatItem): Told => {
    if (item.verb === "buyIn") {
      const stack = stacks.get(at(item.memberId, item.seat)) ?? 0n;
      const has = cash.get(item.memberId) ?? 0n;
      if (stack === "left") return only("ROUND_CLOSED");
      if (has < item.amountMinor) return only("INSUFFICIENT_BALANCE");
      cash.set(item.memberId, has - item.amountMinor);
      stacks.set(at(item.memberId, item.seat), stack + item.amountMinor);
      return only("OK");
    }
    if (item.verb === "buyOut") {
      const stack = stacks.get(at(item.memberId, item.seat));
      if (stack === undefined) return only("BET_UNKNOWN");
      if (stack === "left") return { code: "OK", amount: 0n };
      if (item.amountMinor !== null && item.amountMinor !== stack) return only("AMOUNT_INVALID");
      cash.set(item.memberId, (cash.get(item.memberId) ?? 0n) + stack);
      stacks.set(at(item.memberId, item.seat), "left");
      return { code: "OK", amount: stack };
    }
    const named = item.moves.map((move) => stacks.get(at(move.memberId, move.seat)));
    if (named.includes(undefined)) return only("BET_UNKNOWN");
    if (rounds.has(item.round) || named.includes("left")) return only("ROUND_CLOSED");
    const isShort = item.moves.some((move, place) => move.putInMinor > BigInt(named[place] ?? 0n));
    if (isShort) return only("INSUFFICIENT_BALANCE");
    rounds.add(item.round);
    item.moves.forEach((move, place) =>
      stacks.set(at(move.memberId, move.seat), BigInt(named[place] ?? 0n) - move.putInMinor + move.wonMinor),
    );
    return only("OK");
  };
  return {
    foretell: (item: SeatItem): Told => {
      const told = answers.get(item.transaction) ?? judge(item);
      answers.set(item.transaction, told);
      return told;
    },
    cashOf: (memberId: bigint): bigint => cash.get(memberId) ?? 0n,
    heldOf: (memberId: bigint): bigint =>
      SEATS.map((name) => stacks.get(at(memberId, name)) ?? 0n).reduce<bigint>(
        (sum, stack) => sum + (stack === "left" ? 0n : stack),
        0n,
      ),
  };
}

function itemOf(
  act: Exclude<Act, { kind: "repeat" | "twist" }>,
  members: readonly bigint[],
  round: string,
): SeatItem | null {
  const member = (place: number): bigint => members[place] ?? 0n;
  if (act.kind === "in") return buyInItem(member(act.who), act.amount, { seat: SEATS[act.seat] ?? "s" });
  if (act.kind === "out") {
    const amountMinor = act.expects === null ? null : minor(act.expects);
    return buyOutItem(member(act.who), { seat: SEATS[act.seat] ?? "s", amountMinor });
  }
  const pot = act.players.reduce((sum, place) => sum + (act.puts[place] ?? 0n), 0n);
  if (pot === 0n) return null;
  const rake = act.rake < pot ? act.rake : pot;
  const winner = act.players[act.winner % act.players.length];
  const item = handItem(
    act.players.map((place) => [member(place), act.puts[place] ?? 0n, place === winner ? pot - rake : 0n]),
  );
  const moves = item.moves.map((move, place) => ({
    ...move,
    seat: SEATS[act.seats[act.players[place] ?? 0] ?? 0] ?? "s",
  }));
  return { ...item, moves, ...(act.again && round !== "" ? { round } : {}) };
}

describe("any sequence of calls about seats", () => {
  it(
    "[CAR-29] [CAR-30] [CAR-31] ends as the chips on the table say, with every stack and every poisha in its place",
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(acts, async (list) => {
          const members = await Promise.all(Array.from({ length: PEOPLE }, () => stage.newMember(CASH)));
          const model = createModel(members);
          const sent: SeatItem[] = [];
          let round = "";
          for (const [place, act] of list.entries()) {
            const where = place % 3 === 0 ? second : house;
            if ("back" in act) {
              const item = sent.at(-1 - act.back);
              if (item === undefined) continue;
              const isTwist = act.kind === "twist";
              const answer = await where.seats.handle(
                isTwist ? { ...item, fingerprint: "d".repeat(64) } : item,
              );
              const told = isTwist ? { code: "MISMATCH", amount: null } : model.foretell(item);
              expect(answer).toMatchObject({ code: told.code, amountMinor: told.amount });
              continue;
            }
            const item = itemOf(act, members, round);
            if (item === null) continue;
            if (item.verb === "hand") ({ round } = item);
            sent.push(item);
            const answer = await where.seats.handle(item);
            const told = model.foretell(item);
            expect(answer).toMatchObject({ code: told.code, amountMinor: told.amount });
          }
          for (const memberId of members) {
            const { cashMinor, heldMinor } = await house.wallet.balances(memberId, "PLAY");
            expect([cashMinor, heldMinor]).toEqual([model.cashOf(memberId), model.heldOf(memberId)]);
          }
        }),
        { numRuns: 40, seed: 21 },
      );
      expect(await house.differences()).toEqual([]);
    },
  );

  it(
    "[CAR-30] [CAR-31] [VEN-10] all at once on two processes, each sent twice: one answer for each, and no poisha is lost or made",
    { timeout: 120_000 },
    async () => {
      for (const list of fc.sample(acts, { seed: 21, numRuns: 12 })) {
        const members = await Promise.all(Array.from({ length: PEOPLE }, () => stage.newMember(CASH)));
        for (const memberId of members) await house.seats.handle(buyInItem(memberId, 300n));
        const items = list.flatMap((act) => ("back" in act ? [] : (itemOf(act, members, "") ?? [])));
        const answers = await Promise.all(
          items.map((item) => Promise.all([house, second].map(({ seats }) => seats.handle(item)))),
        );
        for (const [here, there] of answers) expect(there).toEqual(here);
        const rake = items.reduce((sum, item, place) => {
          const [answer] = answers[place] ?? [];
          const isPosted = answer !== "late" && answer?.code === "OK";
          return item.verb === "hand" && isPosted ? sum + item.rakeMinor : sum;
        }, 0n);
        const purses = await Promise.all(members.map((memberId) => house.wallet.balances(memberId, "PLAY")));
        const sum = purses.reduce((so, { cashMinor, heldMinor }) => so + cashMinor + heldMinor, 0n);
        expect(sum + rake).toBe(CASH * BigInt(PEOPLE));
      }
      expect(await house.differences()).toEqual([]);
    },
  );
});
