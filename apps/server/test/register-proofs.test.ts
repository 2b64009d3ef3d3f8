// Whose number it is, who must not come back, and how many a day: what a registration has to prove.
import type { SendOptions } from "@jonaki/testkit";
import { beforeEach, describe, expect, it } from "vitest";
import {
  codeOf,
  DAY_MS,
  device,
  fieldsOf,
  MINUTE_MS,
  newNumber,
  openRegistrations,
  PASSWORD,
  sendCode,
} from "./register-test-doubles.ts";

const { stage, register, rows, idOf, memberOf, move, demand, aDayLater } = openRegistrations();

describe("the code of an SMS", () => {
  beforeEach(demand);

  it("[ACC-92] [ACC-122] without it, or with a wrong one, nobody registers", async () => {
    const { typed, key } = newNumber();
    await sendCode(stage(), key, "111222");
    expect(codeOf(await register({ mobileNum: typed }))).toEqual([422, "CODE_MISSING"]);
    expect(codeOf(await register({ mobileNum: typed, verificationCode: "999999" }))).toEqual([
      422,
      "CODE_INVALID",
    ]);
    expect(fieldsOf(await register({ verificationCode: "111222" }))).toEqual(["VALIDATION", ["mobileNum"]]);
    expect((await register({ mobileNum: typed, verificationCode: "111222" })).body.success).toBe(true);
  });

  it("[ACC-107] a name that is taken is told, and the code stays good for another name", async () => {
    const { typed, key } = newNumber();
    const code = { mobileNum: typed, verificationCode: await sendCode(stage(), key) };
    expect(codeOf(await register({ ...code, username: "DEMO2x" }))).toEqual([200, null]);
    const second = newNumber();
    const again = { mobileNum: second.typed, verificationCode: await sendCode(stage(), second.key) };
    expect(codeOf(await register({ ...again, username: "demo2X" }))).toEqual([422, "USERNAME_TAKEN"]);
    expect(codeOf(await register({ ...again, username: "Another7" }))).toEqual([200, null]);
    expect(codeOf(await register({ ...again, username: "Another8" }))).toEqual([422, "CODE_INVALID"]);
  });

  it("[ACC-107] a used number is told only to who has its code", async () => {
    const { typed, key } = newNumber();
    expect(
      (await register({ mobileNum: typed, verificationCode: await sendCode(stage(), key) })).body.success,
    ).toBe(true);
    expect(codeOf(await register({ mobileNum: typed, verificationCode: "000000" }))).toEqual([
      422,
      "CODE_INVALID",
    ]);
    expect(
      codeOf(await register({ mobileNum: typed, verificationCode: await sendCode(stage(), key) })),
    ).toEqual([422, "MOBILE_TAKEN"]);
  });

  it("[ACC-107] a used ID number is told only after the registration's own code", async () => {
    await stage().setSetting("registrationFields", { idNumber: { enabled: true } });
    const withCode = async () => {
      const { typed, key } = newNumber();
      return { mobileNum: typed, verificationCode: await sendCode(stage(), key), idNumber: "19900101123" };
    };
    expect((await register(await withCode())).body.success).toBe(true);
    const wrong = { ...(await withCode()), verificationCode: "000000" };
    expect(codeOf(await register(wrong))).toEqual([422, "CODE_INVALID"]);
    expect(codeOf(await register(await withCode()))).toEqual([422, "ID_TAKEN"]);
  });

  it("[ACC-107] values without a code reserve nothing: the number's owner registers with it all the same", async () => {
    await stage().setFlag("REGMOBVERF3", false);
    await stage().setSetting("registrationFields", { idNumber: { enabled: true } });
    const { typed, key } = newNumber();
    const said = { mobileNum: typed, email: "squat@example.com", idNumber: "5555555555" };
    expect((await register(said)).body.success).toBe(true);
    expect((await register(said)).body.success).toBe(true);
    await demand();
    expect((await register({ ...said, verificationCode: await sendCode(stage(), key) })).body.success).toBe(
      true,
    );
  });

  it("[ACC-86] a provider that checked the SMS stands for the code", async () => {
    const { typed, key } = newNumber();
    stage().phones.set("token-of-a-provider", `+${key}`);
    const given = { mobileNum: typed, firebaseChannel: "sms", firebaseIdToken: "token-of-a-provider" };
    const id = await idOf(await register(given));
    expect(
      await rows("select value from contacts where member_id = $1 and verified_at is not null", [id]),
    ).toEqual([{ value: key }]);
    expect(codeOf(await register(given))).toEqual([422, "MOBILE_TAKEN"]);
  });

  it("[ACC-104] where its check failed, or was of another number, registration stops and says so", async () => {
    stage().phones.set("token-of-another", "+8801999999999");
    const given = { mobileNum: newNumber().typed, firebaseChannel: "sms" };
    for (const firebaseIdToken of ["unknown-token", "token-of-another"])
      expect(codeOf(await register({ ...given, firebaseIdToken }))).toEqual([422, "IDP_SMS_FAILED"]);
  });

  it("[ACC-107] of 20 with the same checked number at once one becomes a member", async () => {
    const { typed, key } = newNumber();
    stage().phones.set("token-of-many", `+${key}`);
    const given = { mobileNum: typed, firebaseChannel: "sms", firebaseIdToken: "token-of-many" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(given)));
    const counted = Object.groupBy(answers, ({ body }) => String(body.code));
    expect([counted["null"]?.length, counted["MOBILE_TAKEN"]?.length]).toEqual([1, 19]);
  });
});

describe("excluded members", () => {
  const excluded = async (
    form: Readonly<Record<string, unknown>> = {},
    options: SendOptions = {},
  ): Promise<bigint> => {
    const id = BigInt(String(await idOf(await register(form, options))));
    expect(await move(id, { to: "EXCLUDED", until: null, isTimeOut: false })).toBe(true);
    return id;
  };
  const latestRefusal = async () =>
    (
      await rows("select * from audit_entries where kind = 'REGISTRATION_REFUSED' order by id desc limit 1")
    )[0];

  it("[SAFE-12] a registration that shares number, mailbox, ID number or device with one is refused without a reason, and written down", async () => {
    await stage().setSetting("registrationFields", { idNumber: { enabled: true } });
    const own = device("excluded");
    const traits = { mobileNum: newNumber().typed, email: "Gone@example.com", idNumber: "7777777777" };
    const id = await excluded(traits, { device: own });
    const shares: readonly (readonly [string, object, SendOptions])[] = [
      ["MOBILE", { mobileNum: traits.mobileNum.slice(1) }, {}],
      ["MAIL", { email: "gone@EXAMPLE.com" }, {}],
      ["ID", { idNumber: traits.idNumber }, {}],
      ["DEVICE", {}, { device: own }],
    ];
    for (const [what, form, options] of shares) {
      const before = await rows("select count(*)::int as n from members");
      const { status, body } = await register({ ...form }, options);
      expect([status, body.code, body.value]).toEqual([422, "REGISTRATION_REFUSED", null]);
      expect(await latestRefusal()).toMatchObject({
        actor: "STRANGER",
        success: false,
        new_value: { shared: [{ memberId: String(id), what }] },
      });
      expect(await rows("select count(*)::int as n from members")).toEqual(before);
    }
  });

  it("[SAFE-12] also under a suspension, and from a device the member only logged in on; not when a time-out is over", async () => {
    const own = device("loggedin");
    const answer = await register();
    const id = BigInt(String(await idOf(answer)));
    const { username } = await memberOf(answer);
    await stage().members.logIn({ username, password: PASSWORD }, { device: own });
    const until = new Date(stage().house.clock.now().getTime() + DAY_MS);
    await move(id, { to: "EXCLUDED", until, isTimeOut: true });
    await move(id, { to: "SUSPENDED" });
    expect(codeOf(await register({}, { device: own }))).toEqual([422, "REGISTRATION_REFUSED"]);
    await move(id, { to: "BEFORE" });
    expect(codeOf(await register({}, { device: own }))).toEqual([422, "REGISTRATION_REFUSED"]);
    await aDayLater();
    expect((await register({}, { device: own })).body.success).toBe(true);
  });

  it("[ACC-109] who is refused has used one of the day's registrations, so that nobody tries all numbers", async () => {
    const { typed } = newNumber();
    await excluded({ mobileNum: typed });
    const own = device("curious");
    for (let tries = 0; tries < 5; tries += 1)
      expect(codeOf(await register({ mobileNum: typed }, { device: own }))).toEqual([
        422,
        "REGISTRATION_REFUSED",
      ]);
    expect(codeOf(await register({ mobileNum: typed }, { device: own }))).toEqual([429, "TRY_LATER"]);
  });
});

describe("how many a day", () => {
  it("[ACC-109] [CONST-98] a device has five in 24 hours, also of twenty at once, and is told when the next one is possible", async () => {
    const own = device("busy");
    const startedAt = stage().house.clock.now().getTime();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({}, { device: own })));
    const counted = Object.groupBy(answers, ({ body }) => String(body.code));
    expect([counted["null"]?.length, counted["TRY_LATER"]?.length]).toEqual([5, 15]);
    stage().house.clock.advance(MINUTE_MS);
    const { status, body } = await register({}, { device: own });
    expect([status, body.code, body.value]).toEqual([
      429,
      "TRY_LATER",
      { time: new Date(startedAt + DAY_MS).toISOString() },
    ]);
    await aDayLater();
    expect((await register({}, { device: own })).body.success).toBe(true);
  });

  it("[ACC-109] [CONST-98] an address has fifty, an IPv6 /64 like one", async () => {
    const from = (place: number) => ({ address: `2001:db8:7:7::${place.toString(16)}` });
    await rows(
      `insert into registrations (at, method, form, device, address, terms_version, age_stated)
       select $1, 'WEB', 'register', 'elsewhere', '2001:db8:7:7::/64', '1', 18 from generate_series(1, 49)`,
      [stage().house.clock.now()],
    );
    expect((await register({}, from(1))).body.success).toBe(true);
    expect(codeOf(await register({}, from(2)))).toEqual([429, "TRY_LATER"]);
  });
});
