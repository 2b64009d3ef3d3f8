// Operators and roles [OFF-2, OFF-7]: somebody new gets a password that is shown once and changed at the first sign-in; what
// anybody may do changes only with a second person [OFF-4].
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, OfficeCalls, ParsedInput, RefusalOf } from "@jonaki/wire";
import { PERMISSIONS, SHIPPED_ROLES } from "@jonaki/wire/office-permissions";
import type { Permission } from "@jonaki/wire/office-permissions";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import type { Random } from "../../platform/random.ts";
import type { Passwords } from "../accounts/accounts.ts";
import type { ApprovalKinds, Approvals } from "./approvals.flow.ts";
import { addAuditNote } from "./office-audit.store.ts";
import type { OfficeContext } from "./operator-view.ts";
import { operatorOf } from "./operator-view.ts";
import { addOperator, listOperators, listRoles, putRole, putRolesOf } from "./operators.store.ts";

type People = OfficeCalls["people"];
type AnswerTo<Name extends keyof People> = Answer<CallOutput<People[Name]>, RefusalOf<People[Name]>>;

const USERNAME = /^[A-Za-z0-9]{3,32}$/u;
export const isUsername = (text: string): boolean => USERNAME.test(text);
/** 18 characters of base64url. */
const PASSWORD_BYTES = 13;

export const newOperatorPassword = (random: Random): string =>
  random.bytes(PASSWORD_BYTES).toString("base64url");

/** The roles of the release, written at every start: a release may change them, the office may not. */
export async function shipRoles(tx: OpenTransaction): Promise<void> {
  for (const [name, permissions] of Object.entries(SHIPPED_ROLES))
    await putRole(tx, { name, permissions, shipped: true });
}

export interface PeopleParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly approvals: Approvals;
}

export function createPeople({ database, clock, random, passwords, approvals }: PeopleParts) {
  return {
    createOperator: async (
      { username, name, reason }: ParsedInput<People["createOperator"]>,
      context: OfficeContext,
    ): Promise<AnswerTo<"createOperator">> => {
      if (!isUsername(username)) return refused("VALIDATION", { fields: ["username"] });
      const password = newOperatorPassword(random);
      const passwordHash = await passwords.hash(password);
      return database.transaction(async (tx) => {
        const id = await addOperator(tx, { username, name, passwordHash, at: clock.now() });
        if (id === null) return refused("USERNAME_TAKEN");
        const who = { operatorId: operatorOf(context).operatorId, address: context.address };
        const note = { ...who, action: "people.createOperator", subject: username, after: { name }, reason };
        await addAuditNote(tx, note);
        return accepted({ operatorId: String(id), password });
      });
    },
    grantRoles: (
      { operatorId, roles, reason }: ParsedInput<People["grantRoles"]>,
      context: OfficeContext,
    ): Promise<AnswerTo<"grantRoles">> =>
      database.transaction(async (tx) => {
        const all = await listOperators(tx);
        const operator = all.find(({ id }) => id === BigInt(operatorId));
        const known = new Set((await listRoles(tx)).map(({ name }) => name));
        if (operator === undefined || roles.some((role) => !known.has(role))) return refused("NOT_FOUND");
        const content = { operatorId, username: operator.username, roles: [...new Set(roles)].toSorted() };
        const asked = { kind: "operator.roles", subject: operator.username, content, reason };
        return accepted({ approvalId: String(await approvals.ask(tx, asked, context)) });
      }),
    saveRole: (
      { name, permissions, reason }: ParsedInput<People["saveRole"]>,
      context: OfficeContext,
    ): Promise<AnswerTo<"saveRole">> =>
      database.transaction(async (tx) => {
        if (name in SHIPPED_ROLES) return refused("STATE_CHANGED");
        const content = { name, permissions: [...new Set(permissions)].toSorted() };
        const asked = { kind: "role.save", subject: name, content, reason };
        return accepted({ approvalId: String(await approvals.ask(tx, asked, context)) });
      }),
  };
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
const known: ReadonlySet<string> = new Set(PERMISSIONS);
const isPermission = (text: string): text is Permission => known.has(text);

/** What the approvals of this desk do. */
export const PEOPLE_APPROVALS: ApprovalKinds = {
  "operator.roles": {
    permission: "operators.approve",
    run: async (tx, content) => {
      await putRolesOf(tx, BigInt(String(content["operatorId"])), textsIn(content["roles"]));
      return null;
    },
  },
  "role.save": {
    permission: "operators.approve",
    run: async (tx, content) => {
      const permissions = textsIn(content["permissions"]).filter(isPermission);
      const put = await putRole(tx, { name: String(content["name"]), permissions, shipped: false });
      return put ? null : refused("STATE_CHANGED");
    },
  },
};
