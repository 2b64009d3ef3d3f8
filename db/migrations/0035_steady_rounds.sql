-- What made a busy house stand still for moments, and what a round paid for without need.

-- The names of calls are sorted into their index whenever so many wait, by whoever comes then: at a thousand calls a second
-- four megabytes of them took half a second of a processor at once.
drop index vendor_calls_by_name;
create index vendor_calls_by_name on vendor_calls using gin (names) with (gin_pending_list_limit = 256);

-- A round names the seed it was begun on under that seed's lock, so it need not be looked up once more when it is stored; and
-- a seed is never taken away, because its rounds are proved by it.
alter table studio_rounds drop constraint studio_rounds_seed_id_fkey;

create function keep_studio_seeds() returns trigger language plpgsql as $$
begin
  raise exception 'a seed is kept for as long as its rounds can be proved' using errcode = 'insufficient_privilege';
end $$;
create trigger studio_seeds_kept before delete on studio_seeds for each row execute function keep_studio_seeds();
create trigger studio_seeds_whole before truncate on studio_seeds for each statement execute function keep_studio_seeds();
