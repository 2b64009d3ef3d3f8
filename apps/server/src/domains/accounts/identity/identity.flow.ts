// Identity providers [ACC-36, ACC-37, ACC-129, ACC-130]: coming in with a bound identity, and binding one for ever.
import { createHash } from "node:crypto";
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf, Refused } from "@jonaki/wire";
import type { BINDING_STATES } from "@jonaki/wire/states";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import { addAuditEntry } from "../audit.store.ts";
import type { Arrive, Arrived } from "../login/arrive.flow.ts";
import { lockMember } from "../members.store.ts";
import {
  bind,
  lockIdentity,
  ownerOfIdentity,
  putPending,
  readBindings,
  spendToken,
} from "./bindings.store.ts";
import type { Identity } from "./id-token.rules.ts";
import type { IdTokens } from "./id-tokens.ts";

type BindCall = Calls["accounts"]["bindIdentity"];
type BindingState = (typeof BINDING_STATES)[number];
type BindAnswer = Answer<{ state: BindingState }, RefusalOf<BindCall>>;

export interface Identities {
  logIn(
    input: ParsedInput<Calls["accounts"]["idpLogin"]>,
    context: Context,
  ): Promise<Arrived | Refused<"OPERATION_NOT_ENABLED" | "LOGIN_FAILED" | "NOT_FOUND">>;
  bind(input: ParsedInput<BindCall>, memberId: bigint, context: Context): Promise<BindAnswer>;
  /** Every provider, and how far this member is with it. */
  statesOf(
    store: Queryable,
    memberId: bigint,
  ): Promise<readonly { readonly provider: string; readonly name: string; readonly state: BindingState }[]>;
}

export interface IdentityParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: IdTokens;
  readonly arrive: Arrive;
}

/** A binding that nobody confirmed is none any more [ACC-130.3]. */
const PENDING_MS = 10 * 60_000;
const tokenHash = (idToken: string): Buffer => createHash("sha256").update(`id token ${idToken}`).digest();

export function createIdentities({ database, clock, tokens, arrive }: IdentityParts): Identities {
  const isKnown = (name: string): boolean => tokens.providers.some(({ provider }) => provider === name);
  const standing = async (store: Queryable, memberId: bigint, provider: string) => {
    const own = (await readBindings(store, memberId)).find((one) => one.provider === provider);
    const isOver = own?.state === "PENDING" && own.since.getTime() + PENDING_MS <= clock.now().getTime();
    return isOver ? undefined : own;
  };
  const confirm = async (
    tx: OpenTransaction,
    memberId: bigint,
    identity: Identity,
    context: Context,
  ): Promise<BindAnswer> => {
    const { provider, subject } = identity;
    const pending = await standing(tx, memberId, provider);
    if (pending?.subject !== subject) return refused("STATE_CHANGED");
    await bind(tx, memberId, provider, clock.now());
    const entry = { kind: "IDENTITY_BOUND", memberId, actor: "MEMBER", newValue: { provider } } as const;
    await addAuditEntry(tx, entry, context, clock.now());
    return accepted({ state: "BOUND" });
  };
  return {
    logIn: async ({ provider, idToken, remember }, context) => {
      if (!isKnown(provider)) return refused("OPERATION_NOT_ENABLED");
      const identity = await tokens.read(provider, idToken);
      if (identity === null) return refused("LOGIN_FAILED");
      const memberId = await ownerOfIdentity(database.store, identity);
      // The token is left unused: the registration that opens now may need it [ACC-37].
      if (memberId === null) return refused("NOT_FOUND");
      if (!(await spendToken(database.store, tokenHash(idToken), clock.now())))
        return refused("LOGIN_FAILED");
      return (await arrive(memberId, { way: "IDENTITY", remember }, context)) ?? refused("LOGIN_FAILED");
    },
    bind: async ({ provider, idToken, confirm: isConfirmed }, memberId, context) => {
      if (!isKnown(provider)) return refused("OPERATION_NOT_ENABLED");
      const identity = await tokens.read(provider, idToken);
      return database.transaction(async (tx): Promise<BindAnswer> => {
        await lockMember(tx, memberId);
        if ((await standing(tx, memberId, provider))?.state === "BOUND") return refused("BINDING_PERMANENT");
        if (identity === null) return refused("VALIDATION", { fields: ["idToken"] });
        await lockIdentity(tx, identity);
        if ((await ownerOfIdentity(tx, identity)) !== null) return refused("BINDING_TAKEN");
        if (isConfirmed) {
          const isFresh = await spendToken(tx, tokenHash(idToken), clock.now());
          return isFresh ? confirm(tx, memberId, identity, context) : refused("STATE_CHANGED");
        }
        await putPending(tx, memberId, identity, clock.now());
        return accepted({ state: "PENDING" });
      });
    },
    statesOf: async (store, memberId) =>
      Promise.all(
        tokens.providers.map(async ({ provider, name }) => {
          const own = await standing(store, memberId, provider);
          return { provider, name, state: own?.state ?? ("UNBOUND" as const) };
        }),
      ),
  };
}
