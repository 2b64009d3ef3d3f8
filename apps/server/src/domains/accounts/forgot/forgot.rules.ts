// How often a forgotten password may be asked for: for one pair of name and mailbox, by one device and one address.
import { createHash } from "node:crypto";
import { addressKey } from "../../../platform/address.ts";
import { nameKey } from "../attempt.rules.ts";
import type { From } from "../audit.store.ts";
import type { SendingKey } from "../codes/sending.rules.ts";

export interface Pair {
  readonly username: string;
  readonly mailbox: string;
}

const PER_HOUR = { target: 3, device: 10, address: 60 } as const;

type ForgotKey = SendingKey & { readonly scope: keyof typeof PER_HOUR };

const hash = (scope: string, value: string): Buffer =>
  createHash("sha256").update(`forgot ${scope} ${value}`).digest();

export const forgotKeys = (
  { username, mailbox }: Pair,
  { device, address }: Pick<From, "device" | "address">,
): readonly ForgotKey[] => [
  { scope: "target", hash: hash("pair", `${nameKey(username)} ${mailbox}`) },
  { scope: "device", hash: hash("device", device) },
  { scope: "address", hash: hash("address", addressKey(address)) },
];

/** times: raised by configuration for benches, never in the field. */
export const isForgotTooOften = (
  counted: readonly { readonly scope: string; readonly withinHour: number }[],
  times: number,
): boolean =>
  counted.some(({ scope, withinHour }) => withinHour >= PER_HOUR[scope as keyof typeof PER_HOUR] * times);
