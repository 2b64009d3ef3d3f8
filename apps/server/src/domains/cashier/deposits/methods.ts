// The ways to pay in that are open here and now [CAS-2]: one that goes through a provider needs that provider, one by hand
// an account of the house, and a digital dollar a rate.
import type { Queryable } from "../../../platform/database/database.ts";
import type { CashierParts } from "../cashier-parts.ts";
import { readDollarRate, readMethods } from "./methods.store.ts";
import type { DepositMethod } from "./methods.store.ts";

export interface OfferedMethod extends DepositMethod {
  /** In which its limits and amounts are. */
  readonly currency: string;
  /** Null where that is the brand's own. */
  readonly rate: bigint | null;
}

export interface Methods {
  all(store: Queryable): Promise<readonly OfferedMethod[]>;
  find(store: Queryable, code: string): Promise<OfferedMethod | null>;
}

const DOLLAR = "USD";

export function createMethods({
  providers,
  currency,
}: Pick<CashierParts, "providers" | "currency">): Methods {
  const all = async (store: Queryable): Promise<readonly OfferedMethod[]> => {
    const methods = await readMethods(store);
    const dollar = methods.some(({ kind }) => kind === "DIGITAL_DOLLAR") ? await readDollarRate(store) : null;
    return methods
      .filter(({ provider }) => provider === null || providers.has(provider))
      .filter(({ kind }) => kind !== "DIGITAL_DOLLAR" || dollar !== null)
      .map((method) =>
        method.kind === "DIGITAL_DOLLAR"
          ? { ...method, currency: DOLLAR, rate: dollar }
          : { ...method, currency, rate: null },
      );
  };
  return {
    all,
    find: async (store, code) => (await all(store)).find((method) => method.code === code) ?? null,
  };
}
