// A round as the verifier's form holds it: every value as text, typed or read from a proof, and the record that
// `npm run verify` reads made of it [FAIR-9, FAIR-10]. Pure.
import { findGame, games, verifyRound } from "@jonaki/games";
import type { Verification } from "@jonaki/games";
import { toLatinDigits } from "@jonaki/i18n";
import type { CallOutput, Calls } from "@jonaki/wire";

export const ROUND_FIELDS = [
  "game",
  "version",
  "serverSeed",
  "serverSeedHash",
  "clientSeed",
  "nonce",
  "salt",
  "round",
  "chainEnd",
  "chainPlace",
  "choices",
  "outcome",
  "tableHash",
] as const;
export type RoundField = (typeof ROUND_FIELDS)[number];
export type RoundForm = Readonly<Record<RoundField, string>>;

export type RoundProof = CallOutput<Calls["lobby"]["roundProof"]>;

/** A shared round has salt and round where single play has client seed and nonce [FAIR-1]. */
export const isSharedGame = (code: string): boolean => findGame(code)?.isShared === true;

const newest = games.find((game) => game.isShared !== true);

/** An empty form for the first game of single play. */
export const EMPTY_FORM: RoundForm = {
  game: newest?.code ?? "",
  version: newest?.version ?? "",
  serverSeed: "",
  serverSeedHash: "",
  clientSeed: "",
  nonce: "",
  salt: "",
  round: "",
  chainEnd: "",
  chainPlace: "",
  choices: "",
  outcome: "",
  tableHash: "",
};

export function formOf(proof: RoundProof): RoundForm {
  return {
    game: proof.game,
    version: proof.version,
    serverSeed: proof.serverSeed ?? "",
    serverSeedHash: proof.serverSeedHash,
    clientSeed: proof.clientSeed ?? "",
    nonce: proof.nonce === null ? "" : String(proof.nonce),
    salt: proof.salt ?? "",
    round: proof.round ?? "",
    chainEnd: proof.chainEnd ?? "",
    chainPlace: String(proof.chainPlace ?? ""),
    choices: JSON.stringify(proof.choices),
    outcome: JSON.stringify(proof.outcome),
    tableHash: proof.tableHash,
  };
}

/** The record in the order people read it; what cannot be read as JSON is left out, and the check names it. */
export function recordOf(form: RoundForm): Readonly<Record<string, unknown>> {
  return {
    game: form.game,
    version: form.version.trim(),
    ...(form.tableHash.trim() === "" ? {} : { tableHash: hex(form.tableHash) }),
    // An empty seed is one that is not revealed yet.
    serverSeed: form.serverSeed.trim() === "" ? null : hex(form.serverSeed),
    serverSeedHash: hex(form.serverSeedHash),
    ...(isSharedGame(form.game) ? sharedPart(form) : singlePart(form)),
    choices: json(form.choices),
    outcome: json(form.outcome),
  };
}

const singlePart = (form: RoundForm) => ({ clientSeed: form.clientSeed.trim(), nonce: whole(form.nonce) });

/** The end of the chain and the place in it are checked where both are given. */
function sharedPart(form: RoundForm) {
  const hasChain = form.chainEnd.trim() !== "" || form.chainPlace.trim() !== "";
  const chain = { chainEnd: hex(form.chainEnd), chainPlace: whole(form.chainPlace) };
  return { salt: form.salt.trim(), round: form.round.trim(), ...(hasChain ? chain : {}) };
}

/** A number where there is one; what is none is left for the check to name. */
function whole(typed: string): number | string {
  const digits = toLatinDigits(typed).trim();
  return /^\d{1,15}$/u.test(digits) ? Number(digits) : digits;
}

/** Exactly what `npm run verify -- FILE` reads. */
export const recordText = (form: RoundForm): string => `${JSON.stringify(recordOf(form), null, 2)}\n`;

export const verify = (form: RoundForm): Verification => verifyRound(recordOf(form));

/** Seeds and hashes have one text: lower-case hexadecimal digits. */
const hex = (text: string): string => text.trim().toLowerCase();

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
