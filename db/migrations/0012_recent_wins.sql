-- The winners list [MSG-31, MSG-32] from a table of its own, which hears of bets as they end.

-- The wins of the last day that a list can still show; those that enough later and larger ones outdo are taken out
-- every minute. A win that was corrected away stays without a payout until it is a day old, so that the older result
-- changes nothing when it is heard late. No reference to members: it would lock their rows with every win
create table recent_wins (
  bet_id bigint primary key,
  version integer not null check (version > 0),
  member_id bigint not null,
  vendor text not null,
  game text not null,
  payout bigint not null check (payout >= 0),
  check (payout > 0 or version > 1),
  settled_at timestamptz not null
);

-- What was won before this table was there to hear of it
insert into recent_wins (bet_id, version, member_id, vendor, game, payout, settled_at)
select id, result_version, member_id, vendor, game, cash_payout + bonus_payout, settled_at
from bets
where settled_at > now() - interval '24 hours' and unit <> 'TRIAL' and state in ('WON', 'CASHED_OUT', 'CORRECTED')
  and cash_payout + bonus_payout > cash_stake + bonus_stake;

drop view winners;
drop index bets_by_settling;

-- With the names of member and game, and without members who opted out
create view winners as
  select wins.bet_id as id, wins.settled_at, wins.payout, members.username,
    coalesce(games.name_bn, wins.game) as game_bn, coalesce(games.name_en, wins.game) as game_en
  from recent_wins wins
  join members on members.id = wins.member_id
  left join games on games.vendor = wins.vendor and games.code = wins.game
  where wins.payout > 0 and not members.hides_name;
