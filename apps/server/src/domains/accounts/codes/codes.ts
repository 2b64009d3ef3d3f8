// The face of codes: what the ways in, the registration and the security centre send to a number or a mailbox, and how
// they take it back.
import type { Clock } from "../../../platform/clock.ts";
import type { Configuration } from "../../../platform/configuration.ts";
import type { Database, Queryable } from "../../../platform/database/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import type { Log } from "../../../platform/log.ts";
import type { OutgoingPorts } from "../../../platform/outgoing-ports.ts";
import type { Random } from "../../../platform/random.ts";
import { createSecretBox, derivedKey } from "../../../platform/secret-box.ts";
import type { Guesses } from "../guesses.flow.ts";
import { createCodeMessage } from "./code-message.flow.ts";
import { createCodeHashes } from "./code.rules.ts";
import type { CodeAddress } from "./code.rules.ts";
import { codeJobs } from "./codes.jobs.ts";
import { newestCode } from "./codes.store.ts";
import { createReceiveDelivery } from "./delivery.flow.ts";
import type { ReceiveDelivery } from "./delivery.flow.ts";
import { createDispatches } from "./dispatch.flow.ts";
import type { Compose, Dispatches } from "./dispatch.flow.ts";
import type { MessageName, Say } from "./message.rules.ts";
import { createProofs } from "./proofs.ts";
import type { Proofs } from "./proofs.ts";
import { createSend } from "./send.flow.ts";
import type { Send } from "./send.flow.ts";
import { createTake } from "./take.flow.ts";
import type { Take } from "./take.flow.ts";

export interface CodesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly configuration: Configuration;
  readonly say: Say;
  readonly ports: OutgoingPorts;
  readonly guesses: Guesses;
  /** An operator wants work proved for every SMS [ACC-35]. */
  readonly demandsProof: () => boolean;
  /** Messages that carry no code. */
  readonly composers: Readonly<Partial<Record<MessageName, Compose>>>;
}

export interface Codes extends Send, Take {
  /** Messages without a code, such as notices. */
  readonly want: Dispatches["want"];
  readonly proofs: Proofs;
  /** Of several addresses the one that was sent the newest code; null where none waits. */
  newestOf(store: Queryable, addresses: readonly CodeAddress[]): Promise<CodeAddress | null>;
  readonly receiveDelivery: ReceiveDelivery;
  readonly jobs: readonly Job[];
}

export function createCodes(parts: CodesParts): Codes {
  const { database, clock, random, configuration } = parts;
  const { SECRET_KEY: secretKey, LIMIT_ATTEMPTS_TIMES: times } = configuration;
  const hashes = createCodeHashes(derivedKey(secretKey, "codes"));
  const proofs = createProofs(derivedKey(secretKey, "proofs"), clock);
  const codeMessage = createCodeMessage(database.store);
  const dispatches = createDispatches({
    ...parts,
    secrets: createSecretBox(secretKey, "dispatches", random),
    compose: (wanted) => (parts.composers[wanted.kind] ?? codeMessage)(wanted),
  });
  const perHour = { SMS: configuration.SMS_PER_HOUR, MAIL: configuration.MAIL_PER_HOUR };
  return {
    ...createSend({ ...parts, hashes, proofs, dispatches, perHour, times }),
    ...createTake({ ...parts, hashes, times }),
    want: dispatches.want,
    proofs,
    newestOf: async (store, addresses) => {
      const place = await newestCode(store, addresses.map(hashes.addressHash));
      return place === null ? null : (addresses[place] ?? null);
    },
    receiveDelivery: createReceiveDelivery(database, clock, configuration.SMS_SECRET ?? null),
    jobs: codeJobs(parts, dispatches),
  };
}
