// What one bet costs when nothing else is under way, against the bare posting of the same stake: lock, write,
// commit on a connection of its own.
import { createLane, memberAccount, openBatch, shardOf, writeBatch } from "../packages/ledger/src/index.ts";
import { minor } from "../packages/money/src/index.ts";
import { freshBet } from "./money-load.ts";
import type { MoneyLoad } from "./money-load.ts";
import { middle } from "./bench.ts";

const TRIES = 300;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - begin) / 1e6;
}

export async function addedBySingle({ url, house }: MoneyLoad) {
  const openBets = await house.pools.find({
    ownerKind: "VENDOR",
    owner: "BARE",
    kind: "OPEN_BETS",
    unit: "PLAY",
  });
  const lane = createLane({ url, role: "jonaki_app", timeoutMs: 10_000, note: () => undefined });
  const bare = (place: number) => {
    const { memberId, transaction, fingerprint, amountMinor } = freshBet(place);
    const from = memberAccount(memberId, "CASH", "PLAY");
    return lane.transaction(async (connection, shard) => {
      const to = shardOf(openBets, shard);
      const batch = await openBatch(connection, [from, to]);
      const posted = batch.post("bet", [{ from, to, amountMinor: minor(amountMinor) }]);
      if ("refused" in posted) throw new Error(posted.refused);
      batch.remember({
        key: `bare/${transaction}`,
        kind: "bet",
        fingerprint,
        transferId: posted.transferId,
        answer: "OK",
        balanceMinor: null,
      });
      await writeBatch(connection, batch);
    });
  };
  const [bareMs, gatheredMs]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TRIES; turn += 1) {
    bareMs.push(await timed(() => bare(turn)));
    gatheredMs.push(await timed(() => house.bets.handle(freshBet(turn))));
  }
  await lane.stop();
  const [bareMiddle, gatheredMiddle] = [middle(bareMs), middle(gatheredMs)];
  return { bareMs: bareMiddle, gatheredMs: gatheredMiddle, addedMs: gatheredMiddle - bareMiddle };
}
