-- A round of a single step is dealt before its bet is sent: number and outcome stand with it from the first moment, so that bet
-- and result travel in one posting. Until the bet is taken nobody is shown them; a round whose bet is refused loses its outcome,
-- and its number where nobody has played on since.
alter table studio_rounds
  drop constraint studio_rounds_state_check,
  add constraint studio_rounds_state_check
    check (state in ('BETTING', 'PLAYING', 'DEALT', 'DECIDED', 'DONE', 'REFUSED')),
  drop constraint studio_rounds_check4,
  add constraint studio_rounds_decided_has_outcome
    check (state not in ('DEALT', 'DECIDED', 'DONE') or outcome is not null);

-- The dealt rounds that have not ended, at most one per player, game and unit [FAIR-16]. They stand here and not among the
-- table's own open ones, so that ending a round moves none of its indexes.
create table studio_dealt (
  player text not null,
  game text not null,
  currency text not null,
  seed_id bigint not null,
  -- Of a round that is written in the same statement, and that nobody ever deletes
  round text not null,
  -- Who works on an unfinished round says so here; the others leave it alone for a while
  touched_at timestamptz not null,
  primary key (player, game, currency)
);
