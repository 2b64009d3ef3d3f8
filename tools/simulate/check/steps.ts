// A step as it was sent and answered, and the question whether the model allows what was seen of it.
import { formatAmount, minor } from "../../../packages/money/src/index.ts";
import type { PostingAnswer } from "../../../packages/vendor/src/contract.ts";
import type { Books } from "../model/books.ts";
import {
  correctionKey,
  foretellCorrection,
  foretellEndHold,
  foretellHold,
  foretellLimit,
} from "../model/office.ts";
import type { SentCorrection } from "../model/office.ts";
import { foretellStatus } from "../model/standing.ts";
import type { Surroundings } from "../model/surroundings.ts";
import { foretellCall } from "../model/wallet.ts";
import { holdKey, keyOf } from "../operations.ts";
import type { CallOperation, Operation, PlayUnit } from "../operations.ts";
import type { KeyFound } from "../platform/readback.ts";
import type { Way } from "../schedule/waves.ts";

/** What only the platform could name, as it was known when the step was sent. */
export interface Sent {
  readonly correction: SentCorrection | null;
  readonly holdId: bigint | null;
  readonly holdUnit: PlayUnit | null;
}

export interface Step {
  readonly number: number;
  readonly wave: number;
  readonly operation: Operation;
  readonly process: number;
  readonly way: Way;
  readonly sent: Sent;
  /** Its place among the calls that were handed to the books. */
  order: number;
  /** Where its answer stands in the ledger's order; null when no answer came. */
  position: bigint | null;
  /** The end of a bet that was refused in its breath: answered BET_UNKNOWN, and nothing happened. */
  isPassedOver: boolean;
  /** The answer as one line, or null when none came. */
  seen: string | null;
}

/** The key under which the ledger keeps the step; limits and standings have none. */
export function keyOfStep({ operation, sent }: Pick<Step, "operation" | "sent">): string | null {
  if (operation.kind === "call") return keyOf(operation.vendor, operation.call.transaction);
  if (operation.kind === "correct") return sent.correction && correctionKey(sent.correction, operation);
  return operation.kind === "hold" || operation.kind === "end hold" ? holdKey(operation.name) : null;
}

const line = (code: string, balance: string | undefined, reference: string | undefined): string =>
  `${code} ${balance ?? "-"} ${reference ?? "-"}`;

export const answerLine = ({ code, balance, reference }: PostingAnswer): string =>
  line(code, balance, reference);

export interface Judged {
  /** What the model says the answer is. */
  readonly expected: string;
  /** Why it cannot have happened here, or null when everything that was seen fits. */
  readonly problem: string | null;
}

/** Applies a step to the books as if it happened now; `key` is what the ledger holds under the step's key. */
export function happen(books: Books, around: Surroundings, step: Step, key: KeyFound | undefined): Judged {
  const { operation } = step;
  if (operation.kind === "call") return callHappens(books, around, step, operation, key);
  const before = books.journal.mark();
  const expected = foretellOffice(books, around, step, key?.transferId ?? 0n);
  const posted = books.journal.mark() > before && keyOfStep(step) !== null;
  if (posted && key === undefined) return { expected, problem: "the ledger has no key for it" };
  return { expected, problem: differs(expected, step.seen) };
}

function foretellOffice(books: Books, around: Surroundings, step: Step, transferId: bigint): string {
  const { operation, sent } = step;
  switch (operation.kind) {
    case "hold":
      return foretellHold(books, operation, transferId);
    case "end hold":
      return foretellEndHold(books, operation, sent.holdId !== null, transferId);
    case "limit":
      return foretellLimit(books, operation);
    case "status":
      return String(foretellStatus(books, around, operation));
    case "correct":
      return sent.correction === null
        ? "refused NOT_FOUND"
        : foretellCorrection(books, operation, sent.correction, transferId);
    case "call":
    default:
      throw new Error("a call is no business of the office");
  }
}

function callHappens(
  books: Books,
  around: Surroundings,
  step: Step,
  operation: CallOperation,
  key: KeyFound | undefined,
): Judged {
  const told = foretellCall(books, around, operation, key?.transferId ?? null);
  const reference = told.repeats === null ? (told.moves ? key?.transferId : null) : told.repeats.reference;
  const balance = told.balanceMinor === null ? undefined : formatAmount(minor(told.balanceMinor));
  const expected = line(told.code, balance, reference === null ? undefined : String(reference ?? "?"));
  const problem = told.isNew ? keptWrongly(operation, told, key) : null;
  return { expected, problem: problem ?? differs(expected, step.seen) };
}

const differs = (expected: string, seen: string | null): string | null =>
  seen === null || seen === expected ? null : `it was answered "${seen}"`;

/** A new answer must stand in the ledger as it was given. */
function keptWrongly(
  { print }: CallOperation,
  told: { readonly code: string; readonly balanceMinor: bigint | null; readonly moves: boolean },
  key: KeyFound | undefined,
): string | null {
  if (key === undefined) return "the ledger has no key for it";
  if (key.print !== print) return "the ledger keeps another body under its id";
  if (key.answer !== told.code || key.balanceMinor !== told.balanceMinor)
    return `the ledger keeps "${key.answer} ${key.balanceMinor}"`;
  if ((key.transferId !== null) !== told.moves)
    return told.moves ? "the ledger has no transfer for it" : "the ledger has a transfer for it";
  return null;
}
