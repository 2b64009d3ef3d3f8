// The payment password through the whole server: set, changed with the old one or by a code, blocked by wrong ones.
import { codeSentTo, membersOf, startTestApp } from "@jonaki/testkit";
import type { Members, Sent, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp({}, { realSessions: true });
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(10 * MINUTE_MS));

interface Payer {
  readonly id: bigint;
  readonly token: string;
  readonly mobile: string;
}
let payers = 0;
async function payer(): Promise<Payer> {
  payers += 1;
  const mobile = `017${33_000 + payers}000`;
  const { id, username } = await members.person();
  await members.rows(
    "insert into contacts (member_id, kind, value, verified_at) values ($1, 'MOBILE', $2, now())",
    [id, `88${mobile}`],
  );
  return { id, mobile, token: await members.enter(username) };
}
const setIt = async ({ token }: Payer, input: Readonly<Record<string, string>>): Promise<Sent> =>
  house.send("POST", "/wps/member/password/payment", { body: { sealed: await house.seal(input) }, token });
const outcome = ({ status, body }: Sent): readonly [number, string | null] => [status, body.code];
const codeFor = async ({ token, mobile }: Payer): Promise<string> => {
  const body = { purpose: "PAYMENT_PASSWORD", channel: "SMS" };
  await house.send("POST", "/wps/member/verification/code", { body, token });
  return codeSentTo(house, `88${mobile}`);
};
const wrongTries = async ({ id }: Payer) =>
  (
    await members.rows(
      "select wrong_tries, blocked_until is not null as blocked from payment_passwords where member_id = $1",
      [id],
    )
  )[0];

describe("setting it", () => {
  it("[ACC-133.4] [ACC-134] [ACC-138] [CALL-93] the first is set freely, kept as a slow hash, and written to the audit log without it", async () => {
    const own = await payer();
    expect(outcome(await setIt(own, { newPassword: "192837" }))).toEqual([200, null]);
    const [row] = await members.rows("select password_hash from payment_passwords where member_id = $1", [
      own.id,
    ]);
    expect(row?.["password_hash"]).toMatch(/^\$argon2id\$/u);
    const entries = await members.rows(
      "select audit_entries::text as entry from audit_entries where member_id = $1 and kind = 'PAYMENT_PASSWORD_SET'",
      [own.id],
    );
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain("192837");
  });

  it("[ACC-134] is six digits, and not one repeated digit", async () => {
    const own = await payer();
    for (const newPassword of ["12345", "1234567", "12a456", "১২৩৪৫৬"])
      expect((await setIt(own, { newPassword })).status).toBe(400);
    expect(outcome(await setIt(own, { newPassword: "777777" }))).toEqual([422, "VALIDATION"]);
    expect(await wrongTries(own)).toBeUndefined();
  });

  it("[ACC-134] of 10 first ones at the same time one is the first", async () => {
    const own = await payer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, place) => setIt(own, { newPassword: `12345${place}` })),
    );
    expect(answers.map((answer) => outcome(answer).join()).toSorted()).toEqual([
      "200,",
      ...Array.from({ length: 9 }, () => "422,CODE_MISSING"),
    ]);
  });

  it("[ACC-133.4] [ACC-134] another needs the old one or a code to the proved number, which works once", async () => {
    const own = await payer();
    await setIt(own, { newPassword: "192837" });
    expect(outcome(await setIt(own, { newPassword: "283746" }))).toEqual([422, "CODE_MISSING"]);
    expect(outcome(await setIt(own, { newPassword: "283746", oldPassword: "000001" }))).toEqual([
      422,
      "PAYMENT_PASSWORD_WRONG",
    ]);
    expect(outcome(await setIt(own, { newPassword: "283746", oldPassword: "192837" }))).toEqual([200, null]);
    const verificationCode = await codeFor(own);
    expect(outcome(await setIt(own, { newPassword: "111111", verificationCode }))).toEqual([
      422,
      "VALIDATION",
    ]);
    expect(outcome(await setIt(own, { newPassword: "374655", verificationCode }))).toEqual([200, null]);
    expect(outcome(await setIt(own, { newPassword: "465564", verificationCode }))).toEqual([
      422,
      "CODE_INVALID",
    ]);
    expect(outcome(await setIt(own, { newPassword: "465564", oldPassword: "374655" }))).toEqual([200, null]);
  });

  it("[ACC-134] a code that was sent to a number that is no longer the member's is none", async () => {
    const own = await payer();
    await setIt(own, { newPassword: "192837" });
    const verificationCode = await codeFor(own);
    await members.rows("update contacts set value = '8801799999000' where member_id = $1", [own.id]);
    expect(outcome(await setIt(own, { newPassword: "283746", verificationCode }))).toEqual([
      422,
      "CODE_INVALID",
    ]);
  });
});

describe("wrong ones", () => {
  const wrong = (own: Payer) => setIt(own, { newPassword: "283746", oldPassword: "000001" });

  it("[ACC-135] the fifth in a row blocks for 30 minutes, also the way by a code", async () => {
    const own = await payer();
    await setIt(own, { newPassword: "192837" });
    for (let tries = 0; tries < 4; tries += 1)
      expect(outcome(await wrong(own))).toEqual([422, "PAYMENT_PASSWORD_WRONG"]);
    expect(outcome(await wrong(own))).toEqual([422, "PAYMENT_PASSWORD_LOCKED"]);
    const right = { newPassword: "283746", oldPassword: "192837" };
    expect(outcome(await setIt(own, right))).toEqual([422, "PAYMENT_PASSWORD_LOCKED"]);
    expect(outcome(await setIt(own, { newPassword: "283746", verificationCode: "" }))).toEqual([
      422,
      "PAYMENT_PASSWORD_LOCKED",
    ]);
    house.clock.advance(30 * MINUTE_MS - 1_000);
    expect(outcome(await setIt(own, right))).toEqual([422, "PAYMENT_PASSWORD_LOCKED"]);
    house.clock.advance(1_000);
    const again = { ...own, token: await members.enter(await nameOf(own)) };
    expect(outcome(await setIt(again, right))).toEqual([200, null]);
  });

  it("[ACC-135] a right one in between begins the row anew", async () => {
    const own = await payer();
    await setIt(own, { newPassword: "192837" });
    for (let tries = 0; tries < 4; tries += 1) await wrong(own);
    expect(outcome(await setIt(own, { newPassword: "192837", oldPassword: "192837" }))).toEqual([200, null]);
    expect(await wrongTries(own)).toEqual({ wrong_tries: 0, blocked: false });
    expect(outcome(await wrong(own))).toEqual([422, "PAYMENT_PASSWORD_WRONG"]);
  });

  it("[ACC-135] of 30 at the same time five are counted exactly", async () => {
    const own = await payer();
    await setIt(own, { newPassword: "192837" });
    const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(own)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === "PAYMENT_PASSWORD_WRONG")).toHaveLength(4);
    expect(codes.filter((code) => code === "PAYMENT_PASSWORD_LOCKED")).toHaveLength(26);
    expect(await wrongTries(own)).toEqual({ wrong_tries: 0, blocked: true });
  });

  const nameOf = async ({ id }: Payer): Promise<string> =>
    String((await members.rows("select username from members where id = $1", [id]))[0]?.["username"]);
});
