// The vendor's own log, on disk: every request before it is sent, and every answer when it has come. What is
// compared with the database afterwards is read from here.
import { closeSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import type { PostingAnswer, PostingCall } from "../../packages/vendor/src/contract.ts";

/** One call of the cycle, as the log has it. */
export interface LoggedCall {
  readonly player: number;
  readonly call: PostingCall;
  /** Its place among everything that was ever sent. */
  readonly place: number;
  /** The definite answers, in the order they came; more than one when it was repeated. */
  readonly answers: readonly PostingAnswer[];
}

interface Line {
  readonly place: number;
  readonly player?: number;
  readonly call?: PostingCall;
  readonly answer?: PostingAnswer;
}

export interface CallLog {
  /** Answers the call's place; the log has it before anybody else. */
  sending(player: number, call: PostingCall): number;
  answered(place: number, answer: PostingAnswer): void;
  /** How long the log is now. */
  mark(): number;
  /** What was sent since a mark, by transaction, read from the file. */
  readFrom(mark: number): ReadonlyMap<string, LoggedCall>;
  close(): void;
}

export function openCallLog(path: string): CallLog {
  const file = openSync(path, "a");
  const write = (line: Line): void => void writeSync(file, `${JSON.stringify(line)}\n`);
  let places = 0;
  return {
    sending: (player, call) => {
      places += 1;
      write({ place: places, player, call });
      return places;
    },
    answered: (place, answer) => write({ place, answer }),
    mark: () => statSync(path).size,
    readFrom: (mark) => {
      const lines = readFileSync(path).subarray(mark).toString().trim().split("\n");
      return gather(lines.filter((text) => text !== "").map((text) => JSON.parse(text) as Line));
    },
    close: () => closeSync(file),
  };
}

function gather(lines: readonly Line[]): ReadonlyMap<string, LoggedCall> {
  const transactions = new Map<number, string>();
  const calls = new Map<string, LoggedCall & { readonly answers: PostingAnswer[] }>();
  for (const { place, player, call, answer } of lines) {
    if (call !== undefined && player !== undefined) {
      transactions.set(place, call.transaction);
      if (!calls.has(call.transaction)) calls.set(call.transaction, { player, call, place, answers: [] });
    }
    const of = calls.get(transactions.get(place) ?? "");
    if (answer !== undefined && answer.code !== "RETRY") of?.answers.push(answer);
  }
  return calls;
}
