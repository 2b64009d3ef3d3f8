// npm run verify -- FILE: checks a game round from its record, without the site and without the network
// [FAIR-10]. Exit code 0 says match, 1 mismatch, 2 that the record cannot be checked.
import { readFileSync } from "node:fs";
import { verifyRound } from "../packages/games/src/index.ts";
import type { Verification, WrongPart } from "../packages/games/src/index.ts";

export interface Report {
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** The report on a record's JSON text. */
export function reportOn(text: string): Report {
  try {
    return describe(verifyRound(JSON.parse(text)));
  } catch (problem) {
    if (problem instanceof SyntaxError) return cannot("the file holds no JSON");
    throw problem;
  }
}

const WRONG_WORDS: Readonly<Record<WrongPart, string>> = {
  serverSeedHash: "the server seed is not the one that was promised: its SHA-256 differs from serverSeedHash",
  chainEnd: "the server seed does not lead to the published end of its chain",
  tableHash: "the round names another pay table than this version of the game has",
  outcome: "the recorded outcome is not what the seeds, the number of the round and the choices give",
};

const CANNOT_WORDS = {
  NOT_REVEALED: "the server seed is not revealed yet; rotate the seed, then read the record again",
  UNKNOWN_GAME: "the record names a game that is not known here",
  UNKNOWN_VERSION: "the record names a version of the game that is not known here",
} as const;

function describe(verification: Verification): Report {
  if (verification.result === "MATCH") {
    const good = "MATCH: the record is what the seeds, the number of the round and the choices give.";
    return { exitCode: 0, lines: [good, ...found(verification)] };
  }
  if (verification.result === "MISMATCH") {
    const wrong = verification.wrong.map((part) => `MISMATCH: ${WRONG_WORDS[part]}.`);
    return { exitCode: 1, lines: [...wrong, ...found(verification)] };
  }
  if (verification.result === "UNREADABLE") {
    return cannot(`the record's ${verification.field} is missing or is not what it must be`);
  }
  return cannot(CANNOT_WORDS[verification.result]);
}

const cannot = (reason: string): Report => ({ exitCode: 2, lines: [`UNREADABLE: ${reason}.`] });

const found = ({ recomputed }: Extract<Verification, { recomputed: unknown }>): readonly string[] => [
  "Recomputed:",
  `  serverSeedHash  ${recomputed.serverSeedHash}`,
  ...(recomputed.chainEnd === undefined ? [] : [`  chainEnd        ${recomputed.chainEnd}`]),
  `  tableHash       ${recomputed.tableHash}`,
  `  outcome         ${JSON.stringify(recomputed.outcome)}`,
];

function reportOnFile(path: string | undefined): Report {
  if (path === undefined) return cannot("say which file holds the record: npm run verify -- FILE");
  try {
    return reportOn(readFileSync(path, "utf8"));
  } catch (problem) {
    if (problem instanceof Error && "code" in problem) return cannot(`${path} cannot be read`);
    throw problem;
  }
}

if (import.meta.main) {
  const report = reportOnFile(process.argv[2]);
  console.log(report.lines.join("\n"));
  process.exitCode = report.exitCode;
}
