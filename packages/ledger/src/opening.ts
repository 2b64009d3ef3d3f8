// Opens accounts: a member's in a unit, and the pools of vendors and of the house. Opening twice does nothing,
// and a pool once found is kept, because its id never changes.
import { MANY_SHARDS } from "./accounts.ts";
import type { MoneyUnit, Pool, PoolName, Unit } from "./accounts.ts";
import { asBigint, asText, numbers } from "./connection.ts";
import type { Connection } from "./connection.ts";

export async function openMembers(
  connection: Connection,
  memberIds: readonly bigint[],
  unit: Unit,
): Promise<void> {
  await connection.rows({
    name: "ledger_open_member",
    text: "select ledger_open_member($1, $2)",
    values: [numbers(memberIds), unit],
  });
}

/** SUSPENSE and RECEIVABLE move rarely and are looked at by people: one account each. */
const shardsOf = (name: PoolName): number =>
  name.kind === "SUSPENSE" || name.kind === "RECEIVABLE" ? 1 : MANY_SHARDS;

/** A jackpot and a pot can refuse [money.md 7]; the other pools are the house's own sides and may be below zero. */
const floorOf = ({ kind }: PoolName): bigint | null => (kind === "JACKPOT" || kind === "POT" ? 0n : null);

export interface Pools {
  find(name: PoolName): Promise<Pool>;
}

export function createPools(connection: Connection): Pools {
  const known = new Map<string, Promise<Pool>>();
  const open = async (name: PoolName): Promise<Pool> => {
    const shards = shardsOf(name);
    const [row] = await connection.rows({
      name: "ledger_open_pool",
      text: "select ledger_open_pool($1, $2, $3, $4, $5, $6)",
      values: [name.ownerKind, name.owner, name.kind, name.unit, shards, floorOf(name)],
    });
    return { first: asBigint(row?.[0]), shards };
  };
  return {
    find: (name) => {
      const key = `${name.ownerKind} ${name.owner} ${name.kind} ${name.unit}`;
      const found = known.get(key) ?? open(name);
      known.set(key, found);
      found.catch(() => known.delete(key));
      return found;
    },
  };
}

export type MoneyMode = "play" | "real";

/** The mode this database lives in; the first start's choice stands for ever [SAFE-21]. */
export async function chooseMode(connection: Connection, mode: MoneyMode): Promise<MoneyMode> {
  const [row] = await connection.rows({
    name: "ledger_choose_mode",
    text: "select ledger_choose_mode($1)",
    values: [mode],
  });
  return asText(row?.[0]) === "real" ? "real" : "play";
}

/** The unit of money in a mode. */
export const moneyUnit = (mode: MoneyMode): MoneyUnit => (mode === "real" ? "BDT" : "PLAY");
