// The back office's calls as officeCalls.<desk>.<name>: under /bo/, with a sign-in of their own [CALL-17, OFF-1].
import type { Call } from "./call.ts";
import type { NamedCall } from "./catalogue.ts";
import { officeApprovals } from "./office-approvals.ts";
import { officeAudit } from "./office-audit.ts";
import { officeDeposits, officeWithdrawals } from "./office-cashier.ts";
import { officeFinance } from "./office-finance.ts";
import { officeKyc, officeMembers } from "./office-members.ts";
import { officePeople } from "./office-people.ts";
import { officeReports } from "./office-reports.ts";
import { officeSession } from "./office-session.ts";

export const officeCalls = {
  session: officeSession,
  people: officePeople,
  approvals: officeApprovals,
  audit: officeAudit,
  deposits: officeDeposits,
  withdrawals: officeWithdrawals,
  members: officeMembers,
  kyc: officeKyc,
  finance: officeFinance,
  reports: officeReports,
};

export type OfficeCalls = typeof officeCalls;
export type DeskName = keyof OfficeCalls;

export function listOfficeCalls(): readonly NamedCall[] {
  return Object.entries(officeCalls).flatMap(([domain, declared]) =>
    Object.entries(declared as Record<string, Call>).map(([name, one]) => ({
      name: `${domain}.${name}`,
      domain,
      call: one,
    })),
  );
}
