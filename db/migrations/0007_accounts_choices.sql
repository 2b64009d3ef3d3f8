-- Accounts, what a member chose and what a browser has to solve.

-- The language of mails and messages [SITE-51]; null: the site's own
alter table members add column language text check (language in ('BN', 'EN'));
-- Named neither among the winners nor in games [MSG-32, VEN-4]
alter table members add column hides_name boolean not null default false;

-- A captcha belongs to the browser that asked for it, is used once and ends by itself [ACC-30]; of the browser's cookie
-- and of the answer only the hashes are kept
create table captchas (
  cookie_hash bytea primary key check (octet_length(cookie_hash) = 32),
  answer_hash bytea not null check (octet_length(answer_hash) = 32),
  made_at timestamptz not null
);
create index captchas_by_age on captchas (made_at);
