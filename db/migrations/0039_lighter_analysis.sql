-- A table that is a minute old is analysed while everybody plays: of a thousand bets a second 6,000 rows are read and sorted by
-- every column, 0.4 s of a processor for each of the large tables. A quarter of them tells the planner as much about tables that
-- are read by their keys. Where the database is another's, its owner decides.
do $$
begin
  if (select pg_has_role(datdba, 'USAGE') from pg_database where datname = current_database()) then
    execute format('alter database %I set default_statistics_target = 5', current_database());
  end if;
end $$;
