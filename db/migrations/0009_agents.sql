-- Agents: who asked to become one [SHELL-112, SHELL-113].
create table agent_applications (
  id bigint generated always as identity primary key,
  reference text not null unique,
  name text not null,
  -- With the country's code, as it was understood
  mobile_no text not null,
  email text not null,
  contact text not null,
  expected integer not null check (expected >= 0),
  message text not null,
  sent_at timestamptz not null
);
create index agent_applications_by_mobile on agent_applications (mobile_no, sent_at);
