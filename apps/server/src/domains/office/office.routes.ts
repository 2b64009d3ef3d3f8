// The office's calls about people and what waits for two of them.
import { accepted, refused } from "@jonaki/wire";
import type { OfficeCalls } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Sealing } from "../../platform/sealing.ts";
import { newPasswordProblem } from "../accounts/accounts.ts";
import type { Passwords } from "../accounts/accounts.ts";
import type { ApprovalKinds, Approvals } from "./approvals.flow.ts";
import { countApprovals, listApprovals } from "./approvals.store.ts";
import { addAuditNote } from "./office-audit.store.ts";
import { officeMoments } from "./office-session.rules.ts";
import { endOfficeSession, endOtherSessions, listOfficeSessions } from "./office-sessions.store.ts";
import { operatorOf } from "./operator-view.ts";
import type { OfficeContext, OperatorView } from "./operator-view.ts";
import { changeOperator, listOperators, listRoles, lockOperator, rolesOf } from "./operators.store.ts";
import type { createPeople } from "./people.flow.ts";
import { listedOperator, listedRole, listedSession, operatorAnswer } from "./people.view.ts";
import type { SignIn } from "./sign-in.flow.ts";

type Desk<Name extends keyof OfficeCalls> = HandlersOf<OfficeCalls[Name], OperatorView>;

export interface OfficeRouteParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sealing: Sealing;
  /** What the office's page has to know of the brand. */
  readonly start: {
    readonly brand: string;
    readonly timeZone: string;
    readonly currency: string;
    readonly currencySymbol: string;
  };
  readonly signIn: SignIn;
  readonly people: ReturnType<typeof createPeople>;
  readonly approvals: Approvals;
  readonly kinds: ApprovalKinds;
}

const ROWS = SETTINGS.recordDays.rowsPerPage;

export function sessionDesk(parts: OfficeRouteParts): Desk<"session"> {
  const { database, clock, passwords, signIn, sealing, start } = parts;
  const noted = (context: OfficeContext, action: string) => {
    const { operatorId, username: subject } = operatorOf(context);
    return { operatorId, address: context.address, action, subject };
  };
  return {
    ...signIn,
    start: () => accepted({ ...start, sealing: sealing.current(), time: clock.now().toISOString() }),
    me: async (_input, context) => {
      const view = operatorOf(context);
      const roles = (await rolesOf(database.store, [view.operatorId])).get(view.operatorId) ?? [];
      const operator = operatorAnswer({ ...view, id: view.operatorId }, roles);
      return accepted({ operator, until: view.until.toISOString() });
    },
    signOut: (_input, context) =>
      database.transaction(async (tx) => {
        await endOfficeSession(tx, operatorOf(context).sessionId, clock.now());
        await addAuditNote(tx, noted(context, "session.signOut"));
        return accepted(null);
      }),
    changePassword: async ({ oldPassword, newPassword }, context) => {
      const { operatorId, sessionId, username } = operatorOf(context);
      const operator = await database.transaction((tx) => lockOperator(tx, operatorId));
      if (!(await passwords.isRight(oldPassword, operator.passwordHash))) return refused("LOGIN_FAILED");
      const given = { password: newPassword, confirmation: null, username, old: oldPassword };
      const problem = newPasswordProblem({ ...given, weakDefault: null });
      if (problem !== null) {
        if (problem.code === "PASSWORD_MISMATCH") throw new Error("there is no second one to compare");
        return refused(problem.code, problem.value);
      }
      const passwordHash = await passwords.hash(newPassword);
      await database.transaction(async (tx) => {
        await changeOperator(tx, operatorId, { passwordHash, passwordDue: false });
        await endOtherSessions(tx, operatorId, sessionId, clock.now());
        await addAuditNote(tx, noted(context, "session.changePassword"));
      });
      return accepted(null);
    },
  };
}

export function peopleDesk({ database, clock, people }: OfficeRouteParts): Desk<"people"> {
  const { store } = database;
  return {
    ...people,
    operators: async () => {
      const operators = await listOperators(store);
      const roles = await rolesOf(
        store,
        operators.map(({ id }) => id),
      );
      return accepted({
        operators: operators.map((one) => listedOperator(one, roles.get(one.id) ?? [])),
        roles: (await listRoles(store)).map(listedRole),
      });
    },
    sessions: async (_input, context) => {
      const open = await listOfficeSessions(store, officeMoments(clock.now()));
      return accepted({ sessions: open.map((one) => listedSession(one, operatorOf(context).sessionId)) });
    },
    endSession: ({ sessionId }, context) =>
      database.transaction(async (tx) => {
        const whose = await endOfficeSession(tx, BigInt(sessionId), clock.now());
        if (whose === null) return refused("NOT_FOUND");
        const who = { operatorId: operatorOf(context).operatorId, address: context.address };
        await addAuditNote(tx, { ...who, action: "people.endSession", subject: `operator ${whose}` });
        return accepted(null);
      }),
  };
}

export function approvalsDesk({ database, approvals, kinds }: OfficeRouteParts): Desk<"approvals"> {
  const { store } = database;
  const decidable = ({ permissions }: OperatorView): readonly string[] =>
    Object.keys(kinds).filter((kind) => {
      const needed = kinds[kind]?.permission;
      return needed !== undefined && permissions.has(needed);
    });
  return {
    decide: approvals.decide,
    withdraw: approvals.withdraw,
    approvals: async ({ state, pageNo }, context) => {
      const view = operatorOf(context);
      const own = decidable(view);
      // Whoever cannot decide it, and did not ask for it, does not see it.
      const seen = { state, kinds: own, makerId: view.operatorId };
      const [rows, count] = await Promise.all([
        listApprovals(store, seen, { skip: (pageNo - 1) * ROWS, most: ROWS }),
        countApprovals(store, seen),
      ]);
      return accepted({
        list: rows.map((one) => ({
          approvalId: String(one.id),
          kind: one.kind,
          content: { ...one.content },
          contentHash: one.contentHash.toString("hex"),
          reason: one.reason,
          maker: { operatorId: String(one.makerId), name: one.makerName },
          checker:
            one.checkerId === null
              ? null
              : { operatorId: String(one.checkerId), name: one.checkerName ?? "" },
          time: one.madeAt.toISOString(),
          decided: one.decidedAt?.toISOString() ?? null,
          state: one.state,
          isMine: one.state === "WAITING" && own.includes(one.kind) && one.makerId !== view.operatorId,
        })),
        pageNum: pageNo,
        totalPages: Math.ceil(count / ROWS),
      });
    },
  };
}
