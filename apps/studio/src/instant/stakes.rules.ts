// Which stakes a choice may have here: the game's own range [INS-15] within the platform's limits for this member
// [VEN-4]. What does not fit is refused before any money moves, with both amounts named.
import { formatAmount, minor } from "@jonaki/money";
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
  const read = readOwn(game, input, limits);
  if (read.ok) return fitting(game, read.choices, limits);
  if (read.refusal.code === "INVALID") return read;
  // Out of the game's own range: how much may be staked here is found with a stake that is within it.
  const own = narrowed(read.refusal, limits);
  const inRange = readOwn(game, staked(input, read.refusal.smallestStakeMinor), limits);
  const range = inRange.ok ? rangeOf(game, inRange.choices, limits) : own;
  const { smallestStakeMinor: minimumMinor, largestStakeMinor: maximumMinor } = range;
  return { ok: false, refusal: { code: "BET_LIMIT", ...narrowed(own, { minimumMinor, maximumMinor }) } };
}

function fitting(game: Game, choices: GameChoices, limits: SessionLimits): ChoicesRead<GameChoices> {
  const range = rangeOf(game, choices, limits);
  const { stakeMinor } = choices;
  if (stakeMinor >= range.smallestStakeMinor && stakeMinor <= range.largestStakeMinor)
    return { ok: true, choices };
  return { ok: false, refusal: { code: "BET_LIMIT", ...range } };
}

/** What the platform lets this member stake on such choices. */
const rangeOf = (game: Game, choices: GameChoices, limits: SessionLimits): StakeRange =>
  narrowed(
    {
      smallestStakeMinor: minor(limits.minimumMinor),
      // A game of steps stops at the last one within the largest win, whatever the stake.
      largestStakeMinor: isStepped(game) ? minor(limits.maximumMinor) : largestFitting(game, choices, limits),
    },
    limits,
  );

/** By the game's own range alone. */
const readOwn = (game: Game, input: unknown, { largestWinMinor }: SessionLimits): ChoicesRead<GameChoices> =>
  isStepped(game) ? game.readOpening(input, minor(largestWinMinor)) : game.readChoices(input);

const staked = (input: unknown, stakeMinor: Minor): object => ({
  ...(input as object),
  stake: formatAmount(stakeMinor),
});

export function narrowed(
  range: StakeRange,
  { minimumMinor, maximumMinor }: Omit<SessionLimits, "largestWinMinor">,
): StakeRange {
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
