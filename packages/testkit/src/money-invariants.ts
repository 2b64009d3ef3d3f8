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
        join ledger_accounts a on a.id = s.pool and a.owner_kind = 'VENDOR' and a.kind not in ('TRANSFERRED', 'POT')
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
    name: "LOB-37 a demo was staked with or paid to another account than its purse's",
    text: `select 'stake ' || s.id::text as which from trial_stakes s join ledger_legs l on l.transfer_id = s.id
      where exists (select from unnest(array[l.debit_account, l.credit_account]) a
        where a < 4503599627370496 and a >> 6 <> s.purse) limit 3`,
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
        select from money_cases c where c.kind in ('WIN_ABOVE_MAXIMUM', 'PAYMENT') and c.closed_at is null)`,
  },
  {
    name: "I9 a withdrawal's hold is not what is left of it",
    text: `select w.reference as which from withdrawals w join ledger_holds h on h.id = w.hold_id
      where case when w.state in ('CANCELLED', 'REJECTED', 'REFUNDED') then h.state <> 'RELEASED'
        when w.state in ('RECEIVED', 'FORCED_RECEIVED') then h.state <> 'CONSUMED'
        else h.state <> 'OPEN' or h.amount <> w.amount + w.fee - w.received end limit 3`,
  },
  {
    name: "I9 an open hold of a withdrawal that nobody asked for",
    text: `select 'hold ' || h.id::text as which from ledger_holds h left join withdrawals w on w.hold_id = h.id
      where h.purpose = 'withdrawal' and h.state = 'OPEN' and w.id is null limit 3`,
  },
  {
    name: "CAR-29 a seat's hold is not what was bought, put in, won and brought back",
    text: `select 'seat ' || s.id::text as which from seats s
      left join ledger_holds h on h.id = s.id and h.purpose = 'seat'
      where h.amount is distinct from (select sum(amount) from seat_buy_ins b where b.seat_id = s.id)
          + (select coalesce(sum(won - put_in), 0) from hand_seats m where m.seat_id = s.id)
        or (h.state = 'OPEN') is distinct from (s.left_at is null)
        or s.left_with is not null and s.left_with <> h.amount limit 3`,
  },
  {
    name: "CAR-29 an open hold of a seat that nobody has",
    text: `select 'hold ' || h.id::text as which from ledger_holds h left join seats s on s.id = h.id
      where h.purpose = 'seat' and s.id is null limit 3`,
  },
  {
    name: "CAR-30 payouts and rake of a hand are not what was put in, or not what was posted",
    text: `select 'hand ' || h.id::text as which from hands h
      cross join lateral (select sum(put_in) as put_in, sum(won) as won from hand_seats where hand_id = h.id) m
      cross join lateral (select coalesce(sum(l.amount) filter (where c.kind = 'POT'), 0) as into_pot,
          coalesce(sum(l.amount) filter (where d.kind = 'POT'), 0) as out_of_pot
        from ledger_legs l join ledger_accounts d on d.id = l.debit_account join ledger_accounts c on c.id = l.credit_account
        where l.transfer_id = h.id) p
      where h.put_in <> m.put_in or m.put_in <> m.won + h.rake or p.into_pot <> h.put_in or p.out_of_pot <> h.put_in limit 3`,
  },
  {
    name: "I10 an accepted buy-in, hand or buy-out without its row",
    text: `select k.key as which from ledger_keys k
      where k.answer = 'OK' and k.transfer_id is not null and (
        k.kind = 'buyIn' and not exists (select from seat_buy_ins b where b.id = k.transfer_id)
        or k.kind = 'hand' and not exists (select from hands h where h.id = k.transfer_id)
        or k.kind = 'buyOut' and not exists (select from seats s where s.left_by = k.transfer_id)) limit 3`,
  },
  {
    name: "I10 a deposit, payout, fee or suspended payment is not what was posted",
    text: `select what as which from (
        select 'deposit ' || coalesce(d.id::text, k.key) as what, coalesce(d.received, 0) as told, coalesce(k.moved, 0) as moved
        from (select id, received from deposits where state = 'CREDITED') d
        full join (select key, sum(l.amount) as moved from ledger_keys k join ledger_legs l using (transfer_id)
          where key ~ '^deposit/[0-9]+$' group by key) k on k.key = 'deposit/' || d.id
        union all
        select 'payouts of ' || w.reference, w.received, coalesce(sum(l.amount), 0) from withdrawals w
        left join (ledger_keys k join ledger_legs l using (transfer_id)) on k.key like 'withdrawal/' || w.id || '/part/%'
        group by w.id
        union all
        select 'fee of ' || w.reference, case when w.received > 0 and w.ended_at is not null then w.fee else 0 end,
          coalesce(sum(l.amount), 0) from withdrawals w
        left join (ledger_keys k join ledger_legs l using (transfer_id)) on k.key = 'withdrawal/' || w.id || '/fee'
        group by w.id
        union all
        select 'payment ' || p.payment, coalesce(p.suspended, 0), coalesce(sum(l.amount), 0) from provider_payments p
        left join (ledger_keys k join ledger_legs l using (transfer_id)) on k.key = 'payment/' || p.provider || '/' || p.payment
        group by p.provider, p.payment) told
      where told <> moved limit 3`,
  },
  {
    name: "I14 what lies with a vendor is not what the ledger says",
    text: `select coalesce(w.vendor, a.vendor) as which from
        (select vendor, sum(balance + held) as held from vendor_wallets group by vendor) w
        full join (select l.owner as vendor, sum(b.balance) as balance from ledger_accounts l
          join ledger_balances b on b.account_id = l.id where l.kind = 'TRANSFERRED' group by l.owner) a on a.vendor = w.vendor
      where coalesce(w.held, 0) <> coalesce(a.balance, 0) limit 3`,
  },
  {
    name: "I11 a credited deposit that nobody was told of",
    text: `select d.reference as which from deposits d where d.state = 'CREDITED' and (
        select count(*) from domain_events e, json_array_elements(e.facts) f
        where e.name = 'deposit.credited' and f ->> 'reference' = d.reference) <> 1 limit 3`,
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
