// A round record as it comes from outside, read strictly [FAIR-9]: what stands in it decides which game, which seed and which
// stream; client seed and nonce in single play, salt and round in a shared one [FAIR-1].
import { isChainPlace } from "./fair/chain.ts";
import { isClientSeed, isHex32, parseSeed } from "./fair/seed.ts";
import type { Seed } from "./fair/seed.ts";
import { isNonce, isSharedPart, sharedRoundStream, singlePlayStream } from "./fair/stream.ts";
import type { RandomStream } from "./fair/stream.ts";
import type { Game, GameChoices } from "./game.ts";
import { findGame } from "./games.ts";

type Fields = Readonly<Record<string, unknown>>;

export type ReadProblem =
  /** The seed is shown only after it was rotated, or after the shared round [FAIR-4]. */
  | { readonly result: "NOT_REVEALED" }
  | { readonly result: "UNKNOWN_GAME" }
  | { readonly result: "UNKNOWN_VERSION" }
  /** A field is missing, or is not what it must be. */
  | { readonly result: "UNREADABLE"; readonly field: string };

export interface ReadRound {
  readonly game: Game;
  readonly serverSeed: Seed;
  /** The stream of the round, from its beginning at every call. */
  readonly stream: () => RandomStream;
  /** Where the seed stands in its chain, from 1; null where the record does not name the chain's end. */
  readonly chainPlace: number | null;
  readonly choices: GameChoices;
}

export function readRound(record: Fields): ReadRound | ReadProblem {
  const game = readGame(record);
  if ("result" in game) return game;
  const { serverSeed: seed, serverSeedHash: hash } = record;
  if (seed === null) return { result: "NOT_REVEALED" };
  const serverSeed = typeof seed === "string" ? parseSeed(seed) : null;
  if (serverSeed === null) return unreadable("serverSeed");
  if (typeof hash !== "string" || !isHex32(hash)) return unreadable("serverSeedHash");
  const drawn = game.isShared === true ? readShared(record, serverSeed) : readSingle(record, serverSeed);
  if ("result" in drawn) return drawn;
  const read = game.readChoices(record["choices"]);
  if (!read.ok) return unreadable("choices");
  if (record["outcome"] === undefined) return unreadable("outcome");
  return { game, serverSeed, ...drawn, choices: read.choices };
}

function readGame({ game: code, version }: Fields): Game | ReadProblem {
  if (typeof code !== "string") return unreadable("game");
  if (typeof version !== "string") return unreadable("version");
  if (findGame(code) === undefined) return { result: "UNKNOWN_GAME" };
  return findGame(code, version) ?? { result: "UNKNOWN_VERSION" };
}

type Drawn = Pick<ReadRound, "stream" | "chainPlace">;

function readSingle({ clientSeed, nonce: said }: Fields, serverSeed: Seed): Drawn | ReadProblem {
  if (typeof clientSeed !== "string" || !isClientSeed(clientSeed)) return unreadable("clientSeed");
  const nonce = readWhole(said);
  if (nonce === null || !isNonce(nonce)) return unreadable("nonce");
  return { stream: () => singlePlayStream(serverSeed, clientSeed, nonce), chainPlace: null };
}

function readShared(record: Fields, serverSeed: Seed): Drawn | ReadProblem {
  const { salt, round, chainEnd } = record;
  if (typeof salt !== "string" || !isSharedPart(salt)) return unreadable("salt");
  if (typeof round !== "string" || !isSharedPart(round)) return unreadable("round");
  const stream = (): RandomStream => sharedRoundStream(serverSeed, salt, round);
  if (chainEnd === undefined || chainEnd === null) return { stream, chainPlace: null };
  if (typeof chainEnd !== "string" || !isHex32(chainEnd)) return unreadable("chainEnd");
  const chainPlace = readWhole(record["chainPlace"]);
  if (chainPlace === null || !isChainPlace(chainPlace)) return unreadable("chainPlace");
  return { stream, chainPlace };
}

/** A number as records carry it, or its digits as a person types them. */
function readWhole(value: unknown): number | null {
  const whole = typeof value === "string" && /^(?:0|[1-9]\d{0,15})$/u.test(value) ? Number(value) : value;
  return typeof whole === "number" ? whole : null;
}

const unreadable = (field: string): ReadProblem => ({ result: "UNREADABLE", field });
