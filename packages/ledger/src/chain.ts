// The chain of an account: each link is the hash of the one before and of all entries since. Written so that
// anyone with the entries can make it again: decimal text, one line for an entry.
import { hash } from "node:crypto";

export const GENESIS = "0".repeat(64);

export interface ChainedEntry {
  readonly version: bigint;
  readonly transferId: bigint;
  readonly amountMinor: bigint;
  readonly balanceMinor: bigint;
  readonly kind: string;
}

export const entryLine = ({ version, transferId, amountMinor, balanceMinor, kind }: ChainedEntry): string =>
  `${version} ${transferId} ${amountMinor} ${balanceMinor} ${kind}\n`;

/** The next head, in hex: from the head before and the lines of the entries since. */
export const nextHead = (head: string, lines: string): string => hash("sha256", `${head}\n${lines}`, "hex");
