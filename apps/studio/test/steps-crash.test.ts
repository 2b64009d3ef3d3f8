// The studio dies at every single await of an act: whoever comes next finds the act done or not done, never half, and the
// round is paid once [FAIR-15, FAIR-16].
import { createTestDatabase, fakeClock, seededRandom } from "@jonaki/testkit";
import type { Wallet } from "@jonaki/vendor";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSeed } from "../src/fair/seeds.flow.ts";
import { actInRound } from "../src/instant/act.flow.ts";
import type { Act } from "../src/instant/act.flow.ts";
import { playRound } from "../src/instant/play.flow.ts";
import { recoverRounds } from "../src/instant/recover.jobs.ts";
import type { RoundParts } from "../src/instant/round.flow.ts";
import { findRound } from "../src/instant/rounds.store.ts";
import type { RoundRow } from "../src/instant/rounds.store.ts";
import { databaseOn, openPool } from "../src/platform/database.ts";
import type { Database } from "../src/platform/database.ts";
import { openSession } from "../src/sessions/session.flow.ts";
import type { SessionRow } from "../src/sessions/sessions.store.ts";
import { atEveryStep, mortalPool, mortalWallet, untilBuried } from "./mortal-studio.ts";
import type { Life } from "./mortal-studio.ts";
import { newRequestId } from "./studio-house.ts";
import { createWalletDouble } from "./wallet-double.ts";

const log = { error: () => undefined, warn: () => undefined };
const pools: Pool[] = [];
const double = createWalletDouble();
const clock = fakeClock();
let url: string;
let healthy: RoundParts;

beforeAll(async () => {
  ({ url } = await createTestDatabase());
  healthy = partsOf(databaseOn(ownPool()), double.wallet);
});
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

function ownPool(): Pool {
  const pool = openPool(url, log);
  pools.push(pool);
  return pool;
}

const partsOf = (database: Database, wallet: Wallet): RoundParts => ({
  database,
  wallet,
  clock,
  random: seededRandom(newRequestId()),
  log,
});

const mortal = (life: Life): RoundParts =>
  partsOf(databaseOn(mortalPool(ownPool(), life)), mortalWallet(double.wallet, life));

interface Playing {
  readonly session: SessionRow;
  readonly round: RoundRow;
}

/** A newcomer in the middle of a round of Mines with one safe tile open. */
async function inTheMiddle(): Promise<Playing> {
  for (;;) {
    const { ticket } = double.issue({ balance: "100.00" });
    const entered = await openSession(healthy, { ticket, game: "mines" });
    if ("code" in entered) throw new Error(entered.code);
    const { session } = entered;
    const seed = await readSeed(healthy, { player: session.player, family: "mini" });
    const begun = await playRound(healthy, session, {
      requestId: newRequestId(),
      choices: { stake: "10.00", mines: 3 },
      serverSeedHash: seed.serverSeedHash,
    });
    if ("refusal" in begun) throw new Error(begun.refusal.code);
    const opened = await actInRound(healthy, session, begun.round, { step: 0, act: 12 });
    if ("round" in opened && opened.round.state === "PLAYING") return { session, round: opened.round };
  }
}

const actsOf = ({ choices }: RoundRow): readonly unknown[] =>
  (choices as { readonly acts: readonly unknown[] }).acts;

describe("an act that is cut off", () => {
  it.each([
    ["before", { step: 1, act: "cashOut" }],
    ["after", { step: 1, act: "cashOut" }],
    ["before", { step: 1, act: 3 }],
    ["after", { step: 1, act: 3 }],
  ] as const satisfies readonly (readonly ["before" | "after", Act])[])(
    "[FAIR-15] [FAIR-16] %s any step of %j: it is done or not done, and sent again it is done once",
    async (when, act) => {
      const steps = await atEveryStep(when, async (life) => {
        const { session, round } = await inTheMiddle();
        await actInRound(mortal(life), session, round, act).catch(() => undefined);
        await untilBuried(pools[0]!);
        const cut = (await findRound(healthy.database.store, round.id))!;
        expect([[12], [12, act.act]]).toContainEqual(actsOf(cut));
        clock.advance(60_000);
        await recoverRounds(healthy);
        const again = await actInRound(healthy, session, round, act);
        if ("refusal" in again) throw new Error(again.refusal.code);
        expect(actsOf(again.round)).toEqual([12, act.act]);
        expectPaidOnce(session, again.round);
      });
      expect(steps).toBeGreaterThan(4);
    },
  );
});

function expectPaidOnce({ player }: SessionRow, round: RoundRow): void {
  const verbs = double.posted.filter((call) => call.round === round.id).map(({ verb }) => verb);
  const settled = round.payoutMinor === 0n ? "close" : "win";
  expect(verbs).toEqual(round.state === "DONE" ? ["bet", settled] : ["bet"]);
  expect(double.player(player).balanceMinor).toBe(9_000n + (round.payoutMinor ?? 0n));
}
