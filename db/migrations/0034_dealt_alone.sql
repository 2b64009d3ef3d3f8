-- A round of a single step comes into the table of rounds once, when it ends. Until then it stands among the dealt ones with
-- everything it will be: at a thousand rounds a second the large table and its indexes are written once for each and not twice.
alter table studio_dealt rename to studio_dealt_before;
alter table studio_dealt_before drop constraint studio_dealt_pkey;

create table studio_dealt (
  id text not null unique,
  player text not null,
  game text not null,
  currency text not null check (currency in ('BDT', 'PLAY', 'TRIAL')),
  wallet_session text not null,
  request_id text not null,
  version text not null,
  table_hash text not null,
  seed_id bigint not null,
  client_seed text not null,
  nonce integer not null check (nonce >= 0),
  choices jsonb not null,
  outcome jsonb not null,
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  opened_at timestamptz not null,
  -- Who works on an unfinished round says so here; the others leave it alone for a while
  touched_at timestamptz not null,
  -- At most one open round of a player in each game and unit [FAIR-16]
  primary key (player, game, currency)
);

insert into studio_dealt (id, player, game, currency, wallet_session, request_id, version, table_hash, seed_id, client_seed,
  nonce, choices, outcome, stake, payout, opened_at, touched_at)
select r.id, r.player, r.game, r.currency, r.wallet_session, r.request_id, r.version, r.table_hash, r.seed_id, r.client_seed,
  r.nonce, r.choices, r.outcome, r.stake, r.payout, r.opened_at, open.touched_at
from studio_rounds r join studio_dealt_before open on open.round = r.id where r.state = 'DEALT';
delete from studio_rounds where state = 'DEALT';
drop table studio_dealt_before;

alter table studio_rounds
  drop constraint studio_rounds_state_check,
  add constraint studio_rounds_state_check check (state in ('BETTING', 'PLAYING', 'DECIDED', 'DONE', 'REFUSED')),
  drop constraint studio_rounds_decided_has_outcome,
  add constraint studio_rounds_decided_has_outcome check (state not in ('DECIDED', 'DONE') or outcome is not null);

-- By its game first: whoever asks for a player's request must not come by here, and read all rounds the player ever had
drop index studio_rounds_of_player;
create index studio_rounds_of_player on studio_rounds (game, currency, player, id desc);
