// Transfers along the tree [WAL-22 to WAL-26]: between whom, and how much; pure.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import { ACCOUNT_TYPES } from "@jonaki/wire/account-types";
import { SETTINGS } from "@jonaki/wire/settings";
import { sendsDown, takesFromBelow } from "../../accounts/accounts.ts";
import type { KnownMember } from "../../accounts/accounts.ts";

export type Way = "UP" | "DOWN";
/** Who receives it, or why nobody does. */
export type LineEnd<Code extends LineCode> = KnownMember | Refused<Code>;
export type LineCode = "TRANSFER_NOT_ALLOWED" | "NOT_DIRECT_DOWNLINE";

const { minMinor, maxMinor, perDayMinor } = SETTINGS.transferLimits;

/** Neither an exclusion nor a closing is worked around with money from the line [abuse 87]. */
const BARRED: readonly KnownMember["status"][] = ["SUSPENDED", "EXCLUDED", "CLOSING", "CLOSED"];

export function upwards(upline: KnownMember | null, isAllowed: boolean): LineEnd<"TRANSFER_NOT_ALLOWED"> {
  const isOpen = upline !== null && takesFromBelow(upline) && !BARRED.includes(upline.status);
  return isAllowed && isOpen ? upline : refused("TRANSFER_NOT_ALLOWED");
}

export function downwards(
  sender: KnownMember,
  receiver: KnownMember | null,
  isAllowed: boolean,
): LineEnd<LineCode> {
  if (!isAllowed || !sendsDown(sender)) return refused("TRANSFER_NOT_ALLOWED");
  const isDirect = receiver !== null && receiver.uplineId === sender.id;
  const isOpen = receiver?.status === "ACTIVE" && receiver.accountType !== ACCOUNT_TYPES.trial;
  return isDirect && isOpen ? receiver : refused("NOT_DIRECT_DOWNLINE");
}

export const isRefusal = <Code extends LineCode>(end: LineEnd<Code>): end is Refused<Code> => "code" in end;

/** A positive amount with at most two decimals, or null. */
export function enteredMinor(text: string): Minor | null {
  const amountMinor = parseAmount(text);
  return amountMinor === null || amountMinor === 0n ? null : amountMinor;
}

export interface Means {
  readonly sentTodayMinor: bigint;
  readonly withdrawableMinor: bigint;
}

export type AmountRefusal = Refused<"AMOUNT_RANGE" | "DAILY_LIMIT" | "INSUFFICIENT_BALANCE">;

/** Whether the amount may go, by the limits and by what the sender has. */
export function amountRefusal(amountMinor: Minor, means: Means): AmountRefusal | null {
  if (amountMinor < minMinor || amountMinor > maxMinor)
    return refused("AMOUNT_RANGE", { 0: formatAmount(minMinor), 1: formatAmount(maxMinor) });
  if (amountMinor > leftToday(means.sentTodayMinor)) return refused("DAILY_LIMIT");
  return amountMinor > means.withdrawableMinor ? refused("INSUFFICIENT_BALANCE") : null;
}

export const leftToday = (sentTodayMinor: bigint): Minor =>
  minor(sentTodayMinor < perDayMinor ? perDayMinor - sentTodayMinor : 0n);

const SHOWN = 3;

/** An upline's account as its line sees it [WAL-29]. */
export const maskedAccount = (username: string): string => `${username.slice(0, SHOWN)}***`;
