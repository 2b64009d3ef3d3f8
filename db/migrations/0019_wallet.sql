-- The wallet around the ledger: wagering that was waived, transfers in the tree, money that lies with vendors.

-- Who cannot play any more withdraws without the wagering of deposits and transfers [CAS-17]
alter table wagerings add column waived boolean not null default false;
alter table wagerings add constraint waived_has_ended
  check (not waived or ended_at is not null and source in ('DEPOSIT', 'TRANSFER'));

-- Transfers between an account and its direct line [WAL-22 to WAL-28], final at once; the id is the ledger's transfer
create table tree_transfers (
  id bigint primary key,
  way text not null check (way in ('UP', 'DOWN')),
  sender_id bigint not null references members,
  receiver_id bigint not null references members,
  check (sender_id <> receiver_id),
  amount bigint not null check (amount > 0),
  remark text not null check (length(remark) <= 50),
  made_at timestamptz not null
);
create index tree_transfers_by_sender on tree_transfers (sender_id, made_at desc);
revoke update, delete on tree_transfers from jonaki_app;

-- What of a member's money lies with a vendor that has wallets of its own [WAL-17]; held is on its way back. The
-- ledger has the same sum in the vendor's pool TRANSFERRED
create table vendor_wallets (
  member_id bigint not null references members,
  vendor text not null,
  balance bigint not null default 0 check (balance >= 0),
  held bigint not null default 0 check (held >= 0),
  primary key (member_id, vendor)
) with (fillfactor = 80);

-- Leaving a game brings its vendor's money back by itself [WAL-20]
create table wallet_choices (
  member_id bigint primary key references members,
  auto_transfer boolean not null
);

-- Transfers between the main wallet and a vendor's [WAL-19]
create table vendor_transfers (
  reference text primary key,
  member_id bigint not null references members,
  vendor text not null,
  way text not null check (way in ('IN', 'OUT')),
  amount bigint not null check (amount > 0),
  state text not null default 'HELD' check (state in ('HELD', 'DONE', 'FAILED', 'UNKNOWN')),
  request_id text not null,
  -- The ledger's transfer on the main wallet: on the way in the one that holds the money, on the way out the one that
  -- brings it
  transfer_id bigint unique,
  check (transfer_id is not null or way = 'OUT' and state <> 'DONE'),
  made_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((state in ('DONE', 'FAILED')) = (ended_at is not null)),
  -- An operator who ended it, and why
  decided_by text,
  reason text,
  check ((decided_by is null) = (reason is null)),
  unique (member_id, request_id, vendor)
);
create index vendor_transfers_open on vendor_transfers (made_at) where state in ('HELD', 'UNKNOWN');

-- One moves only as in the table of WAL-19, whoever moves it
create function vendor_transfer_moves() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) in (values ('HELD', 'DONE'), ('HELD', 'FAILED'), ('HELD', 'UNKNOWN'),
      ('UNKNOWN', 'DONE'), ('UNKNOWN', 'FAILED')) then
    return new;
  end if;
  raise exception 'a vendor transfer does not move from % to %', old.state, new.state using errcode = 'check_violation';
end $$;
create trigger vendor_transfer_moves before update of state on vendor_transfers
  for each row when (old.state is distinct from new.state) execute function vendor_transfer_moves();
