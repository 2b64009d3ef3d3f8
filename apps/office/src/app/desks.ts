// Every desk of the office, in the order of the navigation; a new one is a feature folder and a line here.
import { approvalsDesk } from "../features/approvals/approvals-desk.ts";
import { auditDesk } from "../features/audit/audit-desk.ts";
import { depositsDesk } from "../features/cashier/deposits-desk.ts";
import { withdrawalsDesk } from "../features/cashier/withdrawals-desk.ts";
import { financeDesk } from "../features/finance/finance-desk.ts";
import { transfersDesk } from "../features/finance/transfers-desk.ts";
import { kycDesk } from "../features/kyc/kyc-desk.ts";
import { membersDesk } from "../features/members/members-desk.ts";
import { peopleDesk } from "../features/people/people-desk.ts";
import { rolesDesk } from "../features/people/roles-desk.ts";
import { sessionsDesk } from "../features/people/sessions-desk.ts";
import { reportsDesk } from "../features/reports/reports-desk.ts";
import type { Desk } from "./desk.ts";

export const DESKS: readonly Desk[] = [
  approvalsDesk,
  depositsDesk,
  withdrawalsDesk,
  kycDesk,
  membersDesk,
  financeDesk,
  transfersDesk,
  reportsDesk,
  peopleDesk,
  rolesDesk,
  sessionsDesk,
  auditDesk,
];
