-- The game of the shared round, as it can be played: the first of the instant games.
insert into games (vendor, code, family, category, name_bn, name_en, icon, smallest_stake, largest_stake, largest_win, position)
values ('TUNTUNI', 'crash', 'crash', 'MINI', 'জোনাকি দৌড়', 'Firefly Run', '/art/game-crash.svg', 100, 5000000, 200000000, 5);
