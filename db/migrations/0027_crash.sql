-- Crash [INS-5 to INS-7]: chains of seeds published in advance, rounds that all players share, and their bets.

-- Chains of seeds [FAIR-6]. The end is published before the first seed is played; the event that gives the salt is named
-- before it happens, and no round is played before the salt is known
create table studio_chains (
  id bigint generated always as identity primary key,
  game text not null,
  -- The last seed to be played; every other follows from it
  secret bytea not null check (octet_length(secret) = 32),
  length integer not null check (length > 0),
  end_hash text not null unique check (end_hash ~ '^[0-9a-f]{64}$'),
  salt_event text not null,
  salt text check (salt ~ '^[A-Za-z0-9._-]{1,128}$'),
  next_place integer not null default 0 check (next_place between 0 and length),
  published_at timestamptz not null
);
create index studio_chains_to_play on studio_chains (game, id) where next_place < length;

-- A round is fixed when it is opened: its seed, its burst, when it flies and when it bursts. BETTING; FLYING: no bets any
-- more, cash-outs; OVER: burst and seed may be seen
create table studio_crash_rounds (
  number bigint generated always as identity primary key,
  chain_id bigint not null references studio_chains,
  place integer not null check (place >= 0),
  -- As the stream's text names it [FAIR-1]
  round text not null unique generated always as (chain_id || '-' || place) stored,
  salt text not null,
  version text not null,
  table_hash text not null,
  seed bytea not null check (octet_length(seed) = 32),
  seed_hash text not null generated always as (encode(sha256(seed), 'hex')) stored,
  burst integer not null check (burst >= 100),
  state text not null default 'BETTING' check (state in ('BETTING', 'FLYING', 'OVER')),
  opened_at timestamptz not null,
  flies_at timestamptz not null check (flies_at > opened_at),
  bursts_at timestamptz not null check (bursts_at >= flies_at),
  over_at timestamptz check (over_at >= bursts_at),
  unique (chain_id, place),
  check ((state = 'OVER') = (over_at is not null))
);
-- One round at a time, whoever opens it
create unique index studio_crash_rounds_open on studio_crash_rounds ((true)) where state <> 'OVER';

-- Bets. BETTING: the wallet may have been asked; OPEN: it flies along; DECIDED: its end stands, the settlement may have been
-- sent; DONE; VOID: not known to be taken when the round flew, so it is taken back; REFUSED: it moved nothing, or was taken
-- back
create table studio_crash_bets (
  id text primary key check (id ~ '^[A-Za-z0-9_.:-]{1,56}$'),
  bet_transaction text not null generated always as (id || ':bet') stored,
  win_transaction text not null generated always as (id || ':win') stored,
  close_transaction text not null generated always as (id || ':close') stored,
  rollback_transaction text not null generated always as (id || ':rollback') stored,
  round_number bigint not null references studio_crash_rounds,
  player text not null,
  display_name text not null,
  wallet_session text not null,
  currency text not null check (currency in ('BDT', 'PLAY', 'TRIAL')),
  request_id text not null,
  -- The player's first or second bet of the round [INS-6]
  place integer not null check (place in (1, 2)),
  stake bigint not null check (stake > 0),
  auto integer check (auto > 100),
  largest_win bigint not null check (largest_win > 0),
  -- Where it is cashed out at the latest: by its own wish, by the largest win, or at the top [INS-15]
  last integer not null check (last > 100),
  state text not null default 'BETTING'
    check (state in ('BETTING', 'OPEN', 'DECIDED', 'DONE', 'VOID', 'REFUSED')),
  -- The player's own cash-out: when it was sent by the player's clock, when it arrived by ours, and what it arrived at
  asked_at timestamptz,
  arrived_at timestamptz,
  cash_out integer check (cash_out > 100),
  -- Where it was cashed out; null for one that was lost
  paid_at integer check (paid_at > 100),
  payout bigint check (payout >= 0),
  refusal text,
  balance_before bigint,
  balance_after bigint,
  opened_at timestamptz not null,
  decided_at timestamptz,
  ended_at timestamptz,
  touched_at timestamptz not null,
  unique (player, request_id),
  check ((cash_out is null) = (arrived_at is null)),
  check (cash_out is null or paid_at is not distinct from cash_out),
  check ((payout is not null) = (state in ('DECIDED', 'DONE')) or state = 'REFUSED'),
  check ((state in ('DONE', 'REFUSED')) = (ended_at is not null)),
  check ((state = 'REFUSED') = (refusal is not null))
);
create unique index studio_crash_bets_placed on studio_crash_bets (round_number, player, currency, place)
  where state not in ('VOID', 'REFUSED');
create index studio_crash_bets_unsettled on studio_crash_bets (touched_at) where state in ('DECIDED', 'VOID');
create index studio_crash_bets_of_player on studio_crash_bets (player, currency, id desc);
create index studio_crash_bets_of_round on studio_crash_bets (round_number, currency, stake desc);
