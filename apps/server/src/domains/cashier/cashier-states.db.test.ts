// The moves of deposits and withdrawals on the real tables: the database lets exactly those happen that the rules have.
import { memberAccount, openMembers, placeHold, post, shardOf, createPools } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { createTestDatabase } from "@jonaki/testkit";
import { DEPOSIT_STATES, WITHDRAWAL_STATES } from "@jonaki/wire/states";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectionIn, openDatabase, poolConnection } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { hasDepositMove } from "./deposits/deposit-state.rules.ts";
import type { DepositState } from "./deposits/deposit-state.rules.ts";
import { hasWithdrawalMove } from "./withdrawals/withdrawal-state.rules.ts";
import type { WithdrawalState } from "./withdrawals/withdrawal-state.rules.ts";

const DEPOSIT_ACTS = ["SUBMIT", "CANCEL", "CLOCK", "CREDIT", "FAIL", "LATE"] as const;
const WITHDRAWAL_ACTS = [
  "CANCEL",
  "RECEIVED",
  "FULL_PAYMENT",
  "NOT_RECEIVED",
  "REJECT",
  "APPROVE",
  "PAY",
  "PAYOUT_REFUSED",
  "SENT",
  "PAY_AGAIN",
  "PROVEN",
  "REFUND",
  "TIME_OUT",
] as const;

let database: Database;
let memberId: bigint;
let accountId: bigint;
const rows = async (text: string, values: readonly unknown[] = []) =>
  (await database.pool.query<Record<string, unknown>>(text, [...values])).rows;

beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url, 4, createLog("silent"));
  memberId = (await rows("select id from members where username = 'demo2'"))[0]?.["id"] as bigint;
  await rows("insert into pay_numbers (number_key, member_id) values ('n', $1)", [memberId]);
  accountId = (
    await rows(
      `insert into pay_accounts (member_id, kind, institution, name, number, number_key, added_at, usable_from)
       values ($1, 'EWALLET', 'nodi-pay', 'N', '8801711111111', 'n', now(), now()) returning id`,
      [memberId],
    )
  )[0]?.["id"] as bigint;
  const issue = await createPools(poolConnection(database.pool)).find({
    ownerKind: "HOUSE",
    owner: "house",
    kind: "ISSUE",
    unit: "PLAY",
  });
  await database.transaction(async (tx) => {
    await openMembers(connectionIn(tx), [memberId], "PLAY");
    const to = memberAccount(memberId, "CASH", "PLAY");
    const legs = [{ from: shardOf(issue, 0), to, amountMinor: minor(1_000_000n) }];
    await post(connectionIn(tx), { key: "given", kind: "test", legs });
  });
});
afterAll(() => database.close());

/** The columns that a state asks for, as "name = value" with values written out. */
const depositColumns = (state: DepositState, number: number): Readonly<Record<string, string>> => ({
  state: `'${state}'`,
  received: state === "CREDITED" ? "500" : "null",
  transfer_id: state === "CREDITED" ? String(number) : "null",
  submitted_at: "now()",
  ended_at: ["CREATED", "SUBMITTED"].includes(state) ? "null" : "now()",
  reason: state === "FAILED" ? "'no payment'" : "null",
});
const ENDED = ["CANCELLED", "REJECTED", "RECEIVED", "FORCED_RECEIVED", "REFUNDED"];
const withdrawalColumns = (state: WithdrawalState): Readonly<Record<string, string>> => ({
  state: `'${state}'`,
  received: ["RECEIVED", "FORCED_RECEIVED"].includes(state) ? "500" : "0",
  part: ["REVIEW", "CANCELLED", "REJECTED"].includes(state) ? "0" : "1",
  ended_at: ENDED.includes(state) ? "now()" : "null",
  reason: "'why'",
});
const setting = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, value]) => `${name} = ${value}`)
    .join(", ");
const inserting = (columns: Readonly<Record<string, string>>): readonly [string, string] => [
  Object.keys(columns).join(", "),
  Object.values(columns).join(", "),
];

describe("the table of deposits", () => {
  let made = 0;
  const pairs = DEPOSIT_STATES.flatMap((from) => DEPOSIT_STATES.map((to) => [from, to] as const));

  it.each(pairs)(
    "[CAS-6] from %s to %s the database lets it move exactly when the rule does",
    async (from, to) => {
      made += 1;
      const reference = `D-${String(made).padStart(8, "0")}`;
      const [names, values] = inserting(depositColumns(from, made));
      await rows(
        `insert into deposits (reference, member_id, request_id, method, currency, amount, created_at, expires_at, ${names})
       values ($1, $2, $1, 'bank', 'BDT', 500, now(), now() + interval '1 hour', ${values})`,
        [reference, memberId],
      );
      const move = rows(
        `update deposits set ${setting(depositColumns(to, made))} where reference = $1 returning state`,
        [reference],
      );
      const isAllowed = from === to || DEPOSIT_ACTS.some((on) => hasDepositMove({ from, to, on }));
      if (isAllowed) await expect(move).resolves.toEqual([{ state: to }]);
      else await expect(move).rejects.toThrow(`a deposit does not move from ${from} to ${to}`);
    },
  );
});

describe("the table of withdrawals", () => {
  let made = 0;
  const pairs = WITHDRAWAL_STATES.flatMap((from) => WITHDRAWAL_STATES.map((to) => [from, to] as const));

  it.each(pairs)(
    "[CAS-21] from %s to %s the database lets it move exactly when the rule does",
    async (from, to) => {
      made += 1;
      const reference = `W-${String(made).padStart(8, "0")}`;
      const hold = await database.transaction((tx) =>
        placeHold(connectionIn(tx), {
          key: reference,
          kind: "withdrawal",
          memberId,
          unit: "PLAY",
          amountMinor: minor(500n),
          purpose: "withdrawal",
        }),
      );
      const holdId = "transferId" in hold ? hold.transferId : 0n;
      const [names, values] = inserting(withdrawalColumns(from));
      await rows(
        `insert into withdrawals (reference, member_id, request_id, account_id, amount, fee, hold_id, created_at, ${names})
       values ($1, $2, $1, $3, 500, 0, $4, now(), ${values})`,
        [reference, memberId, accountId, holdId],
      );
      const move = rows(
        `update withdrawals set ${setting(withdrawalColumns(to))} where reference = $1 returning state`,
        [reference],
      );
      const isAllowed =
        from === to ||
        WITHDRAWAL_ACTS.some((on) =>
          (["LAST", "FURTHER"] as const).some((when) => hasWithdrawalMove({ from, to, on, when })),
        );
      if (isAllowed) await expect(move).resolves.toEqual([{ state: to }]);
      else await expect(move).rejects.toThrow(`a withdrawal does not move from ${from} to ${to}`);
    },
  );
});

describe("decisions", () => {
  it("[CAS-31] are only ever added to", async () => {
    await rows("insert into operators (username, password_hash) values ('judge', '$argon2id$v=19$x')");
    await rows(`insert into cashier_decisions (reference, act, operator_id, operator_name, reason, state_before, state_after)
      select 'D-00000001', 'CREDIT', id, 'Judge', 'seen', 'SUBMITTED', 'CREDITED' from operators`);
    for (const change of ["update cashier_decisions set reason = 'other'", "delete from cashier_decisions"])
      await expect(rows(change)).rejects.toThrow("decisions of the desk are only added to");
    await expect(rows("truncate cashier_decisions")).rejects.toThrow();
  });
});
