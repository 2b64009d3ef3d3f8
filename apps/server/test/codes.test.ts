// Codes through the whole server, as a stranger and as a member: what is asked, what is answered, what arrives.
import { codeSentTo, membersOf, messagesTo, solveProof, startTestApp, untilSent } from "@jonaki/testkit";
import type { Members, Person, SendOptions, Sent, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
const LOGIN = "/wps/verification/sms/noLogin";
const REGISTER = "/wps/verification/sms/register?mode=username";
const REGISTER_MOBILE = "/wps/verification/sms/register?mode=mobile";
const SEND = "/wps/member/verification/code";
const VERIFY = "/wps/member/verification";

let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp(
    { LIMIT_DEVICE_PER_MINUTE: "1000000", LIMIT_ADDRESS_PER_MINUTE: "1000000" },
    { realSessions: true },
  );
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(10 * MINUTE_MS));

let numbers = 0;
/** 01711000000 and further, a thousand apart: no two are neighbours. */
const number = (): string => `017${String(11_000 + (numbers += 1))}000`;
const key = (typed: string): string => `88${typed}`;
let browsers = 0;
/** Another browser at another address. */
const elsewhere = (): SendOptions => {
  browsers += 1;
  return {
    device: `browser${browsers}`.padEnd(22, "x"),
    address: `198.51.${browsers >> 8}.${browsers & 255}`,
  };
};
const ask = (path: string, body: unknown, options: SendOptions = elsewhere()): Promise<Sent> =>
  house.send("POST", path, { body, ...options });
const loginCode = (mobileNum: string, more = {}, options?: SendOptions): Promise<Sent> =>
  ask(LOGIN, { mobileNum, countryDialingCode: "880", ...more }, options);
const registerCode = (mobileNo: string, more = {}, options?: SendOptions): Promise<Sent> =>
  ask(REGISTER, { mobileNo, countryDialingCode: "880", ...more }, options);
const outcome = ({ status, body }: Sent): readonly [number, string | null] => [status, body.code];
const turn = (flag: string, enabled: boolean) =>
  members
    .rows("update whitelabel_nodes set enabled = $2 where mod_id = $1", [flag, enabled])
    .then(() => house.app.site.reload());

async function personWith(mobile: string, columns = {}): Promise<Person> {
  const person = await members.person(columns);
  await members.rows(
    "insert into contacts (member_id, kind, value, verified_at) values ($1, 'MOBILE', $2, now())",
    [person.id, key(mobile)],
  );
  return person;
}

describe("a code for a stranger", () => {
  it("[ACC-116] [ACC-117] [ACC-121] [CALL-20] reaches the member with this number, in the member's language", async () => {
    const mobile = number();
    await personWith(mobile, { language: "BN" });
    const { status, body } = await loginCode(mobile, {}, { ...elsewhere(), headers: { language: "EN" } });
    expect([status, body.value]).toEqual([200, { expiredMinutes: 2 }]);
    const [message] = await messagesTo(house, key(mobile));
    expect(message?.channel).toBe("SMS");
    expect(message?.text).toMatch(/^জোনাকি: আপনার লগইন কোড \d{6}, মেয়াদ ২ মিনিট।/u);
  });

  it("[ACC-107] [ACC-116] a number of nobody gets the same answer and no message, for logins and passwords", async () => {
    const [known, unknown] = [number(), number()];
    await personWith(known);
    for (const purpose of ["LOGIN", "PASSWORD"]) {
      const [one, other] = [await loginCode(known, { purpose }), await loginCode(unknown, { purpose })];
      expect(one.body).toEqual(other.body);
      expect(one.status).toBe(other.status);
    }
    expect(await messagesTo(house, key(known))).toHaveLength(2);
    expect(await messagesTo(house, key(unknown))).toEqual([]);
    const written = (target: string) =>
      members.rows("select channel, kind from dispatches where target = $1 order by kind", [key(target)]);
    expect(await written(unknown)).toEqual(await written(known));
    expect(
      await members.rows("select distinct state, problem from dispatches where target = $1", [key(unknown)]),
    ).toEqual([{ state: "FAILED", problem: "nobody to send it to" }]);
  });

  it("[ACC-107] [ACC-116] [CALL-73] [CALL-74] registering with a number that somebody has is answered alike, and its owner is told", async () => {
    const [taken, free] = [number(), number()];
    await personWith(taken, { language: "EN" });
    const english = { headers: { language: "EN" } };
    const answers = [
      await registerCode(taken),
      await registerCode(free, {}, { ...elsewhere(), ...english }),
      await ask(REGISTER_MOBILE, { mobileNo: number(), countryDialingCode: "880" }),
    ];
    expect(answers.map(({ body }) => body.value)).toEqual(
      Array.from({ length: 3 }, () => ({ expiredMinutes: 2 })),
    );
    const [[toOwner], [toNobody]] = [await messagesTo(house, key(taken)), await messagesTo(house, key(free))];
    expect(toOwner?.text).toMatch(/^Jonaki: somebody wants to register with this number .*\b\d{6}\b/u);
    expect(toNobody?.text).toMatch(/^Jonaki: your registration code is \d{6}, valid for 2 minutes\./u);
  });

  it("[ACC-97] [ACC-99] every way to write a number is one number", async () => {
    const mobile = number();
    const bengali = mobile.replaceAll(/\d/gu, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    const ways = [
      mobile,
      mobile.slice(1),
      `+880${mobile.slice(1)}`,
      bengali,
      ` ${mobile.slice(0, 5)}-${mobile.slice(5)} `,
    ];
    for (const way of ways) expect(outcome(await registerCode(way))).toEqual([200, null]);
    expect(outcome(await registerCode(mobile))).toEqual([422, "QUOTA_EXCEEDED"]);
  });

  it("[ACC-98] [ACC-122] what is no mobile number of a country we send to is refused, in the order of the call", async () => {
    expect(outcome(await loginCode("", { countryDialingCode: "44" }))).toEqual([
      422,
      "OPERATION_NOT_ENABLED",
    ]);
    expect(outcome(await loginCode("7400123456", { countryDialingCode: "44" }))).toEqual([
      422,
      "OPERATION_NOT_ENABLED",
    ]);
    expect(outcome(await loginCode("  "))).toEqual([422, "PHONE_MISSING"]);
    for (const typed of [
      "01211000000",
      "0171100000",
      "017110000000",
      "+447400123456",
      "01711000000,01811000000",
      "16263",
      "tel:01711000000",
      "01711000000'; --",
    ])
      expect(outcome(await loginCode(typed))).toEqual([422, "PHONE_FORMAT"]);
    expect(
      (await ask(LOGIN, { mobileNum: ["01711000000", "01811000000"], countryDialingCode: "880" })).status,
    ).toBe(400);
    expect(
      (await ask(LOGIN, { mobileNum: number(), countryDialingCode: "880", purpose: "CONTACT" })).status,
    ).toBe(400);
  });

  it("[ACC-63] [ACC-122] what is switched off sends nothing, whatever the number is", async () => {
    const off: readonly [string, () => Promise<Sent>][] = [
      ["MOBILEVERCODELOGIN3", () => loginCode("")],
      ["CHNGPASSVERIF3", () => loginCode("", { purpose: "PASSWORD" })],
      ["REGMOBVERF3", () => registerCode("")],
      ["MOBILENUMREG3", () => ask(REGISTER_MOBILE, { mobileNo: "", countryDialingCode: "880" })],
    ];
    for (const [flag, call] of off) {
      expect(outcome(await call())).toEqual([422, "PHONE_MISSING"]);
      await turn(flag, false);
      expect(outcome(await call())).toEqual([422, "OPERATION_NOT_ENABLED"]);
      await turn(flag, true);
    }
  });

  it("[ACC-123] [CALL-15] ten thousand numbers beside one another end at the cap", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_one, place) => registerCode(`01999000${String(place).padStart(3, "0")}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map((one) => outcome(one).join()))).toEqual(new Set(["429,TOO_MANY_REQUESTS"]));
  });
});

describe("proof of work", () => {
  const challengeOf = ({ body }: Sent) =>
    (body.value as { readonly challenge: { readonly id: string; readonly puzzle: string } }).challenge;

  it("[ACC-34] [ACC-35] is demanded from the third SMS of a device, and accepted once", async () => {
    const here = elsewhere();
    expect((await registerCode(number(), {}, here)).status).toBe(200);
    expect((await registerCode(number(), {}, here)).status).toBe(200);
    const third = await registerCode(number(), {}, here);
    expect(outcome(third)).toEqual([422, "VERIFY_FIRST"]);
    const verification = solveProof(challengeOf(third));
    const mobile = number();
    expect(outcome(await registerCode(mobile, { verification }, here))).toEqual([200, null]);
    const replayed = await registerCode(number(), { verification }, here);
    expect(outcome(replayed)).toEqual([422, "VERIFY_FIRST"]);
    expect(challengeOf(replayed).id).not.toBe(verification.id);
    expect(outcome(await registerCode(number()))).toEqual([200, null]);
    house.clock.advance(60 * MINUTE_MS);
    expect(outcome(await registerCode(number(), {}, here))).toEqual([200, null]);
  });

  it("[ACC-35] is demanded from the fiftieth SMS of an address in an hour", async () => {
    const { address = "" } = elsewhere();
    const shared = (): SendOptions => ({ ...elsewhere(), address });
    for (let sent = 0; sent < 49; sent += 1)
      expect((await registerCode(number(), {}, shared())).status).toBe(200);
    const fiftieth = await registerCode(number(), {}, shared());
    expect(outcome(fiftieth)).toEqual([422, "VERIFY_FIRST"]);
    const verification = solveProof(challengeOf(fiftieth));
    expect((await registerCode(number(), { verification }, shared())).status).toBe(200);
  });

  it("[ACC-35] is demanded of everybody while an operator wants it", async () => {
    await house.app.site.switches.setSetting("proofOfWork", true);
    await house.app.site.reload();
    const first = await loginCode(number());
    expect(outcome(first)).toEqual([422, "VERIFY_FIRST"]);
    const verification = solveProof(challengeOf(first));
    expect((await loginCode(number(), { verification })).status).toBe(200);
    await house.app.site.switches.setSetting("proofOfWork", false);
    await house.app.site.reload();
    expect((await loginCode(number())).status).toBe(200);
  });
});

describe("the contacts of a member", () => {
  const verify = (token: string, kind: "MOBILE" | "MAIL", target: string, verificationCode: string) =>
    ask(VERIFY, { kind, target, verificationCode }, { ...elsewhere(), token });
  const sendTo = (token: string, channel: "SMS" | "MAIL", target?: string) =>
    ask(SEND, { purpose: "CONTACT", channel, target }, { ...elsewhere(), token });
  const contactsOf = ({ id }: Person) =>
    members.rows(
      "select kind, value, verified_at is not null as verified from contacts where member_id = $1 order by kind",
      [id],
    );

  it("[ACC-133.5] [ACC-121] [CALL-179] [CALL-94] are verified by a code, a number and a mailbox", async () => {
    const person = await members.person();
    const token = await members.enter(person.username);
    const mobile = number();
    expect((await sendTo(token, "SMS", mobile)).body.value).toEqual({ expiredMinutes: 2 });
    const code = await codeSentTo(house, key(mobile));
    expect(outcome(await verify(token, "MOBILE", `+88${mobile}`, code))).toEqual([200, null]);
    expect((await sendTo(token, "MAIL", " Rahim@Example.ORG ")).status).toBe(200);
    const [mail] = await messagesTo(house, "rahim@example.org");
    expect(mail?.subject).toBe("আপনার জোনাকি কোড");
    const mailed = await codeSentTo(house, "rahim@example.org");
    expect(outcome(await verify(token, "MAIL", "rahim@example.org", mailed))).toEqual([200, null]);
    expect(await contactsOf(person)).toEqual([
      { kind: "MAIL", value: "rahim@example.org", verified: true },
      { kind: "MOBILE", value: key(mobile), verified: true },
    ]);
  });

  it("[ACC-133.5] [ACC-138] the old one is told when it is replaced, and the audit log knows both, masked", async () => {
    const [old, next] = [number(), number()];
    const person = await personWith(old, { language: "EN" });
    const token = await members.enter(person.username);
    await sendTo(token, "SMS", next);
    expect(outcome(await verify(token, "MOBILE", next, await codeSentTo(house, key(next))))).toEqual([
      200,
      null,
    ]);
    const told = await messagesTo(house, key(old));
    expect(told.at(-1)?.text).toContain(
      `the account ${person.username} no longer uses this number or e-mail`,
    );
    const [entry] = await members.rows(
      "select old_value, new_value, actor from audit_entries where member_id = $1 and kind = 'CONTACT_CHANGED'",
      [person.id],
    );
    expect(entry).toEqual({
      actor: "MEMBER",
      old_value: { kind: "MOBILE", value: `+880 17*****${old.slice(-3)}`, isVerified: true },
      new_value: { kind: "MOBILE", value: `+880 17*****${next.slice(-3)}`, isVerified: true },
    });
  });

  it("[ACC-107] a number of somebody else is refused only after its code was entered, and its owner is told", async () => {
    const mobile = number();
    await personWith(mobile, { language: "EN" });
    const thief = await members.person();
    const token = await members.enter(thief.username);
    expect((await sendTo(token, "SMS", mobile)).body.value).toEqual({ expiredMinutes: 2 });
    const [message] = await messagesTo(house, key(mobile));
    expect(message?.text).toContain("somebody wants to add this number or e-mail, which you already use");
    const code = await codeSentTo(house, key(mobile));
    const wrong = code === "111111" ? "222222" : "111111";
    expect(outcome(await verify(token, "MOBILE", mobile, wrong))).toEqual([422, "CODE_INVALID"]);
    expect(outcome(await verify(token, "MOBILE", mobile, code))).toEqual([422, "MOBILE_TAKEN"]);
    expect(await contactsOf(thief)).toEqual([]);
  });

  it("[ACC-107] of two members who prove one number at the same time one gets it", async () => {
    const mobile = number();
    const asked: { token: string; code: string }[] = [];
    for (const { username } of [await members.person(), await members.person()]) {
      const token = await members.enter(username);
      await sendTo(token, "SMS", mobile);
      asked.push({ token, code: await codeSentTo(house, key(mobile)) });
    }
    const answers = await Promise.all(
      asked.map(async ({ token, code }) => outcome(await verify(token, "MOBILE", mobile, code)).join()),
    );
    expect(answers.toSorted()).toEqual(["200,", "422,MOBILE_TAKEN"]);
  });

  it("[ACC-122] what is no number and no mailbox is refused, in the order of the call", async () => {
    const token = await members.enter((await members.person()).username);
    expect(outcome(await sendTo(token, "SMS"))).toEqual([422, "PHONE_MISSING"]);
    expect(outcome(await sendTo(token, "SMS", "12345"))).toEqual([422, "PHONE_FORMAT"]);
    expect(outcome(await sendTo(token, "SMS", "+447400123456"))).toEqual([422, "OPERATION_NOT_ENABLED"]);
    for (const target of [
      undefined,
      "nobody",
      "a@b",
      "a@example.org\r\nBcc: b@example.org",
      "a@example.org, b@example.org",
    ])
      expect([400, 422]).toContain((await sendTo(token, "MAIL", target)).status);
    expect(outcome(await verify(token, "MOBILE", "12345", ""))).toEqual([422, "PHONE_FORMAT"]);
    expect(outcome(await verify(token, "MOBILE", number(), ""))).toEqual([422, "CODE_MISSING"]);
    expect(outcome(await verify(token, "MAIL", "nobody", "123456"))).toEqual([422, "CODE_INVALID"]);
    expect(outcome(await ask(SEND, { purpose: "CONTACT", channel: "SMS" }))).toEqual([401, "NOT_LOGGED_IN"]);
  });

  it("[ACC-134] a payment password's code goes to the contact that was proved, whatever is sent along", async () => {
    const [own, other] = [number(), number()];
    const token = await members.enter((await personWith(own)).username);
    const asked = { purpose: "PAYMENT_PASSWORD", channel: "SMS", target: other };
    expect((await ask(SEND, asked, { ...elsewhere(), token })).status).toBe(200);
    expect(await messagesTo(house, key(own))).toHaveLength(1);
    await untilSent(house, key(other));
    expect(await messagesTo(house, key(other))).toEqual([]);
    expect(outcome(await ask(SEND, { ...asked, channel: "MAIL" }, { ...elsewhere(), token }))).toEqual([
      422,
      "VALIDATION",
    ]);
    const bare = await members.enter((await members.person()).username);
    expect(outcome(await ask(SEND, asked, { ...elsewhere(), token: bare }))).toEqual([422, "PHONE_MISSING"]);
  });
});
