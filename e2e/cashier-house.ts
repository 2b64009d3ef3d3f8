// The house for the journeys of the cashier, with the desk behind it: where a journey is the member's alone, decisions are
// made through the house's own functions, in a process of the same house.
import { Client } from "pg";
import { createApp } from "../apps/server/src/app.ts";
import type { App } from "../apps/server/src/app.ts";
import { createPasswords } from "../apps/server/src/domains/accounts/passwords.ts";
import type { Operator } from "../apps/server/src/domains/cashier/desk/desk.rules.ts";
import { readConfiguration } from "../apps/server/src/platform/configuration.ts";
import { createLog } from "../apps/server/src/platform/log.ts";
import { minor } from "../packages/money/src/index.ts";
import { expect, SECRET_KEY, startHouse, test as base } from "./house.ts";
import type { House } from "./house.ts";

export const PIN = "192837";
/** Institution and branch of an account. */
const PLACES = { EWALLET: ["nodi-pay", null], BANK: ["shiuli-bank", "Dhanmondi"] } as const;

export interface CashierHouse extends House {
  /** Fails a deposit that was submitted. */
  failDeposit(reference: string, reason: string): Promise<void>;
  /** Credits what came after the time, by two people. */
  creditLate(reference: string, amountMinor: bigint): Promise<void>;
  approve(reference: string): Promise<void>;
  /** Begins to pay where that has not begun, and sends so much. */
  sendPart(reference: string, amountMinor: bigint): Promise<void>;
  /** The payment is proven: what was disputed counts as received. */
  prove(reference: string): Promise<void>;
  /** The open time of a deposit has passed. */
  passTime(reference: string): Promise<void>;
  /** The time for an answer has passed, and the house has noticed. */
  passAnswer(reference: string): Promise<void>;
  /** A payment password and an account that can be used, for a member who is not here to set them. */
  equip(username: string, kind?: "EWALLET" | "BANK"): Promise<void>;
}

type Decided = Promise<{ readonly ok: boolean }>;

async function done(decided: Decided): Promise<void> {
  expect(await decided).toMatchObject({ ok: true });
}

async function operator(database: Client, name: string): Promise<Operator> {
  const { rows } = await database.query<{ id: string }>(
    "insert into operators (username, password_hash) values ($1, '$argon2id$v=19$none') returning id::text",
    [name],
  );
  return { operatorId: BigInt(rows[0]?.id ?? 0), name };
}

function deskOf({ cashier }: App, by: Operator, second: Operator) {
  const { desk } = cashier;
  return {
    failDeposit: (reference, reason) => done(desk.fail(reference, { by, reason })),
    creditLate: (reference, amountMinor) =>
      done(desk.creditLate(reference, { by, second, reason: "proved", receivedMinor: minor(amountMinor) })),
    approve: (reference) => done(desk.approve(reference, { by, second, reason: "in order" })),
    sendPart: async (reference, amountMinor) => {
      // Refused where an earlier part has begun it.
      await desk.beginPaying(reference, { by, reason: "now" });
      await done(desk.sent(reference, { by, reason: "sent", amountMinor: minor(amountMinor) }));
    },
    prove: (reference) => done(desk.proven(reference, { by, reason: "the bank's word" })),
  } satisfies Partial<CashierHouse>;
}

function timeOf({ cashier, foundation }: App, database: Client) {
  const passwords = createPasswords(foundation.clock);
  return {
    passTime: async (reference) => {
      await database.query(
        `update deposits set created_at = created_at - interval '3 hours', expires_at = expires_at - interval '3 hours'
         where reference = $1`,
        [reference],
      );
    },
    passAnswer: async (reference) => {
      await database.query(
        `update withdrawal_parts set sent_at = sent_at - interval '2 days'
         where withdrawal_id = (select id from withdrawals where reference = $1)`,
        [reference],
      );
      const job = cashier.jobs.find(({ name }) => name === "cashier.timeouts");
      const waits = async (): Promise<number | null> => {
        await job?.run({});
        const left = await database.query(
          "select from withdrawals where reference = $1 and state = 'AWAITING_CONFIRMATION'",
          [reference],
        );
        return left.rowCount;
      };
      // The job waits for nobody: an order that a desk is just putting back has its turn with the next one.
      await expect.poll(waits).toBe(0);
    },
    equip: async (username, kind = "EWALLET") => {
      const { rows } = await database.query<{ id: string }>(
        "select id::text from members where username = $1",
        [username],
      );
      const id = rows[0]?.id;
      // Nobody looks twice at somebody who changed nothing lately [CAS-28].
      await database.query("update members set password_set_at = created_at where id = $1", [id]);
      const number = `88017${String(id).padStart(8, "0")}`;
      await database.query(
        "insert into payment_passwords (member_id, password_hash, set_at) values ($1, $2, now())",
        [id, await passwords.hash(PIN)],
      );
      await database.query("insert into pay_numbers (number_key, member_id) values ($1, $2)", [
        `${kind} ${number}`,
        id,
      ]);
      await database.query(
        `insert into pay_accounts (member_id, kind, institution, branch, name, number, number_key, added_at, usable_from)
         values ($1, $2, $3, $4, 'Rahim Uddin', $5, $6, now() - interval '3 days', now() - interval '3 days')`,
        [id, kind, ...PLACES[kind], number, `${kind} ${number}`],
      );
    },
  } satisfies Partial<CashierHouse>;
}

async function startCashierHouse(): Promise<CashierHouse & { stop(): Promise<void> }> {
  const house = await startHouse();
  const database = new Client({ connectionString: house.databaseUrl });
  await database.connect();
  const app = await createApp(
    readConfiguration({ DATABASE_URL: house.databaseUrl, SECRET_KEY, ROLE: "web", LOG_LEVEL: "warn" }),
    { log: createLog("warn"), siteFolder: "" },
  );
  const [anu, bina] = [await operator(database, "Anu01"), await operator(database, "Bina01")];
  return {
    ...house,
    ...deskOf(app, anu, bina),
    ...timeOf(app, database),
    stop: async () => {
      await app.stop();
      await database.end();
      await house.stop();
    },
  };
}

export const test = base.extend<object, { house: CashierHouse }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures from this pattern
    async ({}, use) => {
      const house = await startCashierHouse();
      await use(house);
      await house.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
