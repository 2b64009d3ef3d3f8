// The members' desk [OFF-10]: finding one, one page about one, the ledger behind it, notes, suspending and letting go.
import type { Unit } from "@jonaki/ledger";
import { accepted, refused } from "@jonaki/wire";
import type { OfficeCalls } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { HandlersOf } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Accounts } from "../../accounts/accounts.ts";
import { addAuditNote } from "../office-audit.store.ts";
import { operatorOf } from "../operator-view.ts";
import type { OfficeContext, OperatorView } from "../operator-view.ts";
import { createCorrectBalance } from "./corrections.flow.ts";
import type { CorrectionParts } from "./corrections.flow.ts";
import { cursorAfter, cursorOf } from "./ledger-cursor.rules.ts";
import { addMemberNote, readMemberLedger, readMemberPaper, searchMembers } from "./members.store.ts";
import { foundMember, ledgerEntry, memberPage } from "./members.view.ts";
import { readRisk } from "./risk-card.store.ts";

export interface MembersDeskParts extends CorrectionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly moneyUnit: Unit;
  readonly accounts: Pick<Accounts, "memberById" | "setStatus">;
}

const ROWS = SETTINGS.recordDays.rowsPerPage;

export function membersDesk(parts: MembersDeskParts): HandlersOf<OfficeCalls["members"], OperatorView> {
  const { database, clock, moneyUnit, accounts } = parts;
  const { store } = database;
  const noted = (context: OfficeContext, action: string, account: string, reason: string) => {
    const { operatorId } = operatorOf(context);
    return { operatorId, address: context.address, action: `members.${action}`, subject: account, reason };
  };
  return {
    members: async ({ search, after }) => {
      const found = await searchMembers(store, search, after === undefined ? null : BigInt(after), ROWS + 1);
      const list = found.slice(0, ROWS).map(foundMember);
      return accepted({ list, next: found.length > ROWS ? (list.at(-1)?.memberId ?? null) : null });
    },
    member: async ({ memberId }) => {
      const id = BigInt(memberId);
      const [risk, paper] = await Promise.all([readRisk(store, id, moneyUnit), readMemberPaper(store, id)]);
      if (risk === null || paper === null) return refused("NOT_FOUND");
      return accepted(memberPage(risk, paper));
    },
    memberLedger: async ({ memberId, after }) => {
      const id = BigInt(memberId);
      if ((await accounts.memberById(store, id)) === null) return refused("NOT_FOUND");
      const below = cursorOf(after);
      const rows = await readMemberLedger(store, id, moneyUnit, below, ROWS + 1);
      const page = rows.slice(0, ROWS);
      return accepted({
        list: page.map(ledgerEntry),
        next: rows.length > ROWS ? cursorAfter(below, page) : null,
      });
    },
    addNote: ({ memberId, text }, context) =>
      database.transaction(async (tx) => {
        const member = await accounts.memberById(tx, BigInt(memberId));
        if (member === null) return refused("NOT_FOUND");
        const { operatorId } = operatorOf(context);
        await addMemberNote(tx, { memberId: member.id, operatorId, text, at: clock.now() });
        await addAuditNote(tx, noted(context, "note", member.username, text));
        return accepted(null);
      }),
    memberStatus: ({ memberId, act, reason }, context) =>
      database.transaction(async (tx) => {
        const before = await accounts.memberById(tx, BigInt(memberId));
        if (before === null) return refused("NOT_FOUND");
        const isSuspended = before.status === "SUSPENDED";
        const move = act === "SUSPEND" ? "SUSPENDED" : "BEFORE";
        const isOpen = (act === "RELEASE") === isSuspended;
        if (!isOpen || !(await accounts.setStatus(tx, before.id, { to: move })))
          return refused("STATE_CHANGED");
        const status = (await accounts.memberById(tx, before.id))?.status ?? before.status;
        const note = noted(context, act.toLowerCase(), before.username, reason);
        await addAuditNote(tx, { ...note, before: { status: before.status }, after: { status } });
        return accepted({ status });
      }),
    correctBalance: createCorrectBalance(parts),
  };
}
