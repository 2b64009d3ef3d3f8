// Every desk of the office, in the order of the navigation; a new one is a feature folder and a line here.
import { approvalsDesk } from "../features/approvals/approvals-desk.ts";
import { auditDesk } from "../features/audit/audit-desk.ts";
import { peopleDesk } from "../features/people/people-desk.ts";
import { rolesDesk } from "../features/people/roles-desk.ts";
import { sessionsDesk } from "../features/people/sessions-desk.ts";
import type { Desk } from "./desk.ts";

export const DESKS: readonly Desk[] = [approvalsDesk, peopleDesk, rolesDesk, sessionsDesk, auditDesk];
