-- The lobby: vendors and their games, launch tickets, play sessions, and what the vendors' door remembers.

create table vendors (
  code text primary key check (code ~ '^[A-Z0-9_]{2,24}$'),
  name text not null,
  -- Signs the vendor's calls over HTTP, encrypted with the installation's key; null: it has no door there [VEN-1]
  secret bytea,
  -- Whether it may pay a win without a bet
  betless_wins boolean not null default false,
  status text not null default 'ON' check (status in ('ON', 'MAINTENANCE', 'OFF')),
  position integer not null
);

create table games (
  vendor text not null references vendors,
  code text not null check (code ~ '^[a-z0-9-]{2,32}$'),
  -- Games that share a player's seeds [FAIR-3]; null: the vendor has none to show
  family text check (family ~ '^[a-z0-9-]{1,32}$'),
  category text not null check (category in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'MINI')),
  name_bn text not null,
  name_en text not null,
  -- 0: can be tried with trial money [LOB-20]
  support_play integer not null default 0 check (support_play in (0, 1)),
  smallest_stake bigint not null check (smallest_stake > 0),
  largest_stake bigint not null check (largest_stake >= smallest_stake),
  largest_win bigint not null check (largest_win > 0),
  status text not null default 'ON' check (status in ('ON', 'MAINTENANCE', 'OFF')),
  position integer not null,
  primary key (vendor, code)
);

-- What a vendor calls a member: never the username, and not the same with two vendors [VEN-4]
create table players (
  vendor text not null references vendors,
  handle text not null,
  member_id bigint not null references members,
  primary key (vendor, handle),
  unique (vendor, member_id)
);

-- A ticket starts one game for one member once, within its minute [LOB-49]; only its hash is kept
create table launch_tickets (
  ticket_hash bytea primary key check (octet_length(ticket_hash) = 32),
  vendor text not null,
  game text not null,
  member_id bigint not null references members,
  login_session bigint not null,
  unit text not null check (unit in ('TRIAL', 'BDT', 'PLAY')),
  language text not null check (language in ('bn', 'en')),
  made_at timestamptz not null,
  used_at timestamptz
);
create index launch_tickets_by_age on launch_tickets (made_at);

-- A play session lives as long as the login session that launched it [ACC-78]
create table play_sessions (
  id text primary key,
  vendor text not null,
  game text not null,
  member_id bigint not null references members,
  login_session bigint not null,
  unit text not null check (unit in ('TRIAL', 'BDT', 'PLAY')),
  opened_at timestamptz not null
);
create index play_sessions_by_age on play_sessions (opened_at);

-- Nonces of the vendors' door [VEN-3]; losing them in a crash only lets a signed call be repeated, which moves nothing twice
create unlogged table vendor_nonces (
  vendor text not null,
  nonce text not null,
  used_at timestamptz not null,
  primary key (vendor, nonce)
);
