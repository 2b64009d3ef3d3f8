// The demo accounts' password on databases of all ages: the one everybody could read is taken away, a missing one is
// given once, and nothing is given where money is real.
import { readFileSync } from "node:fs";
import { createTestDatabase } from "@jonaki/testkit";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { giveDemoPassword } from "./demo.ts";

const SEED = readFileSync(new URL("../../../db/seed/0007_demo_access.sql", import.meta.url), "utf8");
/** Its first statement. */
const [TAKE_AWAY = ""] = /^update [^;]+;/mu.exec(SEED) ?? [];
const PASSWORD = "Ferry-at-dusk-7";

let url: string;
let owner: Client;
beforeEach(async () => {
  url = (await createTestDatabase()).url;
  owner = new Client({ connectionString: url });
  await owner.connect();
});
afterEach(() => owner.end());

const hashes = async (): Promise<readonly (string | null)[]> =>
  (
    await owner.query<{ password_hash: string | null }>(
      "select password_hash from members where username like 'demo%' order by id",
    )
  ).rows.map((row) => row.password_hash);
const forget = () =>
  owner.query("update members set password_hash = null, password_set_at = null where username like 'demo%'");

it("a password of the first seeds is taken away, one that was changed since stays", async () => {
  await owner.query("update members set password_set_at = created_at where username <> 'demo2'");
  await owner.query(TAKE_AWAY);
  expect(await hashes()).toEqual([null, expect.any(String), null]);
});

it("those without one get it, each with a hash of its own; a second start changes nothing", async () => {
  await forget();
  const [first, second] = await Promise.all([
    giveDemoPassword(url, PASSWORD),
    giveDemoPassword(url, PASSWORD),
  ]);
  expect([first.isTheirs, second.isTheirs]).toEqual([true, true]);
  const given = await hashes();
  expect(new Set(given).size).toBe(3);
  expect(await giveDemoPassword(url, "Another-one-8")).toEqual({
    names: ["demo", "demo2", "demoagent"],
    isTheirs: false,
  });
  expect(await hashes()).toEqual(given);
});

it("[SAFE-21] where money is real nobody gets one", async () => {
  await forget();
  // Only here: a house of real money was never anything else.
  await owner.query("alter table ledger_mode disable trigger all");
  await owner.query("update ledger_mode set mode = 'real'");
  expect((await giveDemoPassword(url, PASSWORD)).isTheirs).toBe(false);
  expect(await hashes()).toEqual([null, null, null]);
});
