// Every order of bet, win, rollback and close with their repeats, in every variant [VEN-10].
import { kitCase } from "./case.ts";
import type { KitCase } from "./case.ts";
import { callsOf, EVENTS, orderingsOf, VARIANTS } from "./orderings.ts";
import type { Event, Variant } from "./orderings.ts";

export function orderCases(): readonly KitCase[] {
  const orders = orderingsOf<Event>(EVENTS);
  return VARIANTS.flatMap((variant) => orders.map((order) => orderCase(order, variant)));
}

function orderCase(order: readonly Event[], variant: Variant): KitCase {
  return kitCase(`order, ${variant.name}, ${variant.sent}: ${order.join(" ")}`, async (stage) => {
    const calls = callsOf(order, stage.round(), variant, () => stage.id());
    await (variant.sent === "as a batch" ? stage.postBatch(calls) : stage.post(...calls));
  });
}
