// Logging in with a code sent to one's number, and the extra proof by SMS or e-mail, through the whole pipeline.
import { codeSentTo, membersOf, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Members, Person, SendOptions, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp({}, { realSessions: true });
  members = membersOf(house);
  await members.rows("update whitelabel_nodes set enabled = true where mod_id = 'MOBILEVERCODELOGIN3'");
  await house.app.site.reload();
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(61 * MINUTE_MS));

interface Owner extends Person {
  /** As people type it. */
  readonly mobile: string;
  readonly device: string;
}
let owners = 0;
async function owner(kind: "MOBILE" | "MAIL" = "MOBILE"): Promise<Owner> {
  owners += 1;
  const mobile = `0181${String(1_234_000 + owners)}`;
  const person = await members.person();
  const value = kind === "MOBILE" ? `88${mobile}` : `rina${owners}@example.com`;
  await members.rows(
    "insert into contacts (member_id, kind, value, verified_at) values ($1, $2, $3, now())",
    [person.id, kind, value],
  );
  return { ...person, mobile, device: `device-of-owner-${String(owners).padStart(6, "0")}` };
}
const ask = (mobileNum: string, options: SendOptions) =>
  house.send("POST", "/wps/verification/sms/noLogin", {
    body: { mobileNum, countryDialingCode: "880" },
    ...options,
  });
const enterBy = (username: string, password: string, options: SendOptions) =>
  members.logIn({ type: "sms", username, password, countryDialingCode: "880" }, options);

describe("a login by code", () => {
  it("[ACC-15] [ACC-19] [ACC-97] [ACC-116] the number with or without its 0 and the code that came give a session", async () => {
    const { mobile, username, device } = await owner();
    expect((await ask(mobile, { device })).body.value).toEqual({ expiredMinutes: 2 });
    const code = await codeSentTo(house, `88${mobile}`);
    expect((await enterBy(mobile.slice(1), code, { device })).body.value).toMatchObject({
      userName: username,
      weakPassword: false,
    });
  });

  it("[ACC-44] who came in by code need not change a password", async () => {
    const { id, mobile, device } = await owner();
    await members.rows("update members set created_by = 'AGENT' where id = $1", [id]);
    await ask(mobile, { device });
    const token = tokenOf(await enterBy(mobile, await codeSentTo(house, `88${mobile}`), { device }));
    expect(await members.codeOf("GET", "/wps/session/list", { token })).toEqual([200, null]);
  });

  it("[ACC-121] [abuse 60] a code serves once, also when 20 come at once, and no other number", async () => {
    const [one, other] = [await owner(), await owner()];
    await ask(one.mobile, { device: one.device });
    const code = await codeSentTo(house, `88${one.mobile}`);
    expect((await enterBy(other.mobile, code, { device: other.device })).body.code).toBe("CODE_INVALID");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enterBy(one.mobile, code, { device: one.device })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it("[ACC-122] [ACC-121] the refusals: no number, no code, a wrong one, one that is over", async () => {
    const { mobile, device } = await owner();
    expect((await enterBy("12345", "111111", { device })).body.code).toBe("PHONE_FORMAT");
    expect((await enterBy(mobile, " ", { device })).body.code).toBe("CODE_MISSING");
    await ask(mobile, { device });
    const code = await codeSentTo(house, `88${mobile}`);
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await enterBy(mobile, wrong, { device })).body.code).toBe("CODE_INVALID");
    house.clock.advance(2 * MINUTE_MS);
    expect((await enterBy(mobile, code, { device })).body.code).toBe("CODE_EXPIRED");
  });

  it("[ACC-26] [ACC-116] a number of nobody hears what everybody hears, and gets nothing", async () => {
    const device = "device-of-a-nobody-000";
    const known = await owner();
    const [yes, no] = [
      await ask(known.mobile, { device: known.device }),
      await ask("01919191919", { device }),
    ];
    expect([no.status, no.body]).toEqual([yes.status, yes.body]);
    expect((await enterBy("01919191919", "123456", { device })).body.code).toBe("CODE_INVALID");
    expect(
      await members.rows(
        "select id from dispatches where target = '8801919191919' and state <> 'QUEUED' and state <> 'FAILED'",
      ),
    ).toEqual([]);
  });

  it("[ACC-13] [ACC-14] what bars an account bars it here, too", async () => {
    const { id, mobile, device } = await owner();
    await ask(mobile, { device });
    const code = await codeSentTo(house, `88${mobile}`);
    await members.rows(
      "update members set status = 'SUSPENDED', statuses_before = '{ACTIVE}' where id = $1",
      [id],
    );
    expect((await enterBy(mobile, code, { device })).body.code).toBe("ACCOUNT_SUSPENDED");
  });
});

type Challenged = { challenge: { id: string; methods: { method: string; target: string }[] } };

describe("the extra proof", () => {
  it.each([
    ["SMS", "MOBILE"],
    ["MAIL", "MAIL"],
  ] as const)("[ACC-124] [ACC-126] by %s: a code to the masked target, then inside", async (method, kind) => {
    const { username, mobile, device } = await owner(kind);
    const target = kind === "MOBILE" ? `88${mobile}` : `rina${owners}@example.com`;
    const from = { device, address: "192.0.2.9" };
    const { challenge } = (await members.logIn({ username }, from)).body.value as Challenged;
    expect(challenge.methods).toEqual([{ method, target: expect.stringContaining("***") }]);
    const start = await house.send("POST", "/wps/verification/login/start", {
      body: { challengeId: challenge.id, method },
      ...from,
    });
    expect(start.body.value).toEqual({ expiredMinutes: 2 });
    const verify = async (answer: string) =>
      house.send("POST", "/wps/verification/login/verify", {
        body: { sealed: await house.seal({ challengeId: challenge.id, answer }) },
        ...from,
      });
    const code = await codeSentTo(house, target);
    expect((await verify(code === "000000" ? "000001" : "000000")).body.code).toBe("CODE_INVALID");
    expect((await verify(code)).body.value).toMatchObject({ userName: username });
  });
});
