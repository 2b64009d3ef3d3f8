// Forgotten passwords through the whole server, with a real mail server: by the mailed link and by a code to the phone.
import {
  codeSentTo,
  DEMO_PASSWORD,
  membersOf,
  startSmtpServer,
  startTestApp,
  tokenOf,
  untilSent,
} from "@jonaki/testkit";
import type { Members, Person, SendOptions, Sent, TestApp, TestSmtpServer } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
const FORGOT = "/wps/member/password/email";
const RESET = "/wps/member/password/email/reset";
const BY_PHONE = "/wps/member/password/verification";
const NEW_PASSWORD = "Shapla-4711";

let house: TestApp;
let members: Members;
let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  house = await startTestApp(
    {
      SMTP_URL: smtp.url,
      MAIL_FROM: "Jonaki <no-reply@jonaki.example>",
      SITE_HOST: "play.example",
      WEAK_DEFAULT_PASSWORD: "Welcome-2026",
      LIMIT_DEVICE_PER_MINUTE: "1000000",
      LIMIT_ADDRESS_PER_MINUTE: "1000000",
    },
    { realSessions: true },
  );
  members = membersOf(house);
});
afterAll(async () => {
  await house.stop();
  await smtp.stop();
});
beforeEach(() => house.clock.advance(61 * MINUTE_MS));

let browsers = 0;
const elsewhere = (): SendOptions => {
  browsers += 1;
  return {
    device: `browser${browsers}`.padEnd(22, "x"),
    address: `198.51.${browsers >> 8}.${browsers & 255}`,
  };
};
const forgot = (username: string, email: string, options: SendOptions = elsewhere()): Promise<Sent> => {
  const { headers, ...rest } = options;
  return house.send("POST", FORGOT, {
    body: new URLSearchParams({ username, email }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    ...rest,
  });
};
const sealed = async (path: string, payload: unknown): Promise<Sent> =>
  house.send("POST", path, { body: { sealed: await house.seal(payload) }, ...elsewhere() });
const reset = (resetToken: string, newPassword = NEW_PASSWORD, confirmNewPassword = newPassword) =>
  sealed(RESET, { resetToken, newPassword, confirmNewPassword });
const outcome = ({ status, body }: Sent): readonly [number, string | null] => [status, body.code];
const mailsTo = async (mailbox: string) => {
  await untilSent(house, mailbox);
  return smtp.mails.filter(({ to }) => to.includes(mailbox));
};

let people = 0;
interface Reachable extends Person {
  readonly mailbox: string;
  readonly mobile: string;
}
async function reachable(columns = {}): Promise<Reachable> {
  people += 1;
  const person = await members.person({ language: "EN", ...columns });
  const [mailbox, mobile] = [`person${people}@example.org`, `017${22_000 + people}000`];
  await members.rows(
    "insert into contacts (member_id, kind, value, verified_at) values ($1, 'MAIL', $2, now()), ($1, 'MOBILE', $3, now())",
    [person.id, mailbox, `88${mobile}`],
  );
  return { ...person, mailbox, mobile };
}
async function tokenMailedTo({ username, mailbox }: Reachable): Promise<string> {
  expect(outcome(await forgot(username, mailbox))).toEqual([200, null]);
  const token = /#reset=([\w-]{43})\b/u.exec((await mailsTo(mailbox)).at(-1)?.text ?? "")?.[1];
  return token ?? expect.unreachable("no link was mailed");
}
const logsIn = async (username: string, password: string): Promise<boolean> =>
  (await members.logIn({ username, password })).body.success;

describe("asking for a link", () => {
  it("[ACC-57] [ACC-60] [CALL-31] mails a link to the registered host, in the member's language, and keeps only a hash of its token", async () => {
    const person = await reachable();
    expect(outcome(await forgot(person.username.toUpperCase(), person.mailbox.toUpperCase()))).toEqual([
      200,
      null,
    ]);
    const [mail] = await mailsTo(person.mailbox);
    expect(mail?.subject).toBe("A new password for Jonaki");
    expect(mail?.from).toBe("no-reply@jonaki.example");
    expect(mail?.text).toContain(`Hello ${person.username},`);
    expect(mail?.text).toContain("for 30 minutes");
    const token = /http:\/\/localhost\/login#reset=([\w-]{43})\r?\n/u.exec(mail?.text ?? "")?.[1] ?? "";
    expect(token).not.toBe("");
    const kept = JSON.stringify([
      await members.rows("select password_resets::text from password_resets"),
      await members.rows("select dispatches::text from dispatches"),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(Buffer.from(token, "base64url").toString("hex"));
  });

  it("[ACC-60] a foreign host in the request never gets into the link", async () => {
    const person = await reachable();
    const host = "evil.example";
    const asked = await forgot(person.username, person.mailbox, {
      ...elsewhere(),
      headers: { host, origin: `http://${host}`, "x-forwarded-host": host },
    });
    expect(asked.status).toBe(200);
    const port = "localhost:8443";
    await forgot(person.username, person.mailbox, {
      ...elsewhere(),
      headers: { host: port, origin: `http://${port}` },
    });
    const texts = (await mailsTo(person.mailbox)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text).not.toContain(host);
      expect(text).toContain("https://play.example/login#reset=");
    }
  });

  it("[ACC-59] an unknown pair gets the same answer and leaves the same rows; nothing is mailed", async () => {
    const person = await reachable();
    const pairs = [
      [person.username, person.mailbox],
      [person.username, "stranger1@example.org"],
      ["Nobody77", "stranger2@example.org"],
      ["Nobody77", person.mailbox],
    ] as const;
    const answers: Sent[] = [];
    for (const [username, mailbox] of pairs) answers.push(await forgot(username, mailbox));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await mailsTo(person.mailbox)).toHaveLength(1);
    expect(await mailsTo("stranger1@example.org")).toEqual([]);
    expect(await mailsTo("stranger2@example.org")).toEqual([]);
    const rows = await members.rows(
      "select kind, channel, state from dispatches where target like 'stranger_@example.org'",
    );
    expect(rows).toEqual(
      Array.from({ length: 2 }, () => ({ kind: "RESET_LINK", channel: "MAIL", state: "FAILED" })),
    );
  });

  it("[ACC-57] [ACC-107] a mailbox that was never proved gets no link", async () => {
    const person = await members.person();
    await members.rows(
      "insert into contacts (member_id, kind, value) values ($1, 'MAIL', 'unproved@example.org')",
      [person.id],
    );
    expect((await forgot(person.username, "unproved@example.org")).status).toBe(200);
    expect(await mailsTo("unproved@example.org")).toEqual([]);
  });

  it("[ACC-59] an operator may let strangers know that there is no such account", async () => {
    const person = await reachable();
    await house.app.site.switches.setSetting("discloseUnknownAccount", true);
    await house.app.site.reload();
    expect(outcome(await forgot("Nobody77", person.mailbox))).toEqual([422, "USERNAME_EMAIL_UNKNOWN"]);
    expect(outcome(await forgot(person.username, person.mailbox))).toEqual([200, null]);
    await house.app.site.switches.setSetting("discloseUnknownAccount", false);
    await house.app.site.reload();
    expect(outcome(await forgot("Nobody77", person.mailbox))).toEqual([200, null]);
  });

  it("[ACC-57] what is no mailbox, carries a second header or is no form is refused", async () => {
    const before = smtp.mails.length;
    for (const email of [
      "nobody",
      "a@example.org,b@example.org",
      "a@example.org>\nBcc: b@example.org",
      "a@example.org\r\nBcc: b@example.org",
      `${"a".repeat(60)}@example.org`,
    ])
      expect([400, 422]).toContain((await forgot("Rahim77", email)).status);
    expect(outcome(await forgot("Rahim77", "nobody"))).toEqual([422, "VALIDATION"]);
    expect((await forgot("", "a@example.org")).status).toBe(400);
    expect(smtp.mails).toHaveLength(before);
  });

  it("[ACC-57] a pair is asked for three times an hour, a device ten, an address sixty: a thousand requests are refused", async () => {
    const person = await reachable();
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => forgot(person.username, person.mailbox)),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(asked.filter(({ status }) => status !== 200).map((one) => outcome(one).join()))).toEqual(
      new Set(["429,TRY_LATER"]),
    );
    expect(await mailsTo(person.mailbox)).toHaveLength(3);
    const { device = "" } = elsewhere();
    const ofDevice = await Promise.all(
      Array.from({ length: 15 }, (_one, place) =>
        forgot(`Nobody${place}`, "x@example.org", { ...elsewhere(), device }),
      ),
    );
    expect(ofDevice.filter(({ status }) => status === 200)).toHaveLength(10);
    const { address = "" } = elsewhere();
    const ofAddress = await Promise.all(
      Array.from({ length: 70 }, (_one, place) =>
        forgot(`Noone${place}`, "x@example.org", { ...elsewhere(), address }),
      ),
    );
    expect(ofAddress.filter(({ status }) => status === 200)).toHaveLength(60);
  });

  it("[ACC-57] a page of another site cannot ask", async () => {
    const answer = await forgot("Rahim77", "a@example.org", {
      ...elsewhere(),
      headers: { origin: "https://evil.example" },
    });
    expect(outcome(answer)).toEqual([403, "FORBIDDEN"]);
  });
});

describe("the link", () => {
  it("[ACC-60] [ACC-41] [ACC-138] [CALL-89] sets the password, ends every session and device, opens a lock and tells the owner", async () => {
    const person = await reachable();
    const session = await members.enter(person.username);
    await members.rows(
      `insert into device_credentials (member_id, device, credential_hash, browser, address, created_at, expires_at)
       values ($1, 'd', sha256('x'), '', '', now(), now() + interval '1 day')`,
      [person.id],
    );
    await members.rows(
      "update members set status = 'LOCKED', status_until = now() + interval '1 year', status_lapses = true where id = $1",
      [person.id],
    );
    await members.rows(
      "insert into login_locks values (sha256(convert_to('name ' || lower($1), 'UTF8')), now() + interval '1 year')",
      [person.username],
    );
    expect(outcome(await reset(await tokenMailedTo(person)))).toEqual([200, null]);
    expect((await house.send("GET", "/wps/member/info", { token: session })).status).toBe(401);
    expect(await members.rows("select from device_credentials where member_id = $1", [person.id])).toEqual(
      [],
    );
    expect(await members.rows("select from login_locks")).toEqual([]);
    expect([
      await logsIn(person.username, DEMO_PASSWORD),
      await logsIn(person.username, NEW_PASSWORD),
    ]).toEqual([false, true]);
    expect((await mailsTo(person.mailbox)).at(-1)).toMatchObject({
      subject: "A change to your Jonaki account",
      text: expect.stringContaining(`the password of ${person.username} was changed`),
    });
    expect(
      await members.rows(
        "select actor, success, old_value, new_value from audit_entries where member_id = $1 and kind = 'PASSWORD_RESET'",
        [person.id],
      ),
    ).toEqual([{ actor: "MEMBER", success: true, old_value: null, new_value: null }]);
  });

  it("[ACC-60] works once: of 10 at the same time one sets a password, and no older link works afterwards", async () => {
    const person = await reachable();
    const older = await tokenMailedTo(person);
    const token = await tokenMailedTo(person);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, place) => reset(token, `${NEW_PASSWORD}-${place}`)),
    );
    const outcomes = answers.map((answer) => outcome(answer).join()).toSorted();
    expect(outcomes).toEqual(["200,", ...Array.from({ length: 9 }, () => "422,CODE_INVALID")]);
    expect(outcome(await reset(token))).toEqual([422, "CODE_INVALID"]);
    expect(outcome(await reset(older))).toEqual([422, "CODE_INVALID"]);
  });

  it("[ACC-60] is over after half an hour", async () => {
    const person = await reachable();
    const token = await tokenMailedTo(person);
    house.clock.advance(30 * MINUTE_MS - 1);
    expect(outcome(await reset(token, "short"))).toEqual([422, "VALIDATION"]);
    house.clock.advance(1);
    expect(outcome(await reset(token))).toEqual([422, "CODE_EXPIRED"]);
  });

  it("[ACC-52] [ACC-54] [ACC-60] refuses what is no good password, in the order of the call, and stays good", async () => {
    const person = await reachable();
    const token = await tokenMailedTo(person);
    expect(outcome(await reset("x".repeat(43), "short", "other"))).toEqual([422, "CODE_INVALID"]);
    expect(outcome(await reset(token, "short", "other"))).toEqual([422, "VALIDATION"]);
    expect(outcome(await reset(token, NEW_PASSWORD, "other"))).toEqual([422, "PASSWORD_MISMATCH"]);
    expect(outcome(await reset(token, DEMO_PASSWORD))).toEqual([422, "PASSWORD_SAME"]);
    expect(outcome(await reset(token, "Welcome-2026"))).toEqual([422, "PASSWORD_SAME"]);
    expect(outcome(await reset(token, "password123"))).toEqual([422, "PASSWORD_COMMON"]);
    expect(outcome(await reset(token))).toEqual([200, null]);
    expect(
      (await house.send("POST", RESET, { body: { resetToken: token, newPassword: NEW_PASSWORD } })).status,
    ).toBe(400);
  });
});

describe("the phone", () => {
  const codeFor = async ({ mobile }: Reachable): Promise<string> => {
    const body = { mobileNum: mobile, countryDialingCode: "880", purpose: "PASSWORD" };
    expect((await house.send("POST", "/wps/verification/sms/noLogin", { body, ...elsewhere() })).status).toBe(
      200,
    );
    return codeSentTo(house, `88${mobile}`);
  };
  const byPhone = (mobileNum: string, verificationCode: string, newPassword = NEW_PASSWORD) =>
    sealed(BY_PHONE, { mobileNum, verificationCode, newPassword });

  it("[ACC-61] [ACC-62] [CALL-32] a code to the own number sets the password and logs in; older sessions end", async () => {
    const person = await reachable();
    const older = await members.enter(person.username);
    const answer = await byPhone(person.mobile, await codeFor(person));
    expect(answer.body.value).toMatchObject({ userName: person.username, passwordExpired: false });
    const info = await house.send("GET", "/wps/member/info", { token: tokenOf(answer) });
    expect(info.body.value).toMatchObject({ account: person.username });
    expect((await house.send("GET", "/wps/member/info", { token: older })).status).toBe(401);
    expect(await logsIn(person.username, NEW_PASSWORD)).toBe(true);
  });

  it("[ACC-61] a code is used once, also by 10 at the same time, and one for logging in is none for this", async () => {
    const person = await reachable();
    const code = await codeFor(person);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, place) => byPhone(person.mobile, code, `${NEW_PASSWORD}-${place}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const other = await reachable();
    const body = { mobileNum: other.mobile, countryDialingCode: "880", purpose: "LOGIN" };
    await house.send("POST", "/wps/verification/sms/noLogin", { body, ...elsewhere() });
    const login = await codeSentTo(house, `88${other.mobile}`);
    expect(outcome(await byPhone(other.mobile, login))).toEqual([422, "CODE_INVALID"]);
  });

  it("[ACC-61] [ACC-54] [ACC-122] refuses in the order of the call, and a password that can be mended costs no new code", async () => {
    const person = await reachable();
    const code = await codeFor(person);
    const wrong = code === "111111" ? "222222" : "111111";
    expect(outcome(await byPhone("", "", "short"))).toEqual([422, "PHONE_MISSING"]);
    expect(outcome(await byPhone("12", "", "short"))).toEqual([422, "PHONE_FORMAT"]);
    expect(outcome(await byPhone(person.mobile, "", "short"))).toEqual([422, "CODE_MISSING"]);
    expect(outcome(await byPhone(person.mobile, wrong, "short"))).toEqual([422, "CODE_INVALID"]);
    expect(outcome(await byPhone(person.mobile, code, "short"))).toEqual([422, "VALIDATION"]);
    expect(outcome(await byPhone(person.mobile, code, DEMO_PASSWORD))).toEqual([422, "PASSWORD_SAME"]);
    expect(outcome(await byPhone(person.mobile, code, "password123"))).toEqual([422, "PASSWORD_COMMON"]);
    await members.rows(
      "update members set status = 'SUSPENDED', statuses_before = '{ACTIVE}' where id = $1",
      [person.id],
    );
    expect(outcome(await byPhone(person.mobile, code))).toEqual([422, "ACCOUNT_SUSPENDED"]);
    await members.rows("update members set status = 'ACTIVE', statuses_before = '{}' where id = $1", [
      person.id,
    ]);
    expect(outcome(await byPhone(person.mobile, code))).toEqual([200, null]);
  });

  it("[ACC-63] is refused while it is switched off", async () => {
    const turn = (enabled: boolean) =>
      members
        .rows("update whitelabel_nodes set enabled = $1 where mod_id = 'CHNGPASSVERIF3'", [enabled])
        .then(() => house.app.site.reload());
    await turn(false);
    expect(outcome(await byPhone("", "", "short"))).toEqual([422, "OPERATION_NOT_ENABLED"]);
    await turn(true);
  });
});
