// The policy in the running house [SAFE-19 to SAFE-21]: what it sets binds, and a database stays in the mode it began in.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { betItem, createTestDatabase, membersOf, playersOf, startTestApp } from "@jonaki/testkit";
import { memberAccount, openMembers, post, shardOf } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { connectionIn } from "../src/platform/database/database.ts";
import { createLog } from "../src/platform/log.ts";
import { policyOf } from "../src/platform/policy.ts";
import { prepareDatabase } from "../src/prepare.ts";

const PLAY = {
  moneyMode: "play",
  paymentProvider: "sandbox",
  countries: { allowed: [], blocked: [] },
  minimumAge: 18,
  minimumRoundMs: {},
  autoplay: false,
  realityCheckMinutes: 60,
  mandatoryLimits: [],
  fundsOrder: "CASH_FIRST",
  transfersBetweenAccounts: true,
};
const REAL = {
  ...PLAY,
  moneyMode: "real",
  jurisdiction: "Exampleland",
  licence: "Licence 1",
  paymentProvider: "nodi-pay",
  kycThreshold: "200000.00",
  saltEvent: "block 900000 of a public chain",
};

let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "policies-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (policy: object): string => {
  const file = join(folder, `${(files += 1)}.json`);
  writeFileSync(file, JSON.stringify(policy));
  return file;
};
const houseWith = (policy: object, variables: Readonly<Record<string, string>> = {}) =>
  startTestApp({ POLICY_FILE: fileOf(policy), ...variables });

/** A database that nobody has started on yet. */
async function freshDatabase(): Promise<string> {
  const admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  const name = `policy_${process.pid}_${(files += 1)}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return url.href;
}
const unitsOf = async (url: string): Promise<readonly unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ unit: string }>(
    "select distinct unit from ledger_accounts order by unit",
  );
  await client.end();
  return rows.map(({ unit }) => unit);
};

describe("the mode of money", () => {
  it("[SAFE-21] real money refuses a database that began with play money, at its preparation and at its start", async () => {
    const { url } = await createTestDatabase();
    const real = policyOf(JSON.stringify(REAL));
    const sentence = "this database holds play money and can never be used in real mode";
    await expect(prepareDatabase(url, createLog("silent"), real)).rejects.toThrow(sentence);
    await expect(houseWith(REAL, { DATABASE_URL: url })).rejects.toThrow(sentence);
  });

  it("[SAFE-21] a database that begins with real money has BDT, no demo money, and refuses play money ever after", async () => {
    const url = await freshDatabase();
    const real = policyOf(JSON.stringify(REAL));
    await prepareDatabase(url, createLog("silent"), real);
    const house = await houseWith(REAL, { DATABASE_URL: url });
    try {
      const { money, foundation } = house.app;
      const [demo] = await membersOf(house).rows("select id from members where username = 'demo'");
      const id = demo?.["id"] as bigint;
      await foundation.database.transaction((tx) =>
        money.wallet.openMoney(tx, { memberId: id, accountType: 0 }),
      );
      const accounts = await membersOf(house).rows("select id from ledger_accounts where id = $1", [
        memberAccount(id, "CASH", "BDT"),
      ]);
      expect(accounts).toHaveLength(1);
      expect(await unitsOf(url)).not.toContain("PLAY");
      await expect(
        foundation.database.transaction((tx) => openMembers(connectionIn(tx), [id], "PLAY")),
      ).rejects.toThrow("money mode");
    } finally {
      await house.stop();
    }
    await expect(prepareDatabase(url, createLog("silent"))).rejects.toThrow("holds real money");
  });

  it("[SAFE-21] what real money lacks stops the start before anything is opened", async () => {
    const { licence: _licence, saltEvent: _event, ...lacking } = REAL;
    await expect(houseWith(lacking)).rejects.toThrow(/real money needs.*licence.*salt/u);
  });
});

describe("what the policy sets", () => {
  it("[SAFE-19] countries, the least age and transfers", async () => {
    const house = await houseWith({
      ...PLAY,
      minimumAge: 21,
      countries: { allowed: ["BD"], blocked: [] },
      transfersBetweenAccounts: false,
    });
    try {
      const members = membersOf(house);
      expect(house.app.site.registration().minimumAge).toBe(21);
      // 103.4.144.0/22 is of Bangladesh, 8.8.8.8 of the United States.
      expect([house.app.site.statusFor("103.4.145.1"), house.app.site.statusFor("8.8.8.8")]).toEqual([0, 2]);
      const agent = await members.person({ account_type: 1 });
      const { id } = await members.person({ upline_id: agent.id });
      const token = house.sessions.login({ accountId: String(id) });
      const address = "103.4.145.1";
      const { body } = await house.send("GET", "/wps/member/info", { token, address });
      expect(body.value).toMatchObject({ toUpline: false });
    } finally {
      await house.stop();
    }
  });

  it("[SAFE-19] [SAFE-14] the interval of the reality check, which a member may only shorten", async () => {
    const house = await houseWith({ ...PLAY, realityCheckMinutes: 30 });
    try {
      const { id } = await membersOf(house).person();
      const token = house.sessions.login({ accountId: String(id) });
      const interval = async () =>
        ((await house.send("GET", "/wps/member/realityCheck", { token })).body.value as { interval: number })
          .interval;
      expect(await interval()).toBe(30);
      for (const [chosen, holds] of [
        [60, 30],
        [15, 15],
      ] as const) {
        await house.send("POST", "/wps/member/realityCheck", {
          token,
          body: { answer: "CONTINUE", interval: chosen },
        });
        expect(await interval()).toBe(holds);
      }
    } finally {
      await house.stop();
    }
  });

  it("[SAFE-19] [SAFE-2] limits for everybody", async () => {
    const house = await houseWith({
      ...PLAY,
      mandatoryLimits: [{ kind: "DEPOSIT", period: "DAY", amount: "500.00" }],
    });
    try {
      const { id } = await membersOf(house).person();
      const token = house.sessions.login({ accountId: String(id) });
      const { body } = await house.send("GET", "/wps/member/limits", { token });
      const { limits } = body.value as { limits: { id: string }[] };
      expect(limits.find((limit) => limit.id === "DEPOSIT.DAY")).toMatchObject({
        amount: null,
        operatorAmount: "500.00",
        left: "500.00",
      });
    } finally {
      await house.stop();
    }
  });

  it("[SAFE-19] [WAL-30] which money a stake takes first", async () => {
    const house = await houseWith({ ...PLAY, fundsOrder: "BONUS_FIRST" });
    try {
      const { id } = await membersOf(house).person();
      await playersOf(house).give(id, 1_000n);
      const { money, foundation } = house.app;
      const issue = await money.pools.find({
        ownerKind: "HOUSE",
        owner: "house",
        kind: "ISSUE",
        unit: "PLAY",
      });
      const to = memberAccount(id, "BONUS", "PLAY");
      const leg = { from: shardOf(issue, 1), to, amountMinor: minor(300n) };
      await foundation.database.transaction((tx) =>
        post(connectionIn(tx), { key: "policy/bonus", kind: "bonus", legs: [leg] }),
      );
      await money.bets.handle(betItem(id, 400n));
      expect(await money.wallet.balances(id, "PLAY")).toMatchObject({ cashMinor: 900n, bonusMinor: 0n });
    } finally {
      await house.stop();
    }
  });
});
