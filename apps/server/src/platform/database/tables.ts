// Written from the migrations by npm run fix; npm run check fails when it differs.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export interface Tables {
  access_rules: {
    kind: string;
    value: string;
  };
  affiliate_codes: {
    code: string;
    owner_id: bigint;
    account_type: Generated<number>;
    host: string | null;
    state: Generated<string>;
    created_at: Date;
    ends_at: Date | null;
  };
  agent_applications: {
    id: GeneratedAlways<bigint>;
    reference: string;
    name: string;
    mobile_no: string;
    email: string;
    contact: string;
    expected: number;
    message: string;
    sent_at: Date;
  };
  announcements: {
    id: GeneratedAlways<bigint>;
    type: string;
    kind: Generated<string>;
    title_bn: string;
    title_en: string;
    content_bn: Generated<string>;
    content_en: Generated<string>;
    banner_group: Generated<string>;
    image: string | null;
    link: string | null;
    target: Generated<string>;
    least_rank: number | null;
    state: Generated<string>;
    starts_at: Date | null;
    ends_at: Date | null;
    position: Generated<number>;
  };
  approvals: {
    id: GeneratedAlways<bigint>;
    kind: string;
    content: ColumnType<unknown, string, string>;
    content_hash: Buffer;
    reason: string;
    maker_id: bigint;
    made_at: Date;
    state: Generated<string>;
    checker_id: bigint | null;
    decided_at: Date | null;
    decision_reason: string | null;
  };
  articles: {
    id: GeneratedAlways<bigint>;
    kind: string;
    title_bn: string;
    title_en: string;
    summary_bn: string;
    summary_en: string;
    content_bn: string;
    content_en: string;
    picture: string;
    published_at: Date;
  };
  attempts: {
    id: GeneratedAlways<bigint>;
    kind: string;
    key_hash: Buffer;
    at: Date;
  };
  audit_entries: {
    id: GeneratedAlways<bigint>;
    at: Date;
    kind: string;
    member_id: bigint | null;
    actor: string;
    way: string | null;
    success: Generated<boolean>;
    address: string;
    device: string;
    browser: string;
    old_value: ColumnType<unknown, string | null, string | null>;
    new_value: ColumnType<unknown, string | null, string | null>;
  };
  avatars: {
    id: GeneratedAlways<bigint>;
    member_id: bigint;
    state: Generated<string>;
    media_type: string;
    bytes: Buffer | null;
    sent_at: Date;
    judged_at: Date | null;
  };
  bet_results: {
    bet_id: bigint;
    version: number;
    state: string;
    cash_payout: bigint;
    bonus_payout: bigint;
    valid_stake: bigint;
    settled_at: Date;
    actor: string | null;
    reason: string | null;
  };
  bet_tombstones: {
    key: string;
    member_id: bigint;
    round: string;
    at: Generated<Date>;
  };
  bets: {
    id: bigint;
    placed_at: Date;
    settled_at: Date | null;
    member_id: bigint;
    round_key: bigint;
    cash_stake: bigint;
    bonus_stake: bigint;
    cash_payout: Generated<bigint>;
    bonus_payout: Generated<bigint>;
    suspended: Generated<bigint>;
    valid_stake: Generated<bigint>;
    result_version: Generated<number>;
    round_closed: Generated<boolean>;
    state: Generated<string>;
    unit: string;
    category: string;
    vendor: string;
    game: string;
    round: string;
    transaction: string;
    free_round: string | null;
    detail: ColumnType<unknown, string | null, string | null>;
  };
  bindings: {
    member_id: bigint;
    provider: string;
    subject: string;
    state: string;
    since: Date;
  };
  captchas: {
    cookie_hash: Buffer;
    answer_hash: Buffer;
    made_at: Date;
  };
  cashier_decisions: {
    id: GeneratedAlways<bigint>;
    reference: string;
    act: string;
    operator_id: bigint;
    operator_name: string;
    second_id: bigint | null;
    second_name: string | null;
    reason: string;
    state_before: string;
    state_after: string;
    amount: bigint | null;
    at: Generated<Date>;
  };
  catalogue_mark: {
    only_row: Generated<boolean>;
    version: Generated<bigint>;
  };
  codes: {
    address_hash: Buffer;
    code_hash: Buffer;
    tries: Generated<number>;
    made_at: Date;
    expires_at: Date;
  };
  contacts: {
    member_id: bigint;
    kind: string;
    value: string;
    verified_at: Date | null;
  };
  deposit_images: {
    deposit_id: bigint;
    position: number;
    file_id: string;
  };
  deposit_methods: {
    code: string;
    kind: string;
    name_bn: string;
    name_en: string;
    logo: string;
    least: bigint;
    most: bigint;
    fee: bigint | null;
    open_minutes: number;
    provider: string | null;
    position: number;
    is_on: Generated<boolean>;
  };
  deposits: {
    id: GeneratedAlways<bigint>;
    reference: string;
    member_id: bigint;
    request_id: string;
    method: string;
    currency: string;
    amount: bigint;
    rate: bigint | null;
    state: Generated<string>;
    created_at: Date;
    expires_at: Date;
    pay_account: string | null;
    pay_name: string | null;
    pay_qr: string | null;
    transaction_id: string | null;
    transaction_key: string | null;
    sender: string | null;
    submitted_at: Date | null;
    received: bigint | null;
    transfer_id: bigint | null;
    ended_at: Date | null;
    reason: string | null;
    locked_by: bigint | null;
    locked_until: Date | null;
  };
  device_credentials: {
    id: GeneratedAlways<bigint>;
    member_id: bigint;
    device: string;
    credential_hash: Buffer;
    browser: string;
    address: string;
    created_at: Date;
    expires_at: Date;
  };
  dispatches: {
    id: string;
    channel: string;
    kind: string;
    target: string;
    language: string;
    locked_values: Buffer | null;
    state: Generated<string>;
    tries: Generated<number>;
    problem: string | null;
    created_at: Date;
    expires_at: Date;
    sent_at: Date | null;
    ended_at: Date | null;
  };
  dollar_rates: {
    starts_at: Date;
    rate: bigint;
  };
  domain_event_queue: {
    consumer: string;
    event_id: bigint;
  };
  domain_events: {
    id: GeneratedAlways<bigint>;
    name: string;
    facts: ColumnType<unknown, string, string>;
    created_at: Generated<Date>;
  };
  domain_routes: {
    host: string;
    position: number;
  };
  favourite_games: {
    member_id: bigint;
    vendor: string;
    game: string;
    added_at: Generated<Date>;
  };
  feedback: {
    id: GeneratedAlways<bigint>;
    reference: string;
    kind: string;
    member_id: bigint | null;
    contact: string | null;
    device: string;
    address: string;
    state: Generated<string>;
    sent_at: Date;
    answered_at: Date | null;
  };
  feedback_entries: {
    feedback_id: bigint;
    number: number;
    at: Date;
    is_own: boolean;
    content: string;
  };
  feedback_images: {
    feedback_id: bigint;
    number: number;
    position: number;
    file_id: string;
  };
  files: {
    id: string;
    member_id: bigint;
    sent_hash: Buffer;
    uploaded_at: Date;
    media_type: string | null;
    bytes: Buffer | null;
    attached_at: Date | null;
  };
  game_days: {
    vendor: string;
    game: string;
    day: string;
    bets: bigint;
  };
  games: {
    vendor: string;
    code: string;
    family: string | null;
    category: string;
    name_bn: string;
    name_en: string;
    support_play: Generated<number>;
    smallest_stake: bigint;
    largest_stake: bigint;
    largest_win: bigint;
    status: Generated<string>;
    position: number;
    icon: Generated<string>;
    small_icon: Generated<string>;
    game_type: Generated<string>;
    lines: number | null;
    default_play_type: Generated<string>;
    opens_list: Generated<boolean>;
    retired_at: Date | null;
  };
  gateways: {
    channel: string;
    failures: Generated<number>;
    rests_until: Date | null;
  };
  hand_seats: {
    hand_id: bigint;
    seat_id: bigint;
    member_id: bigint;
    put_in: bigint;
    won: bigint;
  };
  hands: {
    id: bigint;
    vendor: string;
    round: string;
    game: string;
    unit: string;
    put_in: bigint;
    rake: bigint;
    at: Date;
  };
  help_sections: {
    section: string;
    title_bn: string;
    title_en: string;
    content_bn: string;
    content_en: string;
    position: number;
    changed_at: Generated<Date>;
  };
  house_accounts: {
    id: GeneratedAlways<bigint>;
    method: string;
    account: string;
    name: string;
    qr_data: string | null;
    is_on: Generated<boolean>;
  };
  launch_tickets: {
    ticket_hash: Buffer;
    vendor: string;
    game: string;
    member_id: bigint;
    login_session: bigint;
    unit: string;
    language: string;
    made_at: Date;
    used_at: Date | null;
    purse: bigint | null;
  };
  ledger_accounts: {
    id: bigint;
    owner_kind: string;
    owner: string;
    kind: string;
    unit: string;
    shard: Generated<number>;
    opened_at: Generated<Date>;
  };
  ledger_balances: {
    account_id: bigint;
    floor: bigint | null;
    balance: Generated<bigint>;
    version: Generated<bigint>;
    head: Generated<Buffer>;
  };
  ledger_holds: {
    id: bigint;
    held_account: bigint;
    amount: bigint;
    purpose: string;
    placed_at: Date;
    state: Generated<string>;
    ended_by: bigint | null;
  };
  ledger_keys: {
    key: string;
    kind: string;
    fingerprint: Buffer;
    transfer_id: bigint | null;
    answer: string;
    balance: bigint | null;
    at: Date;
  };
  ledger_legs: {
    transfer_id: bigint;
    at: Date;
    amount: bigint;
    debit_account: bigint;
    debit_version: bigint;
    debit_balance: bigint;
    credit_account: bigint;
    credit_version: bigint;
    credit_balance: bigint;
    kind: string;
    debit_hash: Buffer | null;
    credit_hash: Buffer | null;
  };
  ledger_mode: {
    only_row: Generated<boolean>;
    mode: string;
    chosen_at: Generated<Date>;
  };
  ledger_notes: {
    transfer_id: bigint;
    corrects: bigint | null;
    actor: string;
    reason: string;
  };
  ledger_sealed: {
    account_id: bigint;
    seal_id: bigint;
    version: bigint;
    balance: bigint;
    head: Buffer;
  };
  ledger_seals: {
    id: bigint;
    at: Date;
    previous: Buffer;
    root: Buffer;
    accounts: number;
  };
  live_topics: {
    topic: string;
    seq: bigint;
  };
  lobby_categories: {
    category: string;
    position: number;
  };
  login_challenges: {
    id: string;
    member_id: bigint;
    device: string;
    address: string;
    way: string;
    remember: boolean;
    by_password: boolean;
    weak_password: boolean;
    password_hash: string | null;
    method: string | null;
    tries: Generated<number>;
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  login_locks: {
    name_hash: Buffer;
    until: Date;
  };
  maintenance_periods: {
    began_at: Date;
    ended_at: Date | null;
  };
  member_lines: {
    ancestor_id: bigint;
    descendant_id: bigint;
    depth: number;
  };
  member_messages: {
    id: GeneratedAlways<bigint>;
    member_id: bigint;
    kind: string;
    code: string;
    parameters: ColumnType<unknown, string, string>;
    state: Generated<string>;
    sent_at: Date;
    event_id: bigint;
    place: number;
  };
  member_notes: {
    id: GeneratedAlways<bigint>;
    member_id: bigint;
    operator_id: bigint;
    note: string;
    noted_at: Date;
  };
  member_standstills: {
    member_id: bigint;
    began_at: Generated<Date>;
    ended_at: Date | null;
  };
  members: {
    id: GeneratedAlways<bigint>;
    username: string;
    username_key: GeneratedAlways<string>;
    account_type: number;
    status: Generated<string>;
    statuses_before: Generated<string[]>;
    status_until: Date | null;
    status_lapses: Generated<boolean>;
    nickname: string;
    avatar_type: Generated<string>;
    avatar: string | null;
    rank_level: Generated<number>;
    labels: Generated<string[]>;
    upline_id: bigint | null;
    password_hash: string | null;
    password_set_at: Date | null;
    created_by: string;
    created_at: Date;
    first_login_at: Date | null;
    last_login_at: Date | null;
    last_login_address: string | null;
    trial_ends_at: Date | null;
    language: string | null;
    hides_name: Generated<boolean>;
    last_login_browser: string | null;
    closing_since: Date | null;
    referral_code: Generated<string>;
  };
  money_cases: {
    id: GeneratedAlways<bigint>;
    kind: string;
    member_id: bigint | null;
    vendor: string | null;
    detail: ColumnType<unknown, string, string>;
    opened_at: Generated<Date>;
    closed_at: Date | null;
  };
  office_audit: {
    id: bigint;
    at: Date;
    operator_id: bigint | null;
    address: string;
    action: string;
    subject: string;
    before: ColumnType<unknown, string | null, string | null>;
    after: ColumnType<unknown, string | null, string | null>;
    reason: string;
    allowed: boolean;
    hash: Buffer;
  };
  office_roles: {
    name: string;
    permissions: string[];
    shipped: Generated<boolean>;
  };
  office_sessions: {
    id: GeneratedAlways<bigint>;
    token_hash: Buffer;
    operator_id: bigint;
    address: string;
    browser: string;
    created_at: Date;
    last_act_at: Date;
    ended_at: Date | null;
  };
  office_tickets: {
    id: string;
    operator_id: bigint;
    tries: Generated<number>;
    expires_at: Date;
  };
  open_rounds_mark: {
    only_row: Generated<boolean>;
    placed_until: Generated<Date>;
  };
  operator_roles: {
    operator_id: bigint;
    role: string;
  };
  operators: {
    id: GeneratedAlways<bigint>;
    username: string;
    username_key: GeneratedAlways<string>;
    password_hash: string;
    name: Generated<string>;
    password_due: Generated<boolean>;
    locked_totp: Buffer | null;
    totp_on: Generated<boolean>;
    totp_step: Generated<bigint>;
    failures: Generated<number>;
    locked_until: Date | null;
    active: Generated<boolean>;
    created_at: Generated<Date>;
    last_sign_in_at: Date | null;
  };
  outbox: {
    id: GeneratedAlways<bigint>;
    topic: string;
    name: string;
    value: ColumnType<unknown, string, string>;
    created_at: Generated<Date>;
    seq: bigint | null;
  };
  page_views: {
    day: string;
    route: string;
    views: bigint;
  };
  password_resets: {
    token_hash: Buffer;
    member_id: bigint;
    expires_at: Date;
    used_at: Date | null;
  };
  pay_accounts: {
    id: GeneratedAlways<bigint>;
    member_id: bigint;
    kind: string;
    institution: string;
    branch: string | null;
    name: string;
    number: string;
    number_key: string;
    added_at: Date;
    usable_from: Date;
    removed_at: Date | null;
  };
  pay_institutions: {
    code: string;
    kind: string;
    name_bn: string;
    name_en: string;
    number_pattern: string;
    position: number;
    is_on: Generated<boolean>;
  };
  pay_numbers: {
    number_key: string;
    member_id: bigint;
  };
  payment_nonces: {
    provider: string;
    nonce: string;
    used_at: Date;
  };
  payment_passwords: {
    member_id: bigint;
    password_hash: string;
    set_at: Date;
    wrong_tries: Generated<number>;
    blocked_until: Date | null;
  };
  play_sessions: {
    id: string;
    vendor: string;
    game: string;
    member_id: bigint;
    login_session: bigint;
    unit: string;
    opened_at: Date;
    purse: bigint | null;
  };
  players: {
    vendor: string;
    handle: string;
    member_id: bigint;
  };
  profiles: {
    member_id: bigint;
    payee_name: string | null;
    full_name: string | null;
    qq_num: string | null;
    whatsapp: string | null;
    facebook: string | null;
    telegram: string | null;
    line: string | null;
    wechat: string | null;
    zalo: string | null;
    id_number: string | null;
    id_verified_at: Date | null;
    birthday: string | null;
    address: string | null;
    permanent_address: string | null;
    current_address: string | null;
    nationality: string | null;
    place_of_birth: string | null;
    occupation: string | null;
    source_of_income: string | null;
  };
  provider_payments: {
    provider: string;
    payment: string;
    fingerprint: Buffer;
    order_reference: string;
    deposit_id: bigint | null;
    currency: string;
    amount: bigint;
    told_at: Generated<Date>;
    outcome: string | null;
    suspended: bigint | null;
    resolved_at: Date | null;
  };
  recent_games: {
    member_id: bigint;
    vendor: string;
    game: string;
    opened_at: Generated<Date>;
  };
  recent_wins: {
    bet_id: bigint;
    version: number;
    member_id: bigint;
    vendor: string;
    game: string;
    payout: bigint;
    settled_at: Date;
  };
  record_marks: {
    account_id: bigint;
    mark: number;
    number: bigint;
    cash_version: bigint;
    bonus_version: bigint;
    at: Date;
    balance: bigint;
    came_in: bigint;
    bets: bigint;
    bets_out: bigint;
    payouts: bigint;
    payouts_in: bigint;
    refunds: bigint;
    refunds_in: bigint;
  };
  record_singles: {
    account_id: bigint;
    number: bigint;
    transfer_id: bigint;
    at: Date;
    kind: string;
    amount: bigint;
    balance: bigint;
  };
  recovery_codes: {
    member_id: bigint;
    code_hash: Buffer;
    used_at: Date | null;
  };
  registered_networks: {
    member_id: bigint;
    network: string;
    until: Date;
  };
  registrations: {
    id: GeneratedAlways<bigint>;
    member_id: bigint | null;
    at: Date;
    method: string;
    form: string;
    url: string | null;
    device: string;
    address: string;
    terms_version: string;
    age_stated: number;
    affiliate_code: string | null;
    referrer_id: bigint | null;
    recommender: string | null;
  };
  request_answers: {
    account_id: string;
    call: string;
    request_id: string;
    fingerprint: Buffer;
    claimed_at: Date;
    answer: ColumnType<unknown, string | null, string | null>;
  };
  resources: {
    resource_type: string;
    url: string;
    qr_code_url: Generated<string>;
    label_name_en: string;
  };
  safe_asked: {
    member_id: bigint;
    answered_at: Date;
  };
  safe_counted: {
    member_id: bigint;
    last_bet_at: Date | null;
    timed_until: Date | null;
  };
  safe_days: {
    member_id: bigint;
    day: string;
    stakes: Generated<bigint>;
    returns: Generated<bigint>;
    deposits: Generated<bigint>;
    seconds: Generated<bigint>;
  };
  safe_documents: {
    member_id: bigint;
    kind: string;
    file_id: string;
    position: number;
    sent_at: Date;
  };
  safe_identities: {
    member_id: bigint;
    state: string;
    waiting_since: Date;
    reason: string | null;
  };
  safe_identity_decisions: {
    id: GeneratedAlways<bigint>;
    member_id: bigint;
    decision: string;
    reason: string | null;
    operator_id: bigint;
    operator_name: string;
    decided_at: Date;
  };
  safe_limit_changes: {
    member_id: bigint;
    kind: string;
    period: string;
    amount: bigint | null;
    asked_at: Date;
    from_at: Date;
  };
  safe_limits: {
    member_id: bigint;
    kind: string;
    period: string;
    amount: bigint;
    set_at: Date;
    set_by: string;
    operator_id: bigint | null;
    operator_name: string | null;
  };
  safe_sittings: {
    member_id: bigint;
    first_bet: bigint | null;
    began_at: Date | null;
    last_bet_at: Date | null;
    seconds: Generated<bigint>;
    answered_seconds: Generated<bigint>;
    chosen_minutes: number | null;
    ripe_at: Date | null;
    due_at: Date | null;
  };
  safe_statement_days: {
    member_id: bigint;
    day: string;
    deposits: Generated<bigint>;
    withdrawals: Generated<bigint>;
    stakes: Generated<bigint>;
    payouts: Generated<bigint>;
    bonuses: Generated<bigint>;
  };
  safe_statements: {
    member_id: bigint;
    cash_version: Generated<bigint>;
    bonus_version: Generated<bigint>;
    held_version: Generated<bigint>;
  };
  sealed_nonces: {
    nonce: string;
    used_at: Date;
  };
  sealing_keys: {
    kid: string;
    public_jwk: ColumnType<unknown, string, string>;
    private_jwk: Buffer;
    made_at: Date;
    opens_until: Date;
  };
  seat_buy_ins: {
    id: bigint;
    seat_id: bigint;
    member_id: bigint;
    unit: string;
    amount: bigint;
    given_back: Generated<bigint>;
    at: Date;
  };
  seats: {
    id: bigint;
    vendor: string;
    member_id: bigint;
    name: string;
    game: string;
    unit: string;
    opened_at: Date;
    left_at: Date | null;
    left_by: bigint | null;
    left_with: bigint | null;
  };
  sendings: {
    id: GeneratedAlways<bigint>;
    key_hash: Buffer;
    at: Date;
  };
  sessions: {
    id: GeneratedAlways<bigint>;
    token_hash: Buffer;
    member_id: bigint;
    device: string;
    address: string;
    created_at: Date;
    last_act_at: Date;
    ended_at: Date | null;
    end_reason: string | null;
    browser: Generated<string>;
    password_due: Generated<boolean>;
  };
  settings: {
    key: string;
    value: ColumnType<unknown, string, string>;
    changed_at: Generated<Date>;
  };
  site_images: {
    name: string;
    media_type: string;
    bytes: Buffer;
  };
  site_status: {
    only_row: Generated<boolean>;
    maintenance: Generated<boolean>;
    maintenance_ends_at: Date | null;
  };
  spent_proofs: {
    proof_hash: Buffer;
    at: Date;
  };
  sql_files: {
    name: string;
    kind: string;
    checksum: string;
    ran_at: Generated<Date>;
  };
  throttle_counts: {
    key: string;
    minute: number;
    count: number;
  };
  totps: {
    member_id: bigint;
    locked_secret: Buffer;
    state: string;
    setup_at: Date;
    last_step: bigint | null;
  };
  tree_transfers: {
    id: bigint;
    way: string;
    sender_id: bigint;
    receiver_id: bigint;
    amount: bigint;
    remark: string;
    made_at: Date;
  };
  trial_purses: {
    id: GeneratedAlways<bigint>;
    member_id: bigint;
    vendor: string;
    game: string;
  };
  trial_stakes: {
    id: bigint;
    purse: bigint;
  };
  trials: {
    member_id: bigint;
    random_hash: Buffer;
    device: string;
    address: string;
    started_at: Date;
  };
  vendor_calls: {
    at: Date;
    vendor: string;
    way: string;
    verb: string;
    code: string;
    took_ms: number;
    request: string;
    answer: string;
    names: string[];
  };
  vendor_categories: {
    category: string;
    vendor: string;
    position: number;
  };
  vendor_nonces: {
    vendor: string;
    nonce: string;
    used_at: Date;
  };
  vendor_pulse: {
    vendor: string;
    slot: Date;
    calls: number;
    wrong: number;
  };
  vendor_transfers: {
    reference: string;
    member_id: bigint;
    vendor: string;
    way: string;
    amount: bigint;
    state: Generated<string>;
    request_id: string;
    transfer_id: bigint | null;
    made_at: Generated<Date>;
    ended_at: Date | null;
    decided_by: string | null;
    reason: string | null;
  };
  vendor_wallets: {
    member_id: bigint;
    vendor: string;
    balance: Generated<bigint>;
    held: Generated<bigint>;
  };
  vendors: {
    code: string;
    name: string;
    secret: Buffer | null;
    betless_wins: Generated<boolean>;
    status: Generated<string>;
    position: number;
    name_bn: Generated<string>;
    icon: Generated<string>;
    addresses: Generated<string[]>;
    adapter: Generated<string>;
    currency: Generated<string>;
    games_origin: string | null;
    watched: Generated<boolean>;
    rooms: Generated<boolean>;
  };
  wagerings: {
    id: GeneratedAlways<bigint>;
    member_id: bigint;
    source: string;
    needed: bigint;
    played: Generated<bigint>;
    bound: Generated<bigint>;
    opened_at: Date;
    ended_at: Date | null;
    waived: Generated<boolean>;
  };
  wallet_choices: {
    member_id: bigint;
    auto_transfer: boolean;
  };
  whitelabel_nodes: {
    mod_id: string;
    parent: string | null;
    enabled: boolean;
    position: number;
  };
  withdrawal_images: {
    withdrawal_id: bigint;
    number: number;
    position: number;
    file_id: string;
  };
  withdrawal_parts: {
    withdrawal_id: bigint;
    number: number;
    amount: bigint;
    sent_at: Date;
    confirm_minutes: number;
    outcome: string | null;
    answered_at: Date | null;
    comment: string | null;
  };
  withdrawals: {
    id: GeneratedAlways<bigint>;
    reference: string;
    member_id: bigint;
    request_id: string;
    account_id: bigint;
    amount: bigint;
    fee: bigint;
    hold_id: bigint;
    state: Generated<string>;
    second_needed_for: Generated<string[]>;
    created_at: Date;
    part: Generated<number>;
    received: Generated<bigint>;
    fully_paid: Generated<boolean>;
    ended_at: Date | null;
    reason: string | null;
    locked_by: bigint | null;
    locked_until: Date | null;
  };
}
