// A round as the verifier's form holds it: every value as text, typed or read from a proof, and the record that
// `npm run verify` reads made of it [FAIR-9, FAIR-10]. Pure.
import { games, verifyRound } from "@jonaki/games";
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
  "choices",
  "outcome",
  "tableHash",
] as const;
export type RoundField = (typeof ROUND_FIELDS)[number];
export type RoundForm = Readonly<Record<RoundField, string>>;

export type RoundProof = CallOutput<Calls["lobby"]["roundProof"]>;

const [newest] = games;

/** An empty form for the game that is played most: the only one there is. */
export const EMPTY_FORM: RoundForm = {
  game: newest?.code ?? "",
  version: newest?.version ?? "",
  serverSeed: "",
  serverSeedHash: "",
  clientSeed: "",
  nonce: "",
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
    choices: JSON.stringify(proof.choices),
    outcome: JSON.stringify(proof.outcome),
    tableHash: proof.tableHash,
  };
}

/** The record in the order people read it; what cannot be read as JSON is left out, and the check names it. */
export function recordOf(form: RoundForm): Readonly<Record<string, unknown>> {
  const nonce = toLatinDigits(form.nonce).trim();
  return {
    game: form.game,
    version: form.version.trim(),
    ...(form.tableHash.trim() === "" ? {} : { tableHash: hex(form.tableHash) }),
    // An empty seed is one that is not revealed yet.
    serverSeed: form.serverSeed.trim() === "" ? null : hex(form.serverSeed),
    serverSeedHash: hex(form.serverSeedHash),
    clientSeed: form.clientSeed.trim(),
    nonce: /^\d{1,15}$/u.test(nonce) ? Number(nonce) : nonce,
    choices: json(form.choices),
    outcome: json(form.outcome),
  };
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
