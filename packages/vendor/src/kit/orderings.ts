// Every order in which the calls of one round can arrive [VEN-10]. A call and its repeat are the same request, so
// the 7! orders of the seven calls are 7! / (2! · 2! · 2!) = 630 different ones; none is left out.
import type { PostingCall } from "../contract.ts";
import type { RoundCalls } from "./round-calls.ts";

export const EVENTS = ["bet", "bet", "win", "win", "rollback", "rollback", "close"] as const;

export type Event = (typeof EVENTS)[number];

/** The different orders of a list in which equal members may stand more than once. */
export function orderingsOf<Member>(members: readonly Member[]): readonly (readonly Member[])[] {
  if (members.length === 0) return [[]];
  return [...new Set(members)].flatMap((first) => {
    const rest = members.toSpliced(members.indexOf(first), 1);
    return orderingsOf(rest).map((order) => [first, ...order]);
  });
}

/** How the calls of an order are made from those of a fresh round. */
export interface Variant {
  readonly name: string;
  readonly sent: "one by one" | "as a batch";
  change(calls: RoundCalls): RoundCalls;
  /** The second win and the second rollback are transactions of their own. */
  readonly ownIds: boolean;
}

const same = (calls: RoundCalls): RoundCalls => calls;

export const VARIANTS: readonly Variant[] = [
  { name: "repeats", sent: "one by one", change: same, ownIds: false },
  { name: "repeats", sent: "as a batch", change: same, ownIds: false },
  { name: "second win and rollback with ids of their own", sent: "as a batch", change: same, ownIds: true },
  {
    name: "the win closes the round",
    sent: "as a batch",
    change: (calls) => ({ ...calls, win: { ...calls.win, closes: true } }),
    ownIds: false,
  },
  {
    name: "the bet is refused",
    sent: "as a batch",
    change: (calls) => ({ ...calls, bet: { ...calls.bet, currency: otherUnit(calls.bet.currency) } }),
    ownIds: false,
  },
];

type Unit = RoundCalls["bet"]["currency"];

/** A unit of the contract that is not this one. */
export const otherUnit = (unit: Unit): Unit => (unit === "TRIAL" ? "PLAY" : "TRIAL");

/** The calls of one order, as they are sent. */
export function callsOf(
  order: readonly Event[],
  calls: RoundCalls,
  variant: Variant,
  freshId: () => string,
): readonly PostingCall[] {
  const made = variant.change(calls);
  const seen = new Set<Event>();
  return order.map((event) => {
    const again = seen.has(event);
    seen.add(event);
    const own = again && variant.ownIds && (event === "win" || event === "rollback");
    return own ? { ...made[event], transaction: freshId() } : made[event];
  });
}
