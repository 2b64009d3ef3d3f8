// The authenticator app and the extra proof of a login from an unknown place [ACC-124 to ACC-128].
import { Secret, TOTP } from "otpauth";
import { membersOf, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Members, Person, SendOptions, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
const STEP_MS = 30_000;
const DEVICE = "device-of-this-test-01";
const HOME = { device: DEVICE, address: "203.0.113.20" };
const AWAY = { device: DEVICE, address: "192.0.2.77" };

let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp({}, { realSessions: true });
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(20 * MINUTE_MS));

const act = async (token: string, action: string, code?: string, options: SendOptions = HOME) => {
  const sealed = await house.seal({ action, ...(code === undefined ? {} : { code }) });
  return (await house.send("POST", "/wps/member/totp", { token, body: { sealed }, ...options })).body;
};
const codeAt = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: house.clock.now().getTime() + steps * STEP_MS,
  });

interface Owner extends Person {
  readonly token: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

async function withApp(): Promise<Owner> {
  const person = await members.person();
  const token = tokenOf(await members.logIn({ username: person.username }, HOME));
  const { secret } = (await act(token, "SETUP")).value as { secret: string };
  const { recoveryCodes } = (await act(token, "CONFIRM", codeAt(secret))).value as {
    recoveryCodes: string[];
  };
  house.clock.advance(STEP_MS);
  return { ...person, token, secret, recoveryCodes };
}

describe("the authenticator app", () => {
  it("[ACC-127] [ACC-128] [CALL-96] is set up by QR code, confirmed by one code, and gives 8 recovery codes once", async () => {
    const { username } = await members.person();
    const token = tokenOf(await members.logIn({ username }, HOME));
    const setup = (await act(token, "SETUP")).value as { secret: string; qrData: string };
    expect(setup.qrData).toMatch(
      new RegExp(`^otpauth://totp/Jonaki:${username}\\?.*secret=${setup.secret}.*digits=6.*period=30`),
    );
    expect((await act(token, "CONFIRM", "")).code).toBe("CODE_MISSING");
    expect((await act(token, "CONFIRM", "000000")).code).toBe("TOTP_INVALID");
    const on = (await act(token, "CONFIRM", codeAt(setup.secret))).value as { recoveryCodes: string[] };
    expect(new Set(on.recoveryCodes).size).toBe(8);
    expect((await act(token, "SETUP")).code).toBe("STATE_CHANGED");
  });

  it("[ACC-128] a set-up ends after ten minutes, and no code confirms it any more", async () => {
    const token = tokenOf(await members.logIn({ username: (await members.person()).username }, HOME));
    const { secret } = (await act(token, "SETUP")).value as { secret: string };
    house.clock.advance(10 * MINUTE_MS);
    expect((await act(token, "CONFIRM", codeAt(secret))).code).toBe("STATE_CHANGED");
    expect((await act(token, "OFF", codeAt(secret))).code).toBe("STATE_CHANGED");
  });

  it("[ACC-128] is turned off by a code, or by a recovery code however it is typed", async () => {
    const one = await withApp();
    expect((await act(one.token, "OFF", "123456")).code).toBe("TOTP_INVALID");
    expect((await act(one.token, "OFF", codeAt(one.secret))).success).toBe(true);
    const other = await withApp();
    const typed = other.recoveryCodes[3]?.toLowerCase().replace("-", " ");
    expect((await act(other.token, "OFF", typed)).success).toBe(true);
  });

  it("[ACC-127] [abuse 61] a code counts one step early or late, never two, and never twice", async () => {
    const { token, secret } = await withApp();
    expect((await act(token, "OFF", codeAt(secret, 2))).code).toBe("TOTP_INVALID");
    expect((await act(token, "OFF", codeAt(secret, -2))).code).toBe("TOTP_INVALID");
    // The step before was used by the confirmation.
    expect((await act(token, "OFF", codeAt(secret, -1))).code).toBe("TOTP_INVALID");
    expect((await act(token, "OFF", codeAt(secret, 1))).success).toBe(true);
  });

  it("[ACC-33] five wrong codes and nothing is looked at for five minutes", async () => {
    const { token, secret } = await withApp();
    for (let time = 0; time < 5; time += 1) await act(token, "OFF", "111111");
    expect((await act(token, "OFF", codeAt(secret))).code).toBe("TOO_MANY_REQUESTS");
    house.clock.advance(5 * MINUTE_MS);
    expect((await act(token, "OFF", codeAt(secret))).success).toBe(true);
  });

  it("[ACC-138] turning it on and off is in the audit log, without the secret", async () => {
    const { id, token, secret } = await withApp();
    await act(token, "OFF", codeAt(secret));
    const rows = await members.rows(
      "select kind, old_value, new_value from audit_entries where member_id = $1 and kind like 'TOTP%' order by id",
      [id],
    );
    expect(rows).toEqual([
      { kind: "TOTP_ON", old_value: null, new_value: null },
      { kind: "TOTP_OFF", old_value: null, new_value: null },
    ]);
  });
});

type Challenged = { challenge: { id: string; methods: { method: string; target: string }[] } };
const challengeOf = async (username: string, from: SendOptions = AWAY) =>
  ((await members.logIn({ username }, from)).body.value as Challenged).challenge;
const start = (challengeId: string, method: string, from: SendOptions = AWAY) =>
  house.send("POST", "/wps/verification/login/start", { body: { challengeId, method }, ...from });
const verify = async (challengeId: string, answer: string, from: SendOptions = AWAY) => {
  const sealed = await house.seal({ challengeId, answer });
  return (await house.send("POST", "/wps/verification/login/verify", { body: { sealed }, ...from })).body;
};

describe("a login from an unknown place", () => {
  it("[ACC-124] [ACC-125] [ACC-126] [CALL-87] [CALL-88] is asked for a proof, and with it comes in and is known there for 90 days", async () => {
    const { username, secret } = await withApp();
    const challenge = await challengeOf(username);
    expect(challenge).toEqual({ id: expect.any(String), methods: [{ method: "TOTP", target: "" }] });
    expect((await start(challenge.id, "TOTP")).body.value).toEqual({ expiredMinutes: 10 });
    expect((await verify(challenge.id, codeAt(secret))).value).toMatchObject({ userName: username });
    house.clock.advance(STEP_MS);
    // The same /24, and for 90 days.
    const neighbour = { device: "another-device-of-this", address: "192.0.2.200" };
    expect((await members.logIn({ username }, neighbour)).body.value).toHaveProperty("token");
    house.clock.advance(90 * 24 * 60 * MINUTE_MS);
    await house.app.foundation.sealing.rotate();
    expect((await members.logIn({ username }, neighbour)).body.value).toHaveProperty("challenge");
  });

  it("[ACC-80] [ACC-126] a session is opened by the solved challenge only, once", async () => {
    const { id, username, secret } = await withApp();
    const challenge = await challengeOf(username);
    const open = async () =>
      Number(
        (
          await members.rows("select count(*) from sessions where member_id = $1 and ended_at is null", [id])
        )[0]?.["count"],
      );
    const before = await open();
    await start(challenge.id, "TOTP");
    expect((await verify(challenge.id, "000000")).code).toBe("TOTP_INVALID");
    expect(await open()).toBe(before);
    expect((await verify(challenge.id, codeAt(secret))).success).toBe(true);
    expect((await verify(challenge.id, codeAt(secret))).code).toBe("NOT_FOUND");
  });

  it("[ACC-127] [abuse 61] of 30 tries with one code at once one comes in", async () => {
    const { username, secret } = await withApp();
    const challenges = await Promise.all(
      Array.from({ length: 6 }, (_none, place) =>
        challengeOf(username, { device: `device-of-many-tries-${place}`, address: `192.0.2.${place + 1}` }),
      ),
    );
    const code = codeAt(secret);
    const answers = await Promise.all(
      challenges.flatMap(({ id }, place) => {
        const from = { device: `device-of-many-tries-${place}`, address: `192.0.2.${place + 1}` };
        return Array.from({ length: 5 }, async () => {
          await start(id, "TOTP", from);
          return verify(id, code, from);
        });
      }),
    );
    expect(answers).toHaveLength(30);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it("[ACC-126] five wrong answers, or ten minutes, and one has to begin again", async () => {
    const { username, secret } = await withApp();
    const first = await challengeOf(username);
    await start(first.id, "TOTP");
    for (let time = 0; time < 4; time += 1)
      expect((await verify(first.id, "000000")).code).toBe("TOTP_INVALID");
    expect((await verify(first.id, "000000")).code).toBe("TOO_MANY_REQUESTS");
    expect((await verify(first.id, codeAt(secret))).code).toBe("NOT_FOUND");
    const second = await challengeOf(username);
    await start(second.id, "TOTP");
    house.clock.advance(10 * MINUTE_MS);
    expect((await verify(second.id, codeAt(secret))).code).toBe("NOT_FOUND");
  });

  it("[ACC-126] a challenge is its browser's own, and only the account's ways are offered", async () => {
    const { username, secret } = await withApp();
    const { id } = await challengeOf(username);
    expect((await start(id, "SMS")).body.code).toBe("NOT_FOUND");
    const stranger = { device: "device-of-a-stranger-0", address: AWAY.address };
    expect((await start(id, "TOTP", stranger)).body.code).toBe("NOT_FOUND");
    await start(id, "TOTP");
    expect((await verify(id, codeAt(secret), stranger)).code).toBe("NOT_FOUND");
  });

  it("[ACC-17] an older client's login is told to verify first", async () => {
    const { username } = await withApp();
    const { body } = await members.logIn({ username }, AWAY, "/wps/session/login");
    expect(body.code).toBe("VERIFY_FIRST");
  });

  it("[ACC-125] a remembered device and an account without any way are not asked; the latter is noted", async () => {
    const { id, username } = await members.person();
    expect((await members.logIn({ username }, AWAY)).body.value).toHaveProperty("token");
    expect(
      await members.rows("select actor from audit_entries where member_id = $1 and kind = 'NEW_ADDRESS'", [
        id,
      ]),
    ).toEqual([{ actor: "HOUSE" }]);
    const owner = await withApp();
    const remembered = await members.logIn({ username: owner.username, remember: true }, AWAY);
    const { challenge } = remembered.body.value as Challenged;
    await start(challenge.id, "TOTP");
    const inside = await house.send("POST", "/wps/verification/login/verify", {
      body: { sealed: await house.seal({ challengeId: challenge.id, answer: codeAt(owner.secret) }) },
      ...AWAY,
    });
    const cookie = [inside.headers["set-cookie"]]
      .flat()
      .map((one) => String(one).split(";")[0])
      .join("; ");
    const elsewhere = { address: "198.51.100.9", headers: { cookie: `device=${DEVICE}; ${cookie}` } };
    expect((await members.logIn({ username: owner.username }, elsewhere)).body.value).toHaveProperty("token");
  });
});
