// Members, one member's page and the ledger behind it, as the office reads them [OFF-10].
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import type { FoundMember, LedgerKind, LedgerRow, MemberPaper } from "./members.store.ts";
import type { RiskRow } from "./risk-card.store.ts";
import { riskCard, shown } from "./risk-card.view.ts";

type Members = OfficeCalls["members"];
type Found = CallOutput<Members["members"]>["list"][number];
type Entry = CallOutput<Members["memberLedger"]>["list"][number];

export const foundMember = ({ id, username, registered, lastLogin, ...one }: FoundMember): Found => ({
  ...one,
  memberId: String(id),
  account: username,
  registered: registered.toISOString(),
  lastLogin: lastLogin?.toISOString() ?? null,
});

export const memberPage = (
  risk: RiskRow,
  { mobile, mail, wallets, limits, sessions, devices, notes }: MemberPaper,
): CallOutput<Members["member"]> => ({
  member: riskCard(risk),
  contacts: { mobile, mail },
  wallets: wallets.map((one) => ({ ...one, balance: shown(BigInt(one.balance)) })),
  limits: limits.map(({ kind, period, amount, by, since }) => ({
    limit: `${kind}.${period}`,
    amount: kind === "TIME" ? amount : shown(BigInt(amount)),
    by,
    since,
  })),
  sessions: [...sessions],
  devices: [...devices],
  notes: notes.map(({ at, operatorId, name, note }) => ({ time: at, by: { operatorId, name }, text: note })),
});

export const ledgerEntry = (row: LedgerRow & { readonly account: LedgerKind }): Entry => ({
  posting: String(row.transfer_id),
  time: row.at.toISOString(),
  account: row.account,
  kind: row.kind,
  amount: shown(row.amount),
  balance: shown(row.balance_after),
  note: row.note,
});
