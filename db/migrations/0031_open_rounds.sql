-- Whether a round is open, and whether it goes on without the member, as columns of their own: the indexes look at these and no
-- longer at the state, so that deciding a round moves none of them.
alter table studio_rounds
  add column is_open boolean not null generated always as (state in ('BETTING', 'PLAYING', 'DECIDED')) stored,
  add column is_unfinished boolean not null generated always as (state in ('BETTING', 'DECIDED')) stored;

drop index studio_rounds_open;
drop index studio_rounds_unfinished;
create unique index studio_rounds_open on studio_rounds (player, game, currency) where is_open;
create index studio_rounds_unfinished on studio_rounds (opened_at) where is_unfinished;

-- Room in the page for the round's next version.
alter table studio_rounds set (fillfactor = 70);
