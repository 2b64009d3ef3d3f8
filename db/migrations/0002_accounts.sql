-- Accounts: who a member is, the sessions, the guests of free play.

create table members (
  id bigint generated always as identity primary key,
  -- As it was chosen; two names that differ only in case are the same name [ACC-107]
  username text not null check (username ~ '^[A-Za-z0-9]{3,32}$'),
  username_key text not null generated always as (lower(username)) stored unique,
  account_type int not null check (account_type in (0, 1, 2, 4, 41, 42)),

  -- The state [ACC-14]. Suspended and closing lie on top of the state before, which comes back when they end
  status text not null default 'ACTIVE'
    check (status in ('ACTIVE', 'LOCKED', 'SUSPENDED', 'EXCLUDED', 'CLOSING', 'CLOSED')),
  statuses_before text[] not null default '{}'
    check (statuses_before <@ array['ACTIVE', 'LOCKED', 'SUSPENDED', 'EXCLUDED', 'CLOSING']),
  -- The end of a lock or exclusion, kept while another state lies on top; null is permanent
  status_until timestamptz,
  -- Over by itself at that time: a lock or a time-out, never an exclusion [SAFE-11]
  status_lapses boolean not null default false,
  check ((statuses_before = '{}') = (status not in ('SUSPENDED', 'CLOSING'))),
  check (status_until is null or status in ('LOCKED', 'EXCLUDED') or statuses_before && array['LOCKED', 'EXCLUDED']),
  check (not status_lapses or status_until is not null),
  check (status <> 'LOCKED' or status_lapses),

  nickname text not null check (char_length(nickname) between 1 and 32),
  avatar_type text not null default 'STATIC' check (avatar_type in ('CUSTOM', 'STATIC')),
  avatar text,
  rank_level int not null default 0 check (rank_level between 0 and 10),
  labels text[] not null default '{}',
  upline_id bigint references members check (upline_id <> id),

  password_hash text check (password_hash like '$argon2id$v=19$%'),
  password_set_at timestamptz,
  check ((password_hash is null) = (password_set_at is null)),

  created_by text not null check (created_by in ('SELF', 'AGENT', 'ADMIN', 'FREE_PLAY')),
  created_at timestamptz not null,
  first_login_at timestamptz,
  last_login_at timestamptz,
  last_login_address text,

  -- A guest of free play: type 4, without a password, until its end [ACC-2, ACC-67]
  trial_ends_at timestamptz,
  check ((account_type = 4) = (created_by = 'FREE_PLAY')),
  check ((account_type = 4) = (trial_ends_at is not null)),
  check (account_type <> 4 or password_hash is null)
);
create index members_by_upline on members (upline_id) where upline_id is not null;

-- Sessions [ACC-78, ACC-79]; the token itself is known to the browser only
create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  member_id bigint not null references members,
  device text not null,
  address text not null,
  created_at timestamptz not null,
  last_act_at timestamptz not null check (last_act_at >= created_at),
  ended_at timestamptz,
  end_reason text check (end_reason in ('LOGOUT', 'REPLACED', 'EXPIRED', 'EXCLUDED', 'SUSPENDED', 'CLOSED')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_open on sessions (member_id, created_at, id) where ended_at is null;
create index sessions_ended on sessions (ended_at) where ended_at is not null;
create index sessions_by_age on sessions (created_at);

-- Where each guest came from, for the limits a day, and the random string that made it, which is used once [ACC-66]
create table trials (
  member_id bigint primary key references members,
  random_hash bytea not null unique check (octet_length(random_hash) = 32),
  device text not null,
  address text not null,
  started_at timestamptz not null
);
create index trials_by_device on trials (device, started_at);
create index trials_by_address on trials (address, started_at);
