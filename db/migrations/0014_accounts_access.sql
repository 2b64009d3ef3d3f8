-- Accounts, the ways in: contacts, failed tries and locks, remembered devices, known networks, challenges, the
-- authenticator app, bound identities, and the book of what happened.

-- A mobile number (digits with the country's code, no leading 0 [ACC-97]) or a mailbox (lower case) of a member. One
-- without a code entered is unverified and reserves nothing [ACC-107]
create table contacts (
  member_id bigint not null references members,
  kind text not null check (kind in ('MOBILE', 'MAIL')),
  value text not null check (case kind when 'MOBILE' then value ~ '^[1-9][0-9]{6,14}$' else value ~ '^[^\s@]+@[^\s@]+$' end),
  verified_at timestamptz,
  primary key (member_id, kind)
);
create unique index contacts_verified on contacts (kind, value) where verified_at is not null;
create index contacts_by_value on contacts (kind, value);

-- Failed logins and wrong codes or captchas, by name given, device and address [ACC-14, ACC-28, ACC-33]; of the key
-- only the hash, because people type passwords into the field for the name
create table attempts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('LOGIN', 'GUESS')),
  key_hash bytea not null check (octet_length(key_hash) = 32),
  at timestamptz not null
);
create index attempts_by_key on attempts (kind, key_hash, at);
create index attempts_by_age on attempts (at);

-- A lock lies on the name that was given, whether an account has it or not [ACC-14.1]
create table login_locks (
  name_hash bytea primary key check (octet_length(name_hash) = 32),
  until timestamptz not null
);
create index login_locks_by_age on login_locks (until);

-- Remembered devices [ACC-40]: the credential itself is in the browser's cookie only
create table device_credentials (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  device text not null,
  credential_hash bytea not null unique check (octet_length(credential_hash) = 32),
  browser text not null,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  unique (member_id, device)
);
create index device_credentials_by_age on device_credentials (expires_at);

-- Where a member is known: a /24 or /48 network, for 90 days [ACC-125]
create table registered_networks (
  member_id bigint not null references members,
  network text not null,
  until timestamptz not null,
  primary key (member_id, network)
);
create index registered_networks_by_age on registered_networks (until);

-- A login that has to prove itself first [ACC-124, ACC-126]
create table login_challenges (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  member_id bigint not null references members,
  device text not null,
  address text not null,
  way text not null,
  remember boolean not null,
  by_password boolean not null,
  weak_password boolean not null,
  -- What the password was when the login began: a change meanwhile ends the challenge
  password_hash text,
  method text check (method in ('SMS', 'MAIL', 'BANK_NAME', 'TOTP')),
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index login_challenges_by_age on login_challenges (expires_at);

-- The authenticator app [ACC-127, ACC-128]; the secret is encrypted with the installation's key
create table totps (
  member_id bigint primary key references members,
  locked_secret bytea not null,
  state text not null check (state in ('SETUP', 'ON')),
  setup_at timestamptz not null,
  -- The newest step whose code was used: no code counts twice
  last_step bigint
);
create table recovery_codes (
  member_id bigint not null references members,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- Identities of providers [ACC-129, ACC-130]: bound for ever
create table bindings (
  member_id bigint not null references members,
  provider text not null,
  subject text not null,
  state text not null check (state in ('PENDING', 'BOUND')),
  since timestamptz not null,
  primary key (member_id, provider)
);
create unique index bindings_bound on bindings (provider, subject) where state = 'BOUND';
create function keep_bindings() returns trigger language plpgsql as $$
begin
  raise exception 'a binding is permanent [ACC-129]';
end $$;
create trigger bindings_permanent before update or delete on bindings
  for each row when (old.state = 'BOUND') execute function keep_bindings();

-- Whatever may be shown once: ID tokens and solved challenges, by hash
create table spent_proofs (
  proof_hash bytea primary key check (octet_length(proof_hash) = 32),
  at timestamptz not null
);
create index spent_proofs_by_age on spent_proofs (at);

-- People of the house; they have no business on the player site [ACC-12]
create table operators (
  id bigint generated always as identity primary key,
  username text not null check (username ~ '^[A-Za-z0-9]{3,32}$'),
  username_key text not null generated always as (lower(username)) stored unique,
  password_hash text not null check (password_hash like '$argon2id$v=19$%')
);

-- What happened to accounts [ACC-138]: written once, never changed. The member is no foreign key: its check would tell
-- a stranger by time which names exist
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind ~ '^[A-Z_]{3,32}$'),
  member_id bigint,
  actor text not null check (actor in ('MEMBER', 'OPERATOR', 'HOUSE', 'STRANGER')),
  -- How somebody came in or tried to, for sign-ins
  way text,
  success boolean not null default true,
  address text not null,
  device text not null,
  browser text not null,
  old_value jsonb,
  new_value jsonb
);
create index audit_entries_by_member on audit_entries (member_id, kind, id desc);
create function keep_audit_entries() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_entries_kept before update or delete on audit_entries
  for each row execute function keep_audit_entries();
create trigger audit_entries_whole before truncate on audit_entries
  for each statement execute function keep_audit_entries();

alter table sessions add column browser text not null default '';
-- A password change is due [ACC-47]
alter table sessions add column password_due boolean not null default false;
alter table members add column last_login_browser text;
-- From here on the 7 days run in which a closing may be taken back [SAFE-18]
alter table members add column closing_since timestamptz;
alter table members add check (closing_since is null or status = 'CLOSING' or statuses_before && array['CLOSING']);
create index members_closing on members (closing_since) where closing_since is not null;
