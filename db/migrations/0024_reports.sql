-- Reports over all accounts [REP-15]: what they read a month of everybody by, as light for bets as can be: an index by time that
-- has none of the bets' postings in it, and one of the bets that is a few bytes for many pages.

create or replace function ledger_open_months(p_from date, p_until date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_month date := date_trunc('month', p_from)::date;
  v_name text;
begin
  perform pg_advisory_xact_lock(7340013);
  while v_month <= p_until loop
    v_name := 'ledger_legs_' || to_char(v_month, 'YYYY_MM');
    if to_regclass('public.' || v_name) is null then
      execute format('create table public.%I (like ledger_legs including defaults including constraints)', v_name);
      execute format('create unique index on %I (debit_account, debit_version) where debit_account < 4503599627370496', v_name);
      execute format('create unique index on %I (credit_account, credit_version) where credit_account < 4503599627370496', v_name);
      execute format('create index on %I using brin (at) with (pages_per_range = 32)', v_name);
      perform ledger_index_others(v_name);
      execute format('create trigger never_emptied before truncate on %I for each statement execute function ledger_refuse_change()', v_name);
      execute format('revoke insert, update, delete on %I from jonaki_app', v_name);
      execute format('alter table ledger_legs attach partition %I for values from (%L) to (%L)',
        v_name, v_month::timestamp at time zone 'UTC', (v_month + interval '1 month')::timestamp at time zone 'UTC');
    end if;
    v_month := (v_month + interval '1 month')::date;
  end loop;
end $$;

-- The postings that are no bet's, by time: few among many
create function ledger_index_others(p_month text) returns void language plpgsql as $$
begin
  execute format($index$create index on public.%I (at) where kind not in ('bet', 'payout', 'refund', 'settle')$index$, p_month);
end $$;
revoke execute on function ledger_index_others from public;

create or replace function bets_open_months(p_from date, p_until date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_month date := date_trunc('month', p_from)::date;
  v_name text;
begin
  perform pg_advisory_xact_lock(7340017);
  while v_month <= p_until loop
    v_name := 'bets_' || to_char(v_month, 'YYYY_MM');
    if to_regclass('public.' || v_name) is null then
      -- Made apart and attached, because a new partition of a table in use would wait for everybody who reads it
      execute format('create table public.%I (like bets including defaults including constraints) with (fillfactor = 80)', v_name);
      execute format('create unique index on %I (member_id, id)', v_name);
      execute format('create index on %I (round_key)', v_name);
      perform bets_index_time(v_name);
      execute format('alter table bets attach partition %I for values from (%L) to (%L)',
        v_name, v_month::timestamp at time zone 'UTC', (v_month + interval '1 month')::timestamp at time zone 'UTC');
    end if;
    v_month := (v_month + interval '1 month')::date;
  end loop;
end $$;

-- Bets come in the order of their times and nearly in that of their ids
create function bets_index_time(p_month text) returns void language plpgsql as $$
begin
  execute format('create index on public.%I using brin (placed_at, id) with (pages_per_range = 32)', p_month);
end $$;
revoke execute on function bets_index_time from public;

do $$
declare v_month text;
begin
  for v_month in select inhrelid::regclass::text from pg_inherits where inhparent = 'ledger_legs'::regclass loop
    perform ledger_index_others(v_month);
  end loop;
  for v_month in select inhrelid::regclass::text from pg_inherits where inhparent = 'bets'::regclass loop
    perform bets_index_time(v_month);
  end loop;
end $$;

create index deposits_credited on deposits (ended_at) where state = 'CREDITED';
create index withdrawal_parts_received on withdrawal_parts (answered_at) where outcome in ('RECEIVED', 'FORCED', 'PROVEN');
create index withdrawals_ended on withdrawals (ended_at) where ended_at is not null;

-- Money that came from outside and went there, with the way it took [OFF-18]. A move's time is its posting's; near is the order's
-- own, of the same transaction, by which it is found. What is in suspense has no way, and leaves it when it finds its order.
create view cash_moves as
  select k.at, d.ended_at as near, 'DEPOSIT' as way, d.method, d.received as amount
  from deposits d join ledger_keys k on k.key = 'deposit/' || d.id
  where d.state = 'CREDITED'
  union all
  select k.at, p.answered_at, 'WITHDRAWAL', a.institution, p.amount
  from withdrawal_parts p join withdrawals w on w.id = p.withdrawal_id join pay_accounts a on a.id = w.account_id
    join ledger_keys k on k.key = 'withdrawal/' || w.id || '/part/' || p.number
  where p.outcome in ('RECEIVED', 'FORCED', 'PROVEN')
  union all
  select k.at, w.ended_at, 'FEE', a.institution, w.fee
  from withdrawals w join pay_accounts a on a.id = w.account_id join ledger_keys k on k.key = 'withdrawal/' || w.id || '/fee'
  where w.ended_at is not null
  union all
  select at, at, 'SUSPENSE', null, amount from ledger_legs where kind = 'suspense'
  union all
  select l.at, l.at, 'SUSPENSE', null, -l.amount from ledger_legs l join ledger_accounts a on a.id = l.debit_account
  where l.kind = 'deposit' and a.kind = 'SUSPENSE';
