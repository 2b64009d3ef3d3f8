// A code that comes back [ACC-32, ACC-33, ACC-121]: used once whatever happens at the same time, and five wrong ones
// end it.
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { Clock } from "../../../platform/clock.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import { deviceHash, numberHash } from "../attempt.rules.ts";
import type { From } from "../audit.store.ts";
import type { Guesses } from "../guesses.flow.ts";
import { judgeCode, MOST_TRIES, typedCode } from "./code.rules.ts";
import type { CodeAddress, CodeHashes } from "./code.rules.ts";
import { lockCode, noteWrongTry, removeCode } from "./codes.store.ts";
import { lockKeys } from "./key-locks.store.ts";

export type CodeRefusal = Refused<"TOO_MANY_REQUESTS" | "CODE_MISSING" | "CODE_EXPIRED" | "CODE_INVALID">;

/**
 * Null when the code is right. A refusal has been counted in the caller's transaction: return it, so that this is
 * committed. Ask before you lock a member; until the end of the transaction nobody else proves the same number or
 * mailbox.
 */
type Judge = (
  tx: OpenTransaction,
  given: CodeAddress & { readonly code: string },
  from: From,
) => Promise<CodeRefusal | null>;

export interface Take {
  /** A right code is used up. */
  readonly take: Judge;
  /** A right code stays good, for a call that may still be refused for what the person can mend. */
  readonly check: Judge;
}

export interface TakeParts {
  readonly clock: Clock;
  readonly hashes: CodeHashes;
  readonly guesses: Guesses;
  readonly times: number;
}

export function createTake({ clock, hashes, guesses, times }: TakeParts): Take {
  const check: Judge = async (tx, { code: typed, ...address }, from) => {
    const about = numberHash(address.target);
    // Tries at the same time are counted one after the other, at this number and from this device.
    await lockKeys(tx, [about, deviceHash(from.device)]);
    if (await guesses.areTooMany(tx, from, about)) return refused("TOO_MANY_REQUESTS");
    const code = typedCode(typed);
    if (code === "") return refused("CODE_MISSING");
    const addressHash = hashes.addressHash(address);
    const stored = await lockCode(tx, addressHash);
    const judgement = judgeCode(stored, hashes.codeHash(address, code), clock.now(), MOST_TRIES * times);
    if (judgement === "right") return null;
    if (judgement === "CODE_EXPIRED") return refused("CODE_EXPIRED");
    await guesses.noteWrong(tx, from, about);
    await noteWrongTry(tx, addressHash);
    return refused("CODE_INVALID");
  };
  return {
    check,
    take: async (tx, given, from) => {
      const refusal = await check(tx, given, from);
      if (refusal === null) await removeCode(tx, hashes.addressHash(given));
      return refusal;
    },
  };
}
