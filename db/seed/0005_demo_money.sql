-- 10,000.00 of play money for each demo account, posted like every other money: from the house's issue, with
-- versions, balances and chain. A database in real mode gets none.
do $$
declare
  v_member bigint;
  v_issue bigint;
  v_cash bigint;
  v_transfer bigint;
  v_amount constant bigint := 1000000;
  v_from record;
begin
  if (select mode from ledger_mode) <> 'play' then return; end if;
  v_issue := ledger_open_pool('HOUSE', 'house', 'ISSUE', 'PLAY', 64, null);
  for v_member in select id from members where username in ('demo', 'demo2', 'demoagent') order by id loop
    perform ledger_open_member(array[v_member], 'PLAY');
    v_cash := v_member * 64 + ledger_unit_bits('PLAY');
    select balance into v_transfer from ledger_lock(array[v_cash, v_issue]) where account_id is null;
    select balance - v_amount as balance, version + 1 as version, encode(head, 'hex') as head
      into v_from from ledger_balances where account_id = v_issue;
    declare
      v_from_head constant bytea := sha256(convert_to(
        format(E'%s\n%s %s %s %s issue\n', v_from.head, v_from.version, v_transfer, -v_amount, v_from.balance), 'UTF8'));
      v_cash_head constant bytea := sha256(convert_to(
        format(E'%s\n1 %s %s %s issue\n', repeat('0', 64), v_transfer, v_amount, v_amount), 'UTF8'));
    begin
      perform ledger_write(
        array['seed/demo/' || v_member], array['issue'], array[sha256('demo money')], array[v_transfer], array['OK'], array[v_amount],
        array[v_transfer], array[v_amount], array['issue'],
        array[v_issue], array[v_from.version], array[v_from.balance], array[v_from_head],
        array[v_cash], array[1::bigint], array[v_amount], array[v_cash_head],
        array[v_issue, v_cash], array[v_from.version, 1], array[v_from.balance, v_amount], array[v_from_head, v_cash_head]);
    end;
  end loop;
end $$;
