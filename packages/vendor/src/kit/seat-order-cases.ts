// Every order of buying chips, a hand and leaving with their repeats, and with chips added in between [CAR-31].
import type { KitCase } from "./case.ts";
import { orderingsOf } from "./orderings.ts";
import { tableScript } from "./seat-cases.ts";

const REPEATED = ["buyIn", "buyIn", "hand", "hand", "buyOut", "buyOut"] as const;
const WITH_MORE = ["buyIn", "more", "hand", "buyOut"] as const;

type Event = (typeof REPEATED)[number] | (typeof WITH_MORE)[number];

export function seatOrderCases(): readonly KitCase[] {
  return [...orderingsOf<Event>(REPEATED), ...orderingsOf<Event>(WITH_MORE)].map((order) =>
    tableScript(`order: ${order.join(" ")}`, (table, stage) => {
      const more = { ...table.buyIn, transaction: stage.id(), amount: table.amount(1) };
      const calls = { ...table, more };
      return [table.otherBuyIn, ...order.map((event) => calls[event])];
    }),
  );
}
