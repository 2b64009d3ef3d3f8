// Time-out, exclusion, the way back and the closing of an account, through the whole pipeline [SAFE-8 to SAFE-11, SAFE-18].
import { DEMO_PASSWORD, expectRefusal, membersOf, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Members, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp({ LIMIT_ATTEMPTS_TIMES: "1000" }, { realSessions: true });
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(MINUTE_MS));

const later = async (ms: number): Promise<void> => {
  house.clock.advance(ms);
  await house.app.foundation.sealing.rotate();
};
const send = (token: string, path: string, body: object = {}) => house.send("POST", path, { token, body });
const ask = async (token: string, path: string, body: object = {}) => (await send(token, path, body)).body;
const timeOut = (token: string, minutes: number) => ask(token, "/wps/member/timeOut", { minutes });
const exclude = (token: string, months: number | null) => ask(token, "/wps/member/exclusion", { months });
const askBack = (token: string) => ask(token, "/wps/member/exclusion/return");
const sendClose = async (token: string, action: string, password = DEMO_PASSWORD) =>
  send(token, "/wps/member/close", { sealed: await house.seal({ action, password }) });
const close = async (token: string, action: string) => (await sendClose(token, action)).body;
const inAs = async (username: string) => {
  const answer = await members.logIn({ username });
  return { token: tokenOf(answer), value: answer.body.value as Record<string, unknown> };
};

describe("a time-out", () => {
  it("[SAFE-8] [SAFE-9] [CALL-157] begins at once, ends every session and ends by itself", async () => {
    const { username } = await members.person();
    const [one, two] = [await members.enter(username), await members.enter(username)];
    const until = new Date(house.clock.now().getTime() + 15 * MINUTE_MS).toISOString();
    expect((await timeOut(one, 15)).value).toEqual({ until });
    for (const token of [one, two])
      expect((await members.codeOf("GET", "/wps/member/info", { token }))[0]).toBe(401);
    const inside = await inAs(username);
    expect(inside.value).toMatchObject({ restricted: true, until });
    await later(15 * MINUTE_MS);
    expect((await inAs(username)).value).not.toHaveProperty("restricted");
  });

  it("[SAFE-8] [ERR-92] is made longer, never shorter", async () => {
    const { username } = await members.person();
    await timeOut(await members.enter(username), 1_440);
    const { token } = await inAs(username);
    const day = new Date(house.clock.now().getTime() + DAY_MS).toISOString();
    await expectRefusal(() => send(token, "/wps/member/timeOut", { minutes: 15 }), "ACCOUNT_EXCLUDED", {
      time: day,
    });
    expect((await timeOut(token, 4_320)).success).toBe(true);
  });

  it("[SAFE-10] [SAFE-25] [ACC-14.5] the restricted session has its own calls and no other", async () => {
    const { username } = await members.person();
    await timeOut(await members.enter(username), 1_440);
    const { token } = await inAs(username);
    expect(await members.codeOf("GET", "/wps/v2/wallets/balance", { token })).toEqual([200, null]);
    expect(await members.codeOf("GET", "/wps/session/list", { token })).toEqual([200, null]);
    expect((await members.codeOf("GET", "/wps/session/history", { token }))[1]).toBe("ACCOUNT_EXCLUDED");
    expect((await house.send("POST", "/wps/member/totp", { token, body: { sealed: "x" } })).body.code).toBe(
      "ACCOUNT_EXCLUDED",
    );
  });
});

describe("an exclusion", () => {
  it("[SAFE-8] [CALL-158] lasts calendar months, and after its end stays until one asks to return and a day has passed", async () => {
    const { username } = await members.person();
    const { value } = await exclude(await members.enter(username), 6);
    const until = (value as { until: string }).until;
    const months = Temporal.Instant.from(until)
      .toZonedDateTimeISO("Asia/Dhaka")
      .since(
        Temporal.Instant.fromEpochMilliseconds(house.clock.now().getTime()).toZonedDateTimeISO("Asia/Dhaka"),
        { largestUnit: "months" },
      );
    expect(months.months).toBe(6);
    const early = await inAs(username);
    expect(await askBack(early.token)).toMatchObject({ code: "ACCOUNT_EXCLUDED" });
    await later(Date.parse(until) - house.clock.now().getTime());
    const after = await inAs(username);
    expect(after.value).toMatchObject({ restricted: true });
    const from = new Date(house.clock.now().getTime() + DAY_MS).toISOString();
    expect((await askBack(after.token)).value).toEqual({ from });
    expect((await askBack(tokenOf(await members.logIn({ username })))).code).toBe("ACCOUNT_EXCLUDED");
    await later(DAY_MS);
    expect((await inAs(username)).value).not.toHaveProperty("restricted");
  });

  it("[SAFE-11] [CALL-159] who is not excluded has nothing to return from", async () => {
    expect((await askBack(await members.enter((await members.person()).username))).code).toBe(
      "STATE_CHANGED",
    );
  });

  it("[SAFE-8] [SAFE-9] [ERR-143] a permanent one has no end, no shorter one and no way back", async () => {
    const { username } = await members.person();
    expect((await exclude(await members.enter(username), null)).value).toEqual({ until: null });
    const { token, value } = await inAs(username);
    expect(value).toMatchObject({ restricted: true, until: null });
    for (const [path, body] of [
      ["timeOut", { minutes: 43_200 }],
      ["exclusion", { months: 60 }],
      ["exclusion/return", {}],
    ] as const)
      await expectRefusal(() => send(token, `/wps/member/${path}`, body), "EXCLUDED_PERMANENT");
    await later(3_650 * DAY_MS);
    expect((await inAs(username)).value).toMatchObject({ restricted: true });
  });
});

describe("closing the account", () => {
  it("[SAFE-18] [ACC-14.7] [ACC-14.9] [CALL-160] [ERR-89] restricts at once and can be taken back for 7 days", async () => {
    const { username } = await members.person();
    const token = await members.enter(username);
    await expectRefusal(() => sendClose(token, "CLOSE", "Wrong-one-1"), "LOGIN_FAILED");
    expect((await close(token, "TAKE_BACK")).code).toBe("STATE_CHANGED");
    expect((await close(token, "CLOSE")).value).toEqual({ state: "CLOSING" });
    expect((await members.codeOf("GET", "/wps/session/history", { token }))[1]).toBe("ACCOUNT_CLOSING");
    await later(7 * DAY_MS - 1);
    const inside = await inAs(username);
    expect(inside.value).toMatchObject({ restricted: true, closing: true });
    expect((await close(inside.token, "TAKE_BACK")).value).toEqual({ state: "ACTIVE" });
    expect(await members.codeOf("GET", "/wps/session/history", { token: inside.token })).toEqual([200, null]);
  });

  it("[SAFE-18] [ACC-14.1] [ERR-90] who guesses the password is locked out of closing, with the right one too", async () => {
    const strict = await startTestApp({}, { realSessions: true });
    const { person, enter } = membersOf(strict);
    const token = await enter((await person()).username);
    const closeWith = async (password: string) => {
      const body = { sealed: await strict.seal({ action: "CLOSE", password }) };
      return strict.send("POST", "/wps/member/close", { token, body });
    };
    for (let guess = 1; guess <= 10; guess += 1) await closeWith("Wrong-one-1");
    await expectRefusal(() => closeWith(DEMO_PASSWORD), "ACCOUNT_LOCKED");
    await strict.stop();
  });

  it("[SAFE-18] after 7 days it is closed for good, and not before everything was paid out", async () => {
    const finish = house.app.care.jobs.find(({ name }) => name === "safe.closings");
    const { id, username } = await members.person();
    await close(await members.enter(username), "CLOSE");
    await later(7 * DAY_MS - 1);
    await finish?.run(null);
    expect((await inAs(username)).value).toMatchObject({ closing: true });
    await later(1);
    expect((await close((await inAs(username)).token, "TAKE_BACK")).code).toBe("STATE_CHANGED");
    await finish?.run(null);
    await finish?.run(null);
    expect((await members.logIn({ username })).body.code).toBe("ACCOUNT_CLOSED");
    expect(await members.rows("select status, closing_since from members where id = $1", [id])).toEqual([
      { status: "CLOSED", closing_since: null },
    ]);
  });

  it("[SAFE-8] [SAFE-18] [ERR-164] a break does not begin on an account that closes, and a closing covers a break", async () => {
    const { username } = await members.person();
    const token = await members.enter(username);
    await close(token, "CLOSE");
    await expectRefusal(() => send(token, "/wps/member/timeOut", { minutes: 15 }), "ACCOUNT_CLOSING");
    const other = await members.person();
    await exclude(await members.enter(other.username), null);
    const inside = await inAs(other.username);
    expect((await close(inside.token, "CLOSE")).value).toEqual({ state: "CLOSING" });
    expect((await close(inside.token, "TAKE_BACK")).value).toEqual({ state: "EXCLUDED" });
  });
});
