// Players who play as fast as they are answered: rounds of every kind, single calls and batches, some to both
// servers at once. A call without a definite answer is sent again; what is still open when the load stops is kept.
import type { PostingAnswer, PostingCall } from "../../packages/vendor/src/contract.ts";
import { createChance } from "../simulate/chance.ts";
import type { Chance } from "../simulate/chance.ts";
import { formatAmount, minor } from "../../packages/money/src/index.ts";
import { GAME } from "./players.ts";
import type { Player } from "./players.ts";
import type { VendorClient } from "./vendor-client.ts";

export interface Load {
  /** Plays until the promise resolves; answers how many calls had their answer and which have none. */
  play(until: Promise<unknown>): Promise<LoadReport>;
  /** Sends calls again until each has a definite answer, or the patience ends. */
  settle(open: readonly OpenCall[], patienceMs: number): Promise<readonly OpenCall[]>;
}

export interface OpenCall {
  readonly player: number;
  readonly call: PostingCall;
}

export interface LoadReport {
  readonly answered: number;
  readonly open: readonly OpenCall[];
  /** Calls that two servers answered differently. */
  readonly torn: readonly string[];
}

const SERVERS = 2;
const BOTH = 100;
const PAUSE_MS = 20;

export function createLoad(client: VendorClient, players: readonly Player[], seed: number): Load {
  const chance = createChance(seed);
  let rounds = 0;

  const ask = async (
    player: number,
    calls: readonly PostingCall[],
    torn: string[],
  ): Promise<readonly PostingAnswer[]> => {
    const server = chance.below(SERVERS);
    if (!chance.perMille(BOTH)) return client.ask(server, player, calls);
    const [one, other] = await Promise.all([
      client.ask(server, player, calls),
      client.ask(1 - server, player, calls),
    ]);
    return calls.map((call, line) => merged(call, one[line], other[line], torn));
  };

  const playOne = async (place: number, player: Player, life: { over: boolean }): Promise<LoadReport> => {
    const torn: string[] = [];
    let answered = 0;
    let open: readonly PostingCall[] = [];
    while (!life.over) {
      rounds += 1;
      const calls = roundOf(chance, player, `c${seed}-${rounds}`);
      const asBatch = chance.perMille(300);
      for (const some of asBatch ? [calls] : calls.map((call) => [call])) {
        open = [...open, ...some];
        while (open.length > 0 && !life.over) {
          const asked = open;
          const answers = await ask(place, asked, torn);
          open = asked.filter((_call, line) => isOpen(answers[line]));
          answered += asked.length - open.length;
          if (open.length > 0) await pause(PAUSE_MS);
        }
      }
    }
    return { answered, torn, open: open.map((call) => ({ player: place, call })) };
  };

  return {
    play: async (until) => {
      const life = { over: false };
      const playing = Promise.all(players.map((player, place) => playOne(place, player, life)));
      await until;
      life.over = true;
      const all = await playing;
      return {
        answered: all.reduce((sum, { answered }) => sum + answered, 0),
        open: all.flatMap(({ open }) => open),
        torn: all.flatMap(({ torn }) => torn),
      };
    },
    settle: async (calls, patienceMs) => {
      const deadline = performance.now() + patienceMs;
      const left = await Promise.all(
        [...Map.groupBy(calls, ({ player }) => player)].map(async ([player, some]) => {
          let open = some.map(({ call }) => call);
          while (open.length > 0 && performance.now() < deadline) {
            const asked = open;
            const answers = await client.ask(chance.below(SERVERS), player, asked);
            open = asked.filter((_call, line) => isOpen(answers[line]));
            if (open.length > 0) await pause(5 * PAUSE_MS);
          }
          return open.map((call) => ({ player, call }));
        }),
      );
      return left.flat();
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const isOpen = (answer: PostingAnswer | undefined): boolean =>
  answer === undefined || answer.code === "RETRY";

/** Two servers that both know the answer say the same. */
function merged(
  { transaction }: PostingCall,
  one: PostingAnswer | undefined,
  other: PostingAnswer | undefined,
  torn: string[],
): PostingAnswer {
  if (!isOpen(one) && !isOpen(other) && JSON.stringify(one) !== JSON.stringify(other))
    torn.push(`${transaction}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
  return (isOpen(one) ? other : one) ?? { code: "RETRY" };
}

/** The calls of a round, in the order they are sent. */
function roundOf(chance: Chance, { handle: player, session }: Player, round: string): readonly PostingCall[] {
  const amount = formatAmount(minor(BigInt(chance.between(100, 900))));
  const bet = (name: string): PostingCall => ({
    verb: "bet",
    transaction: `${round}-${name}`,
    session,
    player,
    game: GAME,
    round,
    amount,
    currency: "PLAY",
  });
  const named = { player, round, bet: `${round}-bet` };
  const payout = formatAmount(minor(BigInt(chance.between(1, 1_800))));
  const win = (name: string, closes: boolean): PostingCall => ({
    verb: "win",
    transaction: `${round}-${name}`,
    game: GAME,
    amount: payout,
    currency: "PLAY",
    closes,
    ...named,
  });
  const rollback: PostingCall = { verb: "rollback", transaction: `${round}-back`, ...named };
  const close: PostingCall = { verb: "close", transaction: `${round}-close`, player, round };
  return chance.pick<readonly PostingCall[]>([
    [bet("bet"), close],
    [bet("bet"), win("win", true)],
    [bet("bet"), win("win", false), win("more", false), close],
    [bet("bet"), rollback],
    [rollback, bet("bet"), win("win", false)],
    [bet("bet"), bet("second"), win("win", false), rollback, close],
  ]);
}
