// What payment providers tell, through the real door: believed or not, and credited once as received. Numbered as in the
// list of abuse cases.
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newRequestId, openBeside, openCashierStage, PROVIDER_SECRET } from "./cashier-test-doubles.ts";
import type { CashierStage } from "./cashier-test-doubles.ts";

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

const START = 1_000_000n;

describe("a payment", () => {
  it("[CAS-6.5] [CAS-8] [CAS-9] is credited once, with its wagering, its event and the news", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    const told = stage.toldOf(who, reference);
    expect(await stage.notice(told)).toEqual([200, "CREDITED"]);
    expect(await stage.money(who)).toEqual([START + 50_000n, 0n]);
    expect(await stage.row(reference)).toMatchObject({ state: "CREDITED", received: 50_000n });
    expect(
      await stage.members.rows(
        "select source, needed, bound, played from wagerings where member_id = $1 and ended_at is null",
        [who.id],
      ),
    ).toEqual([{ source: "DEPOSIT", needed: 50_000n, bound: 50_000n, played: 0n }]);
    const events = await stage.members.rows(
      "select e.facts from domain_events e join domain_event_queue q on q.event_id = e.id and q.consumer = 'messages' where e.name = 'deposit.credited' and e.facts::text like $1",
      [`%${reference}%`],
    );
    expect(events.map(({ facts }) => facts)).toEqual([
      [{ member: String(who.id), reference, amount: "500.00", currency: "PLAY", at: expect.any(String) }],
    ]);
    const told2 = await stage.members.rows("select name from outbox where topic = $1 order by id", [
      `member/${who.id}`,
    ]);
    expect(told2.map(({ name }) => name)).toEqual(["deposit.changed", "deposit.changed", "wallet.changed"]);
    // The provider tells it again, signed anew: the same answer, and no second credit.
    expect(await stage.notice(told)).toEqual([200, "CREDITED"]);
    expect(await stage.money(who)).toEqual([START + 50_000n, 0n]);
  });

  it("[CAS-8] [abuse 41] of another amount is credited as received", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    expect(await stage.paid(who, reference, "123.45")).toEqual([200, "CREDITED"]);
    expect(await stage.money(who)).toEqual([START + 12_345n, 0n]);
    const { body } = await stage.call("depositList", who);
    expect((body.value as { list: unknown[] }).list).toMatchObject([
      { amount: "500.00", received: "123.45" },
    ]);
  });

  it("[CAS-2.3] [CAS-8] of digital dollars is credited at the rate of its order", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who, { method: "digital-dollar", amount: "10" });
    await stage.members.rows(
      "insert into dollar_rates (starts_at, rate) values (clock_timestamp(), 1500000)",
    );
    expect(await stage.paid(who, reference, "10.00", { currency: "USD" })).toEqual([200, "CREDITED"]);
    expect(await stage.money(who)).toEqual([START + 122_000n, 0n]);
    const later = await stage.deposited(who, { method: "digital-dollar", amount: "10" });
    expect(await stage.paid(who, later, "10.00", { currency: "USD" })).toEqual([200, "CREDITED"]);
    expect(await stage.money(who)).toEqual([START + 272_000n, 0n]);
    await stage.members.rows("delete from dollar_rates where rate = 1500000");
  });

  it("[CAS-6.5] comes after the member's proof as well", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    await stage.call("submitDeposit", who, { reference, transactionId: newRequestId() });
    expect(await stage.paid(who, reference, "500.00")).toEqual([200, "CREDITED"]);
    expect(await stage.stateOf(reference)).toBe("CREDITED");
  });

  it("[CAS-9] that failed moves nothing, and the member can still pay", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    expect(await stage.notice(stage.toldOf(who, reference, { status: "FAILED" }))).toEqual([200, "NOTED"]);
    expect(await stage.stateOf(reference)).toBe("CREATED");
    expect(await stage.paid(who, reference, "500.00")).toEqual([200, "CREDITED"]);
  });

  it("[CAS-9] told from many sides at the same moment is credited once, 200 times over", async () => {
    const payers = await Promise.all(Array.from({ length: 20 }, () => stage.payer(0n)));
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        payers.map(async (who) => {
          const reference = await stage.deposited(who);
          const told = stage.toldOf(who, reference);
          const answers = await Promise.all(
            Array.from({ length: 6 }, (_one, at) => (at % 2 === 0 ? stage : beside).notice(told)),
          );
          expect(new Set(answers.map(String))).toEqual(new Set(["200,CREDITED"]));
        }),
      );
    }
    for (const who of payers) expect(await stage.money(who)).toEqual([10n * 50_000n, 0n]);
    const [counted] = await stage.members.rows(
      "select count(*)::int as n, count(distinct member_id)::int as members from wagerings where member_id = any ($1)",
      [payers.map(({ id }) => id)],
    );
    expect(counted).toEqual({ n: 200, members: 20 });
  });

  it("[CAS-6] against a cancelling at the same moment, 200 times: credited, or cancelled with the money in suspense", async () => {
    const payers = await Promise.all(Array.from({ length: 20 }, () => stage.payer(0n)));
    const credited = new Map(payers.map((who) => [who.id, 0n]));
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        payers.map(async (who) => {
          const there = { ...who, token: beside.house.sessions.login({ accountId: String(who.id) }) };
          const reference = await stage.deposited(who);
          const [told, cancelled] = await Promise.all([
            stage.notice(stage.toldOf(who, reference)),
            beside.call("cancelDeposit", there, { reference }),
          ]);
          const isCredited = (await stage.stateOf(reference)) === "CREDITED";
          expect(told).toEqual([200, isCredited ? "CREDITED" : "SUSPENSE"]);
          expect(cancelled.status).toBe(isCredited ? 409 : 200);
          if (isCredited) credited.set(who.id, (credited.get(who.id) ?? 0n) + 50_000n);
        }),
      );
    }
    for (const who of payers) expect(await stage.money(who)).toEqual([credited.get(who.id), 0n]);
  });
});

describe("a notice that is not believed", () => {
  it("[CAS-9] [abuse 41] forged, stale or told before gets 403 and changes nothing", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    const told = stage.toldOf(who, reference);
    const now = stage.house.clock.now().getTime();
    const nonce = "a-nonce-that-is-used-once";
    const refusals = [
      await stage.notice(told, { secret: "somebody else's secret, of some length" }),
      await stage.notice(told, { provider: "another" }),
      await stage.notice(told, { sent: JSON.stringify({ ...told, amount: "5000.00" }) }),
      await stage.notice(told, { timeMs: now - 120_001 }),
      await stage.notice(told, { timeMs: now + 120_001 }),
    ];
    expect(refusals.map(([status]) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await stage.stateOf(reference)).toBe("CREATED");
    expect(await stage.notice(stage.toldOf(who, reference, { status: "FAILED" }), { nonce })).toEqual([
      200,
      "NOTED",
    ]);
    expect(await stage.notice(told, { nonce })).toEqual([403, undefined]);
    expect(await stage.notice(told, { nonce, secret: PROVIDER_SECRET })).toEqual([403, undefined]);
    expect([await stage.stateOf(reference), await stage.money(who)]).toEqual(["CREATED", [START, 0n]]);
  });

  it("[CAS-9] [abuse 41] a captured notice is believed once by all processes together", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    const told = stage.toldOf(who, reference);
    const nonce = newRequestId();
    const timeMs = stage.house.clock.now().getTime();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_one, at) =>
        (at % 2 === 0 ? stage : beside).notice(told, { nonce, timeMs }),
      ),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([status]) => status === 403)).toHaveLength(39);
    expect(await stage.money(who)).toEqual([START + 50_000n, 0n]);
  });

  it("[CAS-9] without headers, to a door of nobody, or too large is refused; what cannot be read gets 400", async () => {
    const http = stage.house.app.http!;
    const post = async (url: string, payload: string) =>
      (await http.inject({ method: "POST", url, payload, headers: { "content-type": "application/json" } }))
        .statusCode;
    expect(await post("/payment/callback/sandbox", "{}")).toBe(403);
    expect(await post("/payment/callback/nobody", "{}")).toBe(403);
    expect(await post("/payment/callback/sandbox", "x".repeat(5_000))).toBe(413);
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    for (const change of [
      { amount: "0.00" },
      { amount: "-5.00" },
      { amount: "1e3" },
      { amount: 500 },
      { amount: "500" },
      { currency: "taka" },
      { status: "DONE" },
      { payment: "" },
      { order: "'; drop" },
    ])
      expect(await stage.notice(stage.toldOf(who, reference, change))).toEqual([400, undefined]);
    expect(await stage.notice([] as never)).toEqual([400, undefined]);
    expect(await stage.stateOf(reference)).toBe("CREATED");
  });

  it("[CAS-9] one payment told in two ways is refused the second time, and a person looks at it once", async () => {
    const who = await stage.payer();
    const reference = await stage.deposited(who);
    const told = stage.toldOf(who, reference);
    await stage.notice(told);
    for (const _again of [1, 2])
      expect(await stage.notice({ ...told, amount: "900.00" })).toEqual([409, undefined]);
    expect(await stage.cases("MISMATCH", reference)).toHaveLength(1);
    expect(await stage.money(who)).toEqual([START + 50_000n, 0n]);
  });

  it("[CAS-9] nonces are forgotten once nothing they were for is believed any more", async () => {
    await stage.notice(stage.toldOf(await stage.payer(), "D-00000000", { status: "FAILED" }));
    await stage.runJob("cashier.nonces");
    const kept = async () =>
      (await stage.members.rows("select count(*)::int as n from payment_nonces"))[0]?.["n"] as number;
    expect(await kept()).toBeGreaterThan(0);
    stage.house.clock.advance(5 * 60_000);
    await stage.runJob("cashier.nonces");
    expect(await kept()).toBe(0);
  });
});
