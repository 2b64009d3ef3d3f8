// Mails and SMS: wanted in the transaction of what they are about, handed to a gateway by a job afterwards. A job that
// dies between a gateway's yes and our note of it sends again: at least once, under the same id.
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import { enqueueJob } from "../../../platform/jobs.store.ts";
import type { Log } from "../../../platform/log.ts";
import type { OutgoingPort } from "../../../platform/outgoing.ts";
import type { Random } from "../../../platform/random.ts";
import type { SecretBox } from "../../../platform/secret-box.ts";
import type { MemberLanguage } from "../members.store.ts";
import { addDispatch, markFailed, markSent, noteTry, readQueued } from "./dispatches.store.ts";
import type { QueuedDispatch } from "./dispatches.store.ts";
import { afterFailure, isResting, WORKING } from "./gateway.rules.ts";
import { lockGateway, readGateway, writeGateway } from "./gateways.store.ts";
import { wordsOf } from "./message.rules.ts";
import type { MessageName, Say, WordValues } from "./message.rules.ts";
import type { Channel } from "./sending.rules.ts";

export interface Wanted {
  readonly channel: Channel;
  readonly kind: MessageName;
  readonly target: string;
  readonly language: MemberLanguage;
  /** Encrypted until it is sent, then gone. */
  readonly values: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

export interface Composed {
  readonly name: MessageName;
  readonly values: WordValues;
  readonly language: MemberLanguage;
}

/** What a message will say once it is known whom it is for; null when there is nobody. */
export type Compose = (wanted: Omit<Wanted, "expiresAt">) => Promise<Composed | null>;

export interface DispatchParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly say: Say;
  readonly ports: Readonly<Record<Channel, OutgoingPort>>;
  readonly secrets: SecretBox;
  readonly compose: Compose;
}

export interface Dispatches {
  /** In the caller's transaction: nothing leaves the house before it is committed. */
  want(tx: OpenTransaction, wanted: Wanted): Promise<void>;
  /** The job: a fault means that it is to be tried again. */
  deliver(id: string): Promise<void>;
}

export const DELIVER_JOB = "accounts.deliver";
const MOST_TRIES = 6;

export function createDispatches(parts: DispatchParts): Dispatches {
  const { database, clock, random, secrets, ports } = parts;
  const { store } = database;
  const fail = (id: string, problem: string): Promise<void> => markFailed(store, id, problem, clock.now());
  const gatewayFailed = async (channel: Channel): Promise<void> => {
    const next = await database.transaction(async (tx) => {
      const state = afterFailure(await lockGateway(tx, channel), clock.now());
      await writeGateway(tx, channel, state);
      return state;
    });
    if (next.restsUntil !== null) parts.log.warn({ channel, until: next.restsUntil }, "a gateway rests");
  };
  const compose = ({ lockedValues, kind, ...dispatch }: QueuedDispatch): Promise<Composed | null> => {
    const values = JSON.parse(secrets.open(lockedValues)) as Wanted["values"];
    return parts.compose({ ...dispatch, kind: kind as MessageName, values });
  };
  /** Null where the gateway failed and it is not worth another try. */
  const handOver = async (dispatch: QueuedDispatch, { name, values, language }: Composed) => {
    const { id, channel, target: to } = dispatch;
    try {
      return await ports[channel].send({ id, to, ...wordsOf(parts.say, name, values, language) });
    } catch (problem) {
      await gatewayFailed(channel);
      await noteTry(store, id);
      if (dispatch.tries + 1 < MOST_TRIES) throw problem;
      return null;
    }
  };
  return {
    want: async (tx, { values, ...wanted }) => {
      const id = random.uuid();
      const lockedValues = secrets.lock(JSON.stringify(values));
      await addDispatch(tx, { ...wanted, id, lockedValues }, clock.now());
      await enqueueJob(tx, DELIVER_JOB, { id });
    },
    deliver: async (id) => {
      const dispatch = await readQueued(store, id);
      if (dispatch === null) return;
      const { channel } = dispatch;
      if (dispatch.expiresAt <= clock.now()) return fail(id, "too late");
      const composed = await compose(dispatch);
      if (composed === null) return fail(id, "nobody to send it to");
      const gateway = await readGateway(store, channel);
      if (isResting(gateway, clock.now())) throw new Error(`the ${channel} gateway rests`);
      const outcome = await handOver(dispatch, composed);
      if (outcome === null) return fail(id, "the gateway failed");
      if (gateway.failures > 0) await writeGateway(store, channel, WORKING);
      return outcome === "SENT" ? markSent(store, id, clock.now()) : fail(id, "refused by the gateway");
    },
  };
}
