// Which stakes a choice may have here: the game's own range [INS-15] within the platform's limits for this member
// [VEN-4]. What does not fit is refused before any money moves, with both amounts named.
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { isStepped } from "@jonaki/games";
import type { ChoicesRead, Game, GameChoices, StakeRange } from "@jonaki/games";

export interface SessionLimits {
  readonly minimumMinor: bigint;
  readonly maximumMinor: bigint;
  readonly largestWinMinor: bigint;
}

export function readStakedChoices(
  game: Game,
  input: unknown,
  limits: SessionLimits,
): ChoicesRead<GameChoices> {
  const read = isStepped(game)
    ? game.readOpening(input, minor(limits.largestWinMinor))
    : game.readChoices(input);
  if (!read.ok) {
    if (read.refusal.code === "INVALID") return read;
    return { ok: false, refusal: { code: "BET_LIMIT", ...narrowed(read.refusal, limits) } };
  }
  const range = narrowed(
    {
      smallestStakeMinor: minor(limits.minimumMinor),
      // A game of steps stops at the last one within the largest win, whatever the stake.
      largestStakeMinor: isStepped(game)
        ? minor(limits.maximumMinor)
        : largestFitting(game, read.choices, limits),
    },
    limits,
  );
  const { stakeMinor } = read.choices;
  if (stakeMinor >= range.smallestStakeMinor && stakeMinor <= range.largestStakeMinor) return read;
  return { ok: false, refusal: { code: "BET_LIMIT", ...range } };
}

export function narrowed(range: StakeRange, { minimumMinor, maximumMinor }: SessionLimits): StakeRange {
  const smallest = range.smallestStakeMinor > minimumMinor ? range.smallestStakeMinor : minimumMinor;
  const largest = range.largestStakeMinor < maximumMinor ? range.largestStakeMinor : maximumMinor;
  return { smallestStakeMinor: minor(smallest), largestStakeMinor: minor(largest) };
}

/** The largest stake up to the platform's maximum whose win stays within the largest win; a win grows with its stake. */
function largestFitting(game: Game, choices: GameChoices, limits: SessionLimits): Minor {
  const fits = (stakeMinor: bigint): boolean =>
    game.largestPayoutMinor({ ...choices, stakeMinor: minor(stakeMinor) }) <= limits.largestWinMinor;
  if (fits(limits.maximumMinor)) return minor(limits.maximumMinor);
  let fitting = 0n;
  let tooLarge = limits.maximumMinor;
  while (tooLarge - fitting > 1n) {
    const middle = (fitting + tooLarge) / 2n;
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return minor(fitting);
}
