// The public face of the office: its calls, its sessions, and making the first owner.
import type { Code, OfficeCalls } from "@jonaki/wire";
import type { Brand } from "@jonaki/wire/brand";
import { permissionsOf } from "@jonaki/wire/office-permissions";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs.ts";
import type { Random } from "../../platform/random.ts";
import type { Sealing } from "../../platform/sealing.ts";
import type { SecretBox } from "../../platform/secret-box.ts";
import type { Passwords } from "../accounts/accounts.ts";
import { createApprovals } from "./approvals.flow.ts";
import type { ApprovalKinds } from "./approvals.flow.ts";
import { addAuditNote } from "./office-audit.store.ts";
import { auditRoutes } from "./office-audit.routes.ts";
import { officeMoments, sessionEnd, tokenHash } from "./office-session.rules.ts";
import { findOfficeSession, sweepTickets } from "./office-sessions.store.ts";
import { approvalsDesk, peopleDesk, sessionDesk } from "./office.routes.ts";
import { depositsDesk } from "./desks/deposits-desk.ts";
import { correctionApprovals } from "./desks/corrections.flow.ts";
import { financeDesk } from "./desks/finance-desk.ts";
import type { FinanceDeskParts } from "./desks/finance-desk.ts";
import { kycDesk } from "./desks/kyc-desk.ts";
import type { KycDeskParts } from "./desks/kyc-desk.ts";
import { membersDesk } from "./desks/members-desk.ts";
import type { MembersDeskParts } from "./desks/members-desk.ts";
import { orderApprovals } from "./desks/order-decisions.ts";
import { reportsDesk } from "./desks/reports-desk.ts";
import type { ReportsDeskParts } from "./desks/reports-desk.ts";
import { withdrawalsDesk } from "./desks/withdrawals-desk.ts";
import type { CashierDeskParts } from "./desks/withdrawals-desk.ts";
import type { OperatorView } from "./operator-view.ts";
import { listOperators, rolesOf } from "./operators.store.ts";
import { createPeople, PEOPLE_APPROVALS } from "./people.flow.ts";
import { createSignIn } from "./sign-in.flow.ts";

export { makeOwner } from "./owner.flow.ts";
export type { MadeOwner } from "./owner.flow.ts";
export { officeCapability } from "./operator-view.ts";
export type { OfficeContext, OperatorView } from "./operator-view.ts";
export { shipRoles } from "./people.flow.ts";

export type OfficeHandlers = {
  readonly [Desk in keyof OfficeCalls]: HandlersOf<OfficeCalls[Desk], OperatorView>;
};

export interface OfficeParts
  extends
    Omit<CashierDeskParts, "approvals" | "currency">,
    Omit<MembersDeskParts, "approvals">,
    KycDeskParts,
    FinanceDeskParts,
    ReportsDeskParts {
  readonly accounts: CashierDeskParts["accounts"] & MembersDeskParts["accounts"];
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: SecretBox;
  readonly passwords: Passwords;
  readonly sealing: Sealing;
  readonly brand: Pick<Brand, "merchant" | "timeZone" | "currency" | "currencySymbol">;
}

export interface Office {
  readonly handlers: OfficeHandlers;
  /** What the pipeline asks about a token. */
  readonly sessions: {
    find(token: string, background: boolean): Promise<OperatorView | "unknown" | "ended">;
  };
  readonly jobs: readonly Job[];
  /** A refused call is in the log, too [OFF-3]. */
  noteRefusal(view: OperatorView, call: string, code: Code, address: string): Promise<void>;
}

export function createOffice(parts: OfficeParts): Office {
  const { database, clock, brand } = parts;
  const { store } = database;
  const { timeZone, currency, currencySymbol } = brand;
  const kinds: ApprovalKinds = {
    ...PEOPLE_APPROVALS,
    ...orderApprovals(parts.cashier),
    ...correctionApprovals(parts),
  };
  const approvals = createApprovals({ ...parts, kinds });
  const own = {
    ...parts,
    approvals,
    kinds,
    start: { brand: brand.merchant, timeZone, currency, currencySymbol },
    signIn: createSignIn({ ...parts, issuer: brand.merchant }),
    people: createPeople({ ...parts, approvals }),
  };
  return {
    handlers: {
      session: sessionDesk(own),
      people: peopleDesk(own),
      approvals: approvalsDesk(own),
      audit: auditRoutes({ ...parts, timeZone }),
      deposits: depositsDesk({ ...own, currency }),
      withdrawals: withdrawalsDesk({ ...own, currency }),
      members: membersDesk(own),
      kyc: kycDesk(own),
      finance: financeDesk(own),
      reports: reportsDesk({ ...own, timeZone }),
    },
    sessions: {
      find: async (token, background) => {
        const found = await findOfficeSession(
          store,
          tokenHash(token),
          !background,
          officeMoments(clock.now()),
        );
        if (found === null) return "unknown";
        if (found === "ended") return "ended";
        const operator = (await listOperators(store)).find(({ id }) => id === found.operatorId);
        if (operator === undefined) return "unknown";
        const roles = (await rolesOf(store, [operator.id])).get(operator.id) ?? [];
        return {
          accountId: `operator ${operator.id}`,
          operatorId: operator.id,
          sessionId: found.id,
          username: operator.username,
          name: operator.name,
          roles: roles.map(({ name }) => name),
          permissions: permissionsOf(roles.map(({ permissions }) => permissions)),
          passwordDue: operator.passwordDue,
          until: sessionEnd(found.createdAt, background ? found.lastActAt : clock.now()),
        };
      },
    },
    jobs: [{ name: "office.sweep", schedule: "*/7 * * * *", run: () => sweepTickets(store, clock.now()) }],
    noteRefusal: ({ operatorId }, call, code, address) =>
      addAuditNote(store, {
        operatorId,
        address,
        action: call,
        subject: code,
        allowed: false,
      }),
  };
}
