-- What is sent to a number or a mailbox, the codes that prove whose it is, links for a forgotten password, and the
-- payment password.

-- Any process may ask for work in its own transaction; the worker's tables themselves are not open to it
create function enqueue_job(p_name text, p_payload json) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(p_name, p_payload);
end $$;
revoke execute on function enqueue_job from public;
grant execute on function enqueue_job to jonaki_app;

-- A code that waits for its answer [ACC-121]: one for each number or mailbox and purpose, and only keyed hashes of both
create table codes (
  address_hash bytea primary key check (octet_length(address_hash) = 32),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  tries int not null default 0 check (tries >= 0),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at)
);
create index codes_by_age on codes (expires_at);

-- What was asked to be sent lately, by number, neighbouring numbers, device and address [ACC-35, ACC-123]; hashes only
create table sendings (
  id bigint generated always as identity primary key,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  at timestamptz not null
);
create index sendings_by_key on sendings (key_hash, at);
create index sendings_by_age on sendings (at);

-- Every mail and SMS. What it says is encrypted with the installation's key and gone once it was sent
create table dispatches (
  id uuid primary key,
  channel text not null check (channel in ('SMS', 'MAIL')),
  kind text not null check (kind ~ '^[A-Z_]{3,32}$'),
  target text not null,
  language text not null check (language in ('BN', 'EN')),
  locked_values bytea,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED')),
  tries int not null default 0,
  -- Why it failed
  problem text,
  created_at timestamptz not null,
  -- Afterwards it would be of no use
  expires_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  check ((state = 'QUEUED') = (locked_values is not null)),
  check (state = 'FAILED' or problem is null)
);
create index dispatches_by_age on dispatches (created_at);
create index dispatches_queued on dispatches (expires_at) where state = 'QUEUED';
create function keep_dispatch_states() returns trigger language plpgsql as $$
begin
  raise exception 'a dispatch cannot go from % to %', old.state, new.state;
end $$;
create trigger dispatches_go_on before update of state on dispatches
  for each row when (
    old.state <> new.state and (old.state, new.state) not in (
      ('QUEUED', 'SENT'), ('QUEUED', 'FAILED'), ('SENT', 'DELIVERED'), ('SENT', 'FAILED')
    )
  ) execute function keep_dispatch_states();

-- A gateway that failed often in a row is left alone for a while
create table gateways (
  channel text primary key check (channel in ('SMS', 'MAIL')),
  failures int not null default 0 check (failures >= 0),
  rests_until timestamptz
);
insert into gateways (channel) values ('SMS'), ('MAIL');

-- Links for a forgotten password [ACC-60]: of the token only the hash
create table password_resets (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references members,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_by_member on password_resets (member_id);
create index password_resets_by_age on password_resets (expires_at);

-- The payment password [ACC-134, ACC-135]
create table payment_passwords (
  member_id bigint primary key references members,
  password_hash text not null check (password_hash like '$argon2id$v=19$%'),
  set_at timestamptz not null,
  -- In a row
  wrong_tries int not null default 0 check (wrong_tries >= 0),
  blocked_until timestamptz
);
