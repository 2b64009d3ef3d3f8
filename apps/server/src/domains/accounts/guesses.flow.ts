// Wrong codes and captchas are counted for whom they were meant, for the device and for the address; too many, and
// nothing more is looked at for five minutes [ACC-32, ACC-33].
import { SETTINGS } from "@jonaki/wire/settings";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { addressHash, deviceHash } from "./attempt.rules.ts";
import type { AttemptKey } from "./attempt.rules.ts";
import { addAttempts, countAttempts } from "./attempts.store.ts";
import type { From } from "./audit.store.ts";

export interface Guesses {
  /** Whether the one guessed at, the device or the address has had its wrong guesses. */
  areTooMany(store: Queryable, from: From, about?: Buffer): Promise<boolean>;
  noteWrong(store: Queryable, from: From, about?: Buffer): Promise<void>;
}

const { perUsername, perDevice, perAddress, withinMinutes } = SETTINGS.codeLockAfter;

/** times: raised by configuration for benches, never in the field. */
export function createGuesses(clock: Clock, times: number): Guesses {
  const keysOf = ({ device, address }: From, about: Buffer | undefined): readonly AttemptKey[] => [
    ...(about === undefined ? [] : [{ hash: about, most: perUsername * times }]),
    { hash: deviceHash(device), most: perDevice * times },
    { hash: addressHash(address), most: perAddress * times },
  ];
  return {
    areTooMany: async (store, from, about) => {
      const keys = keysOf(from, about);
      const since = new Date(clock.now().getTime() - withinMinutes * 60_000);
      const counts = await countAttempts(
        store,
        "GUESS",
        keys.map(({ hash }) => hash),
        since,
      );
      return keys.some(({ most }, place) => (counts[place] ?? 0) >= most);
    },
    noteWrong: (store, from, about) =>
      addAttempts(
        store,
        "GUESS",
        keysOf(from, about).map(({ hash }) => hash),
        clock.now(),
      ),
  };
}
