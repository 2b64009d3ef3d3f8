// Members as the office finds them [OFF-10]: by name, number, contact, device or address; and what one page shows of one.
import { memberAccount } from "@jonaki/ledger";
import type { Unit } from "@jonaki/ledger";
import { sql } from "kysely";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";

export interface FoundMember {
  readonly id: bigint;
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly status: string;
  readonly registered: Date;
  readonly lastLogin: Date | null;
}

const LARGEST_ID = 999_999_999_999_999_999n;

/** A name by its beginning, everything else as a whole; the newest first. */
export async function searchMembers(
  store: Queryable,
  search: string,
  after: bigint | null,
  most: number,
): Promise<readonly FoundMember[]> {
  const text = search.trim();
  const digits = /^\+?\d{1,18}$/u.test(text) ? text.replace("+", "") : null;
  const begins = text.toLowerCase().replaceAll(/[\\%_]/gu, "\\$&");
  const { rows } = await sql<FoundMember>`
    select m.id, m.username, m.nickname, m.account_type as type, m.status, m.created_at as registered,
      m.last_login_at as "lastLogin"
    from members m where m.id < ${after ?? LARGEST_ID} and m.account_type <> 4 and (${text} = ''
      or m.id in (
        select id from members where username_key like ${`${begins}%`}
        union select id from members where id = ${digits}::bigint
        union select member_id from contacts where kind = 'MAIL' and value = lower(${text})
        union select member_id from contacts where kind = 'MOBILE' and value = ${digits}
        union select member_id from profiles where id_number = ${digits}
        union select member_id from sessions where device = ${text}
        union select member_id from sessions where address = ${text}))
    order by m.id desc limit ${most}`.execute(store);
  return rows;
}

export interface MemberPaper {
  readonly mobile: string | null;
  readonly mail: string | null;
  readonly wallets: readonly { readonly unit: string; readonly kind: string; readonly balance: string }[];
  readonly limits: readonly {
    readonly kind: string;
    readonly period: string;
    readonly amount: string;
    readonly by: string;
    readonly since: string;
  }[];
  readonly sessions: readonly {
    readonly since: string;
    readonly lastAct: string;
    readonly address: string;
    readonly browser: string;
  }[];
  readonly devices: readonly { readonly device: string; readonly since: string; readonly others: number }[];
  readonly notes: readonly {
    readonly at: string;
    readonly operatorId: string;
    readonly name: string;
    readonly note: string;
  }[];
}

const list = (rows: ReturnType<typeof sql>) =>
  sql`coalesce((select json_agg(r) from (${rows}) r), '[]'::json)`;

export async function readMemberPaper(store: Queryable, memberId: bigint): Promise<MemberPaper | null> {
  const iso = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await sql<MemberPaper>`
    select (select value from contacts where member_id = m.id and kind = 'MOBILE') as mobile,
      (select value from contacts where member_id = m.id and kind = 'MAIL') as mail,
      ${list(sql`select a.unit, a.kind, b.balance::text as balance from ledger_accounts a
        join ledger_balances b on b.account_id = a.id where a.owner_kind = 'MEMBER' and a.owner = m.id::text
        order by a.unit, a.id`)} as wallets,
      ${list(sql`select l.kind, l.period, l.amount::text as amount, coalesce(l.operator_name, '') as by,
        ${iso("l.set_at")} as since from safe_limits l where l.member_id = m.id order by l.kind, l.period`)} as limits,
      ${list(sql`select ${iso("s.created_at")} as since, ${iso("s.last_act_at")} as "lastAct", s.address, s.browser
        from sessions s where s.member_id = m.id and s.ended_at is null order by s.id desc limit 20`)} as sessions,
      ${list(sql`select d.device, ${iso("d.since")} as since,
          (select count(distinct o.member_id) from sessions o where o.device = d.device and o.member_id <> m.id)::int as others
        from (select s.device, min(s.created_at) as since from sessions s where s.member_id = m.id
          group by s.device order by max(s.id) desc limit 20) d`)} as devices,
      ${list(sql`select ${iso("n.noted_at")} as at, n.operator_id::text as "operatorId", o.name, n.note
        from member_notes n join operators o on o.id = n.operator_id where n.member_id = m.id
        order by n.id desc limit 50`)} as notes
    from members m where m.id = ${memberId}`.execute(store);
  return rows[0] ?? null;
}

export async function addMemberNote(
  tx: OpenTransaction,
  note: { readonly memberId: bigint; readonly operatorId: bigint; readonly text: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto("member_notes")
    .values({ member_id: note.memberId, operator_id: note.operatorId, note: note.text, noted_at: note.at })
    .execute();
}

export interface LedgerRow {
  readonly account_id: bigint;
  readonly version: bigint;
  readonly transfer_id: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly amount: bigint;
  readonly balance_after: bigint;
  readonly note: string | null;
}

export const LEDGER_KINDS = ["CASH", "BONUS", "HELD"] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The newest entries of each account from a version down: deep in a long ledger as fast as at its end. */
export async function readMemberLedger(
  store: Queryable,
  memberId: bigint,
  unit: Unit,
  below: ReadonlyMap<LedgerKind, bigint>,
  most: number,
): Promise<readonly (LedgerRow & { readonly account: LedgerKind })[]> {
  const found: (LedgerRow & { readonly account: LedgerKind })[] = [];
  for (const kind of LEDGER_KINDS) {
    const account = memberAccount(memberId, kind, unit);
    const start = below.get(kind) ?? null;
    const { rows } = await sql<LedgerRow>`
      select e.account_id, e.version, e.transfer_id, e.at, e.kind, e.amount, e.balance_after, n.reason as note
      from ledger_entries e left join ledger_notes n on n.transfer_id = e.transfer_id
      where e.account_id = ${account} and e.version <= coalesce(${start}::bigint,
        (select version from ledger_balances where account_id = ${account}))
      order by e.version desc limit ${most}`.execute(store);
    found.push(...rows.map((row) => ({ ...row, account: kind })));
  }
  return found
    .toSorted((one, other) =>
      one.transfer_id === other.transfer_id
        ? Number(other.version - one.version)
        : one.transfer_id < other.transfer_id
          ? 1
          : -1,
    )
    .slice(0, most);
}
