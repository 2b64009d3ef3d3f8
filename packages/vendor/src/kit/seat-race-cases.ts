// Calls about seats that come at the same moment: one effect, and an end that some order of them explains [CAR-30].
import { formatAmount } from "@jonaki/money";
import type { TransactionCall } from "../contract.ts";
import { kitCase } from "./case.ts";
import type { KitCase } from "./case.ts";
import type { ModelState } from "./model.ts";
import { orderingsOf } from "./orderings.ts";
import { nextHand } from "./seat-cases.ts";
import { balanceIn, predictAny, Unexpected } from "./stage.ts";
import type { Stage } from "./stage.ts";

const MANY = 50;

export function seatRaceCases(): readonly KitCase[] {
  return [
    raceCase(`the same hand ${MANY} times at once`, async (stage) => {
      const { buyIn, otherBuyIn, hand, buyOut, otherBuyOut } = stage.table();
      await stage.post(buyIn, otherBuyIn);
      await sameAtOnce(stage, hand);
      await stage.post(buyOut, otherBuyOut);
    }),
    raceCase(`the same leaving ${MANY} times at once`, async (stage) => {
      const { buyIn, buyOut } = stage.table();
      await stage.post(buyIn);
      await sameAtOnce(stage, buyOut);
    }),
    ...Array.from({ length: 5 }, (_one, turn) =>
      raceCase(`three hands for the chips of two, and one who leaves, turn ${turn + 1}`, async (stage) => {
        const table = stage.table();
        await stage.post(table.buyIn, table.otherBuyIn);
        const hands = [table.hand, nextHand(table, stage), nextHand(table, stage)];
        await anyOrder(stage, [...hands, table.buyOut]);
        await stage.post({ ...table.buyOut, transaction: stage.id() }, table.otherBuyOut);
      }),
    ),
    ...Array.from({ length: 5 }, (_one, turn) =>
      raceCase(`leaving twice, buying and playing at once, turn ${turn + 1}`, async (stage) => {
        const table = stage.table();
        const { buyIn, otherBuyIn, hand, buyOut } = table;
        await stage.post(buyIn, otherBuyIn);
        const more = { ...buyIn, transaction: stage.id() };
        await anyOrder(stage, [more, hand, buyOut, { ...buyOut, transaction: stage.id() }]);
        await stage.post({ ...buyOut, transaction: stage.id() }, table.otherBuyOut);
      }),
    ),
  ];
}

const raceCase = (name: string, run: KitCase["run"]): KitCase => kitCase(`table race: ${name}`, run, "rooms");

async function sameAtOnce(stage: Stage, call: TransactionCall): Promise<void> {
  const answers = await Promise.all(Array.from({ length: MANY }, () => stage.send(call)));
  for (const answer of answers) stage.expect("each answer like the first", answers[0], answer);
  await stage.post(call);
}

/** Nobody can foretell who comes first; but the answers must be those of some order. */
async function anyOrder(stage: Stage, calls: readonly TransactionCall[]): Promise<void> {
  const answers = await Promise.all(calls.map((call) => stage.send(call)));
  const { session, player } = stage.lane.opened.play;
  const { balance } = await stage.wallet.balance({ session, player });
  const seen = [...answers.map(({ code, amount }) => `${code} ${amount ?? "-"}`), balance].join(", ");
  const order = orderingsOf(calls).find((one) => outcomeOf(stage.modelNow(), calls, one, player) === seen);
  if (order === undefined) throw new Unexpected(`no order explains ${seen}`);
  for (const call of order) stage.foretell(call);
}

function outcomeOf(
  start: ModelState,
  calls: readonly TransactionCall[],
  order: readonly TransactionCall[],
  player: string,
): string {
  let model = start;
  const told = new Map<TransactionCall, string>();
  for (const call of order) {
    const [after, { code, amountMinor }] = predictAny(model, call);
    model = after;
    told.set(call, `${code} ${amountMinor === undefined ? "-" : formatAmount(amountMinor)}`);
  }
  return [...calls.map((call) => told.get(call)), formatAmount(balanceIn(model, player))].join(", ");
}
