-- The lobby's lists: under which categories vendors stand, in which order, and how much each game is played.

alter table vendors add column name_bn text not null default '';
update vendors set name_bn = name where name_bn = '';
-- The mark of the studio; empty: the page draws its own
alter table vendors add column icon text not null default '';
alter table games add column icon text not null default '';
alter table games add column small_icon text not null default '';

-- The operator's order of the categories and of the vendors in each [LOB-1]
create table lobby_categories (
  category text primary key check (category in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  position integer not null
);
create table vendor_categories (
  category text not null references lobby_categories,
  vendor text not null references vendors,
  position integer not null,
  primary key (category, vendor)
);

-- Settled bets of each game by day, demo play left out: what hot and popular are made of
create table game_days (
  vendor text not null,
  game text not null,
  day date not null,
  bets bigint not null check (bets > 0),
  primary key (day, vendor, game)
);
