-- The demo brand's cashier: invented e-wallets, banks and accounts. An operator names its own.
insert into pay_institutions (code, kind, name_bn, name_en, number_pattern, position) values
  ('nodi-pay', 'EWALLET', 'নদী পে', 'Nodi Pay', '^8801[3-9][0-9]{8}$', 10),
  ('doel-pay', 'EWALLET', 'দোয়েল পে', 'Doel Pay', '^8801[3-9][0-9]{8}$', 20),
  ('shalik-pay', 'EWALLET', 'শালিক পে', 'Shalik Pay', '^8801[3-9][0-9]{8}$', 30),
  ('bokul-bank', 'BANK', 'বকুল ব্যাংক', 'Bokul Bank', '^[0-9]{8,17}$', 110),
  ('hijol-bank', 'BANK', 'হিজল ব্যাংক', 'Hijol Bank', '^[0-9]{8,17}$', 120),
  ('kodom-bank', 'BANK', 'কদম ব্যাংক', 'Kodom Bank', '^[0-9]{8,17}$', 130),
  ('krishnochura-bank', 'BANK', 'কৃষ্ণচূড়া ব্যাংক', 'Krishnochura Bank', '^[0-9]{8,17}$', 140),
  ('shiuli-bank', 'BANK', 'শিউলি ব্যাংক', 'Shiuli Bank', '^[0-9]{8,17}$', 150),
  ('trc20', 'DIGITAL_DOLLAR', 'TRC20', 'TRC20', '^T[1-9A-HJ-NP-Za-km-z]{33}$', 210),
  ('erc20', 'DIGITAL_DOLLAR', 'ERC20', 'ERC20', '^0x[0-9A-Fa-f]{40}$', 220);

-- E-wallets and the digital dollar go through the provider of the sandbox, a bank transfer is looked at by a person
insert into deposit_methods (code, kind, name_bn, name_en, logo, least, most, fee, open_minutes, provider, position) values
  ('nodi-pay', 'EWALLET', 'নদী পে', 'Nodi Pay', '/art/pay-nodi.svg', 20000, 2500000, 0, 30, 'sandbox', 10),
  ('doel-pay', 'EWALLET', 'দোয়েল পে', 'Doel Pay', '/art/pay-doel.svg', 20000, 2500000, 0, 30, 'sandbox', 20),
  ('shalik-pay', 'EWALLET', 'শালিক পে', 'Shalik Pay', '/art/pay-shalik.svg', 20000, 2500000, 0, 30, 'sandbox', 30),
  ('bank', 'BANK', 'ব্যাংক ট্রান্সফার', 'Bank transfer', '/art/pay-bank.svg', 50000, 20000000, 0, 120, null, 40),
  ('digital-dollar', 'DIGITAL_DOLLAR', 'ডিজিটাল ডলার', 'Digital dollar', '/art/pay-dollar.svg', 1000, 1000000, null, 60, 'sandbox', 50);

insert into house_accounts (method, account, name) values
  ('bank', 'Bokul Bank 2040-118-0007731', 'Jonaki Demo Limited'),
  ('bank', 'Kodom Bank 118-2205-000449', 'Jonaki Demo Limited');

insert into dollar_rates (starts_at, rate) values (now(), 1220000);
