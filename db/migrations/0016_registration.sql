-- Becoming a member and who one is: the tree, invitation codes, registrations, the profile, pictures.

-- Who is below whom, at any depth, everybody above and below themselves at depth 0 [AGT-19, AGT-20]. Only the triggers
-- below write here; the merchant root is no row: who has no upline stands at the top
create table member_lines (
  ancestor_id bigint not null references members,
  descendant_id bigint not null references members,
  depth int not null check (depth >= 0 and (depth = 0) = (ancestor_id = descendant_id)),
  primary key (descendant_id, ancestor_id)
);
create index member_lines_below on member_lines (ancestor_id, depth);
revoke insert, update, delete on member_lines from jonaki_app;

insert into member_lines (ancestor_id, descendant_id, depth)
with recursive line as (
  select id as ancestor_id, id as descendant_id, 0 as depth from members
  union all
  select m.upline_id, line.descendant_id, line.depth + 1
  from line join members m on m.id = line.ancestor_id where m.upline_id is not null
)
select ancestor_id, descendant_id, depth from line;

-- Who comes in shares the tree with the others who do; a move has it alone, so that no line is read while it changes
create function add_member_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into member_lines values (new.id, new.id, 0);
  if new.upline_id is not null then
    perform pg_advisory_xact_lock_shared(7340023);
    insert into member_lines
    select ancestor_id, new.id, depth + 1 from member_lines where descendant_id = new.upline_id;
  end if;
  return null;
end $$;
create trigger members_join_lines after insert on members for each row execute function add_member_lines();

create function move_member_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7340023);
  if exists (select from member_lines where ancestor_id = new.id and descendant_id = new.upline_id) then
    raise exception 'a member cannot stand below its own line' using errcode = 'check_violation';
  end if;
  delete from member_lines l using member_lines above, member_lines below
  where below.ancestor_id = new.id and above.descendant_id = new.id and above.depth > 0
    and l.ancestor_id = above.ancestor_id and l.descendant_id = below.descendant_id;
  insert into member_lines
  select above.ancestor_id, below.descendant_id, above.depth + below.depth + 1
  from member_lines above, member_lines below
  where above.descendant_id = new.upline_id and below.ancestor_id = new.id;
  return null;
end $$;
create trigger members_move_lines after update of upline_id on members
  for each row when (old.upline_id is distinct from new.upline_id) execute function move_member_lines();

-- A code to invite friends with [REW-31]: Crockford's digits by chance, never the code of another
create function draw_referral_code() returns text language plpgsql volatile as $$
declare
  v_chance bytea;
  v_code text;
begin
  loop
    -- Of these bytes only the two highest bits of the first are always the same, and five of each are used
    v_chance := substring(uuid_send(gen_random_uuid()) from 9);
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(v_chance, place) % 32 + 1, 1), '' order by place)
      into v_code from generate_series(0, 7) place;
    exit when not exists (select from members where referral_code = v_code);
  end loop;
  return v_code;
end $$;
alter table members add column referral_code text unique check (referral_code ~ '^[0-9A-HJKMNP-TV-Z]{8}$');
update members set referral_code = draw_referral_code();
alter table members alter column referral_code set default draw_referral_code(), alter column referral_code set not null;

-- Invitation codes of agents [ACC-111, ACC-115, AGT-7]: who registers with one stands directly below its owner
create table affiliate_codes (
  code text primary key check (code ~ '^[A-Z0-9]{4,12}$'),
  owner_id bigint not null references members,
  -- What the new account becomes [AGT-8]
  account_type int not null default 0 check (account_type in (0, 1, 41)),
  -- Good on this host only; null: on every one
  host text check (host = lower(host)),
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'STOPPED')),
  created_at timestamptz not null,
  ends_at timestamptz
);
create index affiliate_codes_by_owner on affiliate_codes (owner_id);

-- How somebody became a member, and what was agreed to [ACC-84, ACC-102]. One without a member was refused for an
-- excluded member's sake [SAFE-12] and counts for the limits of the day like the others [ACC-109]
create table registrations (
  id bigint generated always as identity primary key,
  member_id bigint unique references members,
  at timestamptz not null,
  method text not null check (method = 'WEB'),
  form text not null check (form in ('register', 'registerMobile')),
  url text,
  device text not null,
  -- As limits count it [CALL-15]
  address text not null,
  terms_version text not null,
  age_stated int not null check (age_stated >= 18),
  affiliate_code text references affiliate_codes,
  referrer_id bigint references members,
  recommender text
);
create index registrations_by_device on registrations (device, at);
create index registrations_by_address on registrations (address, at);
create index registrations_by_referrer on registrations (referrer_id) where referrer_id is not null;

-- Who was here on a device: a registration must not bring an excluded member back [SAFE-12]
create index audit_entries_by_device on audit_entries (device, member_id) where member_id is not null;
create index sessions_by_device on sessions (device);

-- What a member says about itself [ACC-131]; an ID number that no code stands behind reserves nothing [ACC-107]
create table profiles (
  member_id bigint primary key references members,
  payee_name text,
  full_name text,
  qq_num text,
  whatsapp text,
  facebook text,
  telegram text,
  line text,
  wechat text,
  zalo text,
  id_number text check (id_number ~ '^[0-9]{10,17}$'),
  id_verified_at timestamptz,
  birthday date,
  address text,
  permanent_address text,
  current_address text,
  nationality text,
  place_of_birth text,
  occupation text,
  source_of_income text,
  check (id_verified_at is null or id_number is not null)
);
create unique index profiles_verified_id on profiles (id_number) where id_verified_at is not null;
create index profiles_by_id on profiles (id_number) where id_number is not null;

-- Pictures that members sent of themselves [ACC-77]: encoded by us, hidden until somebody of the house approves them
create table avatars (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REJECTED', 'REPLACED')),
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  -- Kept as long as it waits or is shown
  bytes bytea,
  sent_at timestamptz not null,
  judged_at timestamptz,
  check ((bytes is null) = (state in ('REJECTED', 'REPLACED')))
);
create index avatars_by_member on avatars (member_id, sent_at);
create unique index avatars_waiting on avatars (member_id) where state = 'WAITING';
create unique index avatars_approved on avatars (member_id) where state = 'APPROVED';
