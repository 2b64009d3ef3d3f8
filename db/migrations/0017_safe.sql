-- Responsible play: operator limits and loosenings that wait, whose play is counted, sittings, statements, identity.

-- Operator limits stand beside the member's own; the strictest applies [SAFE-2]
alter table safe_limits add column set_by text not null default 'MEMBER' check (set_by in ('MEMBER', 'OPERATOR'));
alter table safe_limits alter column set_by drop default;
alter table safe_limits add column operator_id bigint;
alter table safe_limits add column operator_name text;
alter table safe_limits add constraint operator_is_named
  check ((set_by = 'OPERATOR') = (operator_id is not null) and (operator_id is null) = (operator_name is null));
alter table safe_limits drop constraint safe_limits_pkey;
alter table safe_limits add primary key (member_id, kind, period, set_by);

-- A loosening, or without an amount the removal, of a member's own limit: it waits a day and for a second word [SAFE-4]
create table safe_limit_changes (
  member_id bigint not null references members,
  kind text not null check (kind in ('DEPOSIT', 'STAKE', 'LOSS', 'TIME')),
  period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  amount bigint check (amount >= 0),
  asked_at timestamptz not null,
  from_at timestamptz not null check (from_at >= asked_at + interval '24 hours'),
  primary key (member_id, kind, period)
);

-- Time played is counted like stakes, for the same members; deposits are counted for everybody
alter table safe_days add column seconds bigint not null default 0;

-- Whose play is counted, and for time: when the last bet was, and until when it has been counted
create table safe_counted (
  member_id bigint primary key references members,
  last_bet_at timestamptz,
  timed_until timestamptz
) with (fillfactor = 50);
insert into safe_counted (member_id) select distinct member_id from safe_limits where kind in ('STAKE', 'LOSS', 'TIME');

-- When the question for a deposit limit was answered [SAFE-6]
create table safe_asked (
  member_id bigint primary key references members,
  answered_at timestamptz not null
);

-- How long a member has been playing without a long pause, and the reality check that goes with it [SAFE-14]: ripe when
-- its time has come, due when the round has ended, neither once it was answered
create table safe_sittings (
  member_id bigint primary key,
  first_bet bigint,
  began_at timestamptz,
  last_bet_at timestamptz,
  seconds bigint not null default 0,
  answered_seconds bigint not null default 0,
  chosen_minutes integer check (chosen_minutes in (15, 30, 45, 60)),
  ripe_at timestamptz,
  due_at timestamptz,
  check (due_at is null or ripe_at is not null)
) with (fillfactor = 50);
create index safe_sittings_ripe on safe_sittings (member_id) where ripe_at is not null;

-- The statement [SAFE-15]: a member's days as the ledger's entries make them, up to the versions that are in them
create table safe_statements (
  member_id bigint primary key references members,
  cash_version bigint not null default 0,
  bonus_version bigint not null default 0,
  held_version bigint not null default 0
) with (fillfactor = 50);
create table safe_statement_days (
  member_id bigint not null references members,
  day date not null,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  stakes bigint not null default 0,
  payouts bigint not null default 0,
  bonuses bigint not null default 0,
  primary key (member_id, day)
) with (fillfactor = 50);

-- Identity verification [SAFE-22]: who has sent nothing has no row
create table safe_identities (
  member_id bigint primary key references members,
  state text not null check (state in ('WAITING', 'APPROVED', 'REJECTED')),
  -- Documents sent since then are the ones to be looked at
  waiting_since timestamptz not null,
  reason text check (reason ~ '\S'),
  check ((state = 'REJECTED') = (reason is not null))
);
create table safe_documents (
  member_id bigint not null references safe_identities,
  kind text not null check (kind in ('ID_CARD', 'PASSPORT', 'DRIVING_LICENCE', 'PROOF_OF_ADDRESS')),
  file_id text not null references files,
  position integer not null check (position between 1 and 3),
  sent_at timestamptz not null,
  primary key (member_id, kind, sent_at, position)
);
create index safe_documents_by_file on safe_documents (file_id);
create table safe_identity_decisions (
  id bigint generated always as identity primary key,
  member_id bigint not null references safe_identities,
  decision text not null check (decision in ('APPROVED', 'REJECTED')),
  reason text,
  operator_id bigint not null,
  operator_name text not null,
  decided_at timestamptz not null
);
create index safe_identity_decisions_by_member on safe_identity_decisions (member_id);

-- A verification moves only so, whoever moves it
create function safe_identity_moves() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) in (values ('WAITING', 'APPROVED'), ('WAITING', 'REJECTED'), ('REJECTED', 'WAITING')) then
    return new;
  end if;
  raise exception 'an identity verification does not move from % to %', old.state, new.state using errcode = 'check_violation';
end $$;
create trigger safe_identity_moves before update of state on safe_identities
  for each row when (old.state is distinct from new.state) execute function safe_identity_moves();
create function safe_identity_begins() returns trigger language plpgsql as $$
begin
  if new.state = 'WAITING' then return new; end if;
  raise exception 'an identity verification does not begin as %', new.state using errcode = 'check_violation';
end $$;
create trigger safe_identity_begins before insert on safe_identities
  for each row execute function safe_identity_begins();
