-- Files that members send ahead of the form that names them [REW-8, REW-9, REW-45], and the images of feedback.

-- A row is made before an image is decoded, so that every decoding counts; without bytes it never became a file
create table files (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  member_id bigint not null references members,
  -- Of what was sent: the same image again is the same file
  sent_hash bytea not null check (octet_length(sent_hash) = 32),
  uploaded_at timestamptz not null,
  media_type text check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea check (octet_length(bytes) > 0),
  check ((bytes is null) = (media_type is null)),
  -- When something named it first; nothing does, and a day later it is deleted
  attached_at timestamptz check (attached_at is null or bytes is not null)
);
-- Compressed as it is
alter table files alter column bytes set storage external;
create unique index files_same on files (member_id, sent_hash) where bytes is not null;
create index files_by_member on files (member_id, uploaded_at);
create index files_unused on files (uploaded_at) where attached_at is null;

-- Which images stand with an entry of a feedback, in their order [MSG-22]
create table feedback_images (
  feedback_id bigint not null,
  number integer not null,
  position integer not null check (position between 1 and 3),
  file_id text not null references files,
  primary key (feedback_id, number, position),
  unique (feedback_id, number, file_id),
  foreign key (feedback_id, number) references feedback_entries
);
create index feedback_images_by_file on feedback_images (file_id);

-- A feedback moves only as in the table of MSG-23, whoever moves it
create function feedback_moves() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) in (values ('NEW', 'OPEN'), ('OPEN', 'ANSWERED'), ('ANSWERED', 'OPEN'),
      ('NEW', 'CLOSED'), ('OPEN', 'CLOSED'), ('ANSWERED', 'CLOSED')) then
    return new;
  end if;
  raise exception 'a feedback does not move from % to %', old.state, new.state using errcode = 'check_violation';
end $$;
create trigger feedback_moves before update of state on feedback
  for each row when (old.state is distinct from new.state) execute function feedback_moves();
