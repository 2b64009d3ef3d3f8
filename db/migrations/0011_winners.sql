-- The winners list [MSG-31, MSG-32].

-- Which pages hold the bets that were settled lately. It keeps a summary of many pages instead of an entry a bet, so
-- that a settlement still changes its row in place
create index bets_by_settling on bets using brin (settled_at) with (autosummarize = on);

-- Real wins of members who did not opt out: never demo play, never money that only came back
create view winners as
  select bets.id, bets.settled_at, bets.cash_payout + bets.bonus_payout as payout, members.username,
    coalesce(games.name_bn, bets.game) as game_bn, coalesce(games.name_en, bets.game) as game_en
  from bets
  join members on members.id = bets.member_id
  left join games on games.vendor = bets.vendor and games.code = bets.game
  where bets.unit <> 'TRIAL' and bets.state in ('WON', 'CASHED_OUT', 'CORRECTED')
    and bets.cash_payout + bets.bonus_payout > bets.cash_stake + bets.bonus_stake
    and not members.hides_name;
