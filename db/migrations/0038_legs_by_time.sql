-- Every leg by its time: the check of the books reads a busy minute page by page, each by itself, so that no page keeps the
-- database from clearing away what was changed since. It takes the place of the index of page ranges, which finds whole ranges.

create or replace function ledger_open_months(p_from date, p_until date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_month date := date_trunc('month', p_from)::date;
  v_name text;
begin
  perform pg_advisory_xact_lock(7340013);
  while v_month <= p_until loop
    v_name := 'ledger_legs_' || to_char(v_month, 'YYYY_MM');
    if to_regclass('public.' || v_name) is null then
      execute format('create table public.%I (like ledger_legs including defaults including constraints)', v_name);
      execute format('create unique index on %I (debit_account, debit_version) where debit_account < 4503599627370496', v_name);
      execute format('create unique index on %I (credit_account, credit_version) where credit_account < 4503599627370496', v_name);
      execute format('create index on %I (at)', v_name);
      perform ledger_index_others(v_name);
      execute format('create trigger never_emptied before truncate on %I for each statement execute function ledger_refuse_change()', v_name);
      execute format('revoke insert, update, delete on %I from jonaki_app', v_name);
      execute format('alter table ledger_legs attach partition %I for values from (%L) to (%L)',
        v_name, v_month::timestamp at time zone 'UTC', (v_month + interval '1 month')::timestamp at time zone 'UTC');
    end if;
    v_month := (v_month + interval '1 month')::date;
  end loop;
end $$;

do $$
declare
  v_month regclass;
  v_ranges regclass;
begin
  for v_month in select inhrelid from pg_inherits where inhparent = 'ledger_legs'::regclass loop
    for v_ranges in select i.indexrelid from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where i.indrelid = v_month and a.amname = 'brin' loop
      execute format('drop index %s', v_ranges);
    end loop;
    execute format('create index on %s (at)', v_month);
  end loop;
end $$;
