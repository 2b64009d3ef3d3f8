// A studio of a test's own for games of one draw: the game's real code decides, on a seed the test knows. Nothing outside
// tests imports it.
import type { Game } from "@jonaki/games";
import type { RoundRecord } from "@jonaki/games/play/wire";
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { PlayApi } from "./play-api.ts";
import { studioStream } from "./stepped-studio.ts";
import { playedWith, refusedWith, roundOf } from "./test-doubles.tsx";

/** The round with this number on these choices, as the studio stores it. */
export function drawnRound(game: Game, choices: object, nonce: number, balance = "1000.00"): RoundRecord {
  const read = game.readChoices(choices);
  if (!read.ok) throw new Error(`no choices of ${game.code}`);
  const outcome = game.settle(read.choices, studioStream(nonce));
  const before = parseAmount(balance) ?? minor(0n);
  return roundOf({
    round: `01a1feed${nonce.toString().padStart(4, "0")}`,
    game: game.code,
    nonce,
    stake: formatAmount(read.choices.stakeMinor),
    choices: game.choicesJson(read.choices),
    outcome: game.outcomeJson(outcome),
    payout: formatAmount(outcome.payoutMinor),
    balanceBefore: balance,
    balanceAfter: formatAmount(minor(before - read.choices.stakeMinor + outcome.payoutMinor)),
  });
}

/** The first round on these choices that is as the test wants it. */
export function findRound(
  game: Game,
  choices: object,
  isWanted: (round: RoundRecord) => boolean,
): RoundRecord {
  for (let nonce = 0; nonce < 5_000; nonce += 1) {
    const round = drawnRound(game, choices, nonce);
    if (isWanted(round)) return round;
  }
  throw new Error(`no such round of ${game.code}`);
}

/** Decides every bet with the number given, and the next ones after it. */
export function drawnStudio(game: Game, firstNonce = 0): Pick<PlayApi, "play" | "resume" | "round"> {
  let nonce = firstNonce;
  let last: RoundRecord | null = null;
  const answer = async () => (last === null ? refusedWith("NOT_FOUND") : playedWith(last));
  return {
    play: async ({ choices }) => {
      if (!game.readChoices(choices).ok) return refusedWith("VALIDATION");
      last = drawnRound(game, choices, nonce++, last?.balanceAfter ?? "1000.00");
      return playedWith(last);
    },
    resume: answer,
    round: async () => (last === null ? refusedWith("NOT_FOUND") : { value: last }),
  };
}
