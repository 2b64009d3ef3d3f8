// Makes the seed's database: vendors, games, members with money and wagering, all as the owner, before anybody plays.
import type { Client } from "pg";
import {
  memberAccount,
  openMembers,
  post,
  shardOf,
  texts,
  numbers,
} from "../../../packages/ledger/src/index.ts";
import type { MemberKind } from "../../../packages/ledger/src/index.ts";
import { minor } from "../../../packages/money/src/index.ts";
import { connectionIn } from "../../../apps/server/src/platform/database/database.ts";
import type { PlayUnit } from "../operations.ts";
import type { SimProcess } from "./process.ts";
import { memberName, playerName, VENDORS } from "./sites.ts";

export interface Endowment {
  readonly cashMinor: bigint;
  readonly bonusMinor: bigint;
  readonly trialMinor: bigint;
}

/** Never reached, so that what was played of it is a plain sum. */
const WAGERING_MINOR = 10n ** 15n;

export async function foundVendors(owner: Client): Promise<void> {
  for (const { code, game, betlessWins, rules } of VENDORS) {
    await owner.query("insert into vendors (code, name, betless_wins, position) values ($1, $1, $2, 1)", [
      code,
      betlessWins,
    ]);
    await owner.query(
      `insert into games (vendor, code, category, name_bn, name_en, smallest_stake, largest_stake, largest_win, position)
       values ($1, $2, $3, $2, $2, $4, $5, $6, 1)`,
      [code, game, rules.category, rules.smallestMinor, rules.largestMinor, rules.largestWinMinor],
    );
  }
}

/** Answers the members' ids in their order. */
export async function foundMembers(owner: Client, seed: number, count: number): Promise<readonly bigint[]> {
  const { rows } = await owner.query<{ id: bigint }>(
    `insert into members (username, account_type, nickname, created_by, created_at)
     select 'Sim' || $2::text || 'x' || n, 0, 'Sim' || n, 'SELF', now() from generate_series(1, $1::int) n returning id`,
    [count, String(seed)],
  );
  const ids = rows.map(({ id }) => id);
  const handles = VENDORS.flatMap(({ code }) =>
    ids.map((id, member) => ({ code, id, handle: playerName(code, memberName(seed, member)) })),
  );
  await owner.query(
    "insert into players (vendor, handle, member_id) select * from unnest($1::text[], $2::text[], $3::bigint[])",
    [
      texts(handles.map(({ code }) => code)),
      texts(handles.map(({ handle }) => handle)),
      numbers(handles.map(({ id }) => id)),
    ],
  );
  await owner.query(
    `insert into wagerings (member_id, source, needed, opened_at)
     select id, 'DEPOSIT', $2, now() from unnest($1::bigint[]) id`,
    [numbers(ids), WAGERING_MINOR],
  );
  return ids;
}

export async function endow(
  { database, money }: SimProcess,
  seed: number,
  ids: readonly bigint[],
  endowments: readonly Endowment[],
): Promise<void> {
  const give = async (kind: MemberKind, unit: PlayUnit, pick: (one: Endowment) => bigint): Promise<void> => {
    const issue = await money.pools.find({ ownerKind: "HOUSE", owner: "house", kind: "ISSUE", unit });
    const legs = ids.flatMap((id, place) => {
      const endowment = endowments[place];
      const amountMinor = minor(endowment === undefined ? 0n : pick(endowment));
      return amountMinor === 0n
        ? []
        : [{ from: shardOf(issue, 0), to: memberAccount(id, kind, unit), amountMinor }];
    });
    if (legs.length === 0) return;
    await database.transaction((tx) =>
      post(connectionIn(tx), { key: `endowed/${seed}/${kind}/${unit}`, kind: "endowment", legs }),
    );
  };
  await database.transaction(async (tx) => {
    await openMembers(connectionIn(tx), ids, "PLAY");
    await openMembers(connectionIn(tx), ids, "TRIAL");
  });
  await give("CASH", "PLAY", ({ cashMinor }) => cashMinor);
  await give("BONUS", "PLAY", ({ bonusMinor }) => bonusMinor);
  await give("CASH", "TRIAL", ({ trialMinor }) => trialMinor);
}
