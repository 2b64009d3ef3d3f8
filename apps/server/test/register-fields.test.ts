// What is written into the registration form, what is refused of it and in which order. Abuse cases 51 and 53.
import { solveCaptcha } from "@jonaki/testkit";
import { describe, expect, it } from "vitest";
import {
  codeOf,
  device,
  fieldsOf,
  MINUTE_MS,
  newNumber,
  openRegistrations,
  PASSWORD,
  sendCode,
  WEAK,
} from "./register-test-doubles.ts";

const { stage, register, rows, info, idOf, memberOf, move, demand } = openRegistrations();

describe("the fields", () => {
  it("[ACC-90] all that fail are named, with 422", async () => {
    const answer = await register({
      username: "ab",
      password: "short",
      confirmPassword: "short",
      email: "nobody",
      mobileNum: "12",
      payeeName: "R2",
      affiliateCode: "a",
    });
    expect([answer.status, fieldsOf(answer)]).toEqual([
      422,
      [
        "VALIDATION",
        ["username", "password", "confirmPassword", "mobileNum", "payeeName", "email", "affiliateCode"],
      ],
    ]);
  });

  it("[ACC-90] [ACC-140] a field that is not enabled is ignored, whatever it holds", async () => {
    const answer = await register({
      qqNum: "<script>",
      line: " ",
      wechat: "'; DROP",
      idNumber: "x",
      captcha: "zzzz",
      paymentPassword: "1",
      recommenderId: "%",
    });
    const id = await idOf(answer);
    expect(await rows("select from profiles where member_id = $1", [id])).toEqual([]);
  });

  it("[ACC-93] one that an operator switched on is judged and kept", async () => {
    await stage().setSetting("registrationFields", { whatsapp: { enabled: true, required: true } });
    expect(fieldsOf(await register())).toEqual(["VALIDATION", ["whatsapp"]]);
    expect(fieldsOf(await register({ whatsapp: "a b c" }))).toEqual(["VALIDATION", ["whatsapp"]]);
    const id = await idOf(await register({ whatsapp: "rahim77" }));
    expect(await rows("select whatsapp from profiles where member_id = $1", [id])).toEqual([
      { whatsapp: "rahim77" },
    ]);
  });

  it("[ACC-90] [ACC-2] nobody writes itself rights, money or a merchant [abuse 51]", async () => {
    const wishes = {
      isAgent: 1,
      type: 2,
      accountType: 2,
      balance: "1000000",
      vipLevel: 10,
      rank_level: 10,
      merchantCode: "OTHER",
      uplineId: "1",
      createdBy: "ADMIN",
      constructor: { prototype: { isAgent: 1 } },
    };
    const answer = await register({ ...wishes });
    expect(await info(answer)).toMatchObject({ type: 0, clubLabel: { rankLevel: 0 }, toUpline: false });
    expect(await memberOf(answer)).toMatchObject({ created_by: "SELF", upline_id: null, rank_level: 0 });
    const polluted = JSON.stringify(stage().form()).replace(/^\{/u, '{"__proto__":{"isAgent":1},');
    const sealed = await stage().house.seal(JSON.parse(polluted) as unknown);
    const second = await stage().house.send("PUT", "/wps/member/register", { body: { sealed } });
    if (second.body.success) expect(await info(second)).toMatchObject({ type: 0 });
    else expect(second.status).toBe(400);
    expect(({} as Record<string, unknown>)["isAgent"]).toBeUndefined();
  });

  it.each([
    ["a megabyte", "a".repeat(1_048_576), [400, 413]],
    ["a null byte", "Rahim\u000077", [400]],
    ["a line break", "Rahim7\r\nX-Admin: 1", [422]],
    ["pictures", "😀😀😀😀😀😀", [422]],
    ["SQL", "'; DROP TABLE members; --", [422]],
    ["a template", "{{7*7}}abc", [422]],
    ["letters that look like others", "Рahim77", [422]],
    ["a turned line", "Rahim\u202E77", [422]],
  ])("[ACC-90] [ACC-110] %s is no username [abuse 53]", async (_what, username, statuses) => {
    const answer = await register({ username });
    expect(statuses).toContain(answer.status);
    if (answer.status === 422) expect(fieldsOf(answer)).toEqual(["VALIDATION", ["username"]]);
  });

  it("[ACC-54] [ACC-46] [ACC-94] the password: the same twice, nobody's first guess, neither the name nor the house's own", async () => {
    expect(codeOf(await register({ confirmPassword: `${PASSWORD}x` }))).toEqual([422, "PASSWORD_MISMATCH"]);
    const twice = (password: string, username?: string) =>
      register({ password, confirmPassword: password, ...(username === undefined ? {} : { username }) });
    expect(codeOf(await twice("Shapla1234", "shapla1234"))).toEqual([422, "PASSWORD_SAME"]);
    expect(codeOf(await twice(WEAK))).toEqual([422, "PASSWORD_SAME"]);
    expect(codeOf(await twice("password123"))).toEqual([422, "PASSWORD_COMMON"]);
  });
});

describe("a picture and a challenge", () => {
  const asked = () => stage().setSetting("registrationFields", { captcha: { enabled: true } });

  it("[ACC-30] where the form has a picture, its answer must be right and serves once", async () => {
    await asked();
    const own = device("picture");
    expect(fieldsOf(await register())).toEqual(["VALIDATION", ["captcha"]]);
    expect(codeOf(await register({ captcha: "XXXX" }, { device: own }))).toEqual([422, "CAPTCHA_FAILED"]);
    const captcha = await solveCaptcha(stage().house, own);
    expect((await register({ captcha }, { device: own })).body.success).toBe(true);
    expect(codeOf(await register({ captcha }, { device: own }))).toEqual([422, "CAPTCHA_FAILED"]);
  });

  it("[ACC-32] [ACC-33] after five wrong answers nothing more is looked at for five minutes", async () => {
    await asked();
    const own = device("guesser");
    for (let tries = 0; tries < 5; tries += 1)
      expect(codeOf(await register({ captcha: "XXXX" }, { device: own }))).toEqual([422, "CAPTCHA_FAILED"]);
    const captcha = await solveCaptcha(stage().house, own);
    expect(codeOf(await register({ captcha }, { device: own }))).toEqual([429, "TOO_MANY_REQUESTS"]);
    stage().house.clock.advance(5 * MINUTE_MS + 1);
    const later = await solveCaptcha(stage().house, own);
    expect((await register({ captcha: later }, { device: own })).body.success).toBe(true);
  });

  it("[ACC-34] where a challenge is demanded, it comes with the refusal", async () => {
    stage().challenge = { id: "c1", puzzle: "p1" };
    const { status, body } = await register();
    expect([status, body.code, body.value]).toEqual([422, "VERIFY_FIRST", { challenge: stage().challenge }]);
  });
});

describe("the order of refusals", () => {
  it("[CALL-26] where two apply, the one that the call declares first is answered", async () => {
    await demand();
    await stage().setSetting("registrationFields", {
      captcha: { enabled: true },
      idNumber: { enabled: true },
    });
    const taken = newNumber();
    const own = device("ordered");
    const full = device("ordered-full");
    await rows(
      `insert into registrations (at, method, form, device, address, terms_version, age_stated)
       select $1, 'WEB', 'register', $2, 'x', '1', 18 from generate_series(1, 5)`,
      [stage().house.clock.now(), full],
    );
    const gone = newNumber();
    const goneMail = "ordered@example.com";
    const good = async (mobile: { key: string; typed: string }, at = own) => ({
      mobileNum: mobile.typed,
      verificationCode: await sendCode(stage(), mobile.key),
      captcha: await solveCaptcha(stage().house, at),
    });
    const first = await register(
      { ...(await good(taken)), username: "Ordered1", idNumber: "1234567890" },
      { device: own },
    );
    expect(first.body.success).toBe(true);
    const other = device("ordered-gone");
    const barred = await register({ ...(await good(gone, other)), email: goneMail }, { device: other });
    await move(BigInt(String(await idOf(barred))), { to: "EXCLUDED", until: null, isTimeOut: false });

    // Everything that can be wrong is; then one after the other is put right, in the order of the call.
    const all: Record<string, unknown> = {
      username: "Ordered1",
      password: "Ordered1",
      confirmPassword: "Different1",
      email: "no mailbox",
      mobileNum: taken.typed,
      idNumber: "1234567890",
      captcha: "XXXX",
      affiliateCode: "NOSUCHCODE",
      firebaseChannel: "sms",
      firebaseIdToken: "nobody's",
      verificationCode: "999999",
      termsVersion: undefined,
      ageConfirmed: false,
    };
    await stage().setFlag("DIRECTREG3", false);
    stage().challenge = { id: "c1", puzzle: "p1" };
    const steps: readonly (readonly [string | null, () => unknown])[] = [
      ["OPERATION_NOT_ENABLED", () => stage().setFlag("DIRECTREG3", true)],
      ["TRY_LATER", () => (at = own)],
      ["TERMS_REQUIRED", () => (all["termsVersion"] = "1")],
      ["FIELD_REQUIRED", () => (all["ageConfirmed"] = true)],
      ["VALIDATION", () => (all["email"] = goneMail)],
      ["PASSWORD_MISMATCH", () => (all["confirmPassword"] = "Ordered1")],
      [
        "PASSWORD_SAME",
        () => Object.assign(all, { password: "password123", confirmPassword: "password123" }),
      ],
      ["PASSWORD_COMMON", () => Object.assign(all, { password: PASSWORD, confirmPassword: PASSWORD })],
      ["VERIFY_FIRST", () => (stage().challenge = null)],
      ["CAPTCHA_FAILED", () => undefined],
      ["AFFILIATE_INVALID", () => delete all["affiliateCode"]],
      ["IDP_SMS_FAILED", () => delete all["firebaseChannel"]],
      ["CODE_INVALID", async () => (all["verificationCode"] = await sendCode(stage(), taken.key, "777777"))],
      ["USERNAME_TAKEN", () => (all["username"] = "Ordered2")],
      [
        "MOBILE_TAKEN",
        async () => {
          const fresh = newNumber();
          Object.assign(all, {
            mobileNum: fresh.typed,
            verificationCode: await sendCode(stage(), fresh.key),
          });
        },
      ],
      [
        "ID_TAKEN",
        async () => {
          const fresh = newNumber();
          Object.assign(all, {
            mobileNum: fresh.typed,
            verificationCode: await sendCode(stage(), fresh.key),
            idNumber: "1234567899",
          });
        },
      ],
      [
        "REGISTRATION_REFUSED",
        async () => {
          const fresh = newNumber();
          Object.assign(all, {
            mobileNum: fresh.typed,
            verificationCode: await sendCode(stage(), fresh.key),
            email: undefined,
          });
        },
      ],
      [null, () => undefined],
    ];
    let at = full;
    for (const [expected, mend] of steps) {
      const solves = expected !== "CAPTCHA_FAILED" && stage().challenge === null && at === own;
      const captcha = solves ? await solveCaptcha(stage().house, own) : "XXXX";
      const { body } = await register({ ...all, captcha }, { device: at });
      expect(body.code).toBe(expected);
      await mend();
    }
  });
});
