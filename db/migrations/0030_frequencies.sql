-- What was really drawn, counted by places [FAIR-19]. A seed is counted as a whole once it was rotated, when no round on it can be
-- open any more: so no round is left out because of how it went.
create table studio_frequencies (
  game text not null,
  version text not null,
  drawn_group integer not null,
  place integer not null check (place >= 0),
  rounds bigint not null check (rounds > 0),
  primary key (game, version, drawn_group, place)
);

alter table studio_seeds add column counted boolean not null default false;
create index studio_seeds_uncounted on studio_seeds (id) where rotated_at is not null and not counted;

alter table studio_crash_rounds add column counted boolean not null default false;
create index studio_crash_rounds_uncounted on studio_crash_rounds (number) where over_at is not null and not counted;

alter table money_cases drop constraint money_cases_kind_check;
alter table money_cases add constraint money_cases_kind_check check (kind in
  ('MISMATCH', 'WIN_REFUSED', 'WIN_ABOVE_MAXIMUM', 'RECEIVABLE', 'LEDGER_DIFFERS', 'PAYMENT', 'VENDOR_PAUSED',
   'OUTCOMES_DISAGREE'));
