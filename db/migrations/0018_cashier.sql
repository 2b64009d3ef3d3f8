-- The cashier: ways to pay in and deposits, what payment providers tell, receiving accounts, withdrawals with their
-- parts, and what the people of the desk decide.

-- Part of an open hold leaves it and the rest stays; more than there is, or all of it, stops the transaction
create function ledger_use_hold(p_id bigint, p_amount bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update ledger_holds set amount = amount - p_amount
  where id = p_id and state = 'OPEN' and p_amount > 0 and amount > p_amount;
  if not found then raise exception 'hold % has not so much to give', p_id; end if;
end $$;
revoke execute on function ledger_use_hold from public;
grant execute on function ledger_use_hold to jonaki_app;

-- PAYMENT: money that came in and belongs to no open order, or a payment that was told in two ways [CAS-9]
alter table money_cases drop constraint money_cases_kind_check;
alter table money_cases add constraint money_cases_kind_check check (kind in
  ('MISMATCH', 'WIN_REFUSED', 'WIN_ABOVE_MAXIMUM', 'RECEIVABLE', 'LEDGER_DIFFERS', 'PAYMENT'));

-- Where money comes from and goes to: banks, e-wallets, networks of the digital dollar [CAS-11]
create table pay_institutions (
  code text primary key check (code ~ '^[a-z0-9-]{2,32}$'),
  kind text not null check (kind in ('EWALLET', 'BANK', 'DIGITAL_DOLLAR')),
  name_bn text not null,
  name_en text not null,
  -- What its numbers look like once spaces and hyphens are gone
  number_pattern text not null,
  position int not null,
  is_on boolean not null default true,
  unique (code, kind)
);

-- Ways to pay in [CAS-2]; amounts are minor units of the method's currency, cents for a digital dollar
create table deposit_methods (
  code text primary key check (code ~ '^[a-z0-9-]{2,32}$'),
  kind text not null check (kind in ('EWALLET', 'BANK', 'DIGITAL_DOLLAR')),
  name_bn text not null,
  name_en text not null,
  logo text not null,
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  -- Null: whatever the network takes
  fee bigint check (fee >= 0),
  open_minutes int not null check (open_minutes > 0),
  -- Through whom it goes; null: by hand, to an account of the house
  provider text check (provider ~ '^[a-z0-9-]{2,32}$'),
  position int not null,
  is_on boolean not null default true
);

-- The accounts of the house that members pay to by hand
create table house_accounts (
  id bigint generated always as identity primary key,
  method text not null references deposit_methods,
  account text not null,
  name text not null,
  qr_data text,
  is_on boolean not null default true
);
create index house_accounts_by_method on house_accounts (method) where is_on;

-- What a digital dollar is worth from a moment on, in ten-thousandths of the brand's currency [CAS-2.3]
create table dollar_rates (
  starts_at timestamptz primary key,
  rate bigint not null check (rate > 0)
);

-- Deposits [CAS-6]
create table deposits (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^D-[0-9A-HJKMNP-TV-Z]{8}$'),
  member_id bigint not null references members,
  request_id text not null,
  method text not null references deposit_methods,
  -- As it was ordered, in minor units of the method's currency
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  -- Fixed when the order is made; null where the currency is the brand's own
  rate bigint check (rate > 0),
  state text not null default 'CREATED'
    check (state in ('CREATED', 'SUBMITTED', 'CANCELLED', 'EXPIRED', 'CREDITED', 'FAILED')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Whom to pay; missing until the provider has answered
  pay_account text,
  pay_name text,
  pay_qr text,
  check ((pay_account is null) = (pay_name is null)),
  -- What the member says about the payment, and the id in the form in which it is used once [CAS-7]
  transaction_id text,
  transaction_key text unique,
  check ((transaction_id is null) = (transaction_key is null)),
  sender text,
  submitted_at timestamptz,
  -- What really arrived, in the house's own money [CAS-8]
  received bigint check (received > 0),
  transfer_id bigint unique,
  ended_at timestamptz,
  reason text,
  -- Open at one operator's desk [CAS-31]
  locked_by bigint references operators,
  locked_until timestamptz,
  check ((locked_by is null) = (locked_until is null)),
  check ((state = 'CREDITED') = (received is not null)),
  check ((state = 'CREDITED') = (transfer_id is not null)),
  check ((state in ('CREATED', 'SUBMITTED')) = (ended_at is null)),
  check (state <> 'SUBMITTED' or submitted_at is not null),
  check (state <> 'FAILED' or reason ~ '\S')
);
-- The same request again is the same deposit [WAL-3]; one that was over before anybody knew whom to pay was none
create unique index deposits_by_request on deposits (member_id, request_id)
  where state = 'CREATED' or pay_account is not null;
create index deposits_by_member on deposits (member_id, created_at desc, id desc) include (state);
create index deposits_by_state on deposits (state, id);
create index deposits_open on deposits (expires_at) where state = 'CREATED';

create table deposit_images (
  deposit_id bigint not null references deposits,
  position integer not null check (position between 1 and 3),
  file_id text not null references files,
  primary key (deposit_id, position),
  unique (deposit_id, file_id)
);
create index deposit_images_by_file on deposit_images (file_id);

-- A deposit moves only as in the table of CAS-6, whoever moves it
create function deposit_moves() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) in (values ('CREATED', 'SUBMITTED'), ('CREATED', 'CANCELLED'), ('CREATED', 'EXPIRED'),
      ('CREATED', 'CREDITED'), ('SUBMITTED', 'CREDITED'), ('SUBMITTED', 'FAILED'), ('EXPIRED', 'CREDITED'),
      ('FAILED', 'CREDITED'), ('CANCELLED', 'CREDITED')) then
    return new;
  end if;
  raise exception 'a deposit does not move from % to %', old.state, new.state using errcode = 'check_violation';
end $$;
create trigger deposit_moves before update of state on deposits
  for each row when (old.state is distinct from new.state) execute function deposit_moves();

-- What providers told, each payment once by the provider's own reference [CAS-9]
create table provider_payments (
  provider text not null,
  payment text not null,
  primary key (provider, payment),
  -- Of what was told: the same reference with other content is another matter
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  order_reference text not null,
  deposit_id bigint references deposits,
  currency text not null,
  amount bigint not null check (amount > 0),
  told_at timestamptz not null default clock_timestamp(),
  -- Empty only until the end of the transaction that was told
  outcome text check (outcome in ('CREDITED', 'SUSPENSE', 'NOTED')),
  -- What lies in suspense for it, until it has found its deposit
  suspended bigint check (suspended > 0),
  resolved_at timestamptz,
  check (suspended is null or outcome = 'SUSPENSE')
);
create index provider_payments_by_deposit on provider_payments (deposit_id);

-- Signed callbacks are believed once
create table payment_nonces (
  provider text not null,
  nonce text not null,
  used_at timestamptz not null,
  primary key (provider, nonce)
);
create index payment_nonces_by_age on payment_nonces (used_at);

-- Whose a number is [CAS-13]: the first member's who added it, for good
create table pay_numbers (
  number_key text primary key,
  member_id bigint not null references members
);

-- Receiving accounts of members [CAS-11]; a removed one stays for old records [CAS-15]
create table pay_accounts (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  kind text not null,
  institution text not null,
  foreign key (institution, kind) references pay_institutions (code, kind),
  branch text,
  name text not null,
  number text not null,
  number_key text not null references pay_numbers,
  added_at timestamptz not null,
  usable_from timestamptz not null check (usable_from >= added_at),
  removed_at timestamptz
);
create index pay_accounts_by_member on pay_accounts (member_id, id);
create unique index pay_accounts_kept on pay_accounts (institution, number_key) where removed_at is null;

-- Withdrawals [CAS-21]
create table withdrawals (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^W-[0-9A-HJKMNP-TV-Z]{8}$'),
  member_id bigint not null references members,
  request_id text not null,
  unique (member_id, request_id),
  account_id bigint not null references pay_accounts,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  hold_id bigint not null unique references ledger_holds,
  state text not null default 'REVIEW' check (state in ('REVIEW', 'CANCELLED', 'REJECTED', 'APPROVED', 'PAYING',
    'AWAITING_CONFIRMATION', 'RECEIVED', 'DISPUTED', 'FORCED_RECEIVED', 'REFUNDED')),
  -- Why a second operator has to agree, whatever the amount [CAS-28]
  second_needed_for text[] not null default '{}'
    check (second_needed_for <@ array['NEW_ACCOUNT', 'NEW_PASSWORD', 'FIRST_WITHDRAWAL']),
  created_at timestamptz not null,
  -- The part that was sent last, and what counts as received of all of them
  part int not null default 0 check (part >= 0),
  received bigint not null default 0 check (received between 0 and amount),
  fully_paid boolean not null default false,
  ended_at timestamptz,
  reason text,
  locked_by bigint references operators,
  locked_until timestamptz,
  check ((locked_by is null) = (locked_until is null)),
  check ((state in ('CANCELLED', 'REJECTED', 'RECEIVED', 'FORCED_RECEIVED', 'REFUNDED')) = (ended_at is not null)),
  check (state not in ('RECEIVED', 'FORCED_RECEIVED') or received = amount),
  check (state not in ('REVIEW', 'CANCELLED', 'REJECTED') or part = 0 and received = 0),
  check (state not in ('AWAITING_CONFIRMATION', 'DISPUTED') or part > 0),
  check (not fully_paid or state = 'RECEIVED'),
  check (state not in ('REJECTED', 'REFUNDED') or reason ~ '\S')
);
create index withdrawals_by_member on withdrawals (member_id, created_at desc, id desc) include (state);
create index withdrawals_by_state on withdrawals (state, id);
create index withdrawals_unfinished on withdrawals (account_id) where ended_at is null;

create function withdrawal_moves() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) in (values ('REVIEW', 'CANCELLED'), ('REVIEW', 'REJECTED'), ('REVIEW', 'APPROVED'),
      ('APPROVED', 'PAYING'), ('APPROVED', 'REFUNDED'), ('PAYING', 'APPROVED'), ('PAYING', 'AWAITING_CONFIRMATION'),
      ('AWAITING_CONFIRMATION', 'RECEIVED'), ('AWAITING_CONFIRMATION', 'PAYING'), ('AWAITING_CONFIRMATION', 'DISPUTED'),
      ('AWAITING_CONFIRMATION', 'FORCED_RECEIVED'), ('DISPUTED', 'PAYING'), ('DISPUTED', 'FORCED_RECEIVED'),
      ('DISPUTED', 'REFUNDED')) then
    return new;
  end if;
  raise exception 'a withdrawal does not move from % to %', old.state, new.state using errcode = 'check_violation';
end $$;
create trigger withdrawal_moves before update of state on withdrawals
  for each row when (old.state is distinct from new.state) execute function withdrawal_moves();

-- What was sent, part by part [CAS-23], and what became of each
create table withdrawal_parts (
  withdrawal_id bigint not null references withdrawals,
  number int not null check (number > 0),
  primary key (withdrawal_id, number),
  amount bigint not null check (amount > 0),
  sent_at timestamptz not null,
  -- How long the member has to answer [CAS-25]
  confirm_minutes int not null check (confirm_minutes between 5 and 1440),
  outcome text check (outcome in ('RECEIVED', 'FORCED', 'DISPUTED', 'PROVEN', 'PAID_AGAIN', 'REFUNDED')),
  answered_at timestamptz,
  check ((outcome is null) = (answered_at is null)),
  comment text check (char_length(comment) <= 140)
);
-- One at a time is open
create unique index withdrawal_parts_open on withdrawal_parts (withdrawal_id) where outcome is null or outcome = 'DISPUTED';

create table withdrawal_images (
  withdrawal_id bigint not null,
  number int not null,
  position integer not null check (position between 1 and 3),
  file_id text not null references files,
  primary key (withdrawal_id, number, position),
  unique (withdrawal_id, number, file_id),
  foreign key (withdrawal_id, number) references withdrawal_parts
);
create index withdrawal_images_by_file on withdrawal_images (file_id);

-- When the site was under maintenance, as its switch was turned [SITE-19]
create table maintenance_periods (
  began_at timestamptz primary key,
  ended_at timestamptz check (ended_at >= began_at)
);
create unique index maintenance_now on maintenance_periods ((true)) where ended_at is null;
create function note_maintenance() returns trigger language plpgsql as $$
begin
  if new.maintenance then
    insert into maintenance_periods (began_at) values (clock_timestamp()) on conflict do nothing;
  else
    update maintenance_periods set ended_at = clock_timestamp() where ended_at is null;
  end if;
  return null;
end $$;
create trigger site_status_noted after insert or update of maintenance on site_status
  for each row execute function note_maintenance();
insert into maintenance_periods (began_at) select now() from site_status where maintenance;

-- When a member was kept out by the region [SITE-19]: from the answer RESTRICTED until the member was here again
create table member_standstills (
  member_id bigint not null references members,
  began_at timestamptz not null default clock_timestamp(),
  primary key (member_id, began_at),
  ended_at timestamptz check (ended_at >= began_at)
);
create unique index member_standstills_now on member_standstills (member_id) where ended_at is null;

-- Until when a member may answer: the minutes run only while neither stood in the way, and both at once count once
create function confirm_until(p_member bigint, p_sent_at timestamptz, p_minutes int) returns timestamptz
language sql stable as $$
  select p_sent_at + make_interval(mins => p_minutes) + coalesce(sum(upper(still) - lower(still)), interval '0')
  from unnest((
    select range_agg(tstzrange(greatest(s.began_at, p_sent_at), coalesce(s.ended_at, greatest(clock_timestamp(), s.began_at))))
    from (
      select began_at, ended_at from maintenance_periods
      union all select began_at, ended_at from member_standstills where member_id = p_member
    ) s
    where coalesce(s.ended_at, clock_timestamp()) > p_sent_at
  )) still
$$;

-- Every decision of the desk: who, when, why [CAS-31]; only ever added to
create table cashier_decisions (
  id bigint generated always as identity primary key,
  reference text not null,
  act text not null check (act ~ '^[A-Z_]{3,24}$'),
  operator_id bigint not null references operators,
  operator_name text not null,
  second_id bigint references operators check (second_id <> operator_id),
  second_name text,
  check ((second_id is null) = (second_name is null)),
  reason text not null check (reason ~ '\S'),
  state_before text not null,
  state_after text not null,
  amount bigint,
  at timestamptz not null default clock_timestamp()
);
create index cashier_decisions_by_order on cashier_decisions (reference, id);
create function keep_cashier_decisions() returns trigger language plpgsql as $$
begin
  raise exception 'decisions of the desk are only added to';
end $$;
create trigger cashier_decisions_kept before update or delete on cashier_decisions
  for each row execute function keep_cashier_decisions();
create trigger cashier_decisions_whole before truncate on cashier_decisions
  for each statement execute function keep_cashier_decisions();
