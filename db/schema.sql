-- Written from the migrations by npm run fix; npm run check fails when it differs.

create table access_rules (
  kind text not null,
  value text not null,
  constraint access_rules_check CHECK ((((kind = 'BLOCKED_COUNTRY'::text) AND (value ~ '^[A-Z]{2}$'::text)) OR ((kind <> 'BLOCKED_COUNTRY'::text) AND ((value)::cidr IS NOT NULL)))),
  constraint access_rules_kind_check CHECK ((kind = ANY (ARRAY['BLOCKED_COUNTRY'::text, 'BLOCKED_RANGE'::text, 'ALLOWED_RANGE'::text]))),
  constraint access_rules_pkey PRIMARY KEY (kind, value)
);

create table affiliate_codes (
  code text not null,
  owner_id bigint not null,
  account_type integer not null default 0,
  host text,
  state text not null default 'ACTIVE'::text,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint affiliate_codes_account_type_check CHECK ((account_type = ANY (ARRAY[0, 1, 41]))),
  constraint affiliate_codes_code_check CHECK ((code ~ '^[A-Z0-9]{4,12}$'::text)),
  constraint affiliate_codes_host_check CHECK ((host = lower(host))),
  constraint affiliate_codes_state_check CHECK ((state = ANY (ARRAY['ACTIVE'::text, 'STOPPED'::text]))),
  constraint affiliate_codes_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES members(id),
  constraint affiliate_codes_pkey PRIMARY KEY (code)
);

create table agent_applications (
  id bigint not null generated always as identity,
  reference text not null,
  name text not null,
  mobile_no text not null,
  email text not null,
  contact text not null,
  expected integer not null,
  message text not null,
  sent_at timestamp with time zone not null,
  constraint agent_applications_expected_check CHECK ((expected >= 0)),
  constraint agent_applications_pkey PRIMARY KEY (id),
  constraint agent_applications_reference_key UNIQUE (reference)
);

create table announcements (
  id bigint not null generated always as identity,
  type text not null,
  kind text not null default 'SITE'::text,
  title_bn text not null,
  title_en text not null,
  content_bn text not null default ''::text,
  content_en text not null default ''::text,
  banner_group text not null default 'home'::text,
  image text,
  link text,
  target text not null default 'ALL'::text,
  least_rank integer,
  state text not null default 'DRAFT'::text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  "position" integer not null default 0,
  constraint announcements_banner_group_check CHECK ((banner_group ~ '^[a-z_]{2,24}$'::text)),
  constraint announcements_check CHECK (((type = 'B'::text) = (image IS NOT NULL))),
  constraint announcements_check1 CHECK (((type = 'B'::text) OR (link IS NULL))),
  constraint announcements_check2 CHECK (((target = 'RANK'::text) = (least_rank IS NOT NULL))),
  constraint announcements_check3 CHECK ((ends_at > starts_at)),
  constraint announcements_check4 CHECK (((state = 'DRAFT'::text) OR (starts_at IS NOT NULL))),
  constraint announcements_kind_check CHECK ((kind = ANY (ARRAY['SITE'::text, 'PAYMENT'::text, 'GAMES'::text, 'PROMOTIONS'::text]))),
  constraint announcements_least_rank_check CHECK (((least_rank >= 0) AND (least_rank <= 10))),
  constraint announcements_link_check CHECK (((link ~ '^/[^/\\]'::text) OR (link ~ '^https://'::text))),
  constraint announcements_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PLANNED'::text, 'SHOWN'::text, 'ENDED'::text]))),
  constraint announcements_target_check CHECK ((target = ANY (ARRAY['ALL'::text, 'MEMBERS'::text, 'AGENTS'::text, 'RANK'::text]))),
  constraint announcements_title_bn_check CHECK ((title_bn ~ '\S'::text)),
  constraint announcements_title_en_check CHECK ((title_en ~ '\S'::text)),
  constraint announcements_type_check CHECK ((type = ANY (ARRAY['B'::text, 'PL'::text, 'PU'::text, 'H'::text]))),
  constraint announcements_pkey PRIMARY KEY (id)
);

create table approvals (
  id bigint not null generated always as identity,
  kind text not null,
  content jsonb not null,
  content_hash bytea not null,
  reason text not null,
  maker_id bigint not null,
  made_at timestamp with time zone not null,
  state text not null default 'WAITING'::text,
  checker_id bigint,
  decided_at timestamp with time zone,
  decision_reason text,
  constraint approvals_check CHECK (((state = 'WAITING'::text) = (decided_at IS NULL))),
  constraint approvals_check1 CHECK (((state = ANY (ARRAY['APPROVED'::text, 'REFUSED'::text])) = (checker_id IS NOT NULL))),
  constraint approvals_content_hash_check CHECK ((octet_length(content_hash) = 32)),
  constraint approvals_kind_check CHECK ((kind ~ '^[a-z]+\.[a-z-]+$'::text)),
  constraint approvals_reason_check CHECK ((reason ~ '\S'::text)),
  constraint approvals_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'REFUSED'::text, 'WITHDRAWN'::text]))),
  constraint never_the_same CHECK ((checker_id <> maker_id)),
  constraint approvals_checker_id_fkey FOREIGN KEY (checker_id) REFERENCES operators(id),
  constraint approvals_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES operators(id),
  constraint approvals_pkey PRIMARY KEY (id)
);

create table articles (
  id bigint not null generated always as identity,
  kind text not null,
  title_bn text not null,
  title_en text not null,
  summary_bn text not null,
  summary_en text not null,
  content_bn text not null,
  content_en text not null,
  picture text not null,
  published_at timestamp with time zone not null,
  constraint articles_kind_check CHECK ((kind = ANY (ARRAY['BLOG'::text, 'NEWS'::text, 'GUIDE'::text]))),
  constraint articles_pkey PRIMARY KEY (id)
);

create table attempts (
  id bigint not null generated always as identity,
  kind text not null,
  key_hash bytea not null,
  at timestamp with time zone not null,
  constraint attempts_key_hash_check CHECK ((octet_length(key_hash) = 32)),
  constraint attempts_kind_check CHECK ((kind = ANY (ARRAY['LOGIN'::text, 'GUESS'::text]))),
  constraint attempts_pkey PRIMARY KEY (id)
);

create table audit_entries (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  kind text not null,
  member_id bigint,
  actor text not null,
  way text,
  success boolean not null default true,
  address text not null,
  device text not null,
  browser text not null,
  old_value jsonb,
  new_value jsonb,
  constraint audit_entries_actor_check CHECK ((actor = ANY (ARRAY['MEMBER'::text, 'OPERATOR'::text, 'HOUSE'::text, 'STRANGER'::text]))),
  constraint audit_entries_kind_check CHECK ((kind ~ '^[A-Z_]{3,32}$'::text)),
  constraint audit_entries_pkey PRIMARY KEY (id)
);

create table avatars (
  id bigint not null generated always as identity,
  member_id bigint not null,
  state text not null default 'WAITING'::text,
  media_type text not null,
  bytes bytea,
  sent_at timestamp with time zone not null,
  judged_at timestamp with time zone,
  constraint avatars_check CHECK (((bytes IS NULL) = (state = ANY (ARRAY['REJECTED'::text, 'REPLACED'::text])))),
  constraint avatars_media_type_check CHECK ((media_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text]))),
  constraint avatars_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'REJECTED'::text, 'REPLACED'::text]))),
  constraint avatars_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint avatars_pkey PRIMARY KEY (id)
);

create table bet_results (
  bet_id bigint not null,
  version integer not null,
  state text not null,
  cash_payout bigint not null,
  bonus_payout bigint not null,
  valid_stake bigint not null,
  settled_at timestamp with time zone not null,
  actor text,
  reason text,
  constraint bet_results_pkey PRIMARY KEY (bet_id, version)
);

create table bet_tombstones (
  key text not null,
  member_id bigint not null,
  round text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint bet_tombstones_pkey PRIMARY KEY (key)
);

create table bets (
  id bigint not null,
  placed_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  member_id bigint not null,
  round_key bigint not null,
  cash_stake bigint not null,
  bonus_stake bigint not null,
  cash_payout bigint not null default 0,
  bonus_payout bigint not null default 0,
  suspended bigint not null default 0,
  valid_stake bigint not null default 0,
  result_version integer not null default 0,
  round_closed boolean not null default false,
  state text not null default 'OPEN'::text,
  unit text not null,
  category text not null,
  vendor text not null,
  game text not null,
  round text not null,
  transaction text not null,
  free_round text,
  detail jsonb,
  constraint bets_category_check CHECK ((category = ANY (ARRAY['ELOTT'::text, 'LOTT'::text, 'LIVE'::text, 'SPORTS'::text, 'FISH'::text, 'RNG'::text, 'PVP'::text, 'ESPORTS'::text, 'MINI'::text]))),
  constraint bets_unit_check CHECK ((unit = ANY (ARRAY['PLAY'::text, 'BDT'::text, 'TRIAL'::text]))),
  constraint nothing_negative CHECK (((LEAST(cash_stake, bonus_stake, cash_payout, bonus_payout, suspended, valid_stake) >= 0) AND (valid_stake <= (cash_stake + bonus_stake)))),
  constraint state_fits CHECK (
CASE
    WHEN (state = 'OPEN'::text) THEN ((result_version = 0) AND (settled_at IS NULL))
    WHEN (state = ANY (ARRAY['WON'::text, 'CASHED_OUT'::text, 'CORRECTED'::text])) THEN ((result_version > 0) AND (settled_at IS NOT NULL))
    WHEN (state = 'LOST'::text) THEN ((result_version > 0) AND (settled_at IS NOT NULL) AND ((cash_payout + bonus_payout) = 0))
    WHEN (state = ANY (ARRAY['VOID'::text, 'DRAW'::text])) THEN ((result_version > 0) AND (settled_at IS NOT NULL) AND (valid_stake = 0))
    ELSE false
END)
);

create table bindings (
  member_id bigint not null,
  provider text not null,
  subject text not null,
  state text not null,
  since timestamp with time zone not null,
  constraint bindings_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'BOUND'::text]))),
  constraint bindings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint bindings_pkey PRIMARY KEY (member_id, provider)
);

create table captchas (
  cookie_hash bytea not null,
  answer_hash bytea not null,
  made_at timestamp with time zone not null,
  constraint captchas_answer_hash_check CHECK ((octet_length(answer_hash) = 32)),
  constraint captchas_cookie_hash_check CHECK ((octet_length(cookie_hash) = 32)),
  constraint captchas_pkey PRIMARY KEY (cookie_hash)
);

create table cashier_decisions (
  id bigint not null generated always as identity,
  reference text not null,
  act text not null,
  operator_id bigint not null,
  operator_name text not null,
  second_id bigint,
  second_name text,
  reason text not null,
  state_before text not null,
  state_after text not null,
  amount bigint,
  at timestamp with time zone not null default clock_timestamp(),
  constraint cashier_decisions_act_check CHECK ((act ~ '^[A-Z_]{3,24}$'::text)),
  constraint cashier_decisions_check CHECK ((second_id <> operator_id)),
  constraint cashier_decisions_check1 CHECK (((second_id IS NULL) = (second_name IS NULL))),
  constraint cashier_decisions_reason_check CHECK ((reason ~ '\S'::text)),
  constraint cashier_decisions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint cashier_decisions_second_id_fkey FOREIGN KEY (second_id) REFERENCES operators(id),
  constraint cashier_decisions_pkey PRIMARY KEY (id)
);

create table catalogue_mark (
  only_row boolean not null default true,
  version bigint not null default 0,
  constraint catalogue_mark_only_row_check CHECK (only_row),
  constraint catalogue_mark_pkey PRIMARY KEY (only_row)
);

create table codes (
  address_hash bytea not null,
  code_hash bytea not null,
  tries integer not null default 0,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint codes_address_hash_check CHECK ((octet_length(address_hash) = 32)),
  constraint codes_check CHECK ((expires_at > made_at)),
  constraint codes_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  constraint codes_tries_check CHECK ((tries >= 0)),
  constraint codes_pkey PRIMARY KEY (address_hash)
);

create table contacts (
  member_id bigint not null,
  kind text not null,
  value text not null,
  verified_at timestamp with time zone,
  constraint contacts_check CHECK (
CASE kind
    WHEN 'MOBILE'::text THEN (value ~ '^[1-9][0-9]{6,14}$'::text)
    ELSE (value ~ '^[^\s@]+@[^\s@]+$'::text)
END),
  constraint contacts_kind_check CHECK ((kind = ANY (ARRAY['MOBILE'::text, 'MAIL'::text]))),
  constraint contacts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint contacts_pkey PRIMARY KEY (member_id, kind)
);

create table deposit_images (
  deposit_id bigint not null,
  "position" integer not null,
  file_id text not null,
  constraint deposit_images_position_check CHECK ((("position" >= 1) AND ("position" <= 3))),
  constraint deposit_images_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  constraint deposit_images_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint deposit_images_pkey PRIMARY KEY (deposit_id, "position"),
  constraint deposit_images_deposit_id_file_id_key UNIQUE (deposit_id, file_id)
);

create table deposit_methods (
  code text not null,
  kind text not null,
  name_bn text not null,
  name_en text not null,
  logo text not null,
  "least" bigint not null,
  most bigint not null,
  fee bigint,
  open_minutes integer not null,
  provider text,
  "position" integer not null,
  is_on boolean not null default true,
  constraint deposit_methods_check CHECK ((most >= "least")),
  constraint deposit_methods_code_check CHECK ((code ~ '^[a-z0-9-]{2,32}$'::text)),
  constraint deposit_methods_fee_check CHECK ((fee >= 0)),
  constraint deposit_methods_kind_check CHECK ((kind = ANY (ARRAY['EWALLET'::text, 'BANK'::text, 'DIGITAL_DOLLAR'::text]))),
  constraint deposit_methods_least_check CHECK (("least" > 0)),
  constraint deposit_methods_open_minutes_check CHECK ((open_minutes > 0)),
  constraint deposit_methods_provider_check CHECK ((provider ~ '^[a-z0-9-]{2,32}$'::text)),
  constraint deposit_methods_pkey PRIMARY KEY (code)
);

create table deposits (
  id bigint not null generated always as identity,
  reference text not null,
  member_id bigint not null,
  request_id text not null,
  method text not null,
  currency text not null,
  amount bigint not null,
  rate bigint,
  state text not null default 'CREATED'::text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  pay_account text,
  pay_name text,
  pay_qr text,
  transaction_id text,
  transaction_key text,
  sender text,
  submitted_at timestamp with time zone,
  received bigint,
  transfer_id bigint,
  ended_at timestamp with time zone,
  reason text,
  locked_by bigint,
  locked_until timestamp with time zone,
  constraint deposits_amount_check CHECK ((amount > 0)),
  constraint deposits_check CHECK ((expires_at > created_at)),
  constraint deposits_check1 CHECK (((pay_account IS NULL) = (pay_name IS NULL))),
  constraint deposits_check2 CHECK (((transaction_id IS NULL) = (transaction_key IS NULL))),
  constraint deposits_check3 CHECK (((locked_by IS NULL) = (locked_until IS NULL))),
  constraint deposits_check4 CHECK (((state = 'CREDITED'::text) = (received IS NOT NULL))),
  constraint deposits_check5 CHECK (((state = 'CREDITED'::text) = (transfer_id IS NOT NULL))),
  constraint deposits_check6 CHECK (((state = ANY (ARRAY['CREATED'::text, 'SUBMITTED'::text])) = (ended_at IS NULL))),
  constraint deposits_check7 CHECK (((state <> 'SUBMITTED'::text) OR (submitted_at IS NOT NULL))),
  constraint deposits_check8 CHECK (((state <> 'FAILED'::text) OR (reason ~ '\S'::text))),
  constraint deposits_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint deposits_rate_check CHECK ((rate > 0)),
  constraint deposits_received_check CHECK ((received > 0)),
  constraint deposits_reference_check CHECK ((reference ~ '^D-[0-9A-HJKMNP-TV-Z]{8}$'::text)),
  constraint deposits_state_check CHECK ((state = ANY (ARRAY['CREATED'::text, 'SUBMITTED'::text, 'CANCELLED'::text, 'EXPIRED'::text, 'CREDITED'::text, 'FAILED'::text]))),
  constraint deposits_locked_by_fkey FOREIGN KEY (locked_by) REFERENCES operators(id),
  constraint deposits_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint deposits_method_fkey FOREIGN KEY (method) REFERENCES deposit_methods(code),
  constraint deposits_pkey PRIMARY KEY (id),
  constraint deposits_reference_key UNIQUE (reference),
  constraint deposits_transaction_key_key UNIQUE (transaction_key),
  constraint deposits_transfer_id_key UNIQUE (transfer_id)
);

create table device_credentials (
  id bigint not null generated always as identity,
  member_id bigint not null,
  device text not null,
  credential_hash bytea not null,
  browser text not null,
  address text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint device_credentials_check CHECK ((expires_at > created_at)),
  constraint device_credentials_credential_hash_check CHECK ((octet_length(credential_hash) = 32)),
  constraint device_credentials_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint device_credentials_pkey PRIMARY KEY (id),
  constraint device_credentials_credential_hash_key UNIQUE (credential_hash),
  constraint device_credentials_member_id_device_key UNIQUE (member_id, device)
);

create table dispatches (
  id uuid not null,
  channel text not null,
  kind text not null,
  target text not null,
  language text not null,
  locked_values bytea,
  state text not null default 'QUEUED'::text,
  tries integer not null default 0,
  problem text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint dispatches_channel_check CHECK ((channel = ANY (ARRAY['SMS'::text, 'MAIL'::text]))),
  constraint dispatches_check CHECK (((state = 'QUEUED'::text) = (locked_values IS NOT NULL))),
  constraint dispatches_check1 CHECK (((state = 'FAILED'::text) OR (problem IS NULL))),
  constraint dispatches_kind_check CHECK ((kind ~ '^[A-Z_]{3,32}$'::text)),
  constraint dispatches_language_check CHECK ((language = ANY (ARRAY['BN'::text, 'EN'::text]))),
  constraint dispatches_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'DELIVERED'::text, 'FAILED'::text]))),
  constraint dispatches_pkey PRIMARY KEY (id)
);

create table dollar_rates (
  starts_at timestamp with time zone not null,
  rate bigint not null,
  constraint dollar_rates_rate_check CHECK ((rate > 0)),
  constraint dollar_rates_pkey PRIMARY KEY (starts_at)
);

create table domain_event_queue (
  consumer text not null,
  event_id bigint not null,
  constraint domain_event_queue_pkey PRIMARY KEY (consumer, event_id)
);

create table domain_events (
  id bigint not null generated always as identity,
  name text not null,
  facts json not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint domain_events_pkey PRIMARY KEY (id)
);

create table domain_routes (
  host text not null,
  "position" integer not null,
  constraint domain_routes_host_check CHECK ((host = lower(host))),
  constraint domain_routes_pkey PRIMARY KEY (host)
);

create table favourite_games (
  member_id bigint not null,
  vendor text not null,
  game text not null,
  added_at timestamp with time zone not null default clock_timestamp(),
  constraint favourite_games_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint favourite_games_vendor_game_fkey FOREIGN KEY (vendor, game) REFERENCES games(vendor, code),
  constraint favourite_games_pkey PRIMARY KEY (member_id, vendor, game)
);

create table feedback (
  id bigint not null generated always as identity,
  reference text not null,
  kind text not null,
  member_id bigint,
  contact text,
  device text not null,
  address text not null,
  state text not null default 'NEW'::text,
  sent_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint feedback_check CHECK (((member_id IS NOT NULL) OR (contact ~ '\S'::text))),
  constraint feedback_check1 CHECK (((state <> 'ANSWERED'::text) OR (answered_at IS NOT NULL))),
  constraint feedback_kind_check CHECK ((kind = ANY (ARRAY['DEPOSIT'::text, 'WITHDRAWAL'::text, 'GAME'::text, 'ACCOUNT'::text, 'SUGGESTION'::text, 'OTHER'::text]))),
  constraint feedback_state_check CHECK ((state = ANY (ARRAY['NEW'::text, 'OPEN'::text, 'ANSWERED'::text, 'CLOSED'::text]))),
  constraint feedback_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_reference_key UNIQUE (reference)
);

create table feedback_entries (
  feedback_id bigint not null,
  number integer not null,
  at timestamp with time zone not null,
  is_own boolean not null,
  content text not null,
  constraint feedback_entries_content_check CHECK ((content ~ '\S'::text)),
  constraint feedback_entries_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES feedback(id),
  constraint feedback_entries_pkey PRIMARY KEY (feedback_id, number)
);

create table feedback_images (
  feedback_id bigint not null,
  number integer not null,
  "position" integer not null,
  file_id text not null,
  constraint feedback_images_position_check CHECK ((("position" >= 1) AND ("position" <= 3))),
  constraint feedback_images_feedback_id_number_fkey FOREIGN KEY (feedback_id, number) REFERENCES feedback_entries(feedback_id, number),
  constraint feedback_images_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint feedback_images_pkey PRIMARY KEY (feedback_id, number, "position"),
  constraint feedback_images_feedback_id_number_file_id_key UNIQUE (feedback_id, number, file_id)
);

create table files (
  id text not null,
  member_id bigint not null,
  sent_hash bytea not null,
  uploaded_at timestamp with time zone not null,
  media_type text,
  bytes bytea,
  attached_at timestamp with time zone,
  constraint files_bytes_check CHECK ((octet_length(bytes) > 0)),
  constraint files_check CHECK (((bytes IS NULL) = (media_type IS NULL))),
  constraint files_check1 CHECK (((attached_at IS NULL) OR (bytes IS NOT NULL))),
  constraint files_id_check CHECK ((id ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint files_media_type_check CHECK ((media_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text]))),
  constraint files_sent_hash_check CHECK ((octet_length(sent_hash) = 32)),
  constraint files_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint files_pkey PRIMARY KEY (id)
);

create table game_days (
  vendor text not null,
  game text not null,
  day date not null,
  bets bigint not null,
  constraint game_days_bets_check CHECK ((bets > 0)),
  constraint game_days_pkey PRIMARY KEY (day, vendor, game)
);

create table games (
  vendor text not null,
  code text not null,
  family text,
  category text not null,
  name_bn text not null,
  name_en text not null,
  support_play integer not null default 0,
  smallest_stake bigint not null,
  largest_stake bigint not null,
  largest_win bigint not null,
  status text not null default 'ON'::text,
  "position" integer not null,
  icon text not null default ''::text,
  small_icon text not null default ''::text,
  game_type text not null default ''::text,
  lines integer,
  default_play_type text not null default ''::text,
  opens_list boolean not null default false,
  retired_at timestamp with time zone,
  constraint games_category_check CHECK ((category = ANY (ARRAY['ELOTT'::text, 'LOTT'::text, 'LIVE'::text, 'SPORTS'::text, 'FISH'::text, 'RNG'::text, 'PVP'::text, 'ESPORTS'::text, 'MINI'::text]))),
  constraint games_check CHECK ((largest_stake >= smallest_stake)),
  constraint games_code_check CHECK ((code ~ '^[a-z0-9-]{2,32}$'::text)),
  constraint games_default_play_type_check CHECK ((default_play_type ~ '^[A-Za-z0-9_-]{0,32}$'::text)),
  constraint games_family_check CHECK ((family ~ '^[a-z0-9-]{1,32}$'::text)),
  constraint games_game_type_check CHECK ((game_type ~ '^[A-Z0-9_]{0,32}$'::text)),
  constraint games_largest_win_check CHECK ((largest_win > 0)),
  constraint games_lines_check CHECK (((lines >= 1) AND (lines <= 1000000))),
  constraint games_smallest_stake_check CHECK ((smallest_stake > 0)),
  constraint games_status_check CHECK ((status = ANY (ARRAY['ON'::text, 'MAINTENANCE'::text, 'OFF'::text]))),
  constraint games_support_play_check CHECK ((support_play = ANY (ARRAY[0, 1]))),
  constraint games_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendors(code),
  constraint games_pkey PRIMARY KEY (vendor, code)
);

create table gateways (
  channel text not null,
  failures integer not null default 0,
  rests_until timestamp with time zone,
  constraint gateways_channel_check CHECK ((channel = ANY (ARRAY['SMS'::text, 'MAIL'::text]))),
  constraint gateways_failures_check CHECK ((failures >= 0)),
  constraint gateways_pkey PRIMARY KEY (channel)
);

create table hand_seats (
  hand_id bigint not null,
  seat_id bigint not null,
  member_id bigint not null,
  put_in bigint not null,
  won bigint not null,
  constraint hand_seats_put_in_check CHECK ((put_in >= 0)),
  constraint hand_seats_won_check CHECK ((won >= 0)),
  constraint hand_seats_hand_id_fkey FOREIGN KEY (hand_id) REFERENCES hands(id),
  constraint hand_seats_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES seats(id),
  constraint hand_seats_pkey PRIMARY KEY (hand_id, seat_id)
);

create table hands (
  id bigint not null,
  vendor text not null,
  round text not null,
  game text not null,
  unit text not null,
  put_in bigint not null,
  rake bigint not null,
  at timestamp with time zone not null,
  constraint hands_check CHECK (((rake >= 0) AND (rake <= put_in))),
  constraint hands_put_in_check CHECK ((put_in > 0)),
  constraint hands_unit_check CHECK ((unit = ANY (ARRAY['PLAY'::text, 'BDT'::text, 'TRIAL'::text]))),
  constraint hands_pkey PRIMARY KEY (id),
  constraint hands_vendor_round_key UNIQUE (vendor, round)
);

create table help_sections (
  section text not null,
  title_bn text not null,
  title_en text not null,
  content_bn text not null,
  content_en text not null,
  "position" integer not null,
  changed_at timestamp with time zone not null default now(),
  constraint help_sections_section_check CHECK ((section = ANY (ARRAY['about'::text, 'contact'::text, 'terms'::text, 'responsible'::text, 'privacy'::text, 'affiliates'::text, 'refund'::text, 'faq'::text, 'deposit'::text, 'withdrawal'::text, 'bonus'::text]))),
  constraint help_sections_pkey PRIMARY KEY (section)
);

create table house_accounts (
  id bigint not null generated always as identity,
  method text not null,
  account text not null,
  name text not null,
  qr_data text,
  is_on boolean not null default true,
  constraint house_accounts_method_fkey FOREIGN KEY (method) REFERENCES deposit_methods(code),
  constraint house_accounts_pkey PRIMARY KEY (id)
);

create table launch_tickets (
  ticket_hash bytea not null,
  vendor text not null,
  game text not null,
  member_id bigint not null,
  login_session bigint not null,
  unit text not null,
  language text not null,
  made_at timestamp with time zone not null,
  used_at timestamp with time zone,
  purse bigint,
  constraint launch_tickets_check CHECK (((purse IS NULL) OR (unit = 'TRIAL'::text))),
  constraint launch_tickets_language_check CHECK ((language = ANY (ARRAY['bn'::text, 'en'::text]))),
  constraint launch_tickets_ticket_hash_check CHECK ((octet_length(ticket_hash) = 32)),
  constraint launch_tickets_unit_check CHECK ((unit = ANY (ARRAY['TRIAL'::text, 'BDT'::text, 'PLAY'::text]))),
  constraint launch_tickets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint launch_tickets_pkey PRIMARY KEY (ticket_hash)
);

create table ledger_accounts (
  id bigint not null,
  owner_kind text not null,
  owner text not null,
  kind text not null,
  unit text not null,
  shard integer not null default 0,
  opened_at timestamp with time zone not null default clock_timestamp(),
  constraint ledger_accounts_kind_check CHECK ((kind ~ '^[A-Z_]{2,24}$'::text)),
  constraint ledger_accounts_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['MEMBER'::text, 'VENDOR'::text, 'HOUSE'::text]))),
  constraint ledger_accounts_shard_check CHECK (((shard >= 0) AND (shard <= 63))),
  constraint ledger_accounts_unit_check CHECK ((unit = ANY (ARRAY['TRIAL'::text, 'BDT'::text, 'PLAY'::text, 'PTS'::text]))),
  constraint member_is_in_the_id CHECK (
CASE
    WHEN (owner_kind = 'MEMBER'::text) THEN (((id >= 64) AND (id <= '4503599627370495'::bigint)) AND (((id >> 6))::text = owner) AND (shard = 0) AND ((kind =
    CASE ((id >> 3) & (7)::bigint)
        WHEN 0 THEN 'CASH'::text
        WHEN 1 THEN 'BONUS'::text
        WHEN 2 THEN 'HELD'::text
        ELSE NULL::text
    END) IS TRUE))
    ELSE ((id >= '4503599627370496'::bigint) AND (shard = ((id >> 3) & (63)::bigint)))
END),
  constraint unit_is_in_the_id CHECK (((id & (7)::bigint) = ledger_unit_bits(unit))),
  constraint ledger_accounts_pkey PRIMARY KEY (id),
  constraint ledger_accounts_owner_kind_owner_kind_unit_shard_key UNIQUE (owner_kind, owner, kind, unit, shard)
);

create table ledger_balances (
  account_id bigint not null,
  floor bigint,
  balance bigint not null default 0,
  version bigint not null default 0,
  head bytea not null default '\x0000000000000000000000000000000000000000000000000000000000000000'::bytea,
  constraint never_below_its_floor CHECK (((floor IS NULL) OR (balance >= floor))),
  constraint ledger_balances_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  constraint ledger_balances_pkey PRIMARY KEY (account_id)
);

create table ledger_holds (
  id bigint not null,
  held_account bigint not null,
  amount bigint not null,
  purpose text not null,
  placed_at timestamp with time zone not null,
  state text not null default 'OPEN'::text,
  ended_by bigint,
  constraint ledger_holds_amount_check CHECK (((amount > 0) OR ((amount = 0) AND (purpose = 'seat'::text)))),
  constraint ledger_holds_check CHECK (((state = 'OPEN'::text) = (ended_by IS NULL))),
  constraint ledger_holds_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'CONSUMED'::text, 'RELEASED'::text]))),
  constraint ledger_holds_held_account_fkey FOREIGN KEY (held_account) REFERENCES ledger_accounts(id),
  constraint ledger_holds_pkey PRIMARY KEY (id)
);

create table ledger_keys (
  key text not null,
  kind text not null,
  fingerprint bytea not null,
  transfer_id bigint,
  answer text not null,
  balance bigint,
  at timestamp with time zone not null,
  constraint ledger_keys_pkey PRIMARY KEY (key)
);

create table ledger_legs (
  transfer_id bigint not null,
  at timestamp with time zone not null,
  amount bigint not null,
  debit_account bigint not null,
  debit_version bigint not null,
  debit_balance bigint not null,
  credit_account bigint not null,
  credit_version bigint not null,
  credit_balance bigint not null,
  kind text not null,
  debit_hash bytea,
  credit_hash bytea,
  constraint ledger_legs_amount_check CHECK ((amount > 0)),
  constraint one_unit CHECK (((debit_account & (7)::bigint) = (credit_account & (7)::bigint))),
  constraint two_accounts CHECK ((debit_account <> credit_account))
);

create table ledger_mode (
  only_row boolean not null default true,
  mode text not null,
  chosen_at timestamp with time zone not null default clock_timestamp(),
  constraint ledger_mode_mode_check CHECK ((mode = ANY (ARRAY['play'::text, 'real'::text]))),
  constraint ledger_mode_only_row_check CHECK (only_row),
  constraint ledger_mode_pkey PRIMARY KEY (only_row)
);

create table ledger_notes (
  transfer_id bigint not null,
  corrects bigint,
  actor text not null,
  reason text not null,
  constraint ledger_notes_actor_check CHECK ((actor ~ '\S'::text)),
  constraint ledger_notes_check CHECK ((corrects < transfer_id)),
  constraint ledger_notes_reason_check CHECK ((reason ~ '\S'::text)),
  constraint ledger_notes_pkey PRIMARY KEY (transfer_id)
);

create table ledger_sealed (
  account_id bigint not null,
  seal_id bigint not null,
  version bigint not null,
  balance bigint not null,
  head bytea not null,
  constraint ledger_sealed_seal_id_fkey FOREIGN KEY (seal_id) REFERENCES ledger_seals(id),
  constraint ledger_sealed_pkey PRIMARY KEY (account_id, seal_id)
);

create table ledger_seals (
  id bigint not null,
  at timestamp with time zone not null,
  previous bytea not null,
  root bytea not null,
  accounts integer not null,
  constraint ledger_seals_pkey PRIMARY KEY (id)
);

create table live_topics (
  topic text not null,
  seq bigint not null,
  constraint live_topics_pkey PRIMARY KEY (topic)
);

create table lobby_categories (
  category text not null,
  "position" integer not null,
  constraint lobby_categories_category_check CHECK ((category = ANY (ARRAY['ELOTT'::text, 'LOTT'::text, 'LIVE'::text, 'SPORTS'::text, 'FISH'::text, 'RNG'::text, 'PVP'::text, 'ESPORTS'::text]))),
  constraint lobby_categories_pkey PRIMARY KEY (category)
);

create table login_challenges (
  id text not null,
  member_id bigint not null,
  device text not null,
  address text not null,
  way text not null,
  remember boolean not null,
  by_password boolean not null,
  weak_password boolean not null,
  password_hash text,
  method text,
  tries integer not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint login_challenges_id_check CHECK ((id ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint login_challenges_method_check CHECK ((method = ANY (ARRAY['SMS'::text, 'MAIL'::text, 'BANK_NAME'::text, 'TOTP'::text]))),
  constraint login_challenges_tries_check CHECK (((tries >= 0) AND (tries <= 5))),
  constraint login_challenges_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint login_challenges_pkey PRIMARY KEY (id)
);

create table login_locks (
  name_hash bytea not null,
  until timestamp with time zone not null,
  constraint login_locks_name_hash_check CHECK ((octet_length(name_hash) = 32)),
  constraint login_locks_pkey PRIMARY KEY (name_hash)
);

create table maintenance_periods (
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint maintenance_periods_check CHECK ((ended_at >= began_at)),
  constraint maintenance_periods_pkey PRIMARY KEY (began_at)
);

create table member_lines (
  ancestor_id bigint not null,
  descendant_id bigint not null,
  depth integer not null,
  constraint member_lines_check CHECK (((depth >= 0) AND ((depth = 0) = (ancestor_id = descendant_id)))),
  constraint member_lines_ancestor_id_fkey FOREIGN KEY (ancestor_id) REFERENCES members(id),
  constraint member_lines_descendant_id_fkey FOREIGN KEY (descendant_id) REFERENCES members(id),
  constraint member_lines_pkey PRIMARY KEY (descendant_id, ancestor_id)
);

create table member_messages (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  code text not null,
  parameters jsonb not null,
  state text not null default 'UNREAD'::text,
  sent_at timestamp with time zone not null,
  event_id bigint not null,
  place integer not null,
  constraint member_messages_code_check CHECK ((code ~ '^[A-Z][A-Z0-9_]+$'::text)),
  constraint member_messages_kind_check CHECK ((kind = ANY (ARRAY['PAYMENT'::text, 'TRANSFER'::text, 'CONTRACT'::text, 'REWARD'::text, 'SECURITY'::text, 'SITE'::text]))),
  constraint member_messages_state_check CHECK ((state = ANY (ARRAY['UNREAD'::text, 'READ'::text, 'DELETED'::text]))),
  constraint member_messages_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_messages_pkey PRIMARY KEY (id),
  constraint member_messages_event_id_place_key UNIQUE (event_id, place)
);

create table member_notes (
  id bigint not null generated always as identity,
  member_id bigint not null,
  operator_id bigint not null,
  note text not null,
  noted_at timestamp with time zone not null,
  constraint member_notes_note_check CHECK (((note ~ '\S'::text) AND (char_length(note) <= 200))),
  constraint member_notes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_notes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint member_notes_pkey PRIMARY KEY (id)
);

create table member_standstills (
  member_id bigint not null,
  began_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  constraint member_standstills_check CHECK ((ended_at >= began_at)),
  constraint member_standstills_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint member_standstills_pkey PRIMARY KEY (member_id, began_at)
);

create table members (
  id bigint not null generated always as identity,
  username text not null,
  username_key text not null generated always as (lower(username)) stored,
  account_type integer not null,
  status text not null default 'ACTIVE'::text,
  statuses_before text[] not null default '{}'::text[],
  status_until timestamp with time zone,
  status_lapses boolean not null default false,
  nickname text not null,
  avatar_type text not null default 'STATIC'::text,
  avatar text,
  rank_level integer not null default 0,
  labels text[] not null default '{}'::text[],
  upline_id bigint,
  password_hash text,
  password_set_at timestamp with time zone,
  created_by text not null,
  created_at timestamp with time zone not null,
  first_login_at timestamp with time zone,
  last_login_at timestamp with time zone,
  last_login_address text,
  trial_ends_at timestamp with time zone,
  language text,
  hides_name boolean not null default false,
  last_login_browser text,
  closing_since timestamp with time zone,
  referral_code text not null default draw_referral_code(),
  constraint members_account_type_check CHECK ((account_type = ANY (ARRAY[0, 1, 2, 4, 41, 42]))),
  constraint members_avatar_type_check CHECK ((avatar_type = ANY (ARRAY['CUSTOM'::text, 'STATIC'::text]))),
  constraint members_check CHECK (((statuses_before = '{}'::text[]) = (status <> ALL (ARRAY['SUSPENDED'::text, 'CLOSING'::text])))),
  constraint members_check1 CHECK (((status_until IS NULL) OR (status = ANY (ARRAY['LOCKED'::text, 'EXCLUDED'::text])) OR (statuses_before && ARRAY['LOCKED'::text, 'EXCLUDED'::text]))),
  constraint members_check2 CHECK (((NOT status_lapses) OR (status_until IS NOT NULL))),
  constraint members_check3 CHECK (((status <> 'LOCKED'::text) OR status_lapses)),
  constraint members_check4 CHECK ((upline_id <> id)),
  constraint members_check5 CHECK (((password_hash IS NULL) = (password_set_at IS NULL))),
  constraint members_check6 CHECK (((account_type = 4) = (created_by = 'FREE_PLAY'::text))),
  constraint members_check7 CHECK (((account_type = 4) = (trial_ends_at IS NOT NULL))),
  constraint members_check8 CHECK (((account_type <> 4) OR (password_hash IS NULL))),
  constraint members_check9 CHECK (((closing_since IS NULL) OR (status = 'CLOSING'::text) OR (statuses_before && ARRAY['CLOSING'::text]))),
  constraint members_created_by_check CHECK ((created_by = ANY (ARRAY['SELF'::text, 'AGENT'::text, 'ADMIN'::text, 'FREE_PLAY'::text]))),
  constraint members_language_check CHECK ((language = ANY (ARRAY['BN'::text, 'EN'::text]))),
  constraint members_nickname_check CHECK (((char_length(nickname) >= 1) AND (char_length(nickname) <= 32))),
  constraint members_password_hash_check CHECK ((password_hash ~~ '$argon2id$v=19$%'::text)),
  constraint members_rank_level_check CHECK (((rank_level >= 0) AND (rank_level <= 10))),
  constraint members_referral_code_check CHECK ((referral_code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'::text)),
  constraint members_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'LOCKED'::text, 'SUSPENDED'::text, 'EXCLUDED'::text, 'CLOSING'::text, 'CLOSED'::text]))),
  constraint members_statuses_before_check CHECK ((statuses_before <@ ARRAY['ACTIVE'::text, 'LOCKED'::text, 'SUSPENDED'::text, 'EXCLUDED'::text, 'CLOSING'::text])),
  constraint members_username_check CHECK ((username ~ '^[A-Za-z0-9]{3,32}$'::text)),
  constraint members_upline_id_fkey FOREIGN KEY (upline_id) REFERENCES members(id),
  constraint members_pkey PRIMARY KEY (id),
  constraint members_referral_code_key UNIQUE (referral_code),
  constraint members_username_key_key UNIQUE (username_key)
);

create table money_cases (
  id bigint not null generated always as identity,
  kind text not null,
  member_id bigint,
  vendor text,
  detail jsonb not null,
  opened_at timestamp with time zone not null default clock_timestamp(),
  closed_at timestamp with time zone,
  constraint money_cases_kind_check CHECK ((kind = ANY (ARRAY['MISMATCH'::text, 'WIN_REFUSED'::text, 'WIN_ABOVE_MAXIMUM'::text, 'RECEIVABLE'::text, 'LEDGER_DIFFERS'::text, 'PAYMENT'::text, 'VENDOR_PAUSED'::text, 'OUTCOMES_DISAGREE'::text, 'ROUND_OPEN'::text]))),
  constraint money_cases_pkey PRIMARY KEY (id)
);

create table office_audit (
  id bigint not null,
  at timestamp with time zone not null,
  operator_id bigint,
  address text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  allowed boolean not null,
  hash bytea not null,
  constraint office_audit_action_check CHECK ((action ~ '^[a-zA-Z]+\.[a-zA-Z-]+$'::text)),
  constraint office_audit_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint office_audit_pkey PRIMARY KEY (id)
);

create table office_roles (
  name text not null,
  permissions text[] not null,
  shipped boolean not null default false,
  constraint office_roles_name_check CHECK ((name ~ '^[a-z][a-z0-9-]{1,31}$'::text)),
  constraint office_roles_pkey PRIMARY KEY (name)
);

create table office_sessions (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  operator_id bigint not null,
  address text not null,
  browser text not null,
  created_at timestamp with time zone not null,
  last_act_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint office_sessions_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint office_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint office_sessions_pkey PRIMARY KEY (id),
  constraint office_sessions_token_hash_key UNIQUE (token_hash)
);

create table office_tickets (
  id text not null,
  operator_id bigint not null,
  tries integer not null default 0,
  expires_at timestamp with time zone not null,
  constraint office_tickets_id_check CHECK ((id ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint office_tickets_tries_check CHECK (((tries >= 0) AND (tries <= 5))),
  constraint office_tickets_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint office_tickets_pkey PRIMARY KEY (id)
);

create table open_rounds_mark (
  only_row boolean not null default true,
  placed_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint open_rounds_mark_only_row_check CHECK (only_row),
  constraint open_rounds_mark_pkey PRIMARY KEY (only_row)
);

create table operator_roles (
  operator_id bigint not null,
  role text not null,
  constraint operator_roles_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint operator_roles_role_fkey FOREIGN KEY (role) REFERENCES office_roles(name),
  constraint operator_roles_pkey PRIMARY KEY (operator_id, role)
);

create table operators (
  id bigint not null generated always as identity,
  username text not null,
  username_key text not null generated always as (lower(username)) stored,
  password_hash text not null,
  name text not null default ''::text,
  password_due boolean not null default true,
  locked_totp bytea,
  totp_on boolean not null default false,
  totp_step bigint not null default 0,
  failures integer not null default 0,
  locked_until timestamp with time zone,
  active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  last_sign_in_at timestamp with time zone,
  constraint operators_check CHECK (((NOT totp_on) OR (locked_totp IS NOT NULL))),
  constraint operators_failures_check CHECK ((failures >= 0)),
  constraint operators_password_hash_check CHECK ((password_hash ~~ '$argon2id$v=19$%'::text)),
  constraint operators_username_check CHECK ((username ~ '^[A-Za-z0-9]{3,32}$'::text)),
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_username_key_key UNIQUE (username_key)
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

create table password_resets (
  token_hash bytea not null,
  member_id bigint not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_resets_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint password_resets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint password_resets_pkey PRIMARY KEY (token_hash)
);

create table pay_accounts (
  id bigint not null generated always as identity,
  member_id bigint not null,
  kind text not null,
  institution text not null,
  branch text,
  name text not null,
  number text not null,
  number_key text not null,
  added_at timestamp with time zone not null,
  usable_from timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint pay_accounts_check CHECK ((usable_from >= added_at)),
  constraint pay_accounts_institution_kind_fkey FOREIGN KEY (institution, kind) REFERENCES pay_institutions(code, kind),
  constraint pay_accounts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint pay_accounts_number_key_fkey FOREIGN KEY (number_key) REFERENCES pay_numbers(number_key),
  constraint pay_accounts_pkey PRIMARY KEY (id)
);

create table pay_institutions (
  code text not null,
  kind text not null,
  name_bn text not null,
  name_en text not null,
  number_pattern text not null,
  "position" integer not null,
  is_on boolean not null default true,
  constraint pay_institutions_code_check CHECK ((code ~ '^[a-z0-9-]{2,32}$'::text)),
  constraint pay_institutions_kind_check CHECK ((kind = ANY (ARRAY['EWALLET'::text, 'BANK'::text, 'DIGITAL_DOLLAR'::text]))),
  constraint pay_institutions_pkey PRIMARY KEY (code),
  constraint pay_institutions_code_kind_key UNIQUE (code, kind)
);

create table pay_numbers (
  number_key text not null,
  member_id bigint not null,
  constraint pay_numbers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint pay_numbers_pkey PRIMARY KEY (number_key)
);

create table payment_nonces (
  provider text not null,
  nonce text not null,
  used_at timestamp with time zone not null,
  constraint payment_nonces_pkey PRIMARY KEY (provider, nonce)
);

create table payment_passwords (
  member_id bigint not null,
  password_hash text not null,
  set_at timestamp with time zone not null,
  wrong_tries integer not null default 0,
  blocked_until timestamp with time zone,
  constraint payment_passwords_password_hash_check CHECK ((password_hash ~~ '$argon2id$v=19$%'::text)),
  constraint payment_passwords_wrong_tries_check CHECK ((wrong_tries >= 0)),
  constraint payment_passwords_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint payment_passwords_pkey PRIMARY KEY (member_id)
);

create table play_sessions (
  id text not null,
  vendor text not null,
  game text not null,
  member_id bigint not null,
  login_session bigint not null,
  unit text not null,
  opened_at timestamp with time zone not null,
  purse bigint,
  constraint play_sessions_check CHECK (((purse IS NULL) OR (unit = 'TRIAL'::text))),
  constraint play_sessions_unit_check CHECK ((unit = ANY (ARRAY['TRIAL'::text, 'BDT'::text, 'PLAY'::text]))),
  constraint play_sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint play_sessions_pkey PRIMARY KEY (id)
);

create table players (
  vendor text not null,
  handle text not null,
  member_id bigint not null,
  constraint players_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint players_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendors(code),
  constraint players_pkey PRIMARY KEY (vendor, handle),
  constraint players_vendor_member_id_key UNIQUE (vendor, member_id)
);

create table profiles (
  member_id bigint not null,
  payee_name text,
  full_name text,
  qq_num text,
  whatsapp text,
  facebook text,
  telegram text,
  line text,
  wechat text,
  zalo text,
  id_number text,
  id_verified_at timestamp with time zone,
  birthday date,
  address text,
  permanent_address text,
  current_address text,
  nationality text,
  place_of_birth text,
  occupation text,
  source_of_income text,
  constraint profiles_check CHECK (((id_verified_at IS NULL) OR (id_number IS NOT NULL))),
  constraint profiles_id_number_check CHECK ((id_number ~ '^[0-9]{10,17}$'::text)),
  constraint profiles_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint profiles_pkey PRIMARY KEY (member_id)
);

create table provider_payments (
  provider text not null,
  payment text not null,
  fingerprint bytea not null,
  order_reference text not null,
  deposit_id bigint,
  currency text not null,
  amount bigint not null,
  told_at timestamp with time zone not null default clock_timestamp(),
  outcome text,
  suspended bigint,
  resolved_at timestamp with time zone,
  constraint provider_payments_amount_check CHECK ((amount > 0)),
  constraint provider_payments_check CHECK (((suspended IS NULL) OR (outcome = 'SUSPENSE'::text))),
  constraint provider_payments_fingerprint_check CHECK ((octet_length(fingerprint) = 32)),
  constraint provider_payments_outcome_check CHECK ((outcome = ANY (ARRAY['CREDITED'::text, 'SUSPENSE'::text, 'NOTED'::text]))),
  constraint provider_payments_suspended_check CHECK ((suspended > 0)),
  constraint provider_payments_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  constraint provider_payments_pkey PRIMARY KEY (provider, payment)
);

create table recent_games (
  member_id bigint not null,
  vendor text not null,
  game text not null,
  opened_at timestamp with time zone not null default clock_timestamp(),
  constraint recent_games_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint recent_games_vendor_game_fkey FOREIGN KEY (vendor, game) REFERENCES games(vendor, code),
  constraint recent_games_pkey PRIMARY KEY (member_id, vendor, game)
);

create table recent_wins (
  bet_id bigint not null,
  version integer not null,
  member_id bigint not null,
  vendor text not null,
  game text not null,
  payout bigint not null,
  settled_at timestamp with time zone not null,
  constraint recent_wins_check CHECK (((payout > 0) OR (version > 1))),
  constraint recent_wins_payout_check CHECK ((payout >= 0)),
  constraint recent_wins_version_check CHECK ((version > 0)),
  constraint recent_wins_pkey PRIMARY KEY (bet_id)
);

create table record_marks (
  account_id bigint not null,
  mark integer not null,
  number bigint not null,
  cash_version bigint not null,
  bonus_version bigint not null,
  at timestamp with time zone not null,
  balance bigint not null,
  came_in bigint not null,
  bets bigint not null,
  bets_out bigint not null,
  payouts bigint not null,
  payouts_in bigint not null,
  refunds bigint not null,
  refunds_in bigint not null,
  constraint record_marks_check CHECK (((number = (mark * (128)::bigint)) AND (number = (cash_version + bonus_version)))),
  constraint record_marks_mark_check CHECK ((mark > 0)),
  constraint record_marks_pkey PRIMARY KEY (account_id, mark)
);

create table record_singles (
  account_id bigint not null,
  number bigint not null,
  transfer_id bigint not null,
  at timestamp with time zone not null,
  kind text not null,
  amount bigint not null,
  balance bigint not null,
  constraint record_singles_pkey PRIMARY KEY (account_id, number)
);

create table recovery_codes (
  member_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  constraint recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint recovery_codes_pkey PRIMARY KEY (member_id, code_hash)
);

create table registered_networks (
  member_id bigint not null,
  network text not null,
  until timestamp with time zone not null,
  constraint registered_networks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint registered_networks_pkey PRIMARY KEY (member_id, network)
);

create table registrations (
  id bigint not null generated always as identity,
  member_id bigint,
  at timestamp with time zone not null,
  method text not null,
  form text not null,
  url text,
  device text not null,
  address text not null,
  terms_version text not null,
  age_stated integer not null,
  affiliate_code text,
  referrer_id bigint,
  recommender text,
  constraint registrations_age_stated_check CHECK ((age_stated >= 18)),
  constraint registrations_form_check CHECK ((form = ANY (ARRAY['register'::text, 'registerMobile'::text]))),
  constraint registrations_method_check CHECK ((method = 'WEB'::text)),
  constraint registrations_affiliate_code_fkey FOREIGN KEY (affiliate_code) REFERENCES affiliate_codes(code),
  constraint registrations_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint registrations_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES members(id),
  constraint registrations_pkey PRIMARY KEY (id),
  constraint registrations_member_id_key UNIQUE (member_id)
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

create table safe_asked (
  member_id bigint not null,
  answered_at timestamp with time zone not null,
  constraint safe_asked_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint safe_asked_pkey PRIMARY KEY (member_id)
);

create table safe_counted (
  member_id bigint not null,
  last_bet_at timestamp with time zone,
  timed_until timestamp with time zone,
  constraint safe_counted_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint safe_counted_pkey PRIMARY KEY (member_id)
);

create table safe_days (
  member_id bigint not null,
  day date not null,
  stakes bigint not null default 0,
  returns bigint not null default 0,
  deposits bigint not null default 0,
  seconds bigint not null default 0,
  constraint safe_days_pkey PRIMARY KEY (member_id, day)
);

create table safe_documents (
  member_id bigint not null,
  kind text not null,
  file_id text not null,
  "position" integer not null,
  sent_at timestamp with time zone not null,
  constraint safe_documents_kind_check CHECK ((kind = ANY (ARRAY['ID_CARD'::text, 'PASSPORT'::text, 'DRIVING_LICENCE'::text, 'PROOF_OF_ADDRESS'::text]))),
  constraint safe_documents_position_check CHECK ((("position" >= 1) AND ("position" <= 3))),
  constraint safe_documents_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint safe_documents_member_id_fkey FOREIGN KEY (member_id) REFERENCES safe_identities(member_id),
  constraint safe_documents_pkey PRIMARY KEY (member_id, kind, sent_at, "position")
);

create table safe_identities (
  member_id bigint not null,
  state text not null,
  waiting_since timestamp with time zone not null,
  reason text,
  constraint safe_identities_check CHECK (((state = 'REJECTED'::text) = (reason IS NOT NULL))),
  constraint safe_identities_reason_check CHECK ((reason ~ '\S'::text)),
  constraint safe_identities_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'REJECTED'::text]))),
  constraint safe_identities_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint safe_identities_pkey PRIMARY KEY (member_id)
);

create table safe_identity_decisions (
  id bigint not null generated always as identity,
  member_id bigint not null,
  decision text not null,
  reason text,
  operator_id bigint not null,
  operator_name text not null,
  decided_at timestamp with time zone not null,
  constraint safe_identity_decisions_decision_check CHECK ((decision = ANY (ARRAY['APPROVED'::text, 'REJECTED'::text]))),
  constraint safe_identity_decisions_member_id_fkey FOREIGN KEY (member_id) REFERENCES safe_identities(member_id),
  constraint safe_identity_decisions_pkey PRIMARY KEY (id)
);

create table safe_limit_changes (
  member_id bigint not null,
  kind text not null,
  period text not null,
  amount bigint,
  asked_at timestamp with time zone not null,
  from_at timestamp with time zone not null,
  constraint safe_limit_changes_amount_check CHECK ((amount >= 0)),
  constraint safe_limit_changes_check CHECK ((from_at >= (asked_at + '24:00:00'::interval))),
  constraint safe_limit_changes_kind_check CHECK ((kind = ANY (ARRAY['DEPOSIT'::text, 'STAKE'::text, 'LOSS'::text, 'TIME'::text]))),
  constraint safe_limit_changes_period_check CHECK ((period = ANY (ARRAY['DAY'::text, 'WEEK'::text, 'MONTH'::text]))),
  constraint safe_limit_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint safe_limit_changes_pkey PRIMARY KEY (member_id, kind, period)
);

create table safe_limits (
  member_id bigint not null,
  kind text not null,
  period text not null,
  amount bigint not null,
  set_at timestamp with time zone not null,
  set_by text not null,
  operator_id bigint,
  operator_name text,
  constraint operator_is_named CHECK ((((set_by = 'OPERATOR'::text) = (operator_id IS NOT NULL)) AND ((operator_id IS NULL) = (operator_name IS NULL)))),
  constraint safe_limits_amount_check CHECK ((amount >= 0)),
  constraint safe_limits_kind_check CHECK ((kind = ANY (ARRAY['DEPOSIT'::text, 'STAKE'::text, 'LOSS'::text, 'TIME'::text]))),
  constraint safe_limits_period_check CHECK ((period = ANY (ARRAY['DAY'::text, 'WEEK'::text, 'MONTH'::text]))),
  constraint safe_limits_set_by_check CHECK ((set_by = ANY (ARRAY['MEMBER'::text, 'OPERATOR'::text]))),
  constraint safe_limits_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint safe_limits_pkey PRIMARY KEY (member_id, kind, period, set_by)
);

create table safe_sittings (
  member_id bigint not null,
  first_bet bigint,
  began_at timestamp with time zone,
  last_bet_at timestamp with time zone,
  seconds bigint not null default 0,
  answered_seconds bigint not null default 0,
  chosen_minutes integer,
  ripe_at timestamp with time zone,
  due_at timestamp with time zone,
  constraint safe_sittings_check CHECK (((due_at IS NULL) OR (ripe_at IS NOT NULL))),
  constraint safe_sittings_chosen_minutes_check CHECK ((chosen_minutes = ANY (ARRAY[15, 30, 45, 60]))),
  constraint safe_sittings_pkey PRIMARY KEY (member_id)
);

create table safe_statement_days (
  member_id bigint not null,
  day date not null,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  stakes bigint not null default 0,
  payouts bigint not null default 0,
  bonuses bigint not null default 0,
  constraint safe_statement_days_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint safe_statement_days_pkey PRIMARY KEY (member_id, day)
);

create table safe_statements (
  member_id bigint not null,
  cash_version bigint not null default 0,
  bonus_version bigint not null default 0,
  held_version bigint not null default 0,
  constraint safe_statements_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint safe_statements_pkey PRIMARY KEY (member_id)
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

create table seat_buy_ins (
  id bigint not null,
  seat_id bigint not null,
  member_id bigint not null,
  unit text not null,
  amount bigint not null,
  given_back bigint not null default 0,
  at timestamp with time zone not null,
  constraint seat_buy_ins_amount_check CHECK ((amount > 0)),
  constraint seat_buy_ins_check CHECK (((given_back >= 0) AND (given_back <= amount))),
  constraint seat_buy_ins_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES seats(id),
  constraint seat_buy_ins_pkey PRIMARY KEY (id)
);

create table seats (
  id bigint not null,
  vendor text not null,
  member_id bigint not null,
  name text not null,
  game text not null,
  unit text not null,
  opened_at timestamp with time zone not null,
  left_at timestamp with time zone,
  left_by bigint,
  left_with bigint,
  constraint seats_check CHECK ((((left_at IS NULL) = (left_by IS NULL)) AND ((left_at IS NULL) = (left_with IS NULL)))),
  constraint seats_left_with_check CHECK ((left_with >= 0)),
  constraint seats_unit_check CHECK ((unit = ANY (ARRAY['PLAY'::text, 'BDT'::text, 'TRIAL'::text]))),
  constraint seats_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint seats_pkey PRIMARY KEY (id),
  constraint seats_left_by_key UNIQUE (left_by),
  constraint seats_vendor_member_id_name_key UNIQUE (vendor, member_id, name)
);

create table sendings (
  id bigint not null generated always as identity,
  key_hash bytea not null,
  at timestamp with time zone not null,
  constraint sendings_key_hash_check CHECK ((octet_length(key_hash) = 32)),
  constraint sendings_pkey PRIMARY KEY (id)
);

create table sessions (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  member_id bigint not null,
  device text not null,
  address text not null,
  created_at timestamp with time zone not null,
  last_act_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  browser text not null default ''::text,
  password_due boolean not null default false,
  constraint sessions_check CHECK ((last_act_at >= created_at)),
  constraint sessions_check1 CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint sessions_end_reason_check CHECK ((end_reason = ANY (ARRAY['LOGOUT'::text, 'REPLACED'::text, 'EXPIRED'::text, 'EXCLUDED'::text, 'SUSPENDED'::text, 'CLOSED'::text]))),
  constraint sessions_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash)
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

create table spent_proofs (
  proof_hash bytea not null,
  at timestamp with time zone not null,
  constraint spent_proofs_proof_hash_check CHECK ((octet_length(proof_hash) = 32)),
  constraint spent_proofs_pkey PRIMARY KEY (proof_hash)
);

create table sql_files (
  name text not null,
  kind text not null,
  checksum text not null,
  ran_at timestamp with time zone not null default now(),
  constraint sql_files_pkey PRIMARY KEY (name)
);

create table studio_chains (
  id bigint not null generated always as identity,
  game text not null,
  secret bytea not null,
  length integer not null,
  end_hash text not null,
  salt_event text not null,
  salt text,
  next_place integer not null default 0,
  published_at timestamp with time zone not null,
  constraint studio_chains_check CHECK (((next_place >= 0) AND (next_place <= length))),
  constraint studio_chains_end_hash_check CHECK ((end_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint studio_chains_length_check CHECK ((length > 0)),
  constraint studio_chains_salt_check CHECK ((salt ~ '^[A-Za-z0-9._-]{1,128}$'::text)),
  constraint studio_chains_secret_check CHECK ((octet_length(secret) = 32)),
  constraint studio_chains_pkey PRIMARY KEY (id),
  constraint studio_chains_end_hash_key UNIQUE (end_hash)
);

create table studio_crash_bets (
  id text not null,
  bet_transaction text not null generated always as ((id || ':bet'::text)) stored,
  win_transaction text not null generated always as ((id || ':win'::text)) stored,
  close_transaction text not null generated always as ((id || ':close'::text)) stored,
  rollback_transaction text not null generated always as ((id || ':rollback'::text)) stored,
  round_number bigint not null,
  player text not null,
  display_name text not null,
  wallet_session text not null,
  currency text not null,
  request_id text not null,
  place integer not null,
  stake bigint not null,
  auto integer,
  largest_win bigint not null,
  last integer not null,
  state text not null default 'BETTING'::text,
  asked_at timestamp with time zone,
  arrived_at timestamp with time zone,
  cash_out integer,
  paid_at integer,
  payout bigint,
  refusal text,
  balance_before bigint,
  balance_after bigint,
  opened_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  ended_at timestamp with time zone,
  touched_at timestamp with time zone not null,
  constraint studio_crash_bets_arrival_check CHECK (((cash_out IS NULL) OR (arrived_at IS NOT NULL))),
  constraint studio_crash_bets_auto_check CHECK ((auto > 100)),
  constraint studio_crash_bets_cash_out_check CHECK ((cash_out > 100)),
  constraint studio_crash_bets_check1 CHECK (((cash_out IS NULL) OR (NOT (paid_at IS DISTINCT FROM cash_out)))),
  constraint studio_crash_bets_check2 CHECK ((((payout IS NOT NULL) = (state = ANY (ARRAY['DECIDED'::text, 'DONE'::text]))) OR (state = 'REFUSED'::text))),
  constraint studio_crash_bets_check3 CHECK (((state = ANY (ARRAY['DONE'::text, 'REFUSED'::text])) = (ended_at IS NOT NULL))),
  constraint studio_crash_bets_check4 CHECK (((state = 'REFUSED'::text) = (refusal IS NOT NULL))),
  constraint studio_crash_bets_currency_check CHECK ((currency = ANY (ARRAY['BDT'::text, 'PLAY'::text, 'TRIAL'::text]))),
  constraint studio_crash_bets_id_check CHECK (((id !~ '[^A-Za-z0-9_.:-]'::text) AND ((octet_length(id) >= 1) AND (octet_length(id) <= 56)))),
  constraint studio_crash_bets_largest_win_check CHECK ((largest_win > 0)),
  constraint studio_crash_bets_last_check CHECK ((last > 100)),
  constraint studio_crash_bets_paid_at_check CHECK ((paid_at > 100)),
  constraint studio_crash_bets_payout_check CHECK ((payout >= 0)),
  constraint studio_crash_bets_place_check CHECK ((place = ANY (ARRAY[1, 2]))),
  constraint studio_crash_bets_stake_check CHECK ((stake > 0)),
  constraint studio_crash_bets_state_check CHECK ((state = ANY (ARRAY['BETTING'::text, 'OPEN'::text, 'DECIDED'::text, 'DONE'::text, 'VOID'::text, 'REFUSED'::text]))),
  constraint studio_crash_bets_round_number_fkey FOREIGN KEY (round_number) REFERENCES studio_crash_rounds(number),
  constraint studio_crash_bets_pkey PRIMARY KEY (id),
  constraint studio_crash_bets_player_request_id_key UNIQUE (player, request_id)
);

create table studio_crash_rounds (
  number bigint not null generated always as identity,
  chain_id bigint not null,
  place integer not null,
  round text not null generated always as (((chain_id || '-'::text) || place)) stored,
  salt text not null,
  version text not null,
  table_hash text not null,
  seed bytea not null,
  seed_hash text not null generated always as (encode(sha256(seed), 'hex'::text)) stored,
  burst integer not null,
  state text not null default 'BETTING'::text,
  opened_at timestamp with time zone not null,
  flies_at timestamp with time zone not null,
  bursts_at timestamp with time zone not null,
  over_at timestamp with time zone,
  counted boolean not null default false,
  constraint studio_crash_rounds_burst_check CHECK ((burst >= 100)),
  constraint studio_crash_rounds_check CHECK ((flies_at > opened_at)),
  constraint studio_crash_rounds_check1 CHECK ((bursts_at >= flies_at)),
  constraint studio_crash_rounds_check2 CHECK ((over_at >= bursts_at)),
  constraint studio_crash_rounds_check3 CHECK (((state = 'OVER'::text) = (over_at IS NOT NULL))),
  constraint studio_crash_rounds_place_check CHECK ((place >= 0)),
  constraint studio_crash_rounds_seed_check CHECK ((octet_length(seed) = 32)),
  constraint studio_crash_rounds_state_check CHECK ((state = ANY (ARRAY['BETTING'::text, 'FLYING'::text, 'OVER'::text]))),
  constraint studio_crash_rounds_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES studio_chains(id),
  constraint studio_crash_rounds_pkey PRIMARY KEY (number),
  constraint studio_crash_rounds_chain_id_place_key UNIQUE (chain_id, place),
  constraint studio_crash_rounds_round_key UNIQUE (round)
);

create table studio_dealt (
  id text not null,
  player text not null,
  game text not null,
  currency text not null,
  wallet_session text not null,
  request_id text not null,
  version text not null,
  table_hash text not null,
  seed_id bigint not null,
  client_seed text not null,
  nonce integer not null,
  choices jsonb not null,
  outcome jsonb not null,
  stake bigint not null,
  payout bigint not null,
  opened_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  constraint studio_dealt_currency_check CHECK ((currency = ANY (ARRAY['BDT'::text, 'PLAY'::text, 'TRIAL'::text]))),
  constraint studio_dealt_nonce_check CHECK ((nonce >= 0)),
  constraint studio_dealt_payout_check CHECK ((payout >= 0)),
  constraint studio_dealt_stake_check CHECK ((stake > 0)),
  constraint studio_dealt_pkey PRIMARY KEY (player, game, currency),
  constraint studio_dealt_id_key UNIQUE (id)
);

create table studio_frequencies (
  game text not null,
  version text not null,
  drawn_group integer not null,
  place integer not null,
  rounds bigint not null,
  constraint studio_frequencies_place_check CHECK ((place >= 0)),
  constraint studio_frequencies_rounds_check CHECK ((rounds > 0)),
  constraint studio_frequencies_pkey PRIMARY KEY (game, version, drawn_group, place)
);

create table studio_nonces (
  nonce text not null,
  used_at timestamp with time zone not null,
  constraint studio_nonces_pkey PRIMARY KEY (nonce)
);

create table studio_rounds (
  id text not null,
  bet_transaction text not null generated always as ((id || ':bet'::text)) stored,
  win_transaction text not null generated always as ((id || ':win'::text)) stored,
  close_transaction text not null generated always as ((id || ':close'::text)) stored,
  player text not null,
  wallet_session text not null,
  currency text not null,
  request_id text not null,
  game text not null,
  version text not null,
  table_hash text not null,
  seed_id bigint not null,
  client_seed text not null,
  choices jsonb not null,
  stake bigint not null,
  state text not null default 'BETTING'::text,
  nonce integer,
  outcome jsonb,
  payout bigint,
  refusal text,
  balance_before bigint,
  balance_after bigint,
  opened_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  ended_at timestamp with time zone,
  touched_at timestamp with time zone not null,
  shown jsonb,
  is_open boolean not null generated always as ((state = ANY (ARRAY['BETTING'::text, 'PLAYING'::text, 'DECIDED'::text]))) stored,
  is_unfinished boolean not null generated always as ((state = ANY (ARRAY['BETTING'::text, 'DECIDED'::text]))) stored,
  constraint studio_rounds_betting_has_none CHECK (((state <> 'BETTING'::text) OR (nonce IS NULL))),
  constraint studio_rounds_check1 CHECK (((payout IS NULL) = (outcome IS NULL))),
  constraint studio_rounds_check2 CHECK (((decided_at IS NULL) = (outcome IS NULL))),
  constraint studio_rounds_check3 CHECK (((state <> 'BETTING'::text) OR (outcome IS NULL))),
  constraint studio_rounds_check5 CHECK (((state = ANY (ARRAY['DONE'::text, 'REFUSED'::text])) = (ended_at IS NOT NULL))),
  constraint studio_rounds_check6 CHECK (((state = 'REFUSED'::text) = (refusal IS NOT NULL))),
  constraint studio_rounds_currency_check CHECK ((currency = ANY (ARRAY['BDT'::text, 'PLAY'::text, 'TRIAL'::text]))),
  constraint studio_rounds_decided_has_nonce CHECK (((outcome IS NULL) OR (nonce IS NOT NULL))),
  constraint studio_rounds_decided_has_outcome CHECK (((state <> ALL (ARRAY['DECIDED'::text, 'DONE'::text])) OR (outcome IS NOT NULL))),
  constraint studio_rounds_id_check CHECK (((id !~ '[^A-Za-z0-9_.:-]'::text) AND ((octet_length(id) >= 1) AND (octet_length(id) <= 56)))),
  constraint studio_rounds_nonce_check CHECK ((nonce >= 0)),
  constraint studio_rounds_payout_check CHECK ((payout >= 0)),
  constraint studio_rounds_playing CHECK (((state <> 'PLAYING'::text) OR ((nonce IS NOT NULL) AND (outcome IS NULL) AND (shown IS NOT NULL)))),
  constraint studio_rounds_stake_check CHECK ((stake > 0)),
  constraint studio_rounds_state_check CHECK ((state = ANY (ARRAY['BETTING'::text, 'PLAYING'::text, 'DECIDED'::text, 'DONE'::text, 'REFUSED'::text]))),
  constraint studio_rounds_pkey PRIMARY KEY (id),
  constraint studio_rounds_player_request_id_key UNIQUE (player, request_id),
  constraint studio_rounds_seed_id_nonce_key UNIQUE (seed_id, nonce)
);

create table studio_seeds (
  id bigint not null generated always as identity,
  player text not null,
  family text not null,
  server_seed bytea not null,
  server_seed_hash text not null generated always as (encode(sha256(server_seed), 'hex'::text)) stored,
  client_seed text not null,
  next_nonce integer not null default 0,
  made_at timestamp with time zone not null,
  rotated_at timestamp with time zone,
  played boolean not null generated always as ((next_nonce > 0)) stored,
  counted boolean not null default false,
  constraint studio_seeds_check CHECK ((rotated_at >= made_at)),
  constraint studio_seeds_client_seed_check CHECK (((client_seed !~ '[^A-Za-z0-9_-]'::text) AND ((octet_length(client_seed) >= 1) AND (octet_length(client_seed) <= 64)))),
  constraint studio_seeds_next_nonce_check CHECK ((next_nonce >= 0)),
  constraint studio_seeds_server_seed_check CHECK ((octet_length(server_seed) = 32)),
  constraint studio_seeds_pkey PRIMARY KEY (id),
  constraint studio_seeds_server_seed_hash_key UNIQUE (server_seed_hash)
);

create table studio_sessions (
  token_hash bytea not null,
  wallet_session text not null,
  player text not null,
  display_name text not null,
  currency text not null,
  language text not null,
  mode text not null,
  game text not null,
  minimum bigint not null,
  maximum bigint not null,
  largest_win bigint not null,
  opened_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint studio_sessions_check CHECK ((maximum >= minimum)),
  constraint studio_sessions_currency_check CHECK ((currency = ANY (ARRAY['BDT'::text, 'PLAY'::text, 'TRIAL'::text]))),
  constraint studio_sessions_language_check CHECK ((language = ANY (ARRAY['bn'::text, 'en'::text]))),
  constraint studio_sessions_largest_win_check CHECK ((largest_win > 0)),
  constraint studio_sessions_minimum_check CHECK ((minimum > 0)),
  constraint studio_sessions_mode_check CHECK ((mode = ANY (ARRAY['real'::text, 'bonus'::text, 'demo'::text]))),
  constraint studio_sessions_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint studio_sessions_pkey PRIMARY KEY (token_hash)
);

create unlogged table throttle_counts (
  key text not null,
  minute integer not null,
  count integer not null,
  constraint throttle_counts_pkey PRIMARY KEY (key, minute)
);

create table totps (
  member_id bigint not null,
  locked_secret bytea not null,
  state text not null,
  setup_at timestamp with time zone not null,
  last_step bigint,
  constraint totps_state_check CHECK ((state = ANY (ARRAY['SETUP'::text, 'ON'::text]))),
  constraint totps_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint totps_pkey PRIMARY KEY (member_id)
);

create table tree_transfers (
  id bigint not null,
  way text not null,
  sender_id bigint not null,
  receiver_id bigint not null,
  amount bigint not null,
  remark text not null,
  made_at timestamp with time zone not null,
  constraint tree_transfers_amount_check CHECK ((amount > 0)),
  constraint tree_transfers_check CHECK ((sender_id <> receiver_id)),
  constraint tree_transfers_remark_check CHECK ((length(remark) <= 50)),
  constraint tree_transfers_way_check CHECK ((way = ANY (ARRAY['UP'::text, 'DOWN'::text]))),
  constraint tree_transfers_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES members(id),
  constraint tree_transfers_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES members(id),
  constraint tree_transfers_pkey PRIMARY KEY (id)
);

create table trial_purses (
  id bigint not null generated always as identity,
  member_id bigint not null,
  vendor text not null,
  game text not null,
  constraint trial_purses_id_check CHECK ((id >= '1099511627776'::bigint)),
  constraint trial_purses_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint trial_purses_pkey PRIMARY KEY (id),
  constraint trial_purses_member_id_vendor_game_key UNIQUE (member_id, vendor, game)
);

create table trial_stakes (
  id bigint not null,
  purse bigint not null,
  constraint trial_stakes_pkey PRIMARY KEY (id)
);

create table trials (
  member_id bigint not null,
  random_hash bytea not null,
  device text not null,
  address text not null,
  started_at timestamp with time zone not null,
  constraint trials_random_hash_check CHECK ((octet_length(random_hash) = 32)),
  constraint trials_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint trials_pkey PRIMARY KEY (member_id),
  constraint trials_random_hash_key UNIQUE (random_hash)
);

create table vendor_calls (
  at timestamp with time zone not null,
  vendor text not null,
  way text not null,
  verb text not null,
  code text not null,
  took_ms integer not null,
  request text not null,
  answer text not null,
  names text[] not null,
  constraint vendor_calls_way_check CHECK ((way = ANY (ARRAY['IN'::text, 'OUT'::text])))
);

create table vendor_categories (
  category text not null,
  vendor text not null,
  "position" integer not null,
  constraint vendor_categories_category_fkey FOREIGN KEY (category) REFERENCES lobby_categories(category),
  constraint vendor_categories_vendor_fkey FOREIGN KEY (vendor) REFERENCES vendors(code),
  constraint vendor_categories_pkey PRIMARY KEY (category, vendor)
);

create unlogged table vendor_nonces (
  vendor text not null,
  nonce text not null,
  used_at timestamp with time zone not null,
  constraint vendor_nonces_pkey PRIMARY KEY (vendor, nonce)
);

create unlogged table vendor_pulse (
  vendor text not null,
  slot timestamp with time zone not null,
  calls integer not null,
  wrong integer not null,
  constraint vendor_pulse_pkey PRIMARY KEY (vendor, slot)
);

create table vendor_transfers (
  reference text not null,
  member_id bigint not null,
  vendor text not null,
  way text not null,
  amount bigint not null,
  state text not null default 'HELD'::text,
  request_id text not null,
  transfer_id bigint,
  made_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  decided_by text,
  reason text,
  constraint vendor_transfers_amount_check CHECK ((amount > 0)),
  constraint vendor_transfers_check CHECK (((transfer_id IS NOT NULL) OR ((way = 'OUT'::text) AND (state <> 'DONE'::text)))),
  constraint vendor_transfers_check1 CHECK (((state = ANY (ARRAY['DONE'::text, 'FAILED'::text])) = (ended_at IS NOT NULL))),
  constraint vendor_transfers_check2 CHECK (((decided_by IS NULL) = (reason IS NULL))),
  constraint vendor_transfers_state_check CHECK ((state = ANY (ARRAY['HELD'::text, 'DONE'::text, 'FAILED'::text, 'UNKNOWN'::text]))),
  constraint vendor_transfers_way_check CHECK ((way = ANY (ARRAY['IN'::text, 'OUT'::text]))),
  constraint vendor_transfers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint vendor_transfers_pkey PRIMARY KEY (reference),
  constraint vendor_transfers_member_id_request_id_vendor_key UNIQUE (member_id, request_id, vendor),
  constraint vendor_transfers_transfer_id_key UNIQUE (transfer_id)
);

create table vendor_wallets (
  member_id bigint not null,
  vendor text not null,
  balance bigint not null default 0,
  held bigint not null default 0,
  constraint vendor_wallets_balance_check CHECK ((balance >= 0)),
  constraint vendor_wallets_held_check CHECK ((held >= 0)),
  constraint vendor_wallets_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint vendor_wallets_pkey PRIMARY KEY (member_id, vendor)
);

create table vendors (
  code text not null,
  name text not null,
  secret bytea,
  betless_wins boolean not null default false,
  status text not null default 'ON'::text,
  "position" integer not null,
  name_bn text not null default ''::text,
  icon text not null default ''::text,
  addresses text[] not null default '{}'::text[],
  adapter text not null default 'house'::text,
  currency text not null default 'BDT'::text,
  games_origin text,
  watched boolean not null default true,
  rooms boolean not null default false,
  constraint vendors_adapter_check CHECK ((adapter ~ '^[a-z0-9-]{2,32}$'::text)),
  constraint vendors_code_check CHECK ((code ~ '^[A-Z0-9_]{2,24}$'::text)),
  constraint vendors_currency_check CHECK ((currency ~ '^[A-Z]{3,5}$'::text)),
  constraint vendors_games_origin_check CHECK ((games_origin ~ '^https?://[^/?#@]+$'::text)),
  constraint vendors_status_check CHECK ((status = ANY (ARRAY['ON'::text, 'MAINTENANCE'::text, 'OFF'::text]))),
  constraint vendors_pkey PRIMARY KEY (code)
);

create table wagerings (
  id bigint not null generated always as identity,
  member_id bigint not null,
  source text not null,
  needed bigint not null,
  played bigint not null default 0,
  bound bigint not null default 0,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  waived boolean not null default false,
  constraint wagerings_bound_check CHECK ((bound >= 0)),
  constraint wagerings_check CHECK (((played >= 0) AND (played <= needed))),
  constraint wagerings_needed_check CHECK ((needed > 0)),
  constraint wagerings_source_check CHECK ((source = ANY (ARRAY['DEPOSIT'::text, 'TRANSFER'::text, 'BONUS'::text, 'CASHBACK'::text, 'POINTS'::text, 'RED_ENVELOPE'::text, 'REFERRAL'::text, 'RANK_GIFT'::text, 'MISSION'::text, 'RAFFLE'::text, 'LEADERBOARD'::text]))),
  constraint waived_has_ended CHECK (((NOT waived) OR ((ended_at IS NOT NULL) AND (source = ANY (ARRAY['DEPOSIT'::text, 'TRANSFER'::text]))))),
  constraint wagerings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint wagerings_pkey PRIMARY KEY (id)
);

create table wallet_choices (
  member_id bigint not null,
  auto_transfer boolean not null,
  constraint wallet_choices_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint wallet_choices_pkey PRIMARY KEY (member_id)
);

create table whitelabel_nodes (
  mod_id text not null,
  parent text,
  enabled boolean not null,
  "position" integer not null,
  constraint whitelabel_nodes_parent_fkey FOREIGN KEY (parent) REFERENCES whitelabel_nodes(mod_id),
  constraint whitelabel_nodes_pkey PRIMARY KEY (mod_id)
);

create table withdrawal_images (
  withdrawal_id bigint not null,
  number integer not null,
  "position" integer not null,
  file_id text not null,
  constraint withdrawal_images_position_check CHECK ((("position" >= 1) AND ("position" <= 3))),
  constraint withdrawal_images_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint withdrawal_images_withdrawal_id_number_fkey FOREIGN KEY (withdrawal_id, number) REFERENCES withdrawal_parts(withdrawal_id, number),
  constraint withdrawal_images_pkey PRIMARY KEY (withdrawal_id, number, "position"),
  constraint withdrawal_images_withdrawal_id_number_file_id_key UNIQUE (withdrawal_id, number, file_id)
);

create table withdrawal_parts (
  withdrawal_id bigint not null,
  number integer not null,
  amount bigint not null,
  sent_at timestamp with time zone not null,
  confirm_minutes integer not null,
  outcome text,
  answered_at timestamp with time zone,
  comment text,
  constraint withdrawal_parts_amount_check CHECK ((amount > 0)),
  constraint withdrawal_parts_check CHECK (((outcome IS NULL) = (answered_at IS NULL))),
  constraint withdrawal_parts_comment_check CHECK ((char_length(comment) <= 140)),
  constraint withdrawal_parts_confirm_minutes_check CHECK (((confirm_minutes >= 5) AND (confirm_minutes <= 1440))),
  constraint withdrawal_parts_number_check CHECK ((number > 0)),
  constraint withdrawal_parts_outcome_check CHECK ((outcome = ANY (ARRAY['RECEIVED'::text, 'FORCED'::text, 'DISPUTED'::text, 'PROVEN'::text, 'PAID_AGAIN'::text, 'REFUNDED'::text]))),
  constraint withdrawal_parts_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id),
  constraint withdrawal_parts_pkey PRIMARY KEY (withdrawal_id, number)
);

create table withdrawals (
  id bigint not null generated always as identity,
  reference text not null,
  member_id bigint not null,
  request_id text not null,
  account_id bigint not null,
  amount bigint not null,
  fee bigint not null,
  hold_id bigint not null,
  state text not null default 'REVIEW'::text,
  second_needed_for text[] not null default '{}'::text[],
  created_at timestamp with time zone not null,
  part integer not null default 0,
  received bigint not null default 0,
  fully_paid boolean not null default false,
  ended_at timestamp with time zone,
  reason text,
  locked_by bigint,
  locked_until timestamp with time zone,
  constraint withdrawals_amount_check CHECK ((amount > 0)),
  constraint withdrawals_check CHECK (((received >= 0) AND (received <= amount))),
  constraint withdrawals_check1 CHECK (((locked_by IS NULL) = (locked_until IS NULL))),
  constraint withdrawals_check2 CHECK (((state = ANY (ARRAY['CANCELLED'::text, 'REJECTED'::text, 'RECEIVED'::text, 'FORCED_RECEIVED'::text, 'REFUNDED'::text])) = (ended_at IS NOT NULL))),
  constraint withdrawals_check3 CHECK (((state <> ALL (ARRAY['RECEIVED'::text, 'FORCED_RECEIVED'::text])) OR (received = amount))),
  constraint withdrawals_check4 CHECK (((state <> ALL (ARRAY['REVIEW'::text, 'CANCELLED'::text, 'REJECTED'::text])) OR ((part = 0) AND (received = 0)))),
  constraint withdrawals_check5 CHECK (((state <> ALL (ARRAY['AWAITING_CONFIRMATION'::text, 'DISPUTED'::text])) OR (part > 0))),
  constraint withdrawals_check6 CHECK (((NOT fully_paid) OR (state = 'RECEIVED'::text))),
  constraint withdrawals_check7 CHECK (((state <> ALL (ARRAY['REJECTED'::text, 'REFUNDED'::text])) OR (reason ~ '\S'::text))),
  constraint withdrawals_fee_check CHECK ((fee >= 0)),
  constraint withdrawals_part_check CHECK ((part >= 0)),
  constraint withdrawals_reference_check CHECK ((reference ~ '^W-[0-9A-HJKMNP-TV-Z]{8}$'::text)),
  constraint withdrawals_second_needed_for_check CHECK ((second_needed_for <@ ARRAY['NEW_ACCOUNT'::text, 'NEW_PASSWORD'::text, 'FIRST_WITHDRAWAL'::text])),
  constraint withdrawals_state_check CHECK ((state = ANY (ARRAY['REVIEW'::text, 'CANCELLED'::text, 'REJECTED'::text, 'APPROVED'::text, 'PAYING'::text, 'AWAITING_CONFIRMATION'::text, 'RECEIVED'::text, 'DISPUTED'::text, 'FORCED_RECEIVED'::text, 'REFUNDED'::text]))),
  constraint withdrawals_account_id_fkey FOREIGN KEY (account_id) REFERENCES pay_accounts(id),
  constraint withdrawals_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES ledger_holds(id),
  constraint withdrawals_locked_by_fkey FOREIGN KEY (locked_by) REFERENCES operators(id),
  constraint withdrawals_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint withdrawals_pkey PRIMARY KEY (id),
  constraint withdrawals_hold_id_key UNIQUE (hold_id),
  constraint withdrawals_member_id_request_id_key UNIQUE (member_id, request_id),
  constraint withdrawals_reference_key UNIQUE (reference)
);

CREATE INDEX affiliate_codes_by_owner ON public.affiliate_codes USING btree (owner_id);

CREATE INDEX agent_applications_by_mobile ON public.agent_applications USING btree (mobile_no, sent_at);

CREATE INDEX announcements_current ON public.announcements USING btree (type, starts_at DESC) WHERE (state = ANY (ARRAY['PLANNED'::text, 'SHOWN'::text]));

CREATE INDEX approvals_waiting ON public.approvals USING btree (id) WHERE (state = 'WAITING'::text);

CREATE INDEX articles_by_kind ON public.articles USING btree (kind, published_at DESC, id DESC);

CREATE INDEX attempts_by_age ON public.attempts USING btree (at);

CREATE INDEX attempts_by_key ON public.attempts USING btree (kind, key_hash, at);

CREATE INDEX audit_entries_by_device ON public.audit_entries USING btree (device, member_id) WHERE (member_id IS NOT NULL);

CREATE INDEX audit_entries_by_member ON public.audit_entries USING btree (member_id, kind, id DESC);

CREATE UNIQUE INDEX avatars_approved ON public.avatars USING btree (member_id) WHERE (state = 'APPROVED'::text);

CREATE INDEX avatars_by_member ON public.avatars USING btree (member_id, sent_at);

CREATE UNIQUE INDEX avatars_waiting ON public.avatars USING btree (member_id) WHERE (state = 'WAITING'::text);

CREATE UNIQUE INDEX bindings_bound ON public.bindings USING btree (provider, subject) WHERE (state = 'BOUND'::text);

CREATE INDEX captchas_by_age ON public.captchas USING btree (made_at);

CREATE INDEX cashier_decisions_by_order ON public.cashier_decisions USING btree (reference, id);

CREATE INDEX codes_by_age ON public.codes USING btree (expires_at);

CREATE INDEX contacts_by_value ON public.contacts USING btree (kind, value);

CREATE UNIQUE INDEX contacts_verified ON public.contacts USING btree (kind, value) WHERE (verified_at IS NOT NULL);

CREATE INDEX deposit_images_by_file ON public.deposit_images USING btree (file_id);

CREATE INDEX deposits_by_member ON public.deposits USING btree (member_id, created_at DESC, id DESC) INCLUDE (state);

CREATE UNIQUE INDEX deposits_by_request ON public.deposits USING btree (member_id, request_id) WHERE ((state = 'CREATED'::text) OR (pay_account IS NOT NULL));

CREATE INDEX deposits_by_state ON public.deposits USING btree (state, id);

CREATE INDEX deposits_credited ON public.deposits USING btree (ended_at) WHERE (state = 'CREDITED'::text);

CREATE INDEX deposits_open ON public.deposits USING btree (expires_at) WHERE (state = 'CREATED'::text);

CREATE INDEX device_credentials_by_age ON public.device_credentials USING btree (expires_at);

CREATE INDEX dispatches_by_age ON public.dispatches USING btree (created_at);

CREATE INDEX dispatches_queued ON public.dispatches USING btree (expires_at) WHERE (state = 'QUEUED'::text);

CREATE INDEX domain_events_by_age ON public.domain_events USING btree (created_at);

CREATE INDEX feedback_by_device ON public.feedback USING btree (device, sent_at);

CREATE INDEX feedback_by_member ON public.feedback USING btree (member_id, sent_at) WHERE (member_id IS NOT NULL);

CREATE INDEX feedback_images_by_file ON public.feedback_images USING btree (file_id);

CREATE INDEX files_by_member ON public.files USING btree (member_id, uploaded_at);

CREATE UNIQUE INDEX files_same ON public.files USING btree (member_id, sent_hash) WHERE (bytes IS NOT NULL);

CREATE INDEX files_unused ON public.files USING btree (uploaded_at) WHERE (attached_at IS NULL);

CREATE UNIQUE INDEX games_by_code ON public.games USING btree (code);

CREATE INDEX hand_seats_by_member ON public.hand_seats USING btree (member_id, hand_id);

CREATE INDEX house_accounts_by_method ON public.house_accounts USING btree (method) WHERE is_on;

CREATE INDEX launch_tickets_by_age ON public.launch_tickets USING btree (made_at);

CREATE INDEX ledger_holds_ended ON public.ledger_holds USING btree (ended_by) WHERE (state = 'RELEASED'::text);

CREATE INDEX ledger_holds_open ON public.ledger_holds USING btree (held_account) WHERE (state = 'OPEN'::text);

CREATE INDEX ledger_holds_released ON public.ledger_holds USING btree (held_account) WHERE (state = 'RELEASED'::text);

CREATE INDEX login_challenges_by_age ON public.login_challenges USING btree (expires_at);

CREATE INDEX login_locks_by_age ON public.login_locks USING btree (until);

CREATE UNIQUE INDEX maintenance_now ON public.maintenance_periods USING btree ((true)) WHERE (ended_at IS NULL);

CREATE INDEX member_lines_below ON public.member_lines USING btree (ancestor_id, depth);

CREATE INDEX member_messages_by_age ON public.member_messages USING btree (sent_at) WHERE (state <> 'DELETED'::text);

CREATE INDEX member_messages_unread ON public.member_messages USING btree (member_id) WHERE (state = 'UNREAD'::text);

CREATE INDEX member_notes_of ON public.member_notes USING btree (member_id, id);

CREATE UNIQUE INDEX member_standstills_now ON public.member_standstills USING btree (member_id) WHERE (ended_at IS NULL);

CREATE INDEX members_by_upline ON public.members USING btree (upline_id) WHERE (upline_id IS NOT NULL);

CREATE INDEX members_closing ON public.members USING btree (closing_since) WHERE (closing_since IS NOT NULL);

CREATE INDEX money_cases_open ON public.money_cases USING btree (opened_at) WHERE (closed_at IS NULL);

CREATE UNIQUE INDEX money_cases_open_rounds ON public.money_cases USING btree (vendor, member_id, ((detail ->> 'round'::text))) WHERE (kind = 'ROUND_OPEN'::text);

CREATE INDEX money_cases_owing ON public.money_cases USING btree (member_id) WHERE ((kind = 'RECEIVABLE'::text) AND (closed_at IS NULL));

CREATE INDEX office_audit_by_operator ON public.office_audit USING btree (operator_id, id);

CREATE INDEX office_audit_by_subject ON public.office_audit USING btree (subject, id);

CREATE INDEX office_audit_by_time ON public.office_audit USING btree (at, id);

CREATE INDEX office_sessions_open ON public.office_sessions USING btree (operator_id) WHERE (ended_at IS NULL);

CREATE INDEX office_tickets_by_age ON public.office_tickets USING btree (expires_at);

CREATE INDEX outbox_by_age ON public.outbox USING brin (created_at) WITH (autosummarize='on');

CREATE INDEX outbox_unnumbered ON public.outbox USING btree (id) WHERE (seq IS NULL);

CREATE INDEX password_resets_by_age ON public.password_resets USING btree (expires_at);

CREATE INDEX password_resets_by_member ON public.password_resets USING btree (member_id);

CREATE INDEX pay_accounts_by_member ON public.pay_accounts USING btree (member_id, id);

CREATE UNIQUE INDEX pay_accounts_kept ON public.pay_accounts USING btree (institution, number_key) WHERE (removed_at IS NULL);

CREATE INDEX payment_nonces_by_age ON public.payment_nonces USING btree (used_at);

CREATE INDEX play_sessions_by_age ON public.play_sessions USING btree (opened_at);

CREATE INDEX profiles_by_id ON public.profiles USING btree (id_number) WHERE (id_number IS NOT NULL);

CREATE UNIQUE INDEX profiles_verified_id ON public.profiles USING btree (id_number) WHERE (id_verified_at IS NOT NULL);

CREATE INDEX provider_payments_by_deposit ON public.provider_payments USING btree (deposit_id);

CREATE INDEX record_marks_by_time ON public.record_marks USING btree (account_id, at);

CREATE INDEX registered_networks_by_age ON public.registered_networks USING btree (until);

CREATE INDEX registrations_by_address ON public.registrations USING btree (address, at);

CREATE INDEX registrations_by_device ON public.registrations USING btree (device, at);

CREATE INDEX registrations_by_referrer ON public.registrations USING btree (referrer_id) WHERE (referrer_id IS NOT NULL);

CREATE INDEX safe_documents_by_file ON public.safe_documents USING btree (file_id);

CREATE INDEX identities_in_state ON public.safe_identities USING btree (state, member_id);

CREATE INDEX safe_identity_decisions_by_member ON public.safe_identity_decisions USING btree (member_id);

CREATE INDEX safe_sittings_ripe ON public.safe_sittings USING btree (member_id) WHERE (ripe_at IS NOT NULL);

CREATE INDEX sealed_nonces_by_age ON public.sealed_nonces USING btree (used_at);

CREATE INDEX seat_buy_ins_by_member ON public.seat_buy_ins USING btree (member_id, at);

CREATE INDEX seat_buy_ins_by_seat ON public.seat_buy_ins USING btree (seat_id);

CREATE INDEX seats_left ON public.seats USING btree (member_id, left_at) WHERE (left_at IS NOT NULL);

CREATE INDEX sendings_by_age ON public.sendings USING btree (at);

CREATE INDEX sendings_by_key ON public.sendings USING btree (key_hash, at);

CREATE INDEX sessions_by_address ON public.sessions USING btree (address, member_id);

CREATE INDEX sessions_by_age ON public.sessions USING btree (created_at);

CREATE INDEX sessions_by_device ON public.sessions USING btree (device);

CREATE INDEX sessions_by_member ON public.sessions USING btree (member_id);

CREATE INDEX sessions_ended ON public.sessions USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX sessions_open ON public.sessions USING btree (member_id, created_at, id) WHERE (ended_at IS NULL);

CREATE INDEX spent_proofs_by_age ON public.spent_proofs USING btree (at);

CREATE INDEX studio_chains_to_play ON public.studio_chains USING btree (game, id) WHERE (next_place < length);

CREATE INDEX studio_crash_bets_of_player ON public.studio_crash_bets USING btree (player, currency, id DESC);

CREATE INDEX studio_crash_bets_of_round ON public.studio_crash_bets USING btree (round_number, currency, stake DESC);

CREATE UNIQUE INDEX studio_crash_bets_placed ON public.studio_crash_bets USING btree (round_number, player, currency, place) WHERE (state <> ALL (ARRAY['VOID'::text, 'REFUSED'::text]));

CREATE INDEX studio_crash_bets_unsettled ON public.studio_crash_bets USING btree (touched_at) WHERE (state = ANY (ARRAY['DECIDED'::text, 'VOID'::text]));

CREATE UNIQUE INDEX studio_crash_rounds_open ON public.studio_crash_rounds USING btree ((true)) WHERE (state <> 'OVER'::text);

CREATE INDEX studio_crash_rounds_uncounted ON public.studio_crash_rounds USING btree (number) WHERE ((over_at IS NOT NULL) AND (NOT counted));

CREATE INDEX studio_nonces_by_age ON public.studio_nonces USING btree (used_at);

CREATE INDEX studio_rounds_of_player ON public.studio_rounds USING btree (game, currency, player, id DESC);

CREATE UNIQUE INDEX studio_rounds_open ON public.studio_rounds USING btree (player, game, currency) WHERE is_open;

CREATE INDEX studio_rounds_unfinished ON public.studio_rounds USING btree (opened_at) WHERE is_unfinished;

CREATE INDEX studio_seeds_by_age ON public.studio_seeds USING btree (made_at) WHERE ((rotated_at IS NULL) AND played);

CREATE UNIQUE INDEX studio_seeds_in_use ON public.studio_seeds USING btree (player, family) WHERE (rotated_at IS NULL);

CREATE INDEX studio_seeds_revealed ON public.studio_seeds USING btree (player, family, rotated_at DESC) WHERE (rotated_at IS NOT NULL);

CREATE INDEX studio_seeds_uncounted ON public.studio_seeds USING btree (id) WHERE ((rotated_at IS NOT NULL) AND (NOT counted));

CREATE INDEX studio_sessions_by_end ON public.studio_sessions USING btree (ends_at);

CREATE INDEX tree_transfers_by_sender ON public.tree_transfers USING btree (sender_id, made_at DESC);

CREATE INDEX trials_by_address ON public.trials USING btree (address, started_at);

CREATE INDEX trials_by_device ON public.trials USING btree (device, started_at);

CREATE INDEX vendor_calls_by_name ON ONLY public.vendor_calls USING gin (names) WITH (gin_pending_list_limit='64');

CREATE INDEX vendor_calls_by_time ON ONLY public.vendor_calls USING brin (at);

CREATE INDEX vendor_transfers_open ON public.vendor_transfers USING btree (made_at) WHERE (state = ANY (ARRAY['HELD'::text, 'UNKNOWN'::text]));

CREATE INDEX wagerings_open ON public.wagerings USING btree (member_id, id) WHERE (ended_at IS NULL);

CREATE INDEX withdrawal_images_by_file ON public.withdrawal_images USING btree (file_id);

CREATE UNIQUE INDEX withdrawal_parts_open ON public.withdrawal_parts USING btree (withdrawal_id) WHERE ((outcome IS NULL) OR (outcome = 'DISPUTED'::text));

CREATE INDEX withdrawal_parts_received ON public.withdrawal_parts USING btree (answered_at) WHERE (outcome = ANY (ARRAY['RECEIVED'::text, 'FORCED'::text, 'PROVEN'::text]));

CREATE INDEX withdrawals_by_member ON public.withdrawals USING btree (member_id, created_at DESC, id DESC) INCLUDE (state);

CREATE INDEX withdrawals_by_state ON public.withdrawals USING btree (state, id);

CREATE INDEX withdrawals_ended ON public.withdrawals USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX withdrawals_unfinished ON public.withdrawals USING btree (account_id) WHERE (ended_at IS NULL);
