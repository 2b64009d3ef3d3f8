-- Events between domains, the bet book, limits and wagering: what commits with the money.

-- A fact that domains hear of after the commit [money.md, outbox]; one row for all facts of a batch, and a row
-- in the queue of each domain that wants it.
create table domain_events (
  id bigint generated always as identity primary key,
  name text not null,
  -- A list, read whole by whoever takes it; kept as it came, because taking it apart would cost every bet
  facts json not null,
  created_at timestamptz not null default clock_timestamp()
);
create index domain_events_by_age on domain_events (created_at);
alter table domain_events alter column facts set storage external;
create table domain_event_queue (
  consumer text not null,
  event_id bigint not null,
  primary key (consumer, event_id)
);

-- The one bet book [REP-3]. The id is the transfer that placed the bet.
create table bets (
  id bigint not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  member_id bigint not null,
  -- Found together: vendor, member and round as one number; a round's rows are compared with its text
  round_key bigint not null,
  cash_stake bigint not null,
  bonus_stake bigint not null,
  cash_payout bigint not null default 0,
  bonus_payout bigint not null default 0,
  -- A win above the game's maximum that waits in suspense
  suspended bigint not null default 0,
  valid_stake bigint not null default 0,
  result_version integer not null default 0,
  round_closed boolean not null default false,
  state text not null default 'OPEN',
  unit text not null check (unit in ('PLAY', 'BDT', 'TRIAL')),
  category text not null check (category in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'MINI')),
  vendor text not null,
  game text not null,
  round text not null,
  transaction text not null,
  free_round text,
  detail jsonb,
  constraint nothing_negative check (
    least(cash_stake, bonus_stake, cash_payout, bonus_payout, suspended, valid_stake) >= 0
    and valid_stake <= cash_stake + bonus_stake),
  -- One rule over all states, because each check costs every bet
  constraint state_fits check (case
    when state = 'OPEN' then result_version = 0 and settled_at is null
    when state in ('WON', 'CASHED_OUT', 'CORRECTED') then result_version > 0 and settled_at is not null
    when state = 'LOST' then result_version > 0 and settled_at is not null and cash_payout + bonus_payout = 0
    when state in ('VOID', 'DRAW') then result_version > 0 and settled_at is not null and valid_stake = 0
    else false end)
) partition by range (placed_at);

create function bets_open_months(p_from date, p_until date) returns void
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
      execute format('alter table bets attach partition %I for values from (%L) to (%L)',
        v_name, v_month::timestamp at time zone 'UTC', (v_month + interval '1 month')::timestamp at time zone 'UTC');
    end if;
    v_month := (v_month + interval '1 month')::date;
  end loop;
end $$;
revoke execute on function bets_open_months from public;
grant execute on function bets_open_months to jonaki_app;
select bets_open_months((now() at time zone 'UTC')::date - 31, ((now() at time zone 'UTC') + interval '3 months')::date);

-- The results a correction replaced, shown beside the new one [REP-3]
create table bet_results (
  bet_id bigint not null,
  version integer not null,
  state text not null,
  cash_payout bigint not null,
  bonus_payout bigint not null,
  valid_stake bigint not null,
  settled_at timestamptz not null,
  actor text,
  reason text,
  primary key (bet_id, version)
);

-- What must never be played: a bet that was rolled back before it came, a round that was closed before it had a bet [VEN-7]
create table bet_tombstones (
  key text primary key,
  member_id bigint not null,
  round text not null,
  at timestamptz not null default clock_timestamp()
);

-- What a person has to look at: a vendor's contradiction, a win above the maximum, money that is owed
create table money_cases (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('MISMATCH', 'WIN_REFUSED', 'WIN_ABOVE_MAXIMUM', 'RECEIVABLE', 'LEDGER_DIFFERS')),
  member_id bigint,
  vendor text,
  detail jsonb not null,
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz
);
create index money_cases_open on money_cases (opened_at) where closed_at is null;
create index money_cases_owing on money_cases (member_id) where kind = 'RECEIVABLE' and closed_at is null;

-- Limits [SAFE-1] and, for the members that have one, what was played a day by the brand's calendar: counted with
-- the money from the moment the first limit is set, and filled from the bet book before
create table safe_limits (
  member_id bigint not null references members,
  kind text not null check (kind in ('DEPOSIT', 'STAKE', 'LOSS', 'TIME')),
  period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  amount bigint not null check (amount >= 0),
  set_at timestamptz not null,
  primary key (member_id, kind, period)
);
create table safe_days (
  member_id bigint not null,
  day date not null,
  stakes bigint not null default 0,
  returns bigint not null default 0,
  deposits bigint not null default 0,
  primary key (member_id, day)
) with (fillfactor = 40);

-- Wagering [REW-12]: what must be played before money can be withdrawn; the oldest is reduced first
create table wagerings (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  source text not null check (source in ('DEPOSIT', 'TRANSFER', 'BONUS', 'CASHBACK', 'POINTS', 'RED_ENVELOPE', 'REFERRAL', 'RANK_GIFT', 'MISSION', 'RAFFLE', 'LEADERBOARD')),
  needed bigint not null check (needed > 0),
  played bigint not null default 0 check (played between 0 and needed),
  -- The CASH that it binds until it is done [WAL-30]
  bound bigint not null default 0 check (bound >= 0),
  opened_at timestamptz not null,
  ended_at timestamptz
);
create index wagerings_open on wagerings (member_id, id) where ended_at is null;

-- What records read [REP-1]: demo play is in none.
create view bet_record as select * from bets where unit <> 'TRIAL';
