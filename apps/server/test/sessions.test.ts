// Sessions and account states through the whole pipeline: how long one stays in, and with what.
import { accepted, call } from "@jonaki/wire";
import type { NamedCall } from "@jonaki/wire";
import { DEMO_PASSWORD, membersOf, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Members, SendOptions, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { StatusMove } from "../src/domains/accounts/accounts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Calls of the test's own, for what is not built yet: money and the agent centre. */
const shape = { id: "CALL-0", method: "POST", input: z.object({}), output: z.null(), rules: [] } as const;
const own = {
  withdraw: call({ ...shape, path: "/wps/test/withdraw", who: "member", whenExcluded: true }),
  transfer: call({ ...shape, path: "/wps/test/transfer", who: "member" }),
  team: call({ ...shape, path: "/wps/test/team", who: "agent" }),
};
const calls: readonly NamedCall[] = Object.entries(own).map(([name, one]) => ({
  name: `test.${name}`,
  domain: "test",
  call: one,
}));
const done = () => accepted(null);
const extra = { calls, handlers: { test: { withdraw: done, transfer: done, team: done } } };

let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp({ LIMIT_ATTEMPTS_TIMES: "1000" }, { realSessions: true, extra });
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(MINUTE_MS));

const move = (id: bigint, to: StatusMove): Promise<boolean> =>
  house.app.foundation.database.transaction((tx) => house.app.accounts.setStatus(tx, id, to));
const info = (token: string, options: SendOptions = {}) =>
  members.codeOf("GET", "/wps/member/info", { token, ...options });
const post = (path: string, token: string) => members.codeOf("POST", path, { token });

describe("states", () => {
  const inAnHour = () => new Date(house.clock.now().getTime() + HOUR_MS);

  it("[ACC-14] suspended and closed accounts are told so, but only who knows the password", async () => {
    const [suspended, closed] = [await members.person(), await members.person()];
    await move(suspended.id, { to: "SUSPENDED" });
    await move(closed.id, { to: "CLOSING" });
    await move(closed.id, { to: "CLOSED" });
    const code = async (username: string, password = DEMO_PASSWORD) =>
      (await members.logIn({ username, password })).body.code;
    expect(await code(suspended.username)).toBe("ACCOUNT_SUSPENDED");
    expect(await code(closed.username)).toBe("ACCOUNT_CLOSED");
    expect(await code(suspended.username, "wrong-one")).toBe("LOGIN_FAILED");
    expect(await code(closed.username, "wrong-one")).toBe("LOGIN_FAILED");
  });

  it("[ACC-14.5] [SAFE-10] an excluded account comes in restricted and has only the calls of the table", async () => {
    const { id, username } = await members.person();
    const until = inAnHour();
    await move(id, { to: "EXCLUDED", until, isTimeOut: false });
    const answer = await members.logIn({ username });
    expect(answer.body.value).toMatchObject({ restricted: true, until: until.toISOString() });
    const token = tokenOf(answer);
    expect(await info(token)).toEqual([200, null]);
    expect(await post("/wps/test/withdraw", token)).toEqual([200, null]);
    expect(await post("/wps/test/transfer", token)).toEqual([403, "ACCOUNT_EXCLUDED"]);
    expect(await post("/wps/member/firstLogin", token)).toEqual([403, "ACCOUNT_EXCLUDED"]);
    const { body } = await house.send("POST", "/wps/test/transfer", { token, body: {} });
    expect(body.value).toEqual({ time: until.toISOString() });
  });

  it("[ACC-14.5] [SAFE-9] a permanent exclusion has until null and its own words", async () => {
    const { id, username } = await members.person();
    await move(id, { to: "EXCLUDED", until: null, isTimeOut: false });
    const answer = await members.logIn({ username });
    expect(answer.body.value).toMatchObject({ restricted: true, until: null });
    expect(await post("/wps/test/transfer", tokenOf(answer))).toEqual([403, "EXCLUDED_PERMANENT"]);
  });

  it("[ACC-80.8] [SAFE-9] the start of a time-out or exclusion and a suspension end every session at once", async () => {
    const moves: readonly StatusMove[] = [
      { to: "EXCLUDED", until: inAnHour(), isTimeOut: true },
      { to: "EXCLUDED", until: null, isTimeOut: false },
      { to: "SUSPENDED" },
    ];
    for (const next of moves) {
      const { id, username } = await members.person();
      const tokens = [await members.enter(username), await members.enter(username)];
      await move(id, next);
      for (const token of tokens) expect(await info(token)).toEqual([401, "SESSION_EXPIRED"]);
    }
  });

  it("[ACC-80.10] [ACC-80.11] [ACC-80.12] a closing account goes on restricted, and as before when it is taken back", async () => {
    const { id, username } = await members.person();
    const token = await members.enter(username);
    await move(id, { to: "CLOSING" });
    expect(await post("/wps/test/transfer", token)).toEqual([403, "ACCOUNT_CLOSING"]);
    expect(await post("/wps/test/withdraw", token)).toEqual([200, null]);
    expect((await members.logIn({ username })).body.value).toMatchObject({ restricted: true, closing: true });
    await move(id, { to: "BEFORE" });
    expect(await post("/wps/test/transfer", token)).toEqual([200, null]);
    await move(id, { to: "CLOSING" });
    await move(id, { to: "CLOSED" });
    expect(await info(token)).toEqual([401, "SESSION_EXPIRED"]);
  });

  it("[ACC-80.11] a restricted session is free again at the end of the time-out", async () => {
    const { id, username } = await members.person();
    await move(id, {
      to: "EXCLUDED",
      until: new Date(house.clock.now().getTime() + 15 * MINUTE_MS),
      isTimeOut: true,
    });
    const token = await members.enter(username);
    expect(await post("/wps/test/transfer", token)).toEqual([403, "ACCOUNT_EXCLUDED"]);
    house.clock.advance(15 * MINUTE_MS);
    expect(await post("/wps/test/transfer", token)).toEqual([200, null]);
  });
});

describe("sessions", () => {
  it("[ACC-78] after 30 minutes without an act the answer is SESSION_EXPIRED, and polls do not count", async () => {
    const token = await members.enter((await members.person()).username);
    house.clock.advance(29 * MINUTE_MS);
    expect(await info(token)).toEqual([200, null]);
    house.clock.advance(20 * MINUTE_MS);
    expect(await info(token, { headers: { background: "1" } })).toEqual([200, null]);
    house.clock.advance(10 * MINUTE_MS);
    expect(await info(token)).toEqual([401, "SESSION_EXPIRED"]);
  });

  it("[ACC-79] a sixth login ends the oldest with SESSION_REPLACED", async () => {
    const { username } = await members.person();
    const tokens: string[] = [];
    for (let login = 0; login < 6; login += 1) {
      tokens.push(await members.enter(username));
      house.clock.advance(1_000);
    }
    const { status, body } = await house.send("GET", "/wps/member/info", { token: tokens[0]! });
    expect([status, body.code, body.message]).toEqual([
      401,
      "SESSION_REPLACED",
      "আপনি অন্য জায়গা থেকে লগইন করেছেন।",
    ]);
    for (const token of tokens.slice(1)) expect(await info(token)).toEqual([200, null]);
  });

  it("[ACC-79] 20 logins of one member at once leave exactly 5 sessions", async () => {
    const { username } = await members.person();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => members.enter(username)));
    const answers = await Promise.all(tokens.map((token) => info(token)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(5);
    expect(answers.filter(([, code]) => code === "SESSION_REPLACED")).toHaveLength(15);
  });

  it("[ACC-79] the setting singleSession makes it one, and off again five", async () => {
    const { username } = await members.person();
    const set = async (on: boolean) => {
      await house.app.site.switches.setSetting("singleSession", on);
      await house.app.site.reload();
    };
    await set(true);
    const [first, second] = [await members.enter(username), await members.enter(username)];
    expect(await info(first)).toEqual([401, "SESSION_REPLACED"]);
    await set(false);
    await members.enter(username);
    expect(await info(second)).toEqual([200, null]);
  });

  it("[ACC-81] [CALL-38] logging out ends this session and no other; the token is worth nothing after", async () => {
    const { username } = await members.person();
    const [token, other] = [await members.enter(username), await members.enter(username)];
    const { status, body } = await house.send("DELETE", "/wps/session/logout", { token });
    expect([status, body]).toEqual([200, { success: true, code: null, value: null, message: null }]);
    expect(await info(token)).toEqual([401, "SESSION_EXPIRED"]);
    expect((await house.send("DELETE", "/wps/session/logout", { token })).status).toBe(401);
    expect((await house.send("DELETE", "/wps/session/logout")).body.code).toBe("NOT_LOGGED_IN");
    expect(await info(other)).toEqual([200, null]);
  });

  it("[SITE-19] one can log out during maintenance, but not log in", async () => {
    const token = await members.enter((await members.person()).username);
    await house.app.site.switches.setMaintenance({ on: true, endsAt: null });
    await house.app.site.reload();
    expect((await members.logIn({ username: "demo" })).body.code).toBe("MAINTENANCE");
    expect((await house.send("DELETE", "/wps/session/logout", { token })).status).toBe(200);
    await house.app.site.switches.setMaintenance({ on: false, endsAt: null });
    await house.app.site.reload();
  });
});
