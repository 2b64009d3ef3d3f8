-- The house: what every process shares, and the site's own tables.

-- Outbox and live topics [CALL-182]
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  name text not null,
  value jsonb not null,
  created_at timestamptz not null default now(),
  seq bigint
);
create index outbox_unnumbered on outbox (id) where seq is null;
create index outbox_by_age on outbox (created_at);

create table live_topics (
  topic text primary key,
  seq bigint not null
);

-- Numbers events that are committed, by one process at a time, and tells who listens; how many there were
create function number_outbox(most integer) returns integer language plpgsql as $$
declare
  ids bigint[];
  topics text[];
begin
  perform pg_advisory_xact_lock(7340012);
  select array_agg(id), array_agg(topic) into ids, topics
  from (select id, topic from outbox where seq is null order by id limit most) ready;
  if ids is null then
    return 0;
  end if;
  insert into live_topics (topic, seq)
  select topic, count(*) from unnest(topics) topic group by topic
  on conflict (topic) do update set seq = live_topics.seq + excluded.seq;
  -- Each by how many of its topic come after it, so that nothing has to be joined with what was reached
  update outbox set seq = (select t.seq from live_topics t where t.topic = outbox.topic) - ready.later
  from (
    select id, row_number() over (partition by topic order by id desc) - 1 as later
    from unnest(ids, topics) r(id, topic)
  ) ready
  where outbox.id = ready.id;
  perform pg_notify('live', array_to_string(ids, ','));
  return cardinality(ids);
end $$;

-- Sealed payloads [CALL-5, CALL-6]
create table sealing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk bytea not null,
  made_at timestamptz not null,
  opens_until timestamptz not null
);

create table sealed_nonces (
  nonce text primary key,
  used_at timestamptz not null
);
create index sealed_nonces_by_age on sealed_nonces (used_at);

-- First answers of request ids [WAL-3]
create table request_answers (
  account_id text not null,
  call text not null,
  request_id text not null,
  fingerprint bytea not null,
  claimed_at timestamptz not null,
  answer jsonb,
  primary key (account_id, call, request_id)
);

-- Calls per minute [CALL-15]; losing them in a crash only opens the gate for a minute
create unlogged table throttle_counts (
  key text not null,
  minute int not null,
  count int not null,
  primary key (key, minute)
);

-- Settings the back office can change [SITE-5, CONST-2]; a missing row means the default
create table settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

-- The site
create table whitelabel_nodes (
  mod_id text primary key,
  parent text references whitelabel_nodes,
  enabled boolean not null,
  position int not null
);

create table resources (
  resource_type text primary key
    check (resource_type in ('FACEBOOK', 'EMAIL', 'IOS', 'MOBILECONFIG', 'Android', 'USDJUMP')),
  url text not null,
  qr_code_url text not null default '',
  label_name_en text not null
);

create table domain_routes (
  host text primary key check (host = lower(host)),
  position int not null
);

create table site_status (
  only_row boolean primary key default true check (only_row),
  maintenance boolean not null default false,
  maintenance_ends_at timestamptz
);

create table access_rules (
  kind text not null check (kind in ('BLOCKED_COUNTRY', 'BLOCKED_RANGE', 'ALLOWED_RANGE')),
  value text not null,
  primary key (kind, value),
  check (kind = 'BLOCKED_COUNTRY' and value ~ '^[A-Z]{2}$' or kind <> 'BLOCKED_COUNTRY' and value::cidr is not null)
);

create table site_images (
  name text primary key,
  media_type text not null,
  bytes bytea not null
);

-- Page views by our own beacon [SITE-11]: a day, a route, a number
create table page_views (
  day date not null,
  route text not null,
  views bigint not null,
  primary key (day, route)
);
