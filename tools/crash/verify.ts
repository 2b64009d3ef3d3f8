// After a cycle: the vendor's log against the database and against the model. Every acknowledged answer has its key
// and its transfer, a repeat of it gives the same answer, every balance is the model's, and all invariants hold.
import type { Client } from "pg";
import type { PostingAnswer, PostingCall } from "../../packages/vendor/src/contract.ts";
import { fingerprint } from "../../packages/vendor/src/fingerprint.ts";
import { brokenHistory, brokenInvariants } from "../simulate/check/ending.ts";
import { answerLine, happen } from "../simulate/check/steps.ts";
import type { Step } from "../simulate/check/steps.ts";
import { createBooks, pour, purseOf } from "../simulate/model/books.ts";
import type { Books } from "../simulate/model/books.ts";
import type { Surroundings } from "../simulate/model/surroundings.ts";
import { keyOf } from "../simulate/operations.ts";
import type { CallOperation } from "../simulate/operations.ts";
import { readKeysOf, readPurses } from "../simulate/platform/readback.ts";
import type { KeyFound } from "../simulate/platform/readback.ts";
import type { LoggedCall } from "./call-log.ts";
import { VENDOR } from "./players.ts";
import type { Player } from "./players.ts";

export interface Verdict {
  /** Acknowledged, and not or otherwise in the ledger. */
  readonly lost: readonly string[];
  /** Done more than once. */
  readonly doubled: readonly string[];
  /** Whatever else is not as the model foretells. */
  readonly differences: readonly string[];
}

export interface Verifier {
  /** Whether anything is half done, before anybody has repeated anything. */
  halfDone(owner: Client): Promise<readonly string[]>;
  /** How many of these calls the ledger has. */
  countDone(owner: Client, calls: readonly PostingCall[]): Promise<number>;
  verify(owner: Client, calls: ReadonlyMap<string, LoggedCall>): Promise<Verdict>;
}

const DICE = {
  category: "MINI",
  smallestMinor: 100n,
  largestMinor: 5_000_000n,
  largestWinMinor: 200_000_000n,
} as const;

/** Nothing stands in the way of these players. */
const AROUND: Surroundings = {
  nowMs: 0,
  daysBack: { DAY: 0, WEEK: 0, MONTH: 0 },
  gameOf: () => DICE,
  hasBetlessWins: () => false,
  barOf: () => null,
  sessionUnitOf: () => "PLAY",
};

export function createVerifier(players: readonly Player[]): Verifier {
  const books = createBooks();
  players.forEach(({ balanceMinor }, member) => pour(books, member, "PLAY", { cashMinor: balanceMinor }));
  return {
    halfDone: brokenInvariants,
    countDone: async (owner, calls) => (await readAll(owner, calls)).size,
    verify: async (owner, calls) => {
      const keys = await readAll(
        owner,
        [...calls.values()].map(({ call }) => call),
      );
      return {
        lost: [...calls.values()].flatMap((logged) => lostOf(logged, keys)),
        doubled: await doubledOf(owner),
        differences: [
          ...replay(books, calls, keys),
          ...(await differingPurses(owner, books, players)),
          ...(await brokenInvariants(owner)),
          ...(await brokenHistory(owner)),
        ],
      };
    },
  };
}

const AT_ONCE = 1_000;

async function readAll(owner: Client, calls: readonly PostingCall[]): Promise<ReadonlyMap<string, KeyFound>> {
  const found = new Map<string, KeyFound>();
  for (let place = 0; place < calls.length; place += AT_ONCE) {
    const names = calls.slice(place, place + AT_ONCE).map(({ transaction }) => keyOf(VENDOR, transaction));
    for (const [key, row] of await readKeysOf(owner, names)) found.set(key, row);
  }
  return found;
}

/** Every definite answer is the one that the ledger keeps. */
function lostOf({ call, answers }: LoggedCall, keys: ReadonlyMap<string, KeyFound>): readonly string[] {
  const key = keys.get(keyOf(VENDOR, call.transaction));
  return answers.flatMap((answer) => {
    if (key === undefined) return [`${call.transaction} was answered ${answer.code} and is not there`];
    const isKept = key.answer === answer.code && String(key.transferId ?? "") === (answer.reference ?? "");
    return isKept ? [] : [`${call.transaction} was answered ${said(answer)}, the ledger has ${key.answer}`];
  });
}

const said = (answer: PostingAnswer): string => JSON.stringify(answer);

async function doubledOf(owner: Client): Promise<readonly string[]> {
  const { rows } = await owner.query<{ transaction: string }>(
    "select transaction from bets group by vendor, transaction having count(*) > 1",
  );
  const twice = await owner.query<{ transfer: string }>(
    `select l.transfer_id::text as transfer from ledger_legs l group by l.transfer_id, l.debit_account, l.credit_account
     having count(*) > 1 and count(distinct l.amount) = 1 and bool_and(l.kind in ('bet', 'refund'))`,
  );
  return [
    ...rows.map(({ transaction }) => `bet ${transaction} stands twice in the book`),
    ...twice.rows.map(({ transfer }) => `transfer ${transfer} moved its money twice`),
  ];
}

/** Plays the calls through the model in the order the ledger has them; every answer must be the foretold one. */
function replay(
  books: Books,
  calls: ReadonlyMap<string, LoggedCall>,
  keys: ReadonlyMap<string, KeyFound>,
): readonly string[] {
  const kept = [...calls.values()].flatMap((logged) => {
    const key = keys.get(keyOf(VENDOR, logged.call.transaction));
    return key === undefined ? [] : [{ logged, key }];
  });
  kept.sort(
    (one, other) => Number(one.key.atMicros - other.key.atMicros) || one.logged.place - other.logged.place,
  );
  const differences: string[] = [];
  for (const { logged, key } of kept) {
    const { player: member, call, place: number, answers } = logged;
    const operation: CallOperation = {
      kind: "call",
      vendor: VENDOR,
      member,
      call,
      print: fingerprint(call),
      needs: [],
    };
    const seen = answers.length === 0 ? [null] : [...new Set(answers.map(answerLine))];
    for (const one of seen) {
      const step: Step = { ...NO_STEP, number, operation, seen: one };
      const { expected, problem } = happen(books, AROUND, step, key);
      if (problem !== null)
        differences.push(`${call.transaction}: the model says "${expected}", but ${problem}`);
    }
  }
  books.journal.settle();
  return differences;
}

const NO_STEP: Omit<Step, "number" | "operation" | "seen"> = {
  wave: 0,
  process: 0,
  way: "gateway",
  sent: { correction: null, holdId: null, holdUnit: null },
  order: 0,
  position: null,
  isPassedOver: false,
};

async function differingPurses(
  owner: Client,
  books: Books,
  players: readonly Player[],
): Promise<readonly string[]> {
  const purses = await readPurses(
    owner,
    players.map(({ id }) => id),
  );
  return players.flatMap(({ id }, member) => {
    const [model, ledger] = [purseOf(books, member, "PLAY").cashMinor, purses(id, "PLAY").cashMinor];
    return model === ledger ? [] : [`player ${member} has ${ledger}, the model ${model}`];
  });
}
