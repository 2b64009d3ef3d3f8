// A member with a long and mixed account record, posted the usual way, and the same record made the slow way: all
// entries read, put in order and picked through one by one.
import {
  consumeHold,
  memberAccount,
  openBatch,
  placeHold,
  releaseHold,
  shardOf,
  writeBatch,
} from "@jonaki/ledger";
import type { Leg } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { openMoneyHouse, seededRandom } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { connectionIn } from "../../platform/database/database.ts";
import { kindOf, stateOf } from "./account-record.rules.ts";
import type { RecordFilter } from "./account-record.ts";

export interface RecordStage {
  readonly house: MoneyHouse;
  /** Posts so many entries or a few more, at one moment of the database. */
  post(memberId: bigint, count: number): Promise<void>;
  /** A hold that is left open, given back or paid out. */
  hold(memberId: bigint, end: "OPEN" | "RELEASED" | "CONSUMED"): Promise<void>;
  /** The whole record, the newest first. */
  slowly(memberId: bigint): Promise<readonly SlowRow[]>;
}

export interface SlowRow {
  readonly transferId: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly state: string;
}

const KINDS = [
  "deposit",
  "transfer_up",
  "transfer_down",
  "correction",
  "bonus",
  "cashback",
  "something_else",
];

export async function openRecordStage(url: string): Promise<RecordStage> {
  const house = await openMoneyHouse(url);
  const random = seededRandom("a long record");
  const chance = (below: number): number => random.bytes(4).readUInt32BE() % below;
  const pool = shardOf(
    await house.pools.find({ ownerKind: "HOUSE", owner: "house", kind: "ISSUE", unit: "PLAY" }),
    0,
  );
  let keys = 0;

  const legsOf = (memberId: bigint): { readonly kind: string; readonly legs: readonly Leg[] } => {
    const [cash, bonus] = [memberAccount(memberId, "CASH", "PLAY"), memberAccount(memberId, "BONUS", "PLAY")];
    const amount = () => minor(BigInt(1 + chance(50)));
    const into = (to: bigint): Leg => ({ from: pool, to, amountMinor: amount() });
    const out = (from: bigint): Leg => ({ from, to: pool, amountMinor: amount() });
    const dice = chance(100);
    if (dice < 45) return { kind: "bet", legs: chance(5) === 0 ? [out(cash), out(bonus)] : [out(cash)] };
    if (dice < 80)
      return { kind: "payout", legs: chance(5) === 0 ? [into(cash), into(bonus)] : [into(cash)] };
    if (dice < 85) return { kind: "refund", legs: [into(chance(3) === 0 ? bonus : cash)] };
    const kind = KINDS[chance(KINDS.length)] ?? "deposit";
    return { kind, legs: [chance(2) === 0 ? into(cash) : out(cash)] };
  };

  return {
    house,
    post: (memberId, count) =>
      house.database.transaction(async (tx) => {
        const accounts = (["CASH", "BONUS"] as const).map((kind) => memberAccount(memberId, kind, "PLAY"));
        const connection = connectionIn(tx);
        const batch = await openBatch(connection, [...accounts, pool]);
        for (let made = 0; made < count;) {
          const { kind, legs } = legsOf(memberId);
          const posted = batch.post(kind, legs);
          if ("refused" in posted) continue;
          made += legs.length;
          keys += 1;
          const key = {
            key: `record/${keys}`,
            kind: "test",
            fingerprint: "00",
            answer: "OK",
            balanceMinor: null,
          };
          batch.remember({ ...key, transferId: posted.transferId });
        }
        await writeBatch(connection, batch);
      }),
    hold: (memberId, end) =>
      house.database.transaction(async (tx) => {
        const connection = connectionIn(tx);
        keys += 1;
        const hold = { key: `hold/${keys}`, kind: "withdrawal", purpose: "buy-in", memberId };
        const placed = await placeHold(connection, { ...hold, unit: "PLAY", amountMinor: minor(7n) });
        if ("refused" in placed) throw new Error(placed.refused);
        const { transferId: holdId } = placed;
        if (end === "RELEASED")
          await releaseHold(connection, { holdId, key: `end/${keys}`, kind: "withdrawal_returned" });
        if (end === "CONSUMED")
          await consumeHold(connection, { holdId, key: `end/${keys}`, kind: "paid", to: pool });
      }),
    slowly: (memberId) => readSlowly(house, memberId),
  };
}

/** The rows of a filter, picked out of all. */
export const pick = (
  all: readonly SlowRow[],
  { range, kind, state }: Pick<RecordFilter, "range" | "kind" | "state">,
): readonly SlowRow[] =>
  all.filter(
    (row) =>
      row.at >= range.from &&
      row.at < range.until &&
      (kind === null || row.kind === kind) &&
      (state === null || row.state === state),
  );

/** Every entry, one after the other, as nobody would read a long record. */
async function readSlowly(house: MoneyHouse, memberId: bigint): Promise<readonly SlowRow[]> {
  const { rows } = await house.database.pool.query<{
    transfer_id: bigint;
    at: Date;
    kind: string;
    amount: bigint;
    hold: string | null;
  }>(
    `select e.transfer_id, e.at, e.kind, e.amount, case when e.amount < 0 then h.state end as hold from ledger_entries e
     left join ledger_holds h on h.id = e.transfer_id where e.account_id = any ($1) order by e.transfer_id, e.account_id, e.version`,
    [[memberAccount(memberId, "CASH", "PLAY"), memberAccount(memberId, "BONUS", "PLAY")]],
  );
  let balance = 0n;
  const all = rows.map((row) => {
    balance += row.amount;
    const { transfer_id: transferId, at, amount } = row;
    return { transferId, at, amount, balance, kind: kindOf(row.kind, amount), state: stateOf(row.hold) };
  });
  return all.toReversed();
}
