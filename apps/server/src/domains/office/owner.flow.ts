// The first owners [OFF-7]: made on the server itself, each with a password that is shown once and has to be changed. Two of
// them, because a role is granted by two people [OFF-4]; whoever comes after gets roles from these.
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Random } from "../../platform/random.ts";
import { createPasswords } from "../accounts/accounts.ts";
import { addAuditNote } from "./office-audit.store.ts";
import { addOperator, listOperators, putRolesOf, rolesOf } from "./operators.store.ts";
import { isUsername, newOperatorPassword, shipRoles } from "./people.flow.ts";

export interface OwnerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
}

const FIRST_OWNERS = 2;

export type MadeOwner =
  | { readonly password: string }
  /** They grant the role to others. */
  | "there are owners"
  | "the name is taken"
  | "the name is not 3 to 32 letters and digits";

export async function makeOwner(parts: OwnerParts, username: string, name: string): Promise<MadeOwner> {
  if (!isUsername(username)) return "the name is not 3 to 32 letters and digits";
  const password = newOperatorPassword(parts.random);
  const passwordHash = await createPasswords(parts.clock).hash(password);
  return parts.database.transaction(async (tx) => {
    await shipRoles(tx);
    const everybody = await listOperators(tx);
    const roles = await rolesOf(
      tx,
      everybody.filter(({ active }) => active).map(({ id }) => id),
    );
    const owners = [...roles.values()].flat().filter((role) => role.name === "owner");
    if (owners.length >= FIRST_OWNERS) return "there are owners";
    const id = await addOperator(tx, { username, name, passwordHash, at: parts.clock.now() });
    if (id === null) return "the name is taken";
    await putRolesOf(tx, id, ["owner"]);
    const note = { operatorId: null, address: "", action: "people.makeOwner", subject: username };
    await addAuditNote(tx, { ...note, reason: "made on the server" });
    return { password };
  });
}
