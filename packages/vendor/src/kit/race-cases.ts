// Calls that come at the same moment: one effect, and an end that some order of them explains [VEN-10].
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { PostingAnswer, PostingCall } from "../contract.ts";
import { kitCase } from "./case.ts";
import type { KitCase } from "./case.ts";
import { predict } from "./model.ts";
import type { ModelState } from "./model.ts";
import { EVENTS, orderingsOf } from "./orderings.ts";
import type { Event } from "./orderings.ts";
import { balanceIn, Unexpected } from "./stage.ts";
import type { RoundCalls } from "./round-calls.ts";
import type { Stage } from "./stage.ts";

const MANY = 100;
const CROWD = 500;

export function raceCases(): readonly KitCase[] {
  return [
    kitCase(`race: the same bet ${MANY} times at once`, async (stage) =>
      sameAtOnce(stage, stage.round().bet, MANY),
    ),
    kitCase(`race: the same win ${MANY} times at once`, async (stage) => {
      const { bet, win } = stage.round();
      await stage.post(bet);
      await sameAtOnce(stage, win, MANY);
    }),
    kitCase(`race: the same rollback ${CROWD} times at once`, async (stage) => {
      const { bet, rollback } = stage.round();
      await stage.post(bet);
      await sameAtOnce(stage, rollback, CROWD);
      await stage.post({ ...rollback, transaction: stage.id() });
    }),
    kitCase(`race: ${CROWD} rollbacks of one bet with ids of their own`, rollbackCrowd),
    kitCase(`race: ${CROWD} bets on a balance for one`, betCrowd),
    ...Array.from({ length: 20 }, (_one, turn) =>
      kitCase(`race: every call of a round at once, turn ${turn + 1}`, allAtOnce),
    ),
  ];
}

const sendAll = (stage: Stage, calls: readonly PostingCall[]): Promise<readonly PostingAnswer[]> =>
  Promise.all(calls.map((call) => stage.send(call)));

async function sameAtOnce(stage: Stage, call: PostingCall, times: number): Promise<void> {
  const answers = await sendAll(
    stage,
    Array.from({ length: times }, () => call),
  );
  for (const answer of answers) stage.expect("each answer like the first", answers[0], answer);
  await stage.post(call);
}

async function rollbackCrowd(stage: Stage): Promise<void> {
  const { bet, rollback } = stage.round();
  await stage.post(bet);
  const calls = Array.from({ length: CROWD }, () => ({ ...rollback, transaction: stage.id() }));
  const answers = await sendAll(stage, calls);
  stage.expect("codes", ["OK"], [...new Set(answers.map(({ code }) => code))]);
  stage.foretell(rollback);
  await stage.post(bet);
}

/** As large a stake as the game takes: then few fit into the balance, and one when it is no larger than a stake. */
async function betCrowd(stage: Stage): Promise<void> {
  const maximumMinor = parseAmount(stage.lane.opened.play.limits.maximum) ?? 0n;
  const balanceMinor = stage.balanceMinor();
  const amountMinor = balanceMinor < maximumMinor ? balanceMinor : maximumMinor;
  const fitting = amountMinor === 0n ? 0 : Number(balanceMinor / amountMinor);
  if (fitting === 0 || fitting >= CROWD)
    throw new Unexpected(
      `needs a player whose balance is above 0 and under ${CROWD} of the game's largest stakes`,
    );
  const rounds = Array.from({ length: CROWD }, () => {
    const { bet, ...rest } = stage.round();
    return { ...rest, bet: { ...bet, amount: formatAmount(minor(amountMinor)) } };
  });
  const answers = await sendAll(
    stage,
    rounds.map(({ bet }) => bet),
  );
  const taken = rounds.filter((_round, turn) => answers[turn]?.code === "OK");
  const refused = answers.filter(({ code }) => code === "INSUFFICIENT_BALANCE");
  stage.expect("taken and refused", [fitting, CROWD - fitting], [taken.length, refused.length]);
  for (const { bet } of taken) stage.foretell(bet);
  for (const { rollback } of taken) await stage.post(rollback);
}

/** Nobody can foretell who comes first; but the answers and the balance must be those of some order. */
async function allAtOnce(stage: Stage): Promise<void> {
  const calls = stage.round();
  const answers = await sendAll(
    stage,
    EVENTS.map((event) => calls[event]),
  );
  const { session, player } = stage.lane.opened.play;
  const { balance } = await stage.wallet.balance({ session, player });
  const seen = [...answers.map(({ code }) => code), balance].join(" ");
  const order = orderingsOf<Event>(EVENTS).find(
    (candidate) => outcomeOf(stage.modelNow(), calls, candidate, player) === seen,
  );
  if (order === undefined) throw new Unexpected(`no order of ${EVENTS.join(" ")} is answered ${seen}`);
  for (const event of order) stage.foretell(calls[event]);
}

function outcomeOf(start: ModelState, calls: RoundCalls, order: readonly Event[], player: string): string {
  let model = start;
  const codes = new Map<Event, string>();
  for (const event of order) {
    const [after, { code }] = predict(model, calls[event]);
    model = after;
    codes.set(event, code);
  }
  return [...EVENTS.map((event) => codes.get(event)), formatAmount(balanceIn(model, player))].join(" ");
}
