// Moves what was played first back by days, in the bet book and in the model's books, before anybody has a limit.
import { countPlay } from "../model/books.ts";
import type { Books } from "../model/books.ts";
import type { World } from "../platform/world.ts";
import type { PastPlay } from "../schedule/past-play.ts";

export async function movePlayBack(world: World, books: Books, { daysAgo }: PastPlay): Promise<void> {
  await world.owner.query(
    `update bets b set placed_at = placed_at - p.days * interval '1 day', settled_at = settled_at - p.days * interval '1 day'
     from unnest($1::bigint[], $2::int[]) p(member_id, days) where b.member_id = p.member_id`,
    [[...daysAgo.keys()].map((member) => String(world.ids[member])), [...daysAgo.values()]],
  );
  for (const [key, bet] of books.bets)
    books.journal.set(books.bets, key, { ...bet, daysAgo: daysAgo.get(bet.member) ?? 0 });
  for (const [member, days] of daysAgo) {
    const today = books.days.get(`${member} 0`);
    if (today === undefined) continue;
    const { stakesMinor, returnsMinor } = today;
    countPlay(books, { member, unit: "PLAY" }, days, today);
    countPlay(books, { member, unit: "PLAY" }, 0, { stakesMinor: -stakesMinor, returnsMinor: -returnsMinor });
  }
  books.journal.settle();
}
