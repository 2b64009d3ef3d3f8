// Settles bets of Crash with the wallet [VEN-9]: what is won is paid, what is lost is closed, what was never known to be taken
// is taken back; each as often as it must be asked, and with one effect.
import { LARGEST_BATCH } from "@jonaki/vendor";
import type { PostingAnswer } from "@jonaki/vendor";
import type { RoundBase } from "../instant/rounds.ts";
import { balanceMinor, isCancelled, isOurMistake } from "../instant/round.rules.ts";
import { findBets } from "./crash-bets.store.ts";
import type { CrashBetRow } from "./crash-bets.store.ts";
import { settleCall } from "./crash-bet.rules.ts";
import { refuseBet, takeUnsettled, writeBetsDone } from "./crash-moves.store.ts";

/** Longer than a batch that is still being answered needs, and how soon the wallet is asked again. */
const UNTOUCHED_MS = 5_000;

export async function settleBets(parts: RoundBase, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += LARGEST_BATCH) {
    const bets = await findBets(parts.database.store, ids.slice(from, from + LARGEST_BATCH));
    const unsettled = bets.filter(({ state }) => state === "DECIDED" || state === "VOID");
    if (unsettled.length > 0) await settleBatch(parts, unsettled);
  }
}

async function settleBatch(parts: RoundBase, bets: readonly CrashBetRow[]): Promise<void> {
  const { wallet, log } = parts;
  const answers = await wallet
    .batch(bets.map(settleCall))
    .catch((problem: unknown): readonly PostingAnswer[] => {
      log.warn({ problem: String(problem) }, "studio: the wallet did not answer");
      return [];
    });
  await writeAnswers(parts, bets, answers);
}

/** Where no answer came, the bet stays as it is and is asked about again. */
async function writeAnswers(
  { database, clock, log }: RoundBase,
  bets: readonly CrashBetRow[],
  answers: readonly PostingAnswer[],
): Promise<void> {
  const done: { readonly id: string; readonly balanceAfterMinor: bigint | null }[] = [];
  for (const [place, bet] of bets.entries()) {
    const answer = answers[place] ?? { code: "RETRY" };
    const at = clock.now();
    if (isOurMistake(answer.code))
      log.error({ bet: bet.id, answer: answer.code }, "studio: the wallet does not take our call");
    if (bet.state === "VOID") {
      // A bet that was refused before has nothing to take back.
      if (answer.code === "OK" || isCancelled(answer.code))
        await refuseBet(database.store, bet.id, { from: "VOID", refusal: "ROUND_CLOSED", at });
    } else if (answer.code === "OK") {
      done.push({ id: bet.id, balanceAfterMinor: balanceMinor(answer) });
    } else if (isCancelled(answer.code)) {
      log.error({ bet: bet.id, answer: answer.code }, "studio: the platform ended a bet unsettled");
      await refuseBet(database.store, bet.id, { from: "DECIDED", refusal: answer.code, at });
    }
  }
  await writeBetsDone(database.store, done, clock.now());
}

/** Finishes what was cut off; any number of processes may do this at once. Answers how many bets it took up. */
export async function recoverBets(parts: RoundBase): Promise<number> {
  const { database, clock } = parts;
  const now = clock.now();
  const untouchedSince = new Date(now.getTime() - UNTOUCHED_MS);
  const ids = await takeUnsettled(database.store, { now, untouchedSince, limit: LARGEST_BATCH });
  await settleBets(parts, ids);
  return ids.length;
}
