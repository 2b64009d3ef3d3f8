-- A member's messages [MSG-14, MSG-17, MSG-18].

-- What a message says is a code of the message catalogue with its parameters: the words are chosen when it is read, in
-- the language the member then has
create table member_messages (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  kind text not null check (kind in ('PAYMENT', 'TRANSFER', 'CONTRACT', 'REWARD', 'SECURITY', 'SITE')),
  code text not null check (code ~ '^[A-Z][A-Z0-9_]+$'),
  parameters jsonb not null,
  state text not null default 'UNREAD' check (state in ('UNREAD', 'READ', 'DELETED')),
  sent_at timestamptz not null,
  -- The fact it tells, and which of its event's: no fact makes two messages
  event_id bigint not null,
  place integer not null,
  unique (event_id, place)
);
create index member_messages_unread on member_messages (member_id) where state = 'UNREAD';
create index member_messages_by_age on member_messages (sent_at) where state <> 'DELETED';

-- A message moves only as in the table of MSG-17, whoever moves it
create function member_message_moves() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) in (values ('UNREAD', 'READ'), ('UNREAD', 'DELETED'), ('READ', 'DELETED')) then
    return new;
  end if;
  raise exception 'a message does not move from % to %', old.state, new.state using errcode = 'check_violation';
end $$;
create trigger member_message_moves before update of state on member_messages
  for each row when (old.state is distinct from new.state) execute function member_message_moves();
