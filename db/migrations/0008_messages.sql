-- What the house says to its visitors, in both languages, and what they say to it.

-- Banners, notices, headlines and popups [MSG-2, MSG-12]. Content is HTML that was cleaned before it came here [MSG-6]
create table announcements (
  id bigint generated always as identity primary key,
  type text not null check (type in ('B', 'PL', 'PU', 'H')),
  kind text not null default 'SITE' check (kind in ('SITE', 'PAYMENT', 'GAMES', 'PROMOTIONS')),
  title_bn text not null check (title_bn ~ '\S'),
  title_en text not null check (title_en ~ '\S'),
  content_bn text not null default '',
  content_en text not null default '',
  -- A banner's: the place it is for (w_login is the login window's [MSG-13]), its picture, and where a click leads
  banner_group text not null default 'home' check (banner_group ~ '^[a-z_]{2,24}$'),
  image text,
  link text check (link ~ '^/[^/\\]' or link ~ '^https://'),
  check ((type = 'B') = (image is not null)),
  check (type = 'B' or link is null),
  -- Whom it is for; agents are the accounts with an agent centre, a rank is that one or a higher one
  target text not null default 'ALL' check (target in ('ALL', 'MEMBERS', 'AGENTS', 'RANK')),
  least_rank integer check (least_rank between 0 and 10),
  check ((target = 'RANK') = (least_rank is not null)),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'PLANNED', 'SHOWN', 'ENDED')),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  check (state = 'DRAFT' or starts_at is not null),
  position integer not null default 0
);
create index announcements_current on announcements (type, starts_at desc) where state in ('PLANNED', 'SHOWN');

-- The help centre [MSG-24, MSG-25]; guide, news and blog are articles and have no row here
create table help_sections (
  section text primary key check (section in
    ('about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund', 'faq', 'deposit', 'withdrawal', 'bonus')),
  title_bn text not null,
  title_en text not null,
  content_bn text not null,
  content_en text not null,
  position integer not null,
  changed_at timestamptz not null default now()
);

-- Blog, news and beginner guide [MSG-27]
create table articles (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('BLOG', 'NEWS', 'GUIDE')),
  title_bn text not null,
  title_en text not null,
  summary_bn text not null,
  summary_en text not null,
  content_bn text not null,
  content_en text not null,
  picture text not null,
  published_at timestamptz not null
);
create index articles_by_kind on articles (kind, published_at desc, id desc);

-- Feedback [MSG-19 to MSG-23]; a visitor leaves a contact, a member is known
create table feedback (
  id bigint generated always as identity primary key,
  reference text not null unique,
  kind text not null check (kind in ('DEPOSIT', 'WITHDRAWAL', 'GAME', 'ACCOUNT', 'SUGGESTION', 'OTHER')),
  member_id bigint references members,
  contact text,
  check (member_id is not null or contact ~ '\S'),
  -- Who sent it, for the limit a day: the member, or the device and address of a visitor
  device text not null,
  address text not null,
  state text not null default 'NEW' check (state in ('NEW', 'OPEN', 'ANSWERED', 'CLOSED')),
  sent_at timestamptz not null,
  answered_at timestamptz,
  check (state <> 'ANSWERED' or answered_at is not null)
);
create index feedback_by_member on feedback (member_id, sent_at) where member_id is not null;
create index feedback_by_device on feedback (device, sent_at);
create table feedback_entries (
  feedback_id bigint not null references feedback,
  number integer not null,
  at timestamptz not null,
  is_own boolean not null,
  content text not null check (content ~ '\S'),
  primary key (feedback_id, number)
);
