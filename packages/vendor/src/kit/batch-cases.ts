// Batches [VEN-9]: an answer per line in the order of the lines, and one bad line stops no other.
import { LARGEST_BATCH } from "../contract.ts";
import type { PostingAnswer, PostingCall } from "../contract.ts";
import { kitCase } from "./case.ts";
import type { KitCase } from "./case.ts";
import type { Stage } from "./stage.ts";

export function batchCases(): readonly KitCase[] {
  return [
    kitCase("batch: a bad line stops no other", badLines),
    kitCase(`batch: ${LARGEST_BATCH} lines, each answered in its place`, largestBatch),
    kitCase(`batch: ${LARGEST_BATCH + 1} lines are none`, tooLargeBatch),
    kitCase("batch: sent again, it answers as it did", repeatedBatch),
  ];
}

const sendLines = (stage: Stage, lines: readonly object[]): Promise<readonly PostingAnswer[]> =>
  stage.wallet.batch(lines as readonly PostingCall[]);

/** Whatever may not stand in a batch, between lines that may. */
async function badLines(stage: Stage): Promise<void> {
  const { bet, win, close } = stage.round();
  const { session, player } = bet;
  const lines: readonly (readonly [object, string])[] = [
    [{ ...win, transaction: stage.id(), amount: "-1" }, "AMOUNT_INVALID"],
    [bet, "OK"],
    [{ verb: "balance", session, player }, "MALFORMED"],
    [{ verb: "authenticate", ticket: "any", game: bet.game }, "MALFORMED"],
    [{ verb: "batch", calls: [win] }, "MALFORMED"],
    [{ ...win, amount: "1.00" }, "OK"],
    [{ ...win, amount: "2.00" }, "MISMATCH"],
    [{}, "MALFORMED"],
    [{ ...close, round: 7 }, "MALFORMED"],
    [close, "OK"],
    [{ ...win, transaction: stage.id() }, "ROUND_CLOSED"],
  ];
  const answers = await sendLines(
    stage,
    lines.map(([line]) => line),
  );
  stage.expect(
    "codes",
    lines.map(([, code]) => code),
    answers.map(({ code }) => code),
  );
  for (const call of [bet, { ...win, amount: "1.00" }, close]) stage.foretell(call);
}

async function largestBatch(stage: Stage): Promise<void> {
  const rounds = Array.from({ length: LARGEST_BATCH / 4 }, () => stage.round());
  await stage.postBatch(rounds.flatMap(({ bet, win, rollback, close }) => [bet, rollback, win, close]));
}

async function tooLargeBatch(stage: Stage): Promise<void> {
  const lines = Array.from({ length: LARGEST_BATCH + 1 }, () => stage.round().bet);
  const answers = await sendLines(stage, lines);
  stage.expect("codes", ["MALFORMED"], [...new Set(answers.map(({ code }) => code))]);
}

async function repeatedBatch(stage: Stage): Promise<void> {
  const { bet, win, close } = stage.round();
  await stage.postBatch([bet, win, close]);
  await stage.postBatch([bet, win, close]);
}
