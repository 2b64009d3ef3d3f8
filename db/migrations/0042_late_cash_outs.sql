-- A cash-out that came too late moves nothing, and the record of the lost bet tells when it arrived [INS-7].
alter table studio_crash_bets drop constraint studio_crash_bets_check;
alter table studio_crash_bets add constraint studio_crash_bets_arrival_check
  check (cash_out is null or arrived_at is not null);
