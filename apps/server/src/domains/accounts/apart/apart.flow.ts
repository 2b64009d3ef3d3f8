// Answers who of a table a new one must not sit with [CAR-52].
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { apartFrom, TRAITS_DAYS } from "./apart.rules.ts";
import { readSitters } from "./apart.store.ts";

/** A member that nobody knows is given as null. */
export type ApartFrom = (
  newcomer: bigint | null,
  seated: readonly (bigint | null)[],
) => Promise<readonly boolean[]>;

const DAY_MS = 24 * 3_600_000;

export const createApartFrom =
  ({ database, clock }: { readonly database: Database; readonly clock: Clock }): ApartFrom =>
  async (newcomer, seated) => {
    const known = [newcomer, ...seated].filter((id) => id !== null);
    const since = new Date(clock.now().getTime() - TRAITS_DAYS * DAY_MS);
    const sitters = await readSitters(database.store, [...new Set(known)], since);
    const sitterOf = (id: bigint | null) => (id === null ? undefined : sitters.get(id));
    return apartFrom(sitterOf(newcomer), seated.map(sitterOf));
  };
