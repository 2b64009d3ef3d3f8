-- The desks of the back office [OFF-9, OFF-10]: what people of the house note about a member, and finding members by the
-- address they came from.
create table member_notes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  operator_id bigint not null references operators,
  note text not null check (note ~ '\S' and char_length(note) <= 200),
  noted_at timestamptz not null
);
create index member_notes_of on member_notes (member_id, id);
create function keep_member_notes() returns trigger language plpgsql as $$
begin
  raise exception 'what was noted about a member stays';
end $$;
create trigger member_notes_stay before update or delete on member_notes for each row execute function keep_member_notes();

create index sessions_by_address on sessions (address, member_id);
create index identities_in_state on safe_identities (state, member_id);
