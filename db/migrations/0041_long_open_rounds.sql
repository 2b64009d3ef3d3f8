-- Rounds that are open for more than a day are told to the operator, each once [VEN-8].
alter table money_cases drop constraint money_cases_kind_check;
alter table money_cases add constraint money_cases_kind_check check (kind in
  ('MISMATCH', 'WIN_REFUSED', 'WIN_ABOVE_MAXIMUM', 'RECEIVABLE', 'LEDGER_DIFFERS', 'PAYMENT', 'VENDOR_PAUSED',
   'OUTCOMES_DISAGREE', 'ROUND_OPEN'));
create unique index money_cases_open_rounds on money_cases (vendor, member_id, (detail ->> 'round')) where kind = 'ROUND_OPEN';

-- Up to when bets were looked through for it. An index of the open ones would cost every bet twice; by this each bet is looked at
-- once, an hour's worth at a time, where its time stands
create table open_rounds_mark (
  only_row boolean primary key default true check (only_row),
  placed_until timestamptz not null default '-infinity'
);
insert into open_rounds_mark default values;
