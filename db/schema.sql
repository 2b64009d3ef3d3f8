-- Written from the migrations by npm run fix; npm run check fails when it differs.

create table access_rules (
  kind text not null,
  value text not null,
  constraint access_rules_check CHECK ((((kind = 'BLOCKED_COUNTRY'::text) AND (value ~ '^[A-Z]{2}$'::text)) OR ((kind <> 'BLOCKED_COUNTRY'::text) AND ((value)::cidr IS NOT NULL)))),
  constraint access_rules_kind_check CHECK ((kind = ANY (ARRAY['BLOCKED_COUNTRY'::text, 'BLOCKED_RANGE'::text, 'ALLOWED_RANGE'::text]))),
  constraint access_rules_pkey PRIMARY KEY (kind, value)
);

create table domain_routes (
  host text not null,
  "position" integer not null,
  constraint domain_routes_host_check CHECK ((host = lower(host))),
  constraint domain_routes_pkey PRIMARY KEY (host)
);

create table live_topics (
  topic text not null,
  seq bigint not null,
  constraint live_topics_pkey PRIMARY KEY (topic)
);

create table outbox (
  id bigint not null generated always as identity,
  topic text not null,
  name text not null,
  value jsonb not null,
  created_at timestamp with time zone not null default now(),
  seq bigint,
  constraint outbox_pkey PRIMARY KEY (id)
);

create table page_views (
  day date not null,
  route text not null,
  views bigint not null,
  constraint page_views_pkey PRIMARY KEY (day, route)
);

create table request_answers (
  account_id text not null,
  call text not null,
  request_id text not null,
  fingerprint bytea not null,
  claimed_at timestamp with time zone not null,
  answer jsonb,
  constraint request_answers_pkey PRIMARY KEY (account_id, call, request_id)
);

create table resources (
  resource_type text not null,
  url text not null,
  qr_code_url text not null default ''::text,
  label_name_en text not null,
  constraint resources_resource_type_check CHECK ((resource_type = ANY (ARRAY['FACEBOOK'::text, 'EMAIL'::text, 'IOS'::text, 'MOBILECONFIG'::text, 'Android'::text, 'USDJUMP'::text]))),
  constraint resources_pkey PRIMARY KEY (resource_type)
);

create table sealed_nonces (
  nonce text not null,
  used_at timestamp with time zone not null,
  constraint sealed_nonces_pkey PRIMARY KEY (nonce)
);

create table sealing_keys (
  kid text not null,
  public_jwk jsonb not null,
  private_jwk bytea not null,
  made_at timestamp with time zone not null,
  opens_until timestamp with time zone not null,
  constraint sealing_keys_pkey PRIMARY KEY (kid)
);

create table settings (
  key text not null,
  value jsonb not null,
  changed_at timestamp with time zone not null default now(),
  constraint settings_pkey PRIMARY KEY (key)
);

create table site_images (
  name text not null,
  media_type text not null,
  bytes bytea not null,
  constraint site_images_pkey PRIMARY KEY (name)
);

create table site_status (
  only_row boolean not null default true,
  maintenance boolean not null default false,
  maintenance_ends_at timestamp with time zone,
  constraint site_status_only_row_check CHECK (only_row),
  constraint site_status_pkey PRIMARY KEY (only_row)
);

create table sql_files (
  name text not null,
  kind text not null,
  checksum text not null,
  ran_at timestamp with time zone not null default now(),
  constraint sql_files_pkey PRIMARY KEY (name)
);

create unlogged table throttle_counts (
  key text not null,
  minute integer not null,
  count integer not null,
  constraint throttle_counts_pkey PRIMARY KEY (key, minute)
);

create table whitelabel_nodes (
  mod_id text not null,
  parent text,
  enabled boolean not null,
  "position" integer not null,
  constraint whitelabel_nodes_parent_fkey FOREIGN KEY (parent) REFERENCES whitelabel_nodes(mod_id),
  constraint whitelabel_nodes_pkey PRIMARY KEY (mod_id)
);

CREATE INDEX outbox_by_age ON public.outbox USING btree (created_at);

CREATE INDEX outbox_unnumbered ON public.outbox USING btree (id) WHERE (seq IS NULL);

CREATE INDEX sealed_nonces_by_age ON public.sealed_nonces USING btree (used_at);
