// The invariants of money.md that join the ledger with the books around it, each as one question to the database
// whose answer must be empty.
import type { Connection, Difference } from "@jonaki/ledger";

const QUESTIONS: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: "I1 a transfer in two units",
    text: `select 'transfer ' || transfer_id::text as which from ledger_legs
      group by transfer_id having min(debit_account & 7) <> max(debit_account & 7) limit 3`,
  },
  {
    name: "I7 a key with a transfer that has no legs but an amount, or a transfer without a key",
    text: `select 'transfer ' || l.transfer_id::text as which from (select distinct transfer_id from ledger_legs) l
      left join ledger_keys k on k.transfer_id = l.transfer_id where k.key is null limit 3`,
  },
  {
    name: "I7 two keys with one transfer",
    text: "select 'transfer ' || transfer_id::text as which from ledger_keys where transfer_id is not null group by transfer_id having count(*) > 1 limit 3",
  },
  {
    name: "I8 stake, payout and refund of a bet are not what was posted",
    text: `select 'vendor ' || coalesce(b.vendor, p.vendor) || ' in ' || coalesce(b.unit, p.unit) as which from (
        select vendor, unit, sum(case when state = 'VOID' then 0 else cash_payout + bonus_payout - cash_stake - bonus_stake end) as won
        from bets group by 1, 2) b
      full join (
        select a.owner as vendor, a.unit, sum(s.amount) as won from (
          select debit_account as pool, credit_account as other, amount from ledger_legs
          union all select credit_account, debit_account, -amount from ledger_legs) s
        join ledger_accounts a on a.id = s.pool and a.owner_kind = 'VENDOR'
        join ledger_accounts m on m.id = s.other and (m.owner_kind = 'MEMBER' or m.kind = 'RECEIVABLE')
        group by 1, 2) p using (vendor, unit)
      where coalesce(b.won, 0) <> coalesce(p.won, 0)`,
  },
  {
    name: "I9 HELD is not the sum of the open holds",
    text: `select 'account ' || a.id::text as which from ledger_accounts a join ledger_balances b on b.account_id = a.id
      left join (select held_account, sum(amount) as held from ledger_holds where state = 'OPEN' group by 1) h on h.held_account = a.id
      where a.kind = 'HELD' and b.balance <> coalesce(h.held, 0) limit 3`,
  },
  {
    name: "I9 OPEN-BETS is not the stakes of the vendor's open bets",
    text: `select 'vendor ' || coalesce(p.vendor, o.vendor) || ' in ' || coalesce(p.unit, o.unit) as which from (
        select a.owner as vendor, a.unit, sum(b.balance) as lies from ledger_accounts a join ledger_balances b on b.account_id = a.id
        where a.kind = 'OPEN_BETS' group by 1, 2) p
      full join (
        select vendor, unit, sum(cash_stake + bonus_stake) as staked from bets where state = 'OPEN' group by 1, 2) o using (vendor, unit)
      where coalesce(p.lies, 0) <> coalesce(o.staked, 0)`,
  },
  {
    name: "I9 an accepted bet has no row, or a row no accepted bet",
    text: `select 'bet ' || coalesce(k.transfer_id, b.id)::text as which
      from (select transfer_id from ledger_keys where kind = 'bet' and answer = 'OK') k
      full join (select id from bets where cash_stake + bonus_stake > 0) b on b.id = k.transfer_id
      where k.transfer_id is null or b.id is null and exists (select from ledger_legs l where l.transfer_id = k.transfer_id) limit 3`,
  },
  {
    name: "I11 a settled bet that nobody was told of",
    text: `select 'bet ' || b.id::text as which from bets b where b.unit <> 'TRIAL' and b.state <> 'OPEN' and not exists (
        select from domain_events e, json_array_elements(e.facts) f where f ->> 'bet' = b.id::text and e.name in ('bet.settled', 'bet.voided', 'bet.corrected'))
      limit 3`,
  },
  {
    name: "I19 an account's times go backwards",
    text: `select 'account ' || account_id::text as which from (
        select account_id, at, lag(at) over (partition by account_id order by version) as before from ledger_entries) t
      where at < before limit 3`,
  },
  {
    name: "I20 money in suspense without a case",
    text: `select 'suspense in ' || a.unit as which from ledger_accounts a join ledger_balances b on b.account_id = a.id
      where a.kind = 'SUSPENSE' and b.balance > 0 and not exists (
        select from money_cases c where c.kind = 'WIN_ABOVE_MAXIMUM' and c.closed_at is null)`,
  },
];

export async function differencesOfBets(connection: Connection): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const [place, { name, text }] of QUESTIONS.entries()) {
    const rows = await connection.rows({ name: `invariant_${place}`, text, values: [] });
    for (const [where] of rows) found.push({ where: String(where), what: name });
  }
  return found;
}
