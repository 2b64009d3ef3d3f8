// Checks passwords with a slow hash: always the same work, whoever is asked about, and only a little at once.
import { verify } from "@node-rs/argon2";
import { normalise } from "@jonaki/wire/patterns";
import type { Clock } from "../../platform/clock.ts";
import { Overloaded } from "../../platform/overloaded.ts";
import { createTurns } from "../../platform/turns.ts";

export interface Passwords {
  /** A hash of null is an account that nobody can enter, or none at all; it costs the same [ACC-26]. */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

/** Each run takes 19 MB and a thread; two leave the process room for everybody else. */
const AT_ONCE = 2;
/** Some seconds of work; who comes later would have gone before the answer. */
const MOST_WAITING = 200;
const COME_BACK_MS = 10_000;
/** Of no password: its last part was drawn by chance. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$LkouvPk4xkvODh/JFps6iQ$ZkLf/E+vKSeWtz4KHfUQ5Y+Di6IjoeoUmI4v4sd7NEc";

export function createPasswords(clock: Clock): Passwords {
  const inTurn = createTurns({
    atOnce: AT_ONCE,
    mostWaiting: MOST_WAITING,
    full: () => new Overloaded(new Date(clock.now().getTime() + COME_BACK_MS)),
  });
  return { isRight: (password, hash) => inTurn(() => verify(hash ?? NOBODY, normalise(password))) };
}
