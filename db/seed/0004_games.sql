-- The demo brand's vendors and games, as far as they can be played.
insert into vendors (code, name, position) values ('TUNTUNI', 'Tuntuni', 90);
insert into games (vendor, code, family, category, name_bn, name_en, smallest_stake, largest_stake, largest_win, position)
values ('TUNTUNI', 'dice', 'mini', 'MINI', 'ডাইস', 'Dice', 100, 5000000, 200000000, 10);
