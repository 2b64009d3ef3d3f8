// What stands between a stranger and an account: captchas, locks, the same answer for every name [ACC-14, ACC-26, ACC-28].
import { membersOf, solveCaptcha, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Members, SendOptions, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
const WRONG = "Jonaki-wrong-1";

let house: TestApp;
let members: Members;
let places = 0;
beforeAll(async () => {
  house = await startTestApp({}, { realSessions: true });
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(20 * MINUTE_MS));

/** A browser of its own at an address of its own. */
const place = (): { device: string; address: string } => {
  places += 1;
  return {
    device: `device${String(places).padStart(16, "0")}`,
    address: `198.51.${Math.floor(places / 250)}.${places % 250}`,
  };
};
const tryAs = async (username: string, options: SendOptions, captcha?: string) => {
  const { body } = await members.logIn({ username, password: WRONG, ...(captcha && { captcha }) }, options);
  return [body.code, (body.value as { captcha?: boolean } | null)?.captcha] as const;
};
const fail = async (username: string, times: number): Promise<void> => {
  // From many places, each with its captcha where one is asked for.
  for (let time = 0; time < times; time += 1) {
    const from = place();
    const [code] = await tryAs(username, from);
    if (code === "CAPTCHA_FAILED") await tryAs(username, from, await solveCaptcha(house, from.device));
  }
};

describe("captcha", () => {
  it.each(["Karim77", "nobodyhere1"])(
    "[ACC-28] [ACC-26] the third failure of %s asks for one, and from then on nothing goes without, existing or not",
    async (name) => {
      await members.person({ username: "Karim77" }).catch(() => null);
      expect(await tryAs(name, place())).toEqual(["LOGIN_FAILED", false]);
      expect(await tryAs(name, place())).toEqual(["LOGIN_FAILED", false]);
      expect(await tryAs(name, place())).toEqual(["LOGIN_FAILED", true]);
      expect(await tryAs(name, place())).toEqual(["CAPTCHA_FAILED", true]);
      const from = place();
      expect(await tryAs(name, from, await solveCaptcha(house, from.device))).toEqual(["LOGIN_FAILED", true]);
    },
  );

  it("[ACC-28] the right password needs it too, and with it comes in", async () => {
    const { username } = await members.person();
    await fail(username, 3);
    const from = place();
    expect((await members.logIn({ username }, from)).body.code).toBe("CAPTCHA_FAILED");
    const captcha = await solveCaptcha(house, from.device);
    expect((await members.logIn({ username, captcha }, from)).body.success).toBe(true);
  });

  it("[ACC-28] the third failure of one device asks, whatever names it gives", async () => {
    const { device } = place();
    for (const name of ["first111", "second222"])
      expect(await tryAs(name, { ...place(), device })).toEqual(["LOGIN_FAILED", false]);
    expect(await tryAs("third333", { ...place(), device })).toEqual(["LOGIN_FAILED", true]);
    expect(await tryAs("fourth444", { ...place(), device })).toEqual(["CAPTCHA_FAILED", true]);
  });

  it("[ACC-28] one address is asked from its twentieth failure on", async () => {
    const { address } = place();
    for (let time = 1; time < 20; time += 1)
      expect(await tryAs(`shared${time}x`, { ...place(), address })).toEqual(["LOGIN_FAILED", false]);
    expect(await tryAs("shared20x", { ...place(), address })).toEqual(["LOGIN_FAILED", true]);
    expect(await tryAs("shared21x", { ...place(), address })).toEqual(["CAPTCHA_FAILED", true]);
  });

  it("[ACC-29] after 15 minutes without a failure nobody is asked any more", async () => {
    const { username } = await members.person();
    await fail(username, 3);
    house.clock.advance(15 * MINUTE_MS);
    expect((await members.logIn({ username }, place())).body.success).toBe(true);
  });

  it("[ACC-30] [abuse 59] one captcha serves one login, also when several come at once", async () => {
    const { username } = await members.person();
    await fail(username, 3);
    const from = place();
    const captcha = await solveCaptcha(house, from.device);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => members.logIn({ username, captcha }, from)),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "CAPTCHA_FAILED")).toHaveLength(4);
  });

  it("[ACC-32] [ACC-33] five wrong captchas and the device waits five minutes", async () => {
    const { username } = await members.person();
    await fail(username, 3);
    const from = place();
    for (let time = 0; time < 5; time += 1) {
      await solveCaptcha(house, from.device);
      expect(await tryAs(username, from, "0000")).toEqual(["CAPTCHA_FAILED", true]);
    }
    expect((await tryAs(username, from))[0]).toBe("TOO_MANY_REQUESTS");
    house.clock.advance(5 * MINUTE_MS);
    expect((await tryAs(username, from))[0]).toBe("CAPTCHA_FAILED");
  });
});

describe("lock", () => {
  it.each(["Salma88", "nobodyhere2"])(
    "[ACC-14.1] [ACC-14.2] ten failures lock the name %s for five minutes, whether it exists or not",
    async (name) => {
      await members.person({ username: "Salma88" }).catch(() => null);
      await fail(name, 10);
      expect((await tryAs(name, place()))[0]).toBe("ACCOUNT_LOCKED");
      const { body } = await members.logIn({ username: name }, place());
      expect(body.code).toBe("ACCOUNT_LOCKED");
      house.clock.advance(5 * MINUTE_MS);
      expect((await tryAs(name, place()))[0]).toBe("CAPTCHA_FAILED");
    },
  );

  it("[ACC-14] open sessions go on, and a remembered device may still try, with captcha", async () => {
    const { username } = await members.person();
    const from = place();
    const first = await members.logIn({ username, remember: true }, from);
    const cookie = cookiesOf(first, from.device);
    await fail(username, 10);
    expect(await members.codeOf("GET", "/wps/member/info", { token: tokenOf(first) })).toEqual([200, null]);
    expect((await members.logIn({ username }, place())).body.code).toBe("ACCOUNT_LOCKED");
    const known = { address: place().address, headers: { cookie } };
    expect((await members.logIn({ username }, known)).body.code).toBe("CAPTCHA_FAILED");
    const captcha = await solveCaptcha(house, from.device);
    expect((await members.logIn({ username, captcha }, known)).body.success).toBe(true);
  });

  it("[ACC-14.1] [abuse 56] 60 wrong passwords at once are not more than a lock allows in a row", async () => {
    const { username } = await members.person();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => members.logIn({ username, password: WRONG }, place())),
    );
    const judged = answers.filter(({ body }) => body.code === "LOGIN_FAILED");
    const sentAway = answers.filter(({ body }) =>
      ["TOO_MANY_REQUESTS", "CAPTCHA_FAILED", "ACCOUNT_LOCKED", "TRY_LATER"].includes(String(body.code)),
    );
    expect(judged.length + sentAway.length).toBe(60);
    expect(judged.length).toBeLessThan(30);
  });
});

describe("people of the house", () => {
  it("[ACC-12] an operator with the right password hears that this is no member, with a wrong one what everybody hears", async () => {
    await members.rows(
      `insert into operators (username, password_hash) select 'Boss01', password_hash from members where username = 'demo'`,
    );
    expect((await members.logIn({ username: "boss01" }, place())).body.code).toBe("NOT_MEMBER");
    expect((await tryAs("boss01", place()))[0]).toBe("LOGIN_FAILED");
  });
});

/** The cookies a browser would send after this answer. */
function cookiesOf(sent: { headers: Readonly<Record<string, unknown>> }, device: string): string {
  const set = [sent.headers["set-cookie"]].flat().map((one) => String(one).split(";")[0]);
  return [`device=${device}`, ...set].join("; ");
}
