-- In the account record a deposit, a withdrawal and what came back of one carry the reference the member knows [REP-4]
create index ledger_holds_ended on ledger_holds (ended_by) where state = 'RELEASED';
create or replace view record_notes as
  select id as transfer_id, id::text as reference, remark from tree_transfers
  union all
  select transfer_id, reference, vendor from vendor_transfers where transfer_id is not null
  union all
  select transfer_id, transfer_id::text, reason from ledger_notes
  union all
  select transfer_id, reference, null from deposits where transfer_id is not null
  union all
  select hold_id, reference, null from withdrawals
  union all
  select h.ended_by, w.reference, null from ledger_holds h join withdrawals w on w.hold_id = h.id
  where h.state = 'RELEASED';
