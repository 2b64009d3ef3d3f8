// A lobby with 20,000 games of twenty vendors in both languages, for the benches that measure one.
import { Client } from "pg";
import { ownDatabaseUrl } from "../apps/launch/src/database.ts";
import type { RunningHouse } from "../packages/testkit/src/house-process.ts";

export const PATH = "/lgw/games/list";
const GAMES = 20_000;
export const VENDORS = 20;
export const WORDS = ["boat", "river", "tiger", "lotus", "storm", "মেঘ", "নদী", "বাঘ", "পদ্ম", "ঝড়"] as const;
export const TYPES = ["SLOT", "CRASH", "JACKPOT", "MINI"] as const;

/** Answers the house's address once it knows of them. */
export async function fillLobby({
  url,
  dataFolder,
}: Pick<RunningHouse, "url" | "dataFolder">): Promise<string> {
  await fill(ownDatabaseUrl(dataFolder));
  const address = url.replace("localhost", "127.0.0.1");
  // The change has reached the house when a game of it is found.
  while (!(await (await fetch(`${address}${PATH}?gameName=tiger`)).text()).includes("bench-"));
  return address;
}

async function fill(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into vendors (code, name, name_bn, position)
       select 'BENCH' || n, 'Bench ' || n, 'বেঞ্চ ' || n, n from generate_series(1, $1::int) n`,
      [VENDORS],
    );
    await client.query(
      `insert into vendor_categories (category, vendor, position)
       select (array['RNG', 'LIVE', 'FISH', 'PVP'])[1 + n % 4], 'BENCH' || n, n from generate_series(1, $1::int) n`,
      [VENDORS],
    );
    await client.query(
      `insert into games (vendor, code, category, game_type, name_bn, name_en, smallest_stake, largest_stake, largest_win, position, lines)
       select 'BENCH' || (1 + n % $2), 'bench-' || n, (array['RNG', 'LIVE', 'FISH', 'PVP'])[1 + (1 + n % $2) % 4],
         ($3::text[])[1 + n % 4], ($4::text[])[6 + n % 5] || ' ' || n, initcap(($4::text[])[1 + n % 5]) || ' ' || n,
         100 * (1 + n % 50), 100000, 1000000, n % 10, 1 + n % 100
       from generate_series(1, $1::int) n`,
      [GAMES, VENDORS, [...TYPES], [...WORDS]],
    );
  } finally {
    await client.end();
  }
}
