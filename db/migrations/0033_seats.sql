-- Seats at the tables of a vendor with rooms [VEN-21]: a seat's stack is an open hold of its member [CAR-29], a hand moves
-- chips from seat to seat in one posting, and what was bought and brought back is kept for the limits [CAR-38].

-- Leave for buyIn, hand, buyOut and apart, a matter of the vendor's contract
alter table vendors add column rooms boolean not null default false;

-- Who lost the last chip still has the seat, and may buy more [CAR-109]
alter table ledger_holds drop constraint ledger_holds_amount_check;
alter table ledger_holds add constraint ledger_holds_amount_check check (amount > 0 or amount = 0 and purpose = 'seat');

-- Chips come to open seats and leave them, in the transaction that has posted the same. What is not so afterwards stops it:
-- a seat that is not open, a stack below nothing, HELD that is not its member's open holds [I9], a pot that holds something.
create function ledger_move_seats(p_hold bigint[], p_change bigint[], p_pot bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare v_moved integer;
begin
  update ledger_holds h set amount = h.amount + c.change from unnest(p_hold, p_change) c(hold, change)
  where h.id = c.hold and h.state = 'OPEN' and h.purpose = 'seat';
  get diagnostics v_moved = row_count;
  if v_moved <> cardinality(p_hold) then raise exception 'a seat is not open'; end if;
  if exists (select from ledger_balances b
    where b.account_id in (select held_account from ledger_holds where id = any (p_hold))
      and b.balance <> (select sum(o.amount) from ledger_holds o where o.held_account = b.account_id and o.state = 'OPEN')) then
    raise exception 'HELD is not what the open holds say';
  end if;
  if (select balance from ledger_balances where account_id = p_pot) <> 0 then
    raise exception 'the pot % is not empty after its hand', p_pot;
  end if;
end $$;
revoke execute on function ledger_move_seats from public;
grant execute on function ledger_move_seats to jonaki_app;

-- The id is the hold, and with it the transfer that opened the seat. A seat belongs to a vendor and a member: two players may
-- use the same name. Once left it is left for good.
create table seats (
  id bigint primary key,
  vendor text not null,
  member_id bigint not null references members,
  name text not null,
  unique (vendor, member_id, name),
  game text not null,
  unit text not null check (unit in ('PLAY', 'BDT', 'TRIAL')),
  opened_at timestamptz not null,
  left_at timestamptz,
  -- The transfer that brought the rest back, and how much that was
  left_by bigint unique,
  left_with bigint check (left_with >= 0),
  check ((left_at is null) = (left_by is null) and (left_at is null) = (left_with is null))
);
create index seats_left on seats (member_id, left_at) where left_at is not null;

-- Each buy-in by its transfer, and what of it came back when the seat was left [CAR-38]
create table seat_buy_ins (
  id bigint primary key,
  seat_id bigint not null references seats,
  member_id bigint not null,
  unit text not null,
  amount bigint not null check (amount > 0),
  given_back bigint not null default 0 check (given_back between 0 and amount),
  at timestamptz not null
);
create index seat_buy_ins_by_seat on seat_buy_ins (seat_id);
create index seat_buy_ins_by_member on seat_buy_ins (member_id, at);

-- The hands by their transfers: a round of a vendor is posted once
create table hands (
  id bigint primary key,
  vendor text not null,
  round text not null,
  unique (vendor, round),
  game text not null,
  unit text not null check (unit in ('PLAY', 'BDT', 'TRIAL')),
  put_in bigint not null check (put_in > 0),
  rake bigint not null check (rake between 0 and put_in),
  at timestamptz not null
);
create table hand_seats (
  hand_id bigint not null references hands,
  seat_id bigint not null references seats,
  primary key (hand_id, seat_id),
  member_id bigint not null,
  put_in bigint not null check (put_in >= 0),
  won bigint not null check (won >= 0)
);
create index hand_seats_by_member on hand_seats (member_id, hand_id);
revoke update, delete on hands, hand_seats from jonaki_app;

-- Who used what lately is asked by member before somebody is seated [CAR-50]
create index sessions_by_member on sessions (member_id);
