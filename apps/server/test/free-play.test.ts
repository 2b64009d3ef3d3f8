// Free play through the whole pipeline: guests, their string, their limits, and what they may not touch.
import { accepted, call } from "@jonaki/wire";
import type { NamedCall } from "@jonaki/wire";
import { membersOf, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Members, SendOptions, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RAISED = { LIMIT_DEVICE_PER_MINUTE: "1000000", LIMIT_ADDRESS_PER_MINUTE: "1000000" };
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
const opened: { memberId: bigint; accountType: number }[] = [];

let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp(RAISED, {
    realSessions: true,
    extra,
    openMoney: (_tx, account) => {
      opened.push(account);
      return Promise.resolve();
    },
  });
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(MINUTE_MS));

const info = (token: string, options: SendOptions = {}) =>
  members.codeOf("GET", "/wps/member/info", { token, ...options });
const post = (path: string, token: string) => members.codeOf("POST", path, { token });

let guests = 0;
const randomString = (): string => String((guests += 1)).padStart(32, "r");
const device = (name: string): string => name.padEnd(22, "d");

/** A guest from a device and an address of its own, unless the test says otherwise. */
async function freePlay(inside: unknown = randomString(), options: SendOptions = {}) {
  // Known before anything is awaited, or guests of the same moment would share an address.
  const number = (guests += 1);
  return house.send("POST", "/wps/session/login/freeplay", {
    body: { os: "Linux", platform: "W", random: await house.seal(inside) },
    headers: { version: "3" },
    device: device(`own${number}`),
    address: `198.51.${Math.floor(number / 250)}.${number % 250}`,
    ...options,
  });
}

describe("free play", () => {
  it("[ACC-64] [ACC-67] [CALL-33] makes a guest of type 4 with trial money, opened in the same transaction", async () => {
    const answer = await freePlay();
    expect(answer.body.value).toEqual({
      token: expect.any(String),
      firstTimeLogin: false,
      passwordExpired: false,
      userName: expect.stringMatching(/^guest[0-9a-f]{12}$/u),
    });
    const { body } = await house.send("GET", "/wps/member/info", { token: tokenOf(answer) });
    expect(body.value).toMatchObject({ type: 4, toUpline: false });
    expect(opened.at(-1)).toEqual({ memberId: BigInt((body.value as { id: string }).id), accountType: 4 });
  });

  it("[ACC-67] when its money cannot be opened there is no guest, and the string was not used", async () => {
    const broken = await startTestApp(RAISED, {
      realSessions: true,
      openMoney: () => Promise.reject(new Error("the ledger is closed")),
    });
    const body = { os: "", platform: "W", random: await broken.seal(randomString()) };
    expect((await broken.send("POST", "/wps/session/login/freeplay", { body })).status).toBe(500);
    const { rows } = await broken.app.foundation.database.pool.query(
      "select (select count(*)::int from members where account_type = 4) as guests, (select count(*)::int from trials) as trials, (select count(*)::int from sessions) as sessions",
    );
    expect(rows).toEqual([{ guests: 0, trials: 0, sessions: 0 }]);
    await broken.stop();
  });

  it("[ACC-67] a guest ends after 24 hours, and nobody logs in to it before or after", async () => {
    const answer = await freePlay();
    const { userName } = answer.body.value as { userName: string };
    const [guest] = await members.rows("select id, trial_ends_at from members where username = $1", [
      userName,
    ]);
    expect(guest?.["trial_ends_at"]).toEqual(new Date(house.clock.now().getTime() + 24 * HOUR_MS));
    expect((await members.logIn({ username: userName })).body.code).toBe("LOGIN_FAILED");
    // A session would not live so long; only the guest's own end is looked at here.
    await members.rows("update members set trial_ends_at = $2 where id = $1", [
      guest?.["id"],
      house.clock.now(),
    ]);
    expect(await info(tokenOf(answer))).toEqual([401, "SESSION_EXPIRED"]);
    const { store } = house.app.foundation.database;
    const id = guest?.["id"] as bigint;
    expect((await house.app.accounts.memberBars(store, [id])).get(id)?.code).toBe("ACCOUNT_CLOSED");
  });

  it("[ACC-66] the string counts once, in whatever seal it comes; of 10 at once one makes a guest", async () => {
    const string = randomString();
    const answers = await Promise.all(Array.from({ length: 10 }, () => freePlay(string)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(new Set(answers.filter(({ body }) => !body.success).map(({ body }) => body.code))).toEqual(
      new Set(["SEAL_INVALID"]),
    );
    expect((await freePlay(string)).body.code).toBe("SEAL_INVALID");
  });

  it("[ACC-66] what is not sealed, or is not 32 characters, makes no guest", async () => {
    for (const inside of ["short", "x".repeat(33), { random: "x".repeat(32) }, 7]) {
      const { status, body } = await freePlay(inside);
      expect([status, body.code]).toEqual([400, "SEAL_INVALID"]);
    }
    const plain = { body: { os: "", platform: "W", random: "x".repeat(32) } };
    expect((await freePlay("", plain)).body.code).toBe("SEAL_INVALID");
    const other = { body: { os: "", platform: "A", random: "x".repeat(32) } };
    expect((await freePlay("", other)).body.code).toBe("BAD_REQUEST");
  });

  it("[ACC-67] a device gets 3 guests in 24 hours, also of 10 at once, and is told when the next may come", async () => {
    const from = { device: device("thrice") };
    const began = house.clock.now().getTime();
    const answers = await Promise.all(Array.from({ length: 10 }, () => freePlay(randomString(), from)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(3);
    const refused = answers.find(({ body }) => !body.success);
    expect([refused?.status, refused?.body.code, refused?.body.value]).toEqual([
      429,
      "TRY_LATER",
      { time: new Date(began + 24 * HOUR_MS).toISOString() },
    ]);
    house.clock.advance(24 * HOUR_MS - 1);
    expect((await freePlay(randomString(), from)).body.code).toBe("TRY_LATER");
    house.clock.advance(1);
    expect((await freePlay(randomString(), from)).body.success).toBe(true);
  });

  it.each([
    ["one IPv4 address", () => "192.0.2.44"],
    ["one IPv6 /64", (place: number) => `2001:db8:7::${place.toString(16)}`],
  ])("[ACC-67] [CALL-15] %s gets 30, from whatever devices, also of 40 at once", async (name, address) => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_one, place) =>
        freePlay(randomString(), { address: address(place + 1), device: device(`${name.length}of${place}`) }),
      ),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(30);
    expect(answers.filter(({ body }) => body.code === "TRY_LATER")).toHaveLength(10);
  });

  it("[ACC-68] with FREEPLAY3 off it is not enabled", async () => {
    const set = async (on: boolean) => {
      await members.rows("update whitelabel_nodes set enabled = $1 where mod_id = 'FREEPLAY3'", [on]);
      await house.app.site.reload();
    };
    await set(false);
    const { status, body } = await freePlay();
    expect([status, body.code]).toEqual([422, "OPERATION_NOT_ENABLED"]);
    await set(true);
  });

  it("[ACC-2] [ACC-11] [abuse 66] a trial token is refused with NEED_TRUE_ACCOUNT where money or the agent centre is", async () => {
    const token = tokenOf(await freePlay());
    for (const path of ["/wps/test/withdraw", "/wps/test/transfer", "/wps/test/team"])
      expect(await post(path, token)).toEqual([403, "NEED_TRUE_ACCOUNT"]);
    const { body } = await house.send("POST", "/wps/test/withdraw", { token, body: {} });
    expect(body.message).toBe("এই কাজের জন্য অনুগ্রহ করে আসল অ্যাকাউন্ট ব্যবহার করুন।");
  });
});
