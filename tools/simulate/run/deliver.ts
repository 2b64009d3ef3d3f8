// Sends the steps of a wave, all at once, and waits until nothing of them is under way any more.
import { AsyncLocalStorage } from "node:async_hooks";
import type { PostingAnswer } from "../../../packages/vendor/src/contract.ts";
import { performPosting } from "../../../packages/vendor/src/serving.ts";
import type { WalletItem } from "../../../apps/server/src/domains/bets/bets.ts";
import { formatAmount } from "../../../packages/money/src/index.ts";
import { answerLine } from "../check/steps.ts";
import type { Step } from "../check/steps.ts";
import type { CallOperation } from "../operations.ts";
import type { Surroundings } from "../model/surroundings.ts";
import type { Place } from "../platform/process.ts";
import type { World } from "../platform/world.ts";
import { itemOf } from "./items.ts";
import { doOfficeStep } from "./office.ts";

export interface Sending {
  readonly step: Step;
  readonly batch: number | null;
}

export interface Postman {
  /** Every step has its answer afterwards, or none came. */
  deliver(world: World, around: Surroundings, sendings: readonly Sending[]): Promise<void>;
  /** Notes that an item was handed to the book, and then where its answer stands. */
  handed(item: WalletItem): (place: Place) => void;
}

type CallStep = Step & { readonly operation: CallOperation };
const isCall = (step: Step): step is CallStep => step.operation.kind === "call";

export function createPostman(): Postman {
  // The request that is being served: two of the same call cannot be told apart by what they say.
  const serving = new AsyncLocalStorage<CallStep[]>();
  let handedOver = 0;
  return {
    handed: ({ transaction, fingerprint }) => {
      const waiting = serving.getStore() ?? [];
      const place = waiting.findIndex(
        ({ operation: { call, print } }) => call.transaction === transaction && print === fingerprint,
      );
      const [step] = place < 0 ? [] : waiting.splice(place, 1);
      if (step === undefined) return () => undefined;
      step.order = handedOver += 1;
      return (place) => {
        step.isPassedOver = place === "passed over";
        step.position = place === "passed over" ? null : place;
      };
    },
    deliver: async (world, around, sendings) => {
      await Promise.all(
        requestsOf(sendings).map((request) =>
          serving.run(request.filter(isCall), () => send(world, around, request)),
        ),
      );
      await Promise.all(world.processes.map((process) => process.quiet()));
    },
  };
}

/** The lines of a batch together; items of the book and everything else alone, in their order. */
function requestsOf(sendings: readonly Sending[]): readonly (readonly Step[])[] {
  const isAlone = ({ step, batch }: Sending): boolean => batch === null || goesToTheBook(step);
  const alone = sendings.filter(isAlone).map(({ step }) => [step]);
  const batched = Map.groupBy(
    sendings.filter((sending) => !isAlone(sending)),
    ({ batch }) => batch,
  );
  return [...alone, ...[...batched.values()].map((some) => some.map(({ step }) => step))];
}

/** Nobody's calls end at the gateway. */
const goesToTheBook = ({ way, operation }: Step): boolean =>
  way === "book" && operation.kind === "call" && operation.member >= 0;

async function send(world: World, around: Surroundings, steps: readonly Step[]): Promise<void> {
  const calls = steps.filter(isCall);
  try {
    const [first] = calls;
    if (first === undefined) for (const step of steps) step.seen = await sendToOffice(world, step);
    else if (goesToTheBook(first)) await sendToBook(world, around, first);
    else await sendCalls(world, calls);
  } catch {
    // No answer: the model finds out from the ledger what became of it.
  }
}

async function sendToBook(world: World, around: Surroundings, step: CallStep): Promise<void> {
  const { operation } = step;
  const item = itemOf(operation, world.ids[operation.member] ?? 0n, around);
  const answer = await world.processes[step.process]?.handle(item);
  if (answer === undefined || answer === "late") return;
  const { code, balanceMinor, reference } = answer;
  step.seen = answerLine({
    code,
    ...(balanceMinor === null ? {} : { balance: formatAmount(balanceMinor) }),
    ...(reference === null ? {} : { reference: String(reference) }),
  });
}

async function sendCalls(world: World, steps: readonly CallStep[]): Promise<void> {
  const [first] = steps;
  const process = world.processes[first?.process ?? 0];
  if (first === undefined || process === undefined) return;
  const wallet = process.walletFor(first.operation.vendor);
  const answers: readonly PostingAnswer[] =
    steps.length === 1
      ? [await performPosting(wallet, first.operation.call)]
      : await wallet.batch(steps.map(({ operation }) => operation.call));
  steps.forEach((step, line) => {
    const answer = answers[line];
    step.seen = answer === undefined || answer.code === "RETRY" ? null : answerLine(answer);
  });
}

async function sendToOffice(world: World, step: Step): Promise<string | null> {
  const { operation, sent } = step;
  const process = world.processes[step.process];
  if (operation.kind === "call" || process === undefined) return null;
  const memberId = world.ids[operation.member] ?? 0n;
  return doOfficeStep({ process, memberId, nowMs: world.nowMs(), sent }, operation);
}
