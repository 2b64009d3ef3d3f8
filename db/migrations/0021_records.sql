-- The account record [REP-4]: read from the ledger itself, so that no posting pays for it. What stands here is made
-- from the ledger afterwards, can be made again at any time, and never changes.

-- A member's entries in CASH and BONUS. The bound is the one of the months' indexes, so that plans without values find them.
create view record_entries as
  select debit_account as account_id, debit_version as version, transfer_id, -amount as amount, kind, at
  from ledger_legs where debit_account < 4503599627370496
  union all
  select credit_account, credit_version, transfer_id, amount, kind, at
  from ledger_legs where credit_account < 4503599627370496;

-- A member's record is these entries in the order of their transfers, CASH before BONUS: both accounts move under one
-- lock. Their numbers have no gap, because an entry's number is the sum of both versions after it. At every 128th
-- stands a mark with the sums of all entries up to it, so that no page, count or total reads more than a few spans.
create table record_marks (
  -- The member's CASH
  account_id bigint not null,
  mark integer not null check (mark > 0),
  primary key (account_id, mark),
  number bigint not null,
  cash_version bigint not null,
  bonus_version bigint not null,
  check (number = mark * 128::bigint and number = cash_version + bonus_version),
  at timestamptz not null,
  -- CASH and BONUS together
  balance bigint not null,
  came_in bigint not null,
  bets bigint not null,
  bets_out bigint not null,
  payouts bigint not null,
  payouts_in bigint not null,
  refunds bigint not null,
  refunds_in bigint not null
);
create index record_marks_by_time on record_marks (account_id, at);

-- Of the entries up to the last mark those that are neither a bet's stake, its payout nor its refund: few, and listed
create table record_singles (
  account_id bigint not null,
  number bigint not null,
  primary key (account_id, number),
  transfer_id bigint not null,
  at timestamptz not null,
  kind text not null,
  amount bigint not null,
  balance bigint not null
);
create index ledger_holds_released on ledger_holds (held_account) where state = 'RELEASED';

-- What an entry is called by and what was said to it, where that is more than the number of its transfer
create view record_notes as
  select id as transfer_id, id::text as reference, remark from tree_transfers
  union all
  select transfer_id, reference, vendor from vendor_transfers where transfer_id is not null
  union all
  select transfer_id, transfer_id::text, reason from ledger_notes;
