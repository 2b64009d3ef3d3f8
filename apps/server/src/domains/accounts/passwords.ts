// Makes and checks passwords with a slow hash: always the same work, whoever is asked about, and only a little at once.
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { normalise } from "@jonaki/wire/patterns";
import type { Clock } from "../../platform/clock.ts";
import { Overloaded } from "../../platform/overloaded.ts";
import { createTurns } from "../../platform/turns.ts";

export interface Passwords {
  /** A hash of null is an account that nobody can enter, or none at all; it costs the same [ACC-26]. */
  isRight(password: string, hash: string | null): Promise<boolean>;
  hash(password: string): Promise<string>;
  /** When to come back while the line is full: known before anything of a call is read. */
  busyUntil(): Date | null;
}

/** The library's number for it; its own list is of a kind that cannot be imported. */
const ARGON2ID = 2;
/** 20 to 30 ms on a small machine; the parameters stand in every hash, so that they may change. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each run takes 19 MB and a core; one core stays for everybody else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** About a second of work; who comes later would have gone before the answer. */
const MOST_WAITING = 40 * AT_ONCE;
const COME_BACK_MS = 10_000;
/** Of no password: its last part was drawn by chance. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$LkouvPk4xkvODh/JFps6iQ$ZkLf/E+vKSeWtz4KHfUQ5Y+Di6IjoeoUmI4v4sd7NEc";

export function createPasswords(clock: Clock): Passwords {
  const comeBack = (): Date => new Date(clock.now().getTime() + COME_BACK_MS);
  const turns = createTurns({
    atOnce: AT_ONCE,
    mostWaiting: MOST_WAITING,
    full: () => new Overloaded(comeBack()),
  });
  return {
    isRight: (password, kept) => turns.take(() => verify(kept ?? NOBODY, normalise(password))),
    hash: (password) => turns.take(() => hash(normalise(password), COST)),
    busyUntil: () => (turns.isFull() ? comeBack() : null),
  };
}
