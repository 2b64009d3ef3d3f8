// What the pipeline does for members, shown with calls of the test's own and sessions of the testkit.
import { accepted, call } from "@jonaki/wire";
import type { NamedCall } from "@jonaki/wire";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";

const shape = { input: z.object({}), output: z.object({ account: z.string().nullable() }), rules: [] };
const path = (name: string): `/${string}` => `/wps/test/${name}`;
const declared = {
  open: call({ id: "CALL-0", method: "GET", path: path("open"), who: "public", ...shape }),
  session: call({ id: "CALL-0", method: "GET", path: path("session"), who: "session", ...shape }),
  member: call({ id: "CALL-0", method: "GET", path: path("member"), who: "member", ...shape }),
  agent: call({ id: "CALL-0", method: "GET", path: path("agent"), who: "agent", ...shape }),
  records: call({
    id: "CALL-0",
    method: "GET",
    path: path("records"),
    who: "member",
    whenExcluded: true,
    ...shape,
  }),
  change: call({
    id: "CALL-0",
    method: "GET",
    path: path("change"),
    who: "member",
    whenPasswordDue: true,
    ...shape,
  }),
  pay: call({
    id: "CALL-0",
    method: "POST",
    path: path("pay"),
    who: "member",
    idempotent: true,
    rules: [],
    input: z.object({ requestId: z.string(), amount: z.string() }),
    output: z.object({ paid: z.string(), number: z.int() }),
    refusals: ["INSUFFICIENT_BALANCE"],
  }),
};

let payments = 0;
let pay: (amount: string) => Promise<{ paid: string; number: number }>;
const who = (_input: unknown, context: { session: { accountId: string } | null }) =>
  accepted({ account: context.session?.accountId ?? null });
const handlers = {
  test: {
    open: who,
    session: who,
    member: who,
    agent: who,
    records: who,
    change: who,
    pay: async ({ amount }: { amount: string }) => accepted(await pay(amount)),
  },
};
const calls: readonly NamedCall[] = Object.entries(declared).map(([name, one]) => ({
  name: `test.${name}`,
  domain: "test",
  call: one,
}));

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({}, { extra: { calls, handlers } });
});
afterAll(() => house.stop());
beforeEach(() => {
  payments = 0;
  pay = (amount) => Promise.resolve({ paid: amount, number: (payments += 1) });
});

const get = async (name: string, token?: string) => {
  const { status, body } = await house.send("GET", path(name), token === undefined ? {} : { token });
  return [status, body.code];
};

describe("tokens", () => {
  it("[CALL-4] [CALL-2.2] a token-bound call without a token, with an unknown or an ended one is refused with 401", async () => {
    const ended = house.sessions.login();
    house.sessions.end(ended, "ended");
    expect(await get("session")).toEqual([401, "NOT_LOGGED_IN"]);
    expect(await get("session", "a-token-nobody-ever-made")).toEqual([401, "NOT_LOGGED_IN"]);
    expect(await get("session", ended)).toEqual([401, "SESSION_EXPIRED"]);
  });

  it("[CALL-4] the token counts only in the Authorization header, never in the address, a body or a cookie", async () => {
    const token = house.sessions.login();
    for (const [url, headers] of [
      [`${path("session")}?token=${token}`, {}],
      [path("session"), { cookie: `token=${token}` }],
      [path("session"), { token }],
      [path("session"), { authorization: token }],
    ] as const) {
      expect((await house.send("GET", url, { headers })).status).toBe(401);
    }
    expect(await get("session", token)).toEqual([200, null]);
  });

  it("[CALL-4] a bad token on a public call is treated as none", async () => {
    const { status, body } = await house.send("GET", path("open"), { token: "a-token-nobody-ever-made" });
    expect([status, body.value]).toEqual([200, { account: null }]);
  });

  it("[ACC-11] the account is the token's alone, whatever the request says about ids", async () => {
    const token = house.sessions.login();
    const { body } = await house.send("GET", `${path("session")}?customerId=1&accountId=1`, {
      token,
      headers: { "x-user-id": "1" },
    });
    expect(body.value).toEqual({
      account: ((await house.sessions.find(token)) as { accountId: string }).accountId,
    });
  });
});

describe("capabilities", () => {
  it("[ACC-11] a trial account is refused with NEED_TRUE_ACCOUNT wherever a true one is needed", async () => {
    const trial = house.sessions.login({ accountType: 4 });
    expect(await get("session", trial)).toEqual([200, null]);
    expect(await get("member", trial)).toEqual([403, "NEED_TRUE_ACCOUNT"]);
    expect(await get("agent", trial)).toEqual([403, "NEED_TRUE_ACCOUNT"]);
  });

  it("[ACC-8] [CALL-2.3] only the types 1, 2, 41 and 42 pass an agent call", async () => {
    for (const accountType of [1, 2, 41, 42] as const)
      expect(await get("agent", house.sessions.login({ accountType }))).toEqual([200, null]);
    expect(await get("agent", house.sessions.login({ accountType: 0 }))).toEqual([403, "FORBIDDEN"]);
  });

  it("[SAFE-25] a restricted session has the calls of the table and is refused every other in the words of SAFE-9", async () => {
    const until = "2027-01-01T00:00:00.000Z";
    const token = house.sessions.login({ restriction: { code: "ACCOUNT_EXCLUDED", value: { time: until } } });
    expect(await get("records", token)).toEqual([200, null]);
    const { status, body } = await house.send("GET", path("member"), { token });
    expect([status, body.code, body.value]).toEqual([403, "ACCOUNT_EXCLUDED", { time: until }]);
    expect(body.message).toBe("আপনি 2027-01-01 06:00:00 পর্যন্ত নিজেকে খেলা থেকে বিরত রেখেছেন।");
  });

  it("[ACC-47] while a password change is due every other token call is refused", async () => {
    const token = house.sessions.login({ passwordDue: true });
    expect(await get("change", token)).toEqual([200, null]);
    expect(await get("member", token)).toEqual([403, "PASSWORD_MUST_CHANGE"]);
  });

  it("[CALL-15] an account's 301st token call in a minute is refused, from whatever device", async () => {
    const token = house.sessions.login();
    for (let number = 1; number <= 300; number += 1) expect(await get("session", token)).toEqual([200, null]);
    expect(await get("session", token)).toEqual([429, "TRY_LATER"]);
  });
});

describe("replay", () => {
  const send = (token: string, body: unknown) => house.send("POST", path("pay"), { token, body });

  it("[WAL-3] repeating a request id answers the first result and does nothing twice", async () => {
    const token = house.sessions.login();
    const body = { requestId: "form-0001", amount: "10.00" };
    const first = await send(token, body);
    const again = await send(token, body);
    expect(first.body.value).toEqual({ paid: "10.00", number: 1 });
    expect(again.body).toEqual(first.body);
    expect(payments).toBe(1);
  });

  it("[WAL-3] [CALL-2.6] the same id with other content answers 409 REQUEST_REUSED", async () => {
    const token = house.sessions.login();
    await send(token, { requestId: "form-0002", amount: "10.00" });
    const other = await send(token, { requestId: "form-0002", amount: "11.00" });
    expect([other.status, other.body.code, payments]).toEqual([409, "REQUEST_REUSED", 1]);
  });

  it("[WAL-3] one member's id says nothing about another's", async () => {
    const [one, two] = [house.sessions.login(), house.sessions.login()];
    await send(one, { requestId: "form-0003", amount: "10.00" });
    const { body } = await send(two, { requestId: "form-0003", amount: "99.00" });
    expect(body.value).toEqual({ paid: "99.00", number: 2 });
  });

  it("[WAL-3] of 20 parallel presses one acts, and no other ever answers something else", async () => {
    const token = house.sessions.login();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => send(token, { requestId: "form-0004", amount: "5.00" })),
    );
    expect(payments).toBe(1);
    for (const { body } of sent) {
      if (body.success) expect(body.value).toEqual({ paid: "5.00", number: 1 });
      else expect(body.code).toBe("RETRY");
    }
    expect((await send(token, { requestId: "form-0004", amount: "5.00" })).body.value).toEqual({
      paid: "5.00",
      number: 1,
    });
  });

  it("[WAL-3] after a fault the same request may be tried again", async () => {
    const token = house.sessions.login();
    pay = () => Promise.reject(new Error("the database went away"));
    const failed = await send(token, { requestId: "form-0005", amount: "5.00" });
    expect([failed.status, failed.body.code]).toEqual([500, "UNKNOWN"]);
    pay = (amount) => Promise.resolve({ paid: amount, number: 7 });
    expect((await send(token, { requestId: "form-0005", amount: "5.00" })).body.value).toEqual({
      paid: "5.00",
      number: 7,
    });
  });
});
