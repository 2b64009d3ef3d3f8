-- Demo money [LOB-37]: a member has a purse for each game it tries, whose accounts are of the unit TRIAL and named by the
-- purse where others are named by their member. Trial money that lies with a member itself stays there: a guest's [ACC-67], and
-- of demos what was staked before there were purses.

create table trial_purses (
  -- Beside the members' ids, which the accounts' ids are made of as well
  id bigint generated always as identity (start with 1099511627776) primary key check (id >= 1099511627776),
  member_id bigint not null references members,
  vendor text not null,
  game text not null,
  unique (member_id, vendor, game)
);

-- The purse of a demo's bet or seat, by the transfer that placed or opened it; a stake without a row is its member's own
create table trial_stakes (
  id bigint primary key,
  purse bigint not null
);
revoke update, delete on trial_purses, trial_stakes from jonaki_app;

alter table launch_tickets add column purse bigint check (purse is null or unit = 'TRIAL');
alter table play_sessions add column purse bigint check (purse is null or unit = 'TRIAL');
