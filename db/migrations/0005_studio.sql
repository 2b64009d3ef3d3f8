-- The studio, our own game vendor: its seeds, play sessions and rounds. It knows handles, never members [VEN-4].

-- Server seeds [FAIR-3]: one in use per player and family; those that were rotated are revealed and stay for ever
create table studio_seeds (
  id bigint generated always as identity primary key,
  player text not null,
  family text not null,
  server_seed bytea not null check (octet_length(server_seed) = 32),
  -- The commitment [FAIR-1] follows from the seed; nobody can write another one
  server_seed_hash text not null unique generated always as (encode(sha256(server_seed), 'hex')) stored,
  client_seed text not null check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- The number of the next round, and so the count of rounds played. A new client seed does not start it again:
  -- whoever could play a number twice would know the second outcome
  next_nonce integer not null default 0 check (next_nonce >= 0),
  made_at timestamptz not null,
  rotated_at timestamptz check (rotated_at >= made_at)
);
create unique index studio_seeds_in_use on studio_seeds (player, family) where rotated_at is null;
create index studio_seeds_revealed on studio_seeds (player, family, rotated_at desc) where rotated_at is not null;
create index studio_seeds_by_age on studio_seeds (made_at) where rotated_at is null and next_nonce > 0;

-- Play sessions; the play token itself is known to the game client only
create table studio_sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  wallet_session text not null,
  player text not null,
  display_name text not null,
  currency text not null check (currency in ('BDT', 'PLAY', 'TRIAL')),
  language text not null check (language in ('bn', 'en')),
  mode text not null check (mode in ('real', 'bonus', 'demo')),
  game text not null,
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  largest_win bigint not null check (largest_win > 0),
  opened_at timestamptz not null,
  ends_at timestamptz not null
);
create index studio_sessions_by_end on studio_sessions (ends_at);

-- Rounds of single play. BETTING: the bet may have been sent; DECIDED: the outcome stands, its settlement may have
-- been sent; DONE; REFUSED: the wallet refused the bet, or cancelled the round before it was settled
create table studio_rounds (
  id text primary key check (id ~ '^[A-Za-z0-9_.:-]{1,56}$'),
  bet_transaction text not null generated always as (id || ':bet') stored,
  win_transaction text not null generated always as (id || ':win') stored,
  close_transaction text not null generated always as (id || ':close') stored,
  player text not null,
  wallet_session text not null,
  currency text not null check (currency in ('BDT', 'PLAY', 'TRIAL')),
  -- The client keeps it until it has a definite answer; a repeat is the same round
  request_id text not null,
  game text not null,
  version text not null,
  table_hash text not null,
  seed_id bigint not null references studio_seeds,
  client_seed text not null,
  choices jsonb not null,
  stake bigint not null check (stake > 0),
  state text not null default 'BETTING' check (state in ('BETTING', 'DECIDED', 'DONE', 'REFUSED')),
  -- Given when the bet is accepted, so that the numbers of a seed have no gap
  nonce integer check (nonce >= 0),
  outcome jsonb,
  payout bigint check (payout >= 0),
  -- The wallet's code that ended it
  refusal text,
  balance_before bigint,
  balance_after bigint,
  opened_at timestamptz not null,
  decided_at timestamptz,
  ended_at timestamptz,
  -- Who works on an unfinished round says so here; the others leave it alone for a while
  touched_at timestamptz not null,
  unique (player, request_id),
  unique (seed_id, nonce),
  check ((nonce is null) = (outcome is null)),
  check ((payout is null) = (outcome is null)),
  check ((decided_at is null) = (outcome is null)),
  check (state <> 'BETTING' or outcome is null),
  check (state not in ('DECIDED', 'DONE') or outcome is not null),
  check ((state in ('DONE', 'REFUSED')) = (ended_at is not null)),
  check ((state = 'REFUSED') = (refusal is not null))
);
-- At most one unfinished round per player, game and unit [FAIR-16]
create unique index studio_rounds_open on studio_rounds (player, game, currency) where state in ('BETTING', 'DECIDED');
create index studio_rounds_unfinished on studio_rounds (touched_at) where state in ('BETTING', 'DECIDED');
create index studio_rounds_of_player on studio_rounds (player, game, currency, id desc);

-- Nonces of signed requests at the studio's own door [VEN-3]
create table studio_nonces (
  nonce text primary key,
  used_at timestamptz not null
);
create index studio_nonces_by_age on studio_nonces (used_at);
