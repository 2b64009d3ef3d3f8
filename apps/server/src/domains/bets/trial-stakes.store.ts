// Which purse a demo was staked from [LOB-37], by the transfer that placed the bet or opened the seat: whatever comes later
// goes back there. Apart from the bets and the seats, so that those of money neither carry nor read it; a stake without
// a row here is its member's own.
import { asBigint, numbers } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import type { Staked } from "./bet-items.ts";

type Stake = Staked & { readonly id: bigint };

/** The stakes as they came, those of demos with their purses; without trial money nothing is asked. */
export async function withPurses<Some extends Stake>(
  connection: Connection,
  stakes: readonly Some[],
): Promise<readonly Some[]> {
  const trials = stakes.filter(({ unit }) => unit === "TRIAL");
  if (trials.length === 0) return stakes;
  const rows = await connection.rows({
    name: "trial_stakes_of",
    text: "select id, purse from trial_stakes where id = any ($1::bigint[])",
    values: [numbers(trials.map(({ id }) => id))],
  });
  const purses = new Map(rows.map(([id, purse]) => [asBigint(id), asBigint(purse)]));
  return stakes.map((stake) => ({ ...stake, purse: purses.get(stake.id) ?? null }));
}

/** Of new bets and seats; those that are the member's own leave nothing here. */
export async function insertTrialStakes(connection: Connection, stakes: readonly Stake[]): Promise<void> {
  const [ids, purses]: [bigint[], bigint[]] = [[], []];
  for (const { id, unit, purse } of stakes) {
    if (unit !== "TRIAL" || purse === null) continue;
    ids.push(id);
    purses.push(purse);
  }
  if (ids.length === 0) return;
  await connection.rows({
    name: "trial_stakes_insert",
    text: "insert into trial_stakes (id, purse) select * from unnest($1::bigint[], $2::bigint[])",
    values: [numbers(ids), numbers(purses)],
  });
}
