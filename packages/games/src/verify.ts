// Checks a round from its record alone [FAIR-9, FAIR-10]: the seed against its commitment, and the outcome
// against what the same code makes of seed, client seed, nonce and choices. Values may be typed in.
import { commitmentOf, isClientSeed, isHex32, parseSeed } from "./fair/seed.ts";
import type { Seed } from "./fair/seed.ts";
import { isNonce, singlePlayStream } from "./fair/stream.ts";
import type { RandomStream } from "./fair/stream.ts";
import type { Game, GameChoices } from "./game.ts";
import { findGame } from "./games.ts";
import { isFields, isSameJson } from "./json.ts";
import type { Json } from "./json.ts";
import { isStepped } from "./stepped.ts";
import type { SteppedChoices } from "./stepped.ts";

/** The parts of a record that can be wrong; tableHash only where the record names one [FAIR-18]. */
export type WrongPart = "serverSeedHash" | "tableHash" | "outcome";

export type Verification =
  | { readonly result: "MATCH"; readonly recomputed: Recomputed }
  | { readonly result: "MISMATCH"; readonly wrong: readonly WrongPart[]; readonly recomputed: Recomputed }
  /** The seed is shown only after it was rotated [FAIR-4]. */
  | { readonly result: "NOT_REVEALED" }
  | { readonly result: "UNKNOWN_GAME" }
  | { readonly result: "UNKNOWN_VERSION" }
  /** A field is missing, or is not what it must be. */
  | { readonly result: "UNREADABLE"; readonly field: string };

export interface Recomputed {
  readonly serverSeedHash: string;
  readonly tableHash: string;
  readonly outcome: Json;
}

interface ReadRound {
  readonly game: Game;
  readonly serverSeed: Seed;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly choices: GameChoices;
}

type Problem = Exclude<Verification, { result: "MATCH" | "MISMATCH" }>;

export function verifyRound(record: unknown): Verification {
  if (!isFields(record)) return unreadable("record");
  const round = readRound(record);
  if ("result" in round) return round;
  const { game, serverSeed, clientSeed, nonce, choices } = round;
  const stream = () => singlePlayStream(serverSeed, clientSeed, nonce);
  if (!isFinished(game, choices, stream())) return unreadable("choices");
  const outcome = game.settle(choices, stream());
  const recomputed = {
    serverSeedHash: commitmentOf(serverSeed),
    tableHash: game.tableHash,
    outcome: game.outcomeJson(outcome),
  };
  const wrong = wrongParts(record, recomputed);
  return wrong.length === 0 ? { result: "MATCH", recomputed } : { result: "MISMATCH", wrong, recomputed };
}

/** Acts that could not be done, or a round that goes on, are no record of a round. */
const isFinished = (game: Game, choices: GameChoices, stream: RandomStream): boolean =>
  !isStepped(game) || game.view(choices as SteppedChoices, stream)?.isOver === true;

function readRound(record: Readonly<Record<string, unknown>>): ReadRound | Problem {
  const game = readGame(record);
  if ("result" in game) return game;
  const { serverSeed: seed, serverSeedHash: hash, clientSeed } = record;
  if (seed === null) return { result: "NOT_REVEALED" };
  const serverSeed = typeof seed === "string" ? parseSeed(seed) : null;
  if (serverSeed === null) return unreadable("serverSeed");
  if (typeof hash !== "string" || !isHex32(hash)) return unreadable("serverSeedHash");
  if (typeof clientSeed !== "string" || !isClientSeed(clientSeed)) return unreadable("clientSeed");
  const nonce = readNonce(record["nonce"]);
  if (nonce === null) return unreadable("nonce");
  const read = game.readChoices(record["choices"]);
  if (!read.ok) return unreadable("choices");
  if (record["outcome"] === undefined) return unreadable("outcome");
  return { game, serverSeed, clientSeed, nonce, choices: read.choices };
}

function readGame({ game: code, version }: Readonly<Record<string, unknown>>): Game | Problem {
  if (typeof code !== "string") return unreadable("game");
  if (typeof version !== "string") return unreadable("version");
  if (findGame(code) === undefined) return { result: "UNKNOWN_GAME" };
  return findGame(code, version) ?? { result: "UNKNOWN_VERSION" };
}

/** A number as records carry it, or its digits as a person types them. */
function readNonce(value: unknown): number | null {
  const nonce = typeof value === "string" && /^(?:0|[1-9]\d{0,15})$/u.test(value) ? Number(value) : value;
  return typeof nonce === "number" && isNonce(nonce) ? nonce : null;
}

function wrongParts(record: Readonly<Record<string, unknown>>, recomputed: Recomputed): readonly WrongPart[] {
  const wrong: WrongPart[] = [];
  if (record["serverSeedHash"] !== recomputed.serverSeedHash) wrong.push("serverSeedHash");
  const { tableHash } = record;
  if (tableHash !== undefined && tableHash !== recomputed.tableHash) wrong.push("tableHash");
  if (!isSameJson(record["outcome"], recomputed.outcome)) wrong.push("outcome");
  return wrong;
}

const unreadable = (field: string): Problem => ({ result: "UNREADABLE", field });
