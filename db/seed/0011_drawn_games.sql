-- The games decided by one draw, as they can be played.
insert into games (vendor, code, family, category, name_bn, name_en, icon, smallest_stake, largest_stake, largest_win, position)
values
  ('TUNTUNI', 'plinko', 'mini', 'MINI', 'প্লিঙ্কো', 'Plinko', '/art/game-plinko.svg', 100, 5000000, 200000000, 40),
  ('TUNTUNI', 'wheel', 'mini', 'MINI', 'হুইল', 'Wheel', '/art/game-wheel.svg', 100, 5000000, 200000000, 50),
  ('TUNTUNI', 'limbo', 'mini', 'MINI', 'লিম্বো', 'Limbo', '/art/game-limbo.svg', 100, 5000000, 200000000, 60),
  ('TUNTUNI', 'keno', 'mini', 'MINI', 'কেনো', 'Keno', '/art/game-keno.svg', 100, 5000000, 200000000, 70);
