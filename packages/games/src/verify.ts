// Checks a round from its record alone [FAIR-9, FAIR-10]: the seed against its commitment, and the outcome
// against what the same code makes of seed, client seed, nonce and choices. Values may be typed in.
import { chainEndFrom } from "./fair/chain.ts";
import { commitmentOf, seedText } from "./fair/seed.ts";
import type { RandomStream } from "./fair/stream.ts";
import type { Game, GameChoices } from "./game.ts";
import { isFields, isSameJson } from "./json.ts";
import type { Json } from "./json.ts";
import { readRound } from "./round-record.ts";
import type { ReadProblem, ReadRound } from "./round-record.ts";
import { isStepped } from "./stepped.ts";
import type { SteppedChoices } from "./stepped.ts";

/** The parts of a record that can be wrong; tableHash and chainEnd only where the record names one [FAIR-18, FAIR-6]. */
export type WrongPart = "serverSeedHash" | "chainEnd" | "tableHash" | "outcome";

export type Verification =
  | { readonly result: "MATCH"; readonly recomputed: Recomputed }
  | { readonly result: "MISMATCH"; readonly wrong: readonly WrongPart[]; readonly recomputed: Recomputed }
  | ReadProblem;

export interface Recomputed {
  readonly serverSeedHash: string;
  /** Where the seed arrives in its chain; only of a shared round whose record names the chain. */
  readonly chainEnd?: string;
  readonly tableHash: string;
  readonly outcome: Json;
}

export function verifyRound(record: unknown): Verification {
  if (!isFields(record)) return { result: "UNREADABLE", field: "record" };
  const round = readRound(record);
  if ("result" in round) return round;
  const { game, stream, choices } = round;
  if (!isFinished(game, choices, stream())) return { result: "UNREADABLE", field: "choices" };
  const recomputed = recompute(round);
  const wrong = wrongParts(record, recomputed);
  return wrong.length === 0 ? { result: "MATCH", recomputed } : { result: "MISMATCH", wrong, recomputed };
}

/** Acts that could not be done, or a round that goes on, are no record of a round. */
const isFinished = (game: Game, choices: GameChoices, stream: RandomStream): boolean =>
  !isStepped(game) || game.view(choices as SteppedChoices, stream)?.isOver === true;

const recompute = ({ game, serverSeed, stream, chainPlace, choices }: ReadRound): Recomputed => ({
  serverSeedHash: commitmentOf(serverSeed),
  ...(chainPlace === null ? {} : { chainEnd: seedText(chainEndFrom(serverSeed, chainPlace)) }),
  tableHash: game.tableHash,
  outcome: game.outcomeJson(game.settle(choices, stream())),
});

function wrongParts(record: Readonly<Record<string, unknown>>, recomputed: Recomputed): readonly WrongPart[] {
  const wrong: WrongPart[] = [];
  if (record["serverSeedHash"] !== recomputed.serverSeedHash) wrong.push("serverSeedHash");
  const { chainEnd } = recomputed;
  if (chainEnd !== undefined && record["chainEnd"] !== chainEnd) wrong.push("chainEnd");
  const { tableHash } = record;
  if (tableHash !== undefined && tableHash !== recomputed.tableHash) wrong.push("tableHash");
  if (!isSameJson(record["outcome"], recomputed.outcome)) wrong.push("outcome");
  return wrong;
}
