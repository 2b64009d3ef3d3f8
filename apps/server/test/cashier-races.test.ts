// Races of the cashier on two processes of one house: whatever comes at the same moment has one outcome, and the money adds
// up afterwards. And what is killed at any step and run again has one effect.
import type { TestParts } from "@jonaki/testkit";
import { minor } from "@jonaki/money";
import { signedHeaders } from "@jonaki/vendor/signing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { composeCashier } from "../src/compose-cashier.ts";
import { createFiles } from "../src/domains/files/files.ts";
import {
  newRequestId,
  openBeside,
  openCashierStage,
  outcomeOf,
  PIN,
  PROVIDER_SECRET,
} from "./cashier-test-doubles.ts";
import type { CashierStage, Payer } from "./cashier-test-doubles.ts";
import { mortal } from "./mortal-database.ts";

let stage: CashierStage;
let beside: CashierStage;
beforeAll(async () => {
  stage = await openCashierStage();
  beside = await openBeside(stage);
});
afterEach(() => stage.holds());
afterAll(async () => {
  await beside.stop();
  await stage.stop();
});

const there = (who: Payer): Payer => ({
  ...who,
  token: beside.house.sessions.login({ accountId: String(who.id) }),
});
/** So many rounds, some of them beside one another. */
async function rounds(count: number, work: () => Promise<void>): Promise<void> {
  const ABREAST = 8;
  for (let done = 0; done < count; done += ABREAST)
    await Promise.all(Array.from({ length: Math.min(ABREAST, count - done) }, work));
}
const decisionsOf = async (reference: string) =>
  (
    await stage.members.rows("select act from cashier_decisions where reference = $1 order by id", [
      reference,
    ])
  ).map(({ act }) => act);
const partsOf = async (reference: string) =>
  (
    await stage.members.rows(
      "select p.outcome from withdrawal_parts p join withdrawals w on w.id = p.withdrawal_id where w.reference = $1 order by p.number",
      [reference],
    )
  ).map(({ outcome }) => outcome);

describe("at the same moment", () => {
  it("[WAL-4] [CAS-20] [abuse 35] 200 times two withdrawals of everything: one is held, the other has not enough", async () => {
    await rounds(200, async () => {
      const who = await stage.payer(100_000n);
      const answers = await Promise.all([
        stage.withdraw(who, { amount: "1000" }),
        beside.withdraw(there(who), { amount: "1000" }),
      ]);
      expect(answers.map((answer) => outcomeOf(answer).join()).toSorted()).toEqual([
        "200,",
        "422,INSUFFICIENT_BALANCE",
      ]);
      expect(await stage.money(who)).toEqual([0n, 100_000n]);
    });
  });

  it("[WAL-3] 50 times one request from five sides is one withdrawal", async () => {
    await rounds(50, async () => {
      const who = await stage.payer(100_000n);
      const requestId = newRequestId();
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_one, at) =>
          at % 2 === 0 ? stage.withdraw(who, { requestId }) : beside.withdraw(there(who), { requestId }),
        ),
      );
      for (const answer of answers) expect(["200,", "503,RETRY"]).toContain(outcomeOf(answer).join());
      expect(await stage.money(who)).toEqual([50_000n, 50_000n]);
    });
  });

  it("[CAS-18] ten withdrawals too many in a day: ten are taken, the fees are those of their place", async () => {
    const who = await stage.payer(10_000_000n);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, at) =>
        at % 2 === 0 ? stage.withdraw(who) : beside.withdraw(there(who)),
      ),
    );
    expect(answers.filter(({ body }) => body.code === "WITHDRAW_COUNT")).toHaveLength(10);
    const fees = await stage.members.rows("select fee from withdrawals where member_id = $1 order by fee", [
      who.id,
    ]);
    expect(fees.map(({ fee }) => fee)).toEqual([0n, 0n, 0n, ...Array<bigint>(7).fill(1_000n)]);
  });

  it("[CAS-25] [CAS-21] 200 times received, not received and the time-out: the first wins, once", async () => {
    const outcomes = new Map<string, number>();
    await rounds(200, async () => {
      const who = await stage.payer(100_000n);
      const reference = await stage.withdrawn(who, "1000");
      await stage.payout(reference);
      await stage.members.rows(
        "update withdrawal_parts set sent_at = now() - interval '31 minutes' where withdrawal_id = (select id from withdrawals where reference = $1)",
        [reference],
      );
      const images = await stage.images(who, 1);
      const [received, disputed] = await Promise.all([
        stage.call("confirmWithdrawal", who, { reference, answer: "RECEIVED" }),
        beside.call("confirmWithdrawal", there(who), { reference, answer: "NOT_RECEIVED", images }),
        stage.runJob("cashier.timeouts"),
        beside.runJob("cashier.timeouts"),
      ]);
      const state = String(await stage.stateOf(reference));
      outcomes.set(state, (outcomes.get(state) ?? 0) + 1);
      expect([outcomeOf(received)[0], outcomeOf(disputed)[0]]).toEqual([
        state === "RECEIVED" ? 200 : 409,
        state === "DISPUTED" ? 200 : 409,
      ]);
      expect(await partsOf(reference)).toEqual([
        { RECEIVED: "RECEIVED", DISPUTED: "DISPUTED", FORCED_RECEIVED: "FORCED" }[state],
      ]);
      expect(await stage.money(who)).toEqual([0n, state === "DISPUTED" ? 100_000n : 0n]);
    });
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(200);
  });

  it("[CAS-21] [abuse 39] 200 times a cancelling against an approval: one of the two", async () => {
    await rounds(200, async () => {
      const who = await stage.payer(100_000n);
      const reference = await stage.withdrawn(who, "1000");
      const decision = { by: stage.anu, second: stage.bina, reason: "fine" };
      const [cancelled, approved] = await Promise.all([
        beside.call("cancelWithdrawal", there(who), { reference }),
        stage.house.app.cashier.desk.approve(reference, decision),
      ]);
      const isApproved = (await stage.stateOf(reference)) === "APPROVED";
      expect([cancelled.status, approved.ok]).toEqual(isApproved ? [409, true] : [200, false]);
      expect(await stage.money(who)).toEqual(isApproved ? [0n, 100_000n] : [100_000n, 0n]);
      expect(await decisionsOf(reference)).toEqual(isApproved ? ["APPROVE"] : []);
    });
  });

  it("[CAS-21] 100 times a refund against a proof, and a payout sent twice: one of each", async () => {
    await rounds(100, async () => {
      const who = await stage.payer(100_000n);
      const reference = await stage.withdrawn(who, "1000");
      const { desk } = stage.house.app.cashier;
      const by = { by: stage.anu, reason: "now" };
      await desk.approve(reference, { ...by, second: stage.bina });
      await desk.beginPaying(reference, by);
      const sent = await Promise.all(
        [stage, beside].map(({ house }) =>
          house.app.cashier.desk.sent(reference, { ...by, amountMinor: minor(100_000n) }),
        ),
      );
      expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
      const images = await stage.images(who, 1);
      await stage.call("confirmWithdrawal", who, { reference, answer: "NOT_RECEIVED", images });
      await Promise.all([
        desk.refund(reference, { ...by, second: null }),
        beside.house.app.cashier.desk.proven(reference, by),
      ]);
      const isRefunded = (await stage.stateOf(reference)) === "REFUNDED";
      expect(await stage.money(who)).toEqual([isRefunded ? 100_000n : 0n, 0n]);
    });
  });
});

describe("killed at any step and run again", () => {
  /** The same work once for every statement it has, each time killed after one more of them, until it gets through. */
  async function killedEverywhere(
    work: (cashier: ReturnType<typeof composeCashier>) => Promise<unknown>,
    isUntouched: () => Promise<void>,
  ): Promise<number> {
    const { app } = stage.house;
    const { foundation, site, accounts, money } = app;
    const { database, dieAfter } = mortal(foundation.database);
    const provider = {
      code: "sandbox",
      secret: PROVIDER_SECRET,
      createOrder: () => Promise.reject(new Error("no")),
    };
    const changes: NonNullable<TestParts["cashierParts"]> = {
      database,
      providers: new Map([["sandbox", provider]]),
    };
    const files = createFiles(foundation);
    const around = {
      site,
      accounts,
      files,
      money,
      listeners: ["messages"],
      changes,
    };
    const cashier = composeCashier({ ...foundation, moneyUnit: "PLAY" }, around);
    for (let statements = 1; ; statements += 1) {
      dieAfter(statements);
      const outcome = await work(cashier).then(
        () => "through",
        (problem: Error) => problem.message,
      );
      if (outcome === "through") return statements;
      expect(outcome).toBe("killed");
      await isUntouched();
    }
  }
  const runOf = (cashier: ReturnType<typeof composeCashier>, name: string) =>
    cashier.jobs.find((job) => job.name === name)!.run({});
  const newsOf = async (who: Payer, reference: string) =>
    (
      await stage.members.rows(
        "select count(*)::int as n from outbox where topic = $1 and value ->> 'reference' = $2",
        [`member/${who.id}`, reference],
      )
    )[0]?.["n"];

  it("[CAS-6.4] the job of deposits ends each once", async () => {
    const who = await stage.payer();
    const references = [await stage.deposited(who), await stage.deposited(who)];
    await stage.members.rows(
      "update deposits set created_at = created_at - interval '3 hours', expires_at = expires_at - interval '3 hours' where member_id = $1",
      [who.id],
    );
    const statements = await killedEverywhere(
      (cashier) => runOf(cashier, "cashier.deposits"),
      async () => {
        for (const reference of references) expect(await stage.stateOf(reference)).toBe("CREATED");
      },
    );
    expect(statements).toBeGreaterThan(5);
    for (const reference of references)
      expect([await stage.stateOf(reference), await newsOf(who, reference)]).toEqual(["EXPIRED", 2]);
    await stage.runJob("cashier.deposits");
    expect(await newsOf(who, references[0] ?? "")).toBe(2);
  });

  it.each([
    ["the last part", 100_000n, "FORCED_RECEIVED", 0n],
    ["a part", 40_000n, "PAYING", 60_000n],
  ])(
    "[CAS-25] the job of time-outs takes %s as received once",
    async (_name, partMinor, state, heldMinor) => {
      const who = await stage.payer(100_000n);
      const reference = await stage.withdrawn(who, "1000");
      await stage.payout(reference, partMinor);
      await stage.members.rows(
        "update withdrawal_parts set sent_at = now() - interval '31 minutes' where withdrawal_id = (select id from withdrawals where reference = $1)",
        [reference],
      );
      const statements = await killedEverywhere(
        (cashier) => runOf(cashier, "cashier.timeouts"),
        async () => {
          // Killed after its transaction, when it looked for more, everything is done.
          expect([
            ["AWAITING_CONFIRMATION", [0n, 100_000n]],
            [state, [0n, heldMinor]],
          ]).toContainEqual([await stage.stateOf(reference), await stage.money(who)]);
        },
      );
      expect(statements).toBeGreaterThan(10);
      expect([await stage.stateOf(reference), await stage.money(who), await partsOf(reference)]).toEqual([
        state,
        [0n, heldMinor],
        ["FORCED"],
      ]);
      await stage.runJob("cashier.timeouts");
      expect(await stage.money(who)).toEqual([0n, heldMinor]);
    },
  );

  it("[CAS-9] a payment is credited once, and told again it is still one", async () => {
    const who = await stage.payer(0n);
    const reference = await stage.deposited(who);
    const told = {
      payment: `P-${newRequestId()}`,
      order: reference,
      payer: stage.handleOf(who),
      status: "PAID",
      amount: "500.00",
      currency: "BDT",
    };
    const body = Buffer.from(JSON.stringify(told));
    await killedEverywhere(
      (cashier) =>
        cashier.receivePayment({
          provider: "sandbox",
          headers: signedHeaders(PROVIDER_SECRET, {
            vendor: "sandbox",
            time: String(stage.house.clock.now().getTime()),
            nonce: newRequestId(),
            body,
          }),
          body,
        }),
      async () =>
        expect([await stage.stateOf(reference), await stage.money(who)]).toEqual(["CREATED", [0n, 0n]]),
    );
    expect([await stage.stateOf(reference), await stage.money(who)]).toEqual(["CREDITED", [50_000n, 0n]]);
    expect(await stage.notice(told)).toEqual([200, "CREDITED"]);
    expect(await stage.money(who)).toEqual([50_000n, 0n]);
  });

  it("[CAS-20] a withdrawal is held once, and a request that is repeated finds it", async () => {
    const who = await stage.payer(100_000n);
    const requestId = newRequestId();
    const input = { accountId: who.accountId, amount: "1000", paymentPassword: PIN, requestId };
    const context = { session: { accountId: String(who.id) }, address: "127.0.0.1", language: "BN" };
    await killedEverywhere(
      (cashier) => Promise.resolve(cashier.handlers.createWithdrawal(input, context as never)),
      async () => expect(await stage.money(who)).toEqual([100_000n, 0n]),
    );
    expect(await stage.money(who)).toEqual([0n, 100_000n]);
    expect(outcomeOf(await stage.withdraw(who, { amount: "1000", requestId }))).toEqual([200, null]);
    expect(await stage.money(who)).toEqual([0n, 100_000n]);
  });
});
