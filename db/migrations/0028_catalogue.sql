-- The lobby's catalogue at its full size: what games are filtered by, a mark that says when anything of it changed, what
-- members like and played last, vendors in full [VEN-1], the raw log of their calls [VEN-17] and their pulse [VEN-18].

-- Which networks may use the vendor's door; none named: any
alter table vendors add column addresses text[] not null default '{}';
-- How the vendor is spoken to: house is our own studio's way, every other one a port of the composition
alter table vendors add column adapter text not null default 'house' check (adapter ~ '^[a-z0-9-]{2,32}$');
alter table vendors add column currency text not null default 'BDT' check (currency ~ '^[A-Z]{3,5}$');
-- Where its games are: an address elsewhere is opened for nobody [LOB-45]; null: on the house's own games' origin
alter table vendors add column games_origin text check (games_origin ~ '^https?://[^/?#@]+$');
-- False only for an entry that the conformance kit plays with: it is wrong on purpose, all the time
alter table vendors add column watched boolean not null default true;

-- A filter's code, such as BAC [LOB-29]; empty: the category is its type
alter table games add column game_type text not null default '' check (game_type ~ '^[A-Z0-9_]{0,32}$');
alter table games add column lines integer check (lines between 1 and 1000000);
alter table games add column default_play_type text not null default '' check (default_play_type ~ '^[A-Za-z0-9_-]{0,32}$');
-- True: stands for its vendor and opens the list of the vendor's games [LOB-34]
alter table games add column opens_list boolean not null default false;
-- The vendor has taken it back [VEN-13]; status is the operator's word and stays
alter table games add column retired_at timestamptz;
-- A game is named by its code alone: in an address [LOB-52] and among what a member likes [LOB-26]
create unique index games_by_code on games (code);

-- Goes up with every change of the catalogue, in the transaction of the change: who keeps it in memory asks for this only
create table catalogue_mark (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0
);
insert into catalogue_mark default values;
create function mark_catalogue() returns trigger language plpgsql as $$
begin
  if exists (select from moved) then
    update catalogue_mark set version = version + 1;
  end if;
  return null;
end $$;
do $$
declare
  v_table text;
begin
  foreach v_table in array array['games', 'vendors', 'vendor_categories', 'lobby_categories'] loop
    execute format('create trigger catalogue_added after insert on %I referencing new table as moved
      for each statement execute function mark_catalogue()', v_table);
    execute format('create trigger catalogue_changed after update on %I referencing new table as moved
      for each statement execute function mark_catalogue()', v_table);
    execute format('create trigger catalogue_removed after delete on %I referencing old table as moved
      for each statement execute function mark_catalogue()', v_table);
  end loop;
end $$;

-- What a member likes, 200 at most [LOB-26]
create table favourite_games (
  member_id bigint not null references members,
  vendor text not null,
  game text not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (member_id, vendor, game),
  foreign key (vendor, game) references games
);

-- What a member opened, each game with its last time; swept down to the 30 that are shown [LOB-27]
create table recent_games (
  member_id bigint not null references members,
  vendor text not null,
  game text not null,
  opened_at timestamptz not null default clock_timestamp(),
  primary key (member_id, vendor, game),
  foreign key (vendor, game) references games
);

-- Every request of a vendor and to a vendor with its answer [VEN-17], without tickets and sessions; by week, so that a
-- week that is too old goes in one stroke
create table vendor_calls (
  at timestamptz not null,
  vendor text not null,
  -- IN: it asked us; OUT: we asked it
  way text not null check (way in ('IN', 'OUT')),
  verb text not null,
  code text not null,
  took_ms integer not null,
  request text not null,
  answer text not null,
  -- What it is found by: round:…, transaction:…, player:…
  names text[] not null
) partition by range (at);
create index vendor_calls_by_name on vendor_calls using gin (names);
create index vendor_calls_by_time on vendor_calls using brin (at);

create function vendor_calls_turn(p_keep_days integer) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  v_today date := (clock_timestamp() at time zone 'UTC')::date;
  v_week date := date_trunc('week', v_today)::date - 7;
  v_old record;
  v_name text;
begin
  perform pg_advisory_xact_lock(7340040);
  while v_week <= v_today + 35 loop
    v_name := 'vendor_calls_' || to_char(v_week, 'YYYY_MM_DD');
    if to_regclass('public.' || v_name) is null then
      -- Made apart and attached, because a new partition of a table in use would wait for everybody who reads it
      execute format('create table public.%I (like vendor_calls including defaults including constraints)', v_name);
      execute format('alter table vendor_calls attach partition %I for values from (%L) to (%L)',
        v_name, v_week::timestamp at time zone 'UTC', (v_week + 7)::timestamp at time zone 'UTC');
    end if;
    v_week := v_week + 7;
  end loop;
  for v_old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.vendor_calls'::regclass
      and to_date(right(c.relname, 10), 'YYYY_MM_DD') + 7 <= v_today - p_keep_days
  loop
    execute format('drop table public.%I', v_old.relname);
  end loop;
end $$;
revoke execute on function vendor_calls_turn from public;
grant execute on function vendor_calls_turn to jonaki_app;
select vendor_calls_turn(90);

-- How a vendor did lately, in slots of ten seconds over all processes; losing it in a crash only starts the count anew
create unlogged table vendor_pulse (
  vendor text not null,
  slot timestamptz not null,
  calls integer not null,
  wrong integer not null,
  primary key (vendor, slot)
);

alter table money_cases drop constraint money_cases_kind_check;
alter table money_cases add constraint money_cases_kind_check check (kind in
  ('MISMATCH', 'WIN_REFUSED', 'WIN_ABOVE_MAXIMUM', 'RECEIVABLE', 'LEDGER_DIFFERS', 'PAYMENT', 'VENDOR_PAUSED'));
