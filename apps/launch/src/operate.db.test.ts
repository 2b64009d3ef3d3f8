// npm run operate -- ledger, outbox and avatars, as a person runs them: what they say and the code they end with.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTestDatabase } from "@jonaki/testkit";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const OPERATE = fileURLToPath(new URL("operate.ts", import.meta.url));
const SEAL_FILE = join(mkdtempSync(join(tmpdir(), "jonaki-operate-")), "seals");
let url: string;
let owner: Client;
beforeAll(async () => {
  url = (await createTestDatabase()).url;
  owner = new Client({ connectionString: url });
  await owner.connect();
});
afterAll(() => owner.end());

interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

function operate(
  words: readonly string[],
  variables: Readonly<Record<string, string>> = { SEAL_FILE },
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [OPERATE, ...words], {
      env: { PATH: process.env["PATH"], DATABASE_URL: url, ...variables },
    });
    let [said, complained] = ["", ""];
    child.stdout.on("data", (chunk) => (said += String(chunk)));
    child.stderr.on("data", (chunk) => (complained += String(chunk)));
    child.on("close", (code) => resolve({ code, said, complained }));
  });
}

describe("npm run operate -- ledger", () => {
  it("[WAL-1] says what it looked at and ends well when everything is right", async () => {
    const { code, said, complained } = await operate(["ledger"]);
    expect([code, complained]).toEqual([0, ""]);
    expect(said).toMatch(
      /^The ledger is right: \d+ accounts, \d+ entries, 0 seals; checked in \d+\.\d seconds\.\n$/u,
    );
    expect((await operate(["ledger"], {})).said).toContain("no seal file to compare with (SEAL_FILE)");
  });

  it("[WAL-1] names every account that differs, by owner and kind, and ends with code 1", async () => {
    const { rows } = await owner.query(
      "select a.id, a.owner from ledger_accounts a join ledger_balances b on b.account_id = a.id where a.owner_kind = 'MEMBER' and b.balance > 0 order by a.id limit 2",
    );
    const change = (sign: string) =>
      owner.query(
        `update ledger_balances set balance = balance ${sign} case account_id when $1 then 5 else -5 end where account_id in ($1, $2)`,
        rows.map(({ id }) => id),
      );
    await change("+");
    const { code, complained } = await operate(["ledger"]);
    expect(code).toBe(1);
    expect(complained.split("\n").slice(0, 3)).toEqual([
      expect.stringMatching(
        /^The ledger differs \(\d+ accounts, \d+ entries, 0 seals; checked in \d+\.\d seconds\):$/u,
      ),
      ...rows.map(({ id, owner: member }) =>
        expect.stringContaining(`  member ${member}: cash in PLAY (account ${id}): its entries sum to`),
      ),
    ]);
    await change("-");
    expect((await operate(["ledger"])).code).toBe(0);
  });

  it("(I12) misses in the database what the file knows", async () => {
    writeFileSync(SEAL_FILE, `7 ${"a".repeat(64)} 3 2026-11-15T10:00:00.000Z\nhalf a li`);
    const { code, complained } = await operate(["ledger"]);
    expect(code).toBe(1);
    expect(complained).toContain("seal 7 is in the file and not in the database");
    expect(complained).toContain("1 line of the seal file not readable");
  });

  it("says so when there is no house to look at, and shows its words when it does not know one", async () => {
    const nowhere = await operate(["ledger"], {
      DATABASE_URL: "postgresql://nobody@localhost/none?host=/nowhere",
    });
    expect(nowhere.code).toBe(1);
    expect(nowhere.complained).toContain("does Jonaki run?");
    const unknown = await operate(["juggle"]);
    expect([unknown.code, unknown.complained.includes("ledger ")]).toEqual([1, true]);
  });

  it("the switches still turn", async () => {
    expect(await operate(["maintenance", "on", "2026-11-16T02:15:00Z"])).toEqual({
      code: 0,
      said: "Maintenance is on until 2026-11-16T02:15:00.000Z.\n",
      complained: "",
    });
    expect((await operate(["maintenance", "off"])).said).toBe("Maintenance is off.\n");
  });
});

describe("npm run operate -- outbox", () => {
  it("[ACC-120] lists what was sent, newest first, with what became of it and nobody's whole number", async () => {
    expect(await operate(["outbox"])).toEqual({ code: 0, said: "Nothing was sent yet.\n", complained: "" });
    await owner.query(
      `insert into dispatches (id, channel, kind, target, language, state, problem, created_at, expires_at) values
         (gen_random_uuid(), 'SMS', 'LOGIN', '8801712345678', 'BN', 'DELIVERED', null, '2026-11-15T10:00:00Z', now()),
         (gen_random_uuid(), 'MAIL', 'RESET_LINK', 'rahim@example.org', 'EN', 'FAILED', 'too late', '2026-11-15T11:00:00Z', now())`,
    );
    const { code, said } = await operate(["outbox"]);
    expect(code).toBe(0);
    expect(said.split("\n")).toEqual([
      expect.stringMatching(
        /^2026-11-15T11:00:00.000Z {2}MAIL {2}RESET_LINK +r\*\*\*@example.org {2}FAILED \(too late\) {2}[\w-]{36}$/u,
      ),
      expect.stringMatching(
        /^2026-11-15T10:00:00.000Z {2}SMS {3}LOGIN +\+880 17\*\*\*\*\*678 {2}DELIVERED {2}[\w-]{36}$/u,
      ),
      "",
    ]);
  });
});

describe("npm run operate -- avatars", () => {
  const send = async (username: string, bytes: string): Promise<string> => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into avatars (member_id, media_type, bytes, sent_at)
       select id, 'image/png', $2, '2026-11-15T10:00:00Z' from members where username = $1 returning id`,
      [username, Buffer.from(bytes)],
    );
    return rows[0]!.id;
  };

  it("[ACC-77] lists what waits, writes a picture to a file, and approves or rejects it", async () => {
    expect(await operate(["avatars"])).toEqual({ code: 0, said: "No picture waits.\n", complained: "" });
    const [first, second] = [await send("demo", "first picture"), await send("demo2", "second")];
    expect((await operate(["avatars"])).said.split("\n").slice(0, 2)).toEqual([
      `${first.padStart(8)}  2026-11-15T10:00:00.000Z  demo  image/png  13 bytes`,
      `${second.padStart(8)}  2026-11-15T10:00:00.000Z  demo2  image/png  6 bytes`,
    ]);
    const file = join(mkdtempSync(join(tmpdir(), "jonaki-avatar-")), "picture.png");
    expect((await operate(["avatars", "save", first, file])).said).toBe(
      `Picture ${first} (image/png) of demo is in ${file}.\n`,
    );
    expect(readFileSync(file, "utf8")).toBe("first picture");
    expect((await operate(["avatars", "approve", first])).said).toBe(`Picture ${first} is approved.\n`);
    expect((await operate(["avatars", "reject", second])).said).toBe(`Picture ${second} is rejected.\n`);
    expect((await operate(["avatars", "approve", second])).said).toBe(`No picture ${second} waits.\n`);
    const { rows } = await owner.query(
      "select avatar_type, avatar from members where username like 'demo%' order by id",
    );
    expect(rows.slice(0, 2)).toEqual([
      { avatar_type: "CUSTOM", avatar: first },
      { avatar_type: "STATIC", avatar: null },
    ]);
  });

  it("ends with the list of commands when it is not understood", async () => {
    for (const words of [["show", "1"], ["approve"], ["approve", "x"], ["save", "1"]]) {
      const { code, complained } = await operate(["avatars", ...words]);
      expect([code, complained.startsWith("npm run operate -- COMMAND")]).toEqual([1, true]);
    }
  });
});

describe("npm run operate -- vendors", () => {
  const KEY = { SECRET_KEY: "a key for tests that is long enough" };
  const vendors = (...words: readonly string[]) => operate(["vendors", ...words], KEY);
  const entry = async () =>
    (
      await owner.query(
        "select name, name_bn, status, addresses, adapter, currency, games_origin, watched, rooms, length(secret) > 40 as locked from vendors where code = 'RUPKOTHA'",
      )
    ).rows[0];

  it("[VEN-1] [VEN-21] adds a vendor without a release, with everything it has, and tells its secret once", async () => {
    const added = await vendors("add", "RUPKOTHA", "RNG,FISH", "Rupkotha", "রূপকথা");
    expect(added.said).toMatch(
      /^Vendor RUPKOTHA is there, switched off\. Its secret, told this once: [\w-]{43}\n$/u,
    );
    expect(await entry()).toEqual({
      name: "Rupkotha",
      name_bn: "রূপকথা",
      status: "OFF",
      addresses: [],
      adapter: "house",
      currency: "BDT",
      games_origin: null,
      watched: true,
      rooms: false,
      locked: true,
    });
    const { rows } = await owner.query(
      "select category from vendor_categories where vendor = 'RUPKOTHA' order by category",
    );
    expect(rows).toEqual([{ category: "FISH" }, { category: "RNG" }]);
    for (const words of [
      ["addresses", "RUPKOTHA", "198.51.100.0/24,2001:db8::1"],
      ["adapter", "RUPKOTHA", "house", "https://games.example.org"],
      ["watch", "RUPKOTHA", "off"],
      ["rooms", "RUPKOTHA", "on"],
      ["status", "RUPKOTHA", "on"],
    ])
      expect(await vendors(...words)).toEqual({
        code: 0,
        said: `${words.join(" ")}: done.\n`,
        complained: "",
      });
    expect(await entry()).toMatchObject({
      status: "ON",
      addresses: ["198.51.100.0/24", "2001:db8::1"],
      adapter: "house",
      games_origin: "https://games.example.org",
      watched: false,
      rooms: true,
    });
    const { said } = await vendors("list");
    expect(said).toContain("RUPKOTHA");
    expect(said).not.toContain(added.said.slice(-44, -1));
    expect((await vendors("secret", "RUPKOTHA")).said).not.toBe(added.said);
  });

  it("[VEN-1] refuses what is none, with a sentence", async () => {
    for (const [words, why] of [
      [["add", "RUPKOTHA", "RNG", "A", "ক"], "already"],
      [["status", "NOBODY", "on"], "there is no vendor"],
      [["adapter", "RUPKOTHA", "tale"], "nobody here speaks to a vendor as tale; known is house"],
      [["adapter", "RUPKOTHA", "house", "games"], "an origin is such as"],
      [["status", "RUPKOTHA", "perhaps"], "npm run operate -- vendors COMMAND"],
    ] as const) {
      const { code, complained } = await vendors(...words);
      expect([code, complained.includes(why)], complained).toEqual([1, true]);
    }
    const keyless = await operate(["vendors", "list"]);
    expect([keyless.code, keyless.complained]).toEqual([
      1,
      "SECRET_KEY must be set, and the same as at the start.\n",
    ]);
  });

  it("[LOB-34] says which game stands for its vendor and opens the list of its games", async () => {
    const opensList = async () =>
      (await owner.query("select opens_list from games where vendor = 'TUNTUNI' and code = 'dice'")).rows;
    expect((await vendors("opens-list", "TUNTUNI", "dice", "on")).said).toBe(
      "opens-list TUNTUNI dice on: done.\n",
    );
    expect(await opensList()).toEqual([{ opens_list: true }]);
    await vendors("opens-list", "TUNTUNI", "dice", "off");
    expect(await opensList()).toEqual([{ opens_list: false }]);
    const other = await vendors("opens-list", "RUPKOTHA", "dice", "on");
    expect([other.code, other.complained]).toEqual([
      1,
      "Nothing was changed: vendor RUPKOTHA has no game dice.\n",
    ]);
    expect((await vendors("opens-list", "TUNTUNI", "dice", "perhaps")).code).toBe(1);
  });

  it("[VEN-8] lists the rounds that are open for more than a day", async () => {
    expect((await vendors("rounds")).said).toBe("No round is open for more than a day.\n");
    await owner.query(
      `insert into money_cases (kind, vendor, member_id, detail)
       select 'ROUND_OPEN', 'TUNTUNI', id, '{"round":"r-7","game":"mines","bets":2,"placedAt":"2026-11-15T10:00:00Z"}'
       from members where username = 'demo'`,
    );
    expect((await vendors("rounds")).said).toBe(
      "2026-11-15T10:00:00.000Z  TUNTUNI  mines  r-7  demo  2 open\n",
    );
  });

  it("[VEN-17] [VEN-18] finds calls by member, and whoever switches a paused vendor on has seen its case", async () => {
    await owner.query(
      `insert into players (vendor, handle, member_id) select 'TUNTUNI', 'handle-1', id from members where username = 'demo'`,
    );
    await owner.query(
      `insert into vendor_calls values (now(), 'TUNTUNI', 'IN', 'bet', 'OK', 7, '{"verb":"bet"}', '{"code":"OK"}', array['player:handle-1', 'round:r-1'])`,
    );
    for (const words of [
      ["calls", "member", "demo"],
      ["calls", "round", "r-1"],
    ])
      expect((await vendors(...words)).said).toMatch(
        / {2}TUNTUNI {2}IN {2}bet {2}OK {2}7 ms {2}\{"verb":"bet"\}/u,
      );
    expect((await vendors("calls", "transaction", "r-1")).said).toBe("Nothing of it is in the log.\n");
    await owner.query(
      "insert into money_cases (kind, vendor, detail) values ('VENDOR_PAUSED', 'RUPKOTHA', '{}')",
    );
    await vendors("status", "RUPKOTHA", "on");
    const { rows } = await owner.query(
      "select count(*)::int as open from money_cases where kind = 'VENDOR_PAUSED' and closed_at is null",
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
});
