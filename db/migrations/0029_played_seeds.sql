-- The index of seeds whose time may be up asks whether a seed was played with, not how often: so a round that takes the next
-- number changes nothing that is indexed, and the row is written in its place.
alter table studio_seeds add column played boolean not null generated always as (next_nonce > 0) stored;

drop index studio_seeds_by_age;
create index studio_seeds_by_age on studio_seeds (made_at) where rotated_at is null and played;
alter table studio_seeds set (fillfactor = 70);
