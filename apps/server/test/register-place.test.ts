// Where a new member stands in the tree: below whom an invitation or a friend's code puts it.
import { describe, expect, it } from "vitest";
import { codeOf, fieldsOf, openRegistrations } from "./register-test-doubles.ts";

const { stage, register, rows, get, info, idOf, memberOf, move } = openRegistrations();

describe("who stands below whom", () => {
  let codes = 0;
  const code = async (owner: string, columns: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const made = { code: `INV${(codes += 1)}XY`, created_at: stage().house.clock.now(), ...columns };
    const names = Object.keys(made);
    const [row] = await rows(
      `insert into affiliate_codes (owner_id, ${names.join(", ")})
       select id, ${names.map((_name, place) => `$${place + 2}`).join(", ")} from members where username = $1 returning code`,
      [owner, ...Object.values(made)],
    );
    return String(row?.["code"]);
  };
  const isValid = async (asked: string, domain = "localhost"): Promise<unknown> =>
    get(`/wps/agent/affiliate?code=${asked}&domain=${encodeURIComponent(domain)}`);

  it("[CALL-29] [ACC-111] a code is valid or not, in any case, and on its own host only where it has one", async () => {
    expect(await isValid("DEMOAGENT")).toEqual({ valid: true });
    expect(await isValid("demoagent")).toEqual({ valid: true });
    expect(await isValid("NOSUCHCODE")).toEqual({ valid: false });
    const bound = await code("demoagent", { host: "agent.example" });
    expect(await isValid(bound, "Agent.example:3000")).toEqual({ valid: true });
    expect(await isValid(bound, "other.example")).toEqual({ valid: false });
  });

  it("[ACC-111] not when it was stopped or has ended, nor when its owner is no agent in good standing", async () => {
    const agent = await stage().members.person({ account_type: 1 });
    const [stopped, ended, players, good] = [
      await code("demoagent", { state: "STOPPED" }),
      await code("demoagent", { ends_at: stage().house.clock.now() }),
      await code("demo"),
      await code(agent.username),
    ];
    for (const one of [stopped, ended, players]) expect(await isValid(one)).toEqual({ valid: false });
    expect(await isValid(good)).toEqual({ valid: true });
    await move(agent.id, { to: "SUSPENDED" });
    expect(await isValid(good)).toEqual({ valid: false });
    expect(codeOf(await register({ affiliateCode: good }))).toEqual([422, "AFFILIATE_INVALID"]);
  });

  it("[ACC-103] [ACC-115] a valid invitation puts the member directly below its owner, with the type it is for", async () => {
    expect(codeOf(await register({ affiliateCode: "NOSUCHCODE" }))).toEqual([422, "AFFILIATE_INVALID"]);
    const [agent] = await rows("select id from members where username = 'demoagent'");
    const answer = await register({ affiliateCode: "DemoAgent" });
    expect(await memberOf(answer)).toMatchObject({ upline_id: agent?.["id"], account_type: 0 });
    expect(await info(answer)).toMatchObject({ toUpline: true });
    const [kept] = await rows("select affiliate_code from registrations where member_id = $1", [
      await idOf(answer),
    ]);
    expect(kept).toEqual({ affiliate_code: "DEMOAGENT" });
    const forAgents = await code("demoagent", { account_type: 1 });
    expect(await memberOf(await register({ affiliateCode: forAgents }))).toMatchObject({ account_type: 1 });
  });

  it("[ACC-85] [ACC-111] the host is the one the form names, or else the one it was sent to", async () => {
    const [here, elsewhere] = [
      await code("demoagent", { host: "localhost" }),
      await code("demoagent", { host: "agent.example" }),
    ];
    expect((await register({ affiliateCode: here })).body.success).toBe(true);
    expect((await register({ affiliateCode: elsewhere, domain: "agent.example" })).body.success).toBe(true);
    for (const wrong of [{ affiliateCode: elsewhere }, { affiliateCode: here, domain: "agent.example" }])
      expect(codeOf(await register(wrong))).toEqual([422, "AFFILIATE_INVALID"]);
  });

  it("[ACC-115] a friend's code puts it below the friend's own upline and names the friend; an invitation goes first", async () => {
    const friend = await memberOf(await register({ affiliateCode: "DEMOAGENT" }));
    const referralCode = String(friend["referral_code"]);
    expect(referralCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/u);
    const second = await register({ referralCode: referralCode.toLowerCase() });
    expect(await memberOf(second)).toMatchObject({ upline_id: friend["upline_id"] });
    expect(
      await rows("select referrer_id from registrations where member_id = $1", [await idOf(second)]),
    ).toEqual([{ referrer_id: friend["id"] }]);
    const own = await stage().members.person({ account_type: 1 });
    const both = await register({ referralCode, affiliateCode: await code(own.username) });
    expect(await memberOf(both)).toMatchObject({ upline_id: own.id });
    expect(fieldsOf(await register({ referralCode: "ZZZZZZZZ" }))).toEqual(["VALIDATION", ["referralCode"]]);
  });

  it("[ACC-115] the line of a new member reaches up to the top", async () => {
    const first = await memberOf(await register({ affiliateCode: "DEMOAGENT" }));
    const lines = await rows("select depth from member_lines where descendant_id = $1 order by depth", [
      first["id"],
    ]);
    expect(lines.map(({ depth }) => depth)).toEqual([0, 1]);
  });
});
