-- The demo accounts of the first seeds had a password that everybody could read there: whoever still has it has none
-- any more. The start gives them one that is the installation's own; a password that was changed since stays.
update members set password_hash = null, password_set_at = null
where username in ('demo', 'demo2', 'demoagent') and password_set_at = created_at;

-- The demo agent's invitation code: /register?affiliateCode=DEMOAGENT
insert into affiliate_codes (code, owner_id, created_at)
select 'DEMOAGENT', id, now() from members where username = 'demoagent';
