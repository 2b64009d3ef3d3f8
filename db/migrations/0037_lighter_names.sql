-- The names of calls, once more: 256 KB of them took thirty to forty milliseconds of a processor at once, every second of a busy
-- house. The least the database allows is a quarter of that.
drop index vendor_calls_by_name;
create index vendor_calls_by_name on vendor_calls using gin (names) with (gin_pending_list_limit = 64);
