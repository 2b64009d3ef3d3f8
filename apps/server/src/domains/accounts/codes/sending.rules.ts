// How much may be sent [ACC-33, ACC-35, ACC-123, CALL-15]: to one number or mailbox, to the numbers beside it, for one
// device and one address; and when work has to be proved first.
import { createHash } from "node:crypto";
import { SETTINGS } from "@jonaki/wire/settings";
import { addressKey } from "../../../platform/address.ts";
import type { From } from "../audit.store.ts";

export type Channel = "SMS" | "MAIL";

type Scope = "target" | "neighbours" | "device" | "address";

export interface SendingKey {
  readonly scope: Scope;
  readonly hash: Buffer;
}

/** A count of one scope that must stay below a number, within a time. */
interface Budget {
  readonly scope: Scope;
  readonly withinMs: number;
  readonly most: number;
  readonly refusal: "TOO_MANY_REQUESTS" | "QUOTA_EXCEEDED";
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The last are the rule book's own; the others stop who walks through numbers, a carrier's shared address last. */
const BUDGETS: readonly Budget[] = [
  { scope: "neighbours", withinMs: HOUR_MS, most: 30, refusal: "TOO_MANY_REQUESTS" },
  { scope: "device", withinMs: HOUR_MS, most: 10, refusal: "TOO_MANY_REQUESTS" },
  { scope: "address", withinMs: HOUR_MS, most: 200, refusal: "TOO_MANY_REQUESTS" },
  { scope: "target", withinMs: HOUR_MS, most: SETTINGS.smsQuota.perHour, refusal: "QUOTA_EXCEEDED" },
  { scope: "target", withinMs: DAY_MS, most: SETTINGS.smsQuota.perDay, refusal: "QUOTA_EXCEEDED" },
];

/** From the third of one device and the fiftieth of one address in an hour [ACC-35]. */
const PROOF_FROM = { device: 3, address: 50 } as const;

/** How long a sending counts for anything. */
export const SENDING_COUNTS_MS = DAY_MS;

const NEIGHBOUR_DIGITS = 3;

const scopeHash = (scope: Scope, channel: Channel, value: string): Buffer =>
  createHash("sha256").update(`${scope} ${channel} ${value}`).digest();

export function sendingKeys(
  channel: Channel,
  target: string,
  { device, address }: Pick<From, "device" | "address">,
): readonly SendingKey[] {
  const key = (scope: Scope, value: string): SendingKey => ({
    scope,
    hash: scopeHash(scope, channel, value),
  });
  return [
    key("target", target),
    // A thousand numbers beside one another; mailboxes have no neighbours.
    ...(channel === "SMS" ? [key("neighbours", target.slice(0, -NEIGHBOUR_DIGITS))] : []),
    key("device", device),
    key("address", addressKey(address)),
  ];
}

/** What follows from how much was sent lately. */
export interface SendingCounts {
  /** Whether a budget is used up that is refused with this code. */
  isUsedUp(refusal: Budget["refusal"]): boolean;
  readonly demandsProof: boolean;
}

export interface CountedSendings {
  readonly scope: Scope;
  readonly withinHour: number;
  readonly withinDay: number;
}

/** times: raised by configuration for benches, never in the field. */
export function judgeSendings(counted: readonly CountedSendings[], times: number): SendingCounts {
  const countOf = (scope: Scope, withinMs: number): number => {
    const counts = counted.find((one) => one.scope === scope);
    return (withinMs === HOUR_MS ? counts?.withinHour : counts?.withinDay) ?? 0;
  };
  return {
    isUsedUp: (refusal) =>
      BUDGETS.some(
        (budget) =>
          budget.refusal === refusal && countOf(budget.scope, budget.withinMs) >= budget.most * times,
      ),
    demandsProof: (["device", "address"] as const).some(
      (scope) => countOf(scope, HOUR_MS) + 1 >= PROOF_FROM[scope] * times,
    ),
  };
}

/** Since when each window counts. */
export const sendingWindows = (moment: Date): { readonly hour: Date; readonly day: Date } => ({
  hour: new Date(moment.getTime() - HOUR_MS),
  day: new Date(moment.getTime() - DAY_MS),
});
