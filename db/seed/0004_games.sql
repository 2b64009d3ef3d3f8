-- The demo brand's categories in their order, and its vendors and games as far as they can be played.
insert into lobby_categories (category, position) values
  ('ELOTT', 10), ('LOTT', 20), ('LIVE', 30), ('SPORTS', 40), ('FISH', 50), ('RNG', 60), ('PVP', 70), ('ESPORTS', 80);
insert into vendors (code, name, name_bn, position) values ('TUNTUNI', 'Tuntuni', 'টুনটুনি', 90);
insert into vendor_categories (category, vendor, position) values ('RNG', 'TUNTUNI', 90);
insert into games (vendor, code, family, category, name_bn, name_en, icon, smallest_stake, largest_stake, largest_win, position)
values ('TUNTUNI', 'dice', 'mini', 'MINI', 'ডাইস', 'Dice', '/art/game-dice.svg', 100, 5000000, 200000000, 10);
