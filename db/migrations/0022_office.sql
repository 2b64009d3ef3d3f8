-- The back office [OFF-1 to OFF-7]: people, roles, sessions, what waits for a second person, and the log of everything.
alter table operators
  add column name text not null default '',
  -- Given by somebody else: it is changed at the first sign-in
  add column password_due boolean not null default true,
  -- The authenticator app's secret, encrypted with the installation's key
  add column locked_totp bytea,
  add column totp_on boolean not null default false,
  -- The newest step whose code was used: no code counts twice
  add column totp_step bigint not null default 0,
  add column failures int not null default 0 check (failures >= 0),
  add column locked_until timestamptz,
  add column active boolean not null default true,
  add column created_at timestamptz not null default now(),
  add column last_sign_in_at timestamptz,
  add check (not totp_on or locked_totp is not null);

create table office_roles (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{1,31}$'),
  permissions text[] not null,
  shipped boolean not null default false
);
create table operator_roles (
  operator_id bigint not null references operators,
  role text not null references office_roles,
  primary key (operator_id, role)
);

-- A sign-in between its two steps
create table office_tickets (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  operator_id bigint not null references operators,
  tries int not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);
create index office_tickets_by_age on office_tickets (expires_at);

create table office_sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  operator_id bigint not null references operators,
  address text not null,
  browser text not null,
  created_at timestamptz not null,
  last_act_at timestamptz not null,
  ended_at timestamptz
);
create index office_sessions_open on office_sessions (operator_id) where ended_at is null;

-- Two people [OFF-4]: bound to the hash of the content, which never changes
create table approvals (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z]+\.[a-z-]+$'),
  content jsonb not null,
  content_hash bytea not null check (octet_length(content_hash) = 32),
  -- What the content was made from, where it can change meanwhile
  reason text not null check (reason ~ '\S'),
  maker_id bigint not null references operators,
  made_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  checker_id bigint references operators,
  decided_at timestamptz,
  decision_reason text,
  constraint never_the_same check (checker_id <> maker_id),
  check ((state = 'WAITING') = (decided_at is null)),
  check ((state in ('APPROVED', 'REFUSED')) = (checker_id is not null))
);
create index approvals_waiting on approvals (id) where state = 'WAITING';
create function keep_approvals() returns trigger language plpgsql as $$
begin
  raise exception 'an approval is decided once, and its content stays as it was made';
end $$;
create trigger approvals_go_on before update on approvals for each row when (
  old.state <> 'WAITING' or (old.kind, old.content, old.content_hash, old.maker_id, old.made_at, old.reason)
    is distinct from (new.kind, new.content, new.content_hash, new.maker_id, new.made_at, new.reason)
) execute function keep_approvals();
create trigger approvals_stay before delete on approvals for each row execute function keep_approvals();

-- The audit log [OFF-6]: each entry's hash covers the one before it
create table office_audit (
  id bigint primary key,
  at timestamptz not null,
  operator_id bigint references operators,
  address text not null,
  action text not null check (action ~ '^[a-zA-Z]+\.[a-zA-Z-]+$'),
  subject text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  allowed boolean not null,
  hash bytea not null
);
create index office_audit_by_time on office_audit (at, id);
create index office_audit_by_operator on office_audit (operator_id, id);
create index office_audit_by_subject on office_audit (subject, id);
create function keep_office_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger office_audit_kept before update or delete on office_audit for each row execute function keep_office_audit();
create trigger office_audit_whole before truncate on office_audit for each statement execute function keep_office_audit();

create function office_audit_hash(p_previous bytea, e office_audit) returns bytea language sql immutable as $$
  select sha256(p_previous || convert_to(jsonb_build_array(e.id, (extract(epoch from e.at) * 1000000)::bigint,
    e.operator_id, e.address, e.action, e.subject, e.before, e.after, e.reason, e.allowed)::text, 'UTF8'))
$$;

-- One at a time: an entry names the one before it.
create function office_audit_add(p_operator bigint, p_address text, p_action text, p_subject text,
  p_before jsonb, p_after jsonb, p_reason text, p_allowed boolean) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_last office_audit;
  v_entry office_audit;
begin
  perform pg_advisory_xact_lock(7340022);
  select * into v_last from office_audit order by id desc limit 1;
  v_entry := row(coalesce(v_last.id, 0) + 1, clock_timestamp(), p_operator, p_address, p_action, p_subject,
    p_before, p_after, p_reason, p_allowed, null);
  v_entry.hash := office_audit_hash(coalesce(v_last.hash, '\x'), v_entry);
  insert into office_audit select v_entry.*;
  return v_entry.id;
end $$;

-- How many entries there are, and the first that does not follow from the one before it.
create function office_audit_check() returns table (entries bigint, broken bigint) language sql stable as $$
  select count(*), min(id) filter (where number <> id or hash <> office_audit_hash(previous, entry)) from (
    select id, hash, row_number() over (order by id) as number,
      coalesce(lag(hash) over (order by id), '\x') as previous, a as entry
    from office_audit a) walked
$$;
revoke insert, update, delete on office_audit from jonaki_app;
revoke execute on function office_audit_add from public;
grant execute on function office_audit_add to jonaki_app;
