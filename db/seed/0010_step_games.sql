-- The games of several steps, as they can be played.
insert into games (vendor, code, family, category, name_bn, name_en, icon, smallest_stake, largest_stake, largest_win, position)
values
  ('TUNTUNI', 'mines', 'mini', 'MINI', 'মাইন্স', 'Mines', '/art/game-mines.svg', 100, 5000000, 200000000, 20),
  ('TUNTUNI', 'hilo', 'mini', 'MINI', 'হাই-লো', 'Hi-lo', '/art/game-hilo.svg', 100, 5000000, 200000000, 30);
