// A limit as it travels [CALL-98]: the member's own and the house's side by side, what is used and left, when it resets,
// and the loosening that waits.
import type { CallOutput, Calls } from "@jonaki/wire";
import {
  atLeastNothing,
  isSame,
  limitId,
  measureOf,
  periodStart,
  resetOf,
  textOf,
  usedSince,
} from "./limits.rules.ts";
import type { DayUse, Limit, LimitKind, LimitName } from "./limits.rules.ts";
import type { LimitChange } from "./limits.store.ts";

export type ShownLimit = CallOutput<Calls["safe"]["limitList"]>["limits"][number];

/** Everything that a member's limits are shown from. */
export interface LimitsNow {
  readonly limits: readonly Limit[];
  readonly changes: readonly LimitChange[];
  readonly days: readonly DayUse[];
  readonly today: string;
  readonly now: Date;
}

export function limitView(name: LimitName, all: LimitsNow, timeZone: string): ShownLimit {
  const { kind, period } = name;
  const start = periodStart(all.today, period);
  const used = usedSince(kind, all.days, start);
  const own = smallest(all.limits.filter((one) => one.isOwn && isSame(one, name)));
  const operator = smallest(all.limits.filter((one) => !one.isOwn && isSame(one, name)));
  const amount = smallest([own, operator].filter((one) => one !== null).map((one) => ({ amount: one })));
  return {
    id: limitId(name),
    kind,
    period,
    amount: amountText(kind, own),
    operatorAmount: amountText(kind, operator),
    used: textOf(kind, used),
    left: amount === null ? null : textOf(kind, atLeastNothing(measureOf(kind, amount) - used)),
    resets: resetOf(start, period, timeZone).toISOString(),
    pending: pendingOf(
      all.changes.find((change) => isSame(change, name)),
      all.now,
    ),
  };
}

const pendingOf = (change: LimitChange | undefined, now: Date): ShownLimit["pending"] =>
  change === undefined
    ? null
    : {
        amount: amountText(change.kind, change.amount),
        from: change.from.toISOString(),
        canConfirm: change.from <= now,
      };

const amountText = (kind: LimitKind, amount: bigint | null): string | null =>
  amount === null ? null : textOf(kind, measureOf(kind, amount));

const smallest = (limits: readonly { readonly amount: bigint }[]): bigint | null =>
  limits.reduce<bigint | null>(
    (least, { amount }) => (least === null || amount < least ? amount : least),
    null,
  );
