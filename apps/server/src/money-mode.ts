// The mode of money is the policy's, and a database keeps the one it was first started in for ever [SAFE-21].
import { chooseMode, moneyUnit } from "@jonaki/ledger";
import type { Connection, MoneyMode, MoneyUnit } from "@jonaki/ledger";
import { ConfigurationError } from "./platform/configuration.ts";
import { poolConnection } from "./platform/database/database.ts";
import type { Foundation } from "./platform/foundation.ts";

/** Answers the unit that money is in. */
export async function settleMoneyMode(connection: Connection, mode: MoneyMode): Promise<MoneyUnit> {
  const holds = await chooseMode(connection, mode);
  if (holds !== mode)
    throw new ConfigurationError(`this database holds ${holds} money and can never be used in ${mode} mode.`);
  return moneyUnit(mode);
}

/** What the domains stand on once it is known which money they are about. */
export interface MoneyFoundation extends Foundation {
  readonly moneyUnit: MoneyUnit;
}

/** A database of the other mode is refused before anything runs on it. */
export async function inMoneyMode(foundation: Foundation): Promise<MoneyFoundation> {
  const { database, policy, close } = foundation;
  try {
    const unit = await settleMoneyMode(poolConnection(database.pool), policy.moneyMode);
    return { ...foundation, moneyUnit: unit };
  } catch (problem) {
    await close();
    throw problem;
  }
}
