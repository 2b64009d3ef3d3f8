// The vendors' door over HTTP: calls to the wallet [VEN-3] and feeds of games [VEN-13], signed alike, let in from the
// vendor's own addresses only [VEN-1].
import type { Connection } from "@jonaki/ledger";
import { createReceiver, STATUS_OF_CODE } from "@jonaki/vendor";
import type { Receive, Wallet as VendorWallet } from "@jonaki/vendor";
import { addressRanges } from "../../platform/address.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import type { Random } from "../../platform/random.ts";
import type { SecretBox } from "../../platform/secret-box.ts";
import { createFeedDoor } from "./feed/feed-door.ts";
import type { FeedRequest } from "./feed/feed-door.ts";
import { createFreshLookup, createLookup } from "./lookups.ts";
import { useNonces } from "./vendor-door.store.ts";
import type { UsedNonce } from "./vendor-door.store.ts";
import { readVendorKey } from "./vendors.store.ts";
import type { VendorWatch } from "./watch/vendor-watch.ts";

export interface VendorDoorParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** For what every call of a vendor asks. */
  readonly line: Connection;
  /** Opens the vendors' secrets. */
  readonly secrets: SecretBox;
  /** How long a vendor waits for an answer, whatever keeps it [VEN-11]. */
  readonly patienceMs: number;
  parseJson(text: string): unknown;
  /** As it is: what passes here is watched at the door. */
  plainWallet(vendor: string): VendorWallet;
  readonly watch: Pick<VendorWatch, "believed" | "receive" | "fed">;
  stopwatch(): number;
}

type HttpAnswer = Awaited<ReturnType<Receive>>;

export interface VendorDoor {
  /** Bytes and headers in, status and text out. */
  readonly receive: Receive;
  /** The same for a feed, whose body is read as it arrives. */
  receiveFeed(request: FeedRequest): Promise<HttpAnswer | "TOO_LARGE">;
}

export function createVendorDoor(parts: VendorDoorParts): VendorDoor {
  const { database, clock, log, watch } = parts;
  const isFirstUse = createLookup(async (nonces: readonly UsedNonce[]) => {
    const fresh = await useNonces(parts.line, nonces);
    return new Map(nonces.map((nonce, place) => [nonce, fresh[place] === true]));
  });
  const useNonce = async (vendor: string, nonce: string, at: Date): Promise<boolean> =>
    (await isFirstUse({ vendor, nonce, at })) === true;
  const findVendor = createFreshLookup(async (code: string) => {
    const key = await readVendorKey(database.store, code);
    if (key === null) return null;
    const secret = parts.secrets.open(key.secret);
    return key.addresses.length === 0
      ? { code, secret }
      : { code, secret, allows: addressRanges(key.addresses) };
  }, clock);
  const receive = createReceiver({
    vendors: { find: findVendor },
    nonces: { use: useNonce },
    clock,
    parseJson: parts.parseJson,
    wallet: ({ code }) => parts.plainWallet(code),
    onBelieved: watch.believed,
    onFault: (fault) => log.error({ problem: String(fault) }, "a vendor's call failed"),
  });
  const feedDoor = createFeedDoor({ ...parts, findVendor, useNonce });
  return {
    receive: watch.receive(answeringWithin(receive, parts.patienceMs)),
    receiveFeed: async (request) => {
      const began = parts.stopwatch();
      const answer = await feedDoor(request);
      if (answer === "TOO_LARGE") return answer;
      const body = JSON.stringify(answer);
      // Nobody else gets so far.
      if (answer.code === "OK" || answer.code === "MALFORMED")
        watch.fed(String(request.headers["x-vendor"]), began, body);
      return { status: STATUS_OF_CODE[answer.code], body };
    },
  };
}

const NOT_KNOWN_YET = { status: STATUS_OF_CODE.RETRY, body: JSON.stringify({ code: "RETRY" }) };

/** The secret and the nonce are read before the book is asked: the patience is one for all of it. */
const answeringWithin =
  (receive: Receive, patienceMs: number): Receive =>
  (request) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(NOT_KNOWN_YET), patienceMs);
      receive(request)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
