// Under which keys a failed try counts, and how many are too many: by name, number, device and address.
import { createHash } from "node:crypto";
import { addressKey } from "../../platform/address.ts";

export interface AttemptKey {
  readonly hash: Buffer;
  /** With so many failures the key is full. */
  readonly most: number;
}

type Scope = "name" | "number" | "device" | "address" | "member";

const keyHash = (scope: Scope, value: string): Buffer =>
  createHash("sha256").update(`${scope} ${value}`).digest();

/** Names differ neither by case nor by the 0 before a mobile number [ACC-97, ACC-107]. */
export const nameKey = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^0(?=[0-9]+$)/u, "");

export const nameHash = (typed: string): Buffer => keyHash("name", nameKey(typed));
export const numberHash = (number: string): Buffer => keyHash("number", number);
export const memberHash = (memberId: bigint): Buffer => keyHash("member", String(memberId));
export const deviceHash = (device: string): Buffer => keyHash("device", device);
export const addressHash = (address: string): Buffer => keyHash("address", addressKey(address));
