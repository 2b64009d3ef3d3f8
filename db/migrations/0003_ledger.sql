-- The ledger [WAL-1 to WAL-6]: accounts, legs, keys, holds, seals. The application's role can read all of it
-- and write none of it except through the functions below.

do $$ begin
  if not exists (select from pg_roles where rolname = 'jonaki_app') then create role jonaki_app nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;

-- The money mode is written once, before the first posting [money.md 12, SAFE-21].
create table ledger_mode (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('play', 'real')),
  chosen_at timestamptz not null default clock_timestamp()
);

-- The low three bits of an id are its unit, so that two accounts of one unit can be told from their ids alone.
-- A member's account is member × 64 + kind × 8 + unit; a pool's is 2^52 + pool × 512 + shard × 8 + unit.
create function ledger_unit_bits(unit text) returns bigint language sql immutable strict parallel safe as $$
  select case unit when 'TRIAL' then 0 when 'BDT' then 1 when 'PLAY' then 2 when 'PTS' then 3 end::bigint
$$;

create table ledger_accounts (
  id bigint primary key,
  owner_kind text not null check (owner_kind in ('MEMBER', 'VENDOR', 'HOUSE')),
  owner text not null,
  kind text not null check (kind ~ '^[A-Z_]{2,24}$'),
  unit text not null check (unit in ('TRIAL', 'BDT', 'PLAY', 'PTS')),
  shard integer not null default 0 check (shard between 0 and 63),
  opened_at timestamptz not null default clock_timestamp(),
  unique (owner_kind, owner, kind, unit, shard),
  constraint unit_is_in_the_id check (id & 7 = ledger_unit_bits(unit)),
  -- "is true", because a check that answers null lets the row in
  constraint member_is_in_the_id check (
    case when owner_kind = 'MEMBER'
      then id between 64 and 4503599627370495 and (id >> 6)::text = owner and shard = 0
        and (kind = case (id >> 3) & 7 when 0 then 'CASH' when 1 then 'BONUS' when 2 then 'HELD' end) is true
      else id >= 4503599627370496 and shard = (id >> 3) & 63 end)
);
create sequence ledger_pools as bigint;

-- What moves with every posting, apart from what never changes; room on the page keeps its updates in place.
create table ledger_balances (
  account_id bigint primary key references ledger_accounts,
  floor bigint,
  balance bigint not null default 0,
  version bigint not null default 0,
  head bytea not null default '\x0000000000000000000000000000000000000000000000000000000000000000',
  constraint never_below_its_floor check (floor is null or balance >= floor)
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02);

-- One row per key for ever: its transfer, if any, and its answer. Not partitioned: the key must be unique over all months.
create table ledger_keys (
  key text primary key,
  kind text not null,
  fingerprint bytea not null,
  transfer_id bigint,
  answer text not null,
  balance bigint,
  at timestamptz not null
);

-- A leg is both its entries: what leaves one account enters another of the same unit, so no transfer can
-- fail to balance. Each side has its account's version and the balance after it.
create table ledger_legs (
  transfer_id bigint not null,
  at timestamptz not null,
  amount bigint not null check (amount > 0),
  debit_account bigint not null,
  debit_version bigint not null,
  debit_balance bigint not null,
  credit_account bigint not null,
  credit_version bigint not null,
  credit_balance bigint not null,
  kind text not null,
  debit_hash bytea,
  credit_hash bytea,
  constraint one_unit check (debit_account & 7 = credit_account & 7),
  constraint two_accounts check (debit_account <> credit_account)
) partition by range (at);

create view ledger_entries as
  select debit_account as account_id, debit_version as version, transfer_id, -amount as amount,
    debit_balance as balance_after, kind, at, debit_hash as hash from ledger_legs
  union all
  select credit_account, credit_version, transfer_id, amount, credit_balance, kind, at, credit_hash from ledger_legs;

-- Why a posting by hand was made, and which one it corrects [WAL-2].
create table ledger_notes (
  transfer_id bigint primary key,
  corrects bigint check (corrects < transfer_id),
  actor text not null check (actor ~ '\S'),
  reason text not null check (reason ~ '\S')
);

-- What lies in HELD, and for what [WAL-6].
create table ledger_holds (
  id bigint primary key,
  held_account bigint not null references ledger_accounts,
  amount bigint not null check (amount > 0),
  purpose text not null,
  placed_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'CONSUMED', 'RELEASED')),
  ended_by bigint,
  check ((state = 'OPEN') = (ended_by is null))
);
create index ledger_holds_open on ledger_holds (held_account) where state = 'OPEN';

-- Seals: a Merkle root over the heads that moved since the last one, chained; each leaf is also the point
-- from which the next check of its account goes on.
create table ledger_seals (
  id bigint primary key,
  at timestamptz not null,
  previous bytea not null,
  root bytea not null,
  accounts integer not null
);
create table ledger_sealed (
  account_id bigint not null,
  seal_id bigint not null references ledger_seals,
  version bigint not null,
  balance bigint not null,
  head bytea not null,
  primary key (account_id, seal_id)
);

-- Months. Indexes stand on each month, because a unique index over all of them would need the time in it.
-- The pools' side has none: nobody pages through a pool, and the check reads it by time. A month is made apart
-- and attached, which postings and checks under way do not have to wait for.
create function ledger_open_months(p_from date, p_until date) returns void
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
      execute format('create trigger never_emptied before truncate on %I for each statement execute function ledger_refuse_change()', v_name);
      execute format('revoke insert, update, delete on %I from jonaki_app', v_name);
      execute format('alter table ledger_legs attach partition %I for values from (%L) to (%L)',
        v_name, v_month::timestamp at time zone 'UTC', (v_month + interval '1 month')::timestamp at time zone 'UTC');
    end if;
    v_month := (v_month + interval '1 month')::date;
  end loop;
end $$;

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to: % on % is refused', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger never_changed before update or delete on ledger_accounts for each row execute function ledger_refuse_change();
create trigger never_changed before update or delete on ledger_legs for each row execute function ledger_refuse_change();
create trigger never_changed before update or delete on ledger_keys for each row execute function ledger_refuse_change();
create trigger never_changed before update or delete on ledger_notes for each row execute function ledger_refuse_change();
create trigger never_changed before update or delete on ledger_seals for each row execute function ledger_refuse_change();
create trigger never_changed before update or delete on ledger_sealed for each row execute function ledger_refuse_change();
create trigger never_changed before update or delete on ledger_mode for each row execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_accounts for each statement execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_balances for each statement execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_holds for each statement execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_legs for each statement execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_keys for each statement execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_notes for each statement execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_seals for each statement execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_sealed for each statement execute function ledger_refuse_change();
create trigger never_emptied before truncate on ledger_mode for each statement execute function ledger_refuse_change();

-- Answers the mode that holds; the first caller's choice stands for ever.
create function ledger_choose_mode(p_mode text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_mode (mode) values (p_mode) on conflict do nothing;
  return (select mode from ledger_mode);
end $$;

-- Opens a member's accounts of a unit, once; the floor of each is 0.
create function ledger_open_member(p_members bigint[], p_unit text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform ledger_allow_unit(p_unit);
  insert into ledger_accounts (id, owner_kind, owner, kind, unit)
    select m * 64 + k.bits * 8 + ledger_unit_bits(p_unit), 'MEMBER', m::text, k.kind, p_unit
    from unnest(p_members) m, (values ('CASH', 0), ('BONUS', 1), ('HELD', 2)) k(kind, bits) order by 1
    on conflict do nothing;
  insert into ledger_balances (account_id, floor)
    select m * 64 + bits * 8 + ledger_unit_bits(p_unit), 0 from unnest(p_members) m, generate_series(0, 2) bits order by 1
    on conflict do nothing;
end $$;

-- Opens a pool of the house or of a vendor and answers its first account; its shards follow in steps of eight.
create function ledger_open_pool(p_owner_kind text, p_owner text, p_kind text, p_unit text, p_shards integer, p_floor bigint)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare v_first bigint;
begin
  perform ledger_allow_unit(p_unit);
  perform pg_advisory_xact_lock(7340014);
  select id into v_first from ledger_accounts
    where owner_kind = p_owner_kind and owner = p_owner and kind = p_kind and unit = p_unit and shard = 0;
  if found then return v_first; end if;
  v_first := 4503599627370496 + nextval('ledger_pools') * 512 + ledger_unit_bits(p_unit);
  insert into ledger_accounts (id, owner_kind, owner, kind, unit, shard)
    select v_first + s * 8, p_owner_kind, p_owner, p_kind, p_unit, s from generate_series(0, p_shards - 1) s;
  insert into ledger_balances (account_id, floor) select v_first + s * 8, p_floor from generate_series(0, p_shards - 1) s;
  return v_first;
end $$;

create function ledger_allow_unit(p_unit text) returns void language plpgsql as $$
begin
  if p_unit in ('BDT', 'PLAY') and p_unit <> (select case mode when 'real' then 'BDT' else 'PLAY' end from ledger_mode) is not false then
    raise exception 'the unit % does not belong to this database''s money mode', p_unit;
  end if;
end $$;

-- Locks accounts in the order of their ids and reads them, then reads those that need no lock of their own: a
-- member's CASH is the lock of all the member's accounts of its unit. Of the latter, the ones that never moved
-- are left out on wish. Then it takes a block of transfer ids: whoever waits for an account gets later ids and
-- later times than the one it waited for. The last row has no account: its balance is the first transfer id, its
-- version the database's time in microseconds.
create sequence ledger_transfer_ids as bigint increment by 1024 minvalue 1024 start 1024;

create function ledger_lock(p_locks bigint[], p_others bigint[] default '{}', p_moved_only boolean default false)
returns table (account_id bigint, floor bigint, balance bigint, version bigint, head text)
language plpgsql security definer set search_path = public, pg_temp rows 200 as $$
#variable_conflict use_column
begin
  return query select b.account_id, b.floor, b.balance, b.version, encode(b.head, 'hex') from ledger_balances b
    where b.account_id = any (p_locks) order by b.account_id for no key update;
  return query select b.account_id, b.floor, b.balance, b.version, encode(b.head, 'hex') from ledger_balances b
      where b.account_id = any (p_others) and (b.version > 0 or not p_moved_only)
    union all select null::bigint, null::bigint, nextval('ledger_transfer_ids'),
      (extract(epoch from clock_timestamp()) * 1000000)::bigint, null::text;
end $$;

-- Where an account stands after an entry, as one number.
create function ledger_point(p_account bigint, p_version bigint, p_balance bigint) returns bigint
language sql immutable strict parallel safe as $$ select hashint8extended(p_balance, hashint8extended(p_version, p_account)) $$;

-- The one posting function: keys, legs and balances of a batch in one go. The caller holds the locks of
-- ledger_lock and has judged each item; here every figure is reckoned again from the legs, and one that does
-- not fit stops the whole batch. An account's entries must be a walk from where it stands, each one version
-- further and its balance-after the one before plus its amount: an entry leaves one point and reaches the next,
-- so that with the points of all entries put together by xor only the first and the last of each account are
-- left, and those must be where it stood and where it stands now. As many entries as versions: so none is there
-- twice, and none beside the walks.
create function ledger_write(
  k_key text[], k_kind text[], k_fingerprint bytea[], k_transfer bigint[], k_answer text[], k_balance bigint[],
  l_transfer bigint[], l_amount bigint[], l_kind text[],
  l_debit bigint[], l_debit_version bigint[], l_debit_balance bigint[], l_debit_hash bytea[],
  l_credit bigint[], l_credit_version bigint[], l_credit_balance bigint[], l_credit_hash bytea[],
  a_account bigint[], a_version bigint[], a_balance bigint[], a_head bytea[])
returns timestamptz language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_at timestamptz := clock_timestamp();
  v_moved bigint;
  v_versions bigint;
  v_loose_ends bigint;
begin
  if cardinality(l_transfer) > 0 then
    with moved as (
      update ledger_balances b set balance = a.balance, version = a.version, head = a.head
      from (select unnest(a_account) as account, unnest(a_version) as version, unnest(a_balance) as balance, unnest(a_head) as head) a
      where b.account_id = a.account
      returning new.version - old.version as versions,
        ledger_point(a.account, old.version, old.balance) # ledger_point(a.account, new.version, new.balance) as ends
    )
    select count(*), sum(versions), bit_xor(ends) # (
      select bit_xor(ledger_point(debit, debit_version - 1, debit_balance + amount) # ledger_point(debit, debit_version, debit_balance)
        # ledger_point(credit, credit_version - 1, credit_balance - amount) # ledger_point(credit, credit_version, credit_balance))
      from (select unnest(l_amount) as amount,
        unnest(l_debit) as debit, unnest(l_debit_version) as debit_version, unnest(l_debit_balance) as debit_balance,
        unnest(l_credit) as credit, unnest(l_credit_version) as credit_version, unnest(l_credit_balance) as credit_balance) leg)
    into v_moved, v_versions, v_loose_ends from moved;
    if (v_moved = cardinality(a_account) and v_versions = 2 * cardinality(l_transfer) and v_loose_ends = 0) is not true then
      raise exception 'the batch does not fit the accounts it was reckoned from' using errcode = 'serialization_failure';
    end if;
    insert into ledger_legs (transfer_id, at, amount, debit_account, debit_version, debit_balance,
      credit_account, credit_version, credit_balance, kind, debit_hash, credit_hash)
    select unnest(l_transfer), v_at, unnest(l_amount), unnest(l_debit), unnest(l_debit_version), unnest(l_debit_balance),
      unnest(l_credit), unnest(l_credit_version), unnest(l_credit_balance), unnest(l_kind), unnest(l_debit_hash), unnest(l_credit_hash);
  end if;
  insert into ledger_keys (key, kind, fingerprint, transfer_id, answer, balance, at)
    select unnest(k_key), unnest(k_kind), unnest(k_fingerprint), unnest(k_transfer), unnest(k_answer), unnest(k_balance), v_at;
  return v_at;
end $$;

create function ledger_note(p_transfer bigint, p_corrects bigint, p_actor text, p_reason text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into ledger_notes (transfer_id, corrects, actor, reason) values (p_transfer, p_corrects, p_actor, p_reason)
$$;

create function ledger_hold(p_id bigint, p_account bigint, p_amount bigint, p_purpose text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into ledger_holds (id, held_account, amount, purpose, placed_at) values (p_id, p_account, p_amount, p_purpose, clock_timestamp())
$$;

-- Ends an open hold; one that has ended stops the transaction, because its money has left HELD already.
create function ledger_end_hold(p_id bigint, p_state text, p_transfer bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update ledger_holds set state = p_state, ended_by = p_transfer where id = p_id and state = 'OPEN';
  if not found then raise exception 'hold % has ended already', p_id; end if;
end $$;

-- Answers nothing where another seal was made since the moment that the caller looked at: two can have looked at
-- the same one, and what both found is sealed once.
create function ledger_seal(p_at timestamptz, p_previous bytea, p_root bytea,
  p_account bigint[], p_version bigint[], p_balance bigint[], p_head bytea[]) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_id bigint;
begin
  select coalesce(max(id), 0) + 1 into v_id from ledger_seals;
  begin
    insert into ledger_seals (id, at, previous, root, accounts) values (v_id, p_at, p_previous, p_root, cardinality(p_account));
  exception when unique_violation then
    return null;
  end;
  insert into ledger_sealed (account_id, seal_id, version, balance, head)
    select a.account, v_id, a.version, a.balance, a.head from unnest(p_account, p_version, p_balance, p_head) a(account, version, balance, head);
  return v_id;
end $$;

-- The application's role: everything of the house is its own except the ledger, which it reads.
grant usage on schema public to jonaki_app;
grant select, insert, update, delete on all tables in schema public to jonaki_app;
grant usage on all sequences in schema public to jonaki_app;
alter default privileges in schema public grant select, insert, update, delete on tables to jonaki_app;
alter default privileges in schema public grant usage on sequences to jonaki_app;
revoke insert, update, delete on ledger_mode, ledger_accounts, ledger_balances, ledger_keys, ledger_legs, ledger_notes,
  ledger_holds, ledger_seals, ledger_sealed, sql_files from jonaki_app;
revoke usage on sequence ledger_pools, ledger_transfer_ids from jonaki_app;
-- A function that acts for the owner is for the application's role alone, not for whoever may connect.
do $$
declare v_function regprocedure;
begin
  for v_function in select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef loop
    execute format('revoke execute on function %s from public', v_function);
    execute format('grant execute on function %s to jonaki_app', v_function);
  end loop;
end $$;
select ledger_open_months((now() at time zone 'UTC')::date - 31, ((now() at time zone 'UTC') + interval '3 months')::date);
