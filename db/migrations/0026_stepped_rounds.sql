-- Rounds that go on step by step [INS-10, INS-13, FAIR-16]: the bet is taken, the number of the stream is drawn, and the
-- round waits for the member. `shown` is what he may see of it; the acts stand among the choices.
alter table studio_rounds
  add column shown jsonb,
  drop constraint studio_rounds_check,
  drop constraint studio_rounds_state_check,
  add constraint studio_rounds_state_check
    check (state in ('BETTING', 'PLAYING', 'DECIDED', 'DONE', 'REFUSED')),
  add constraint studio_rounds_decided_has_nonce check (outcome is null or nonce is not null),
  add constraint studio_rounds_betting_has_none check (state <> 'BETTING' or nonce is null),
  add constraint studio_rounds_playing check (state <> 'PLAYING' or (nonce is not null and outcome is null and shown is not null));

drop index studio_rounds_open;
create unique index studio_rounds_open on studio_rounds (player, game, currency)
  where state in ('BETTING', 'PLAYING', 'DECIDED');
