// Asks vendors for rooms and for games to be opened: within a time, watched, and held to what their entry says. An address on
// another origin than the vendor's opens for nobody [LOB-45]: it would be a way to send members anywhere.
import type { Clock } from "../../../platform/clock.ts";
import type { Log } from "../../../platform/log.ts";
import { createFreshLookup } from "../lookups.ts";
import type { VendorEntry } from "../vendors.store.ts";
import type { VendorWatch } from "../watch/vendor-watch.ts";
import { isAtHome } from "./launch.rules.ts";
import { HOUSE_ADAPTER, houseAddress } from "./vendor-adapter.ts";
import type { OpenedGame, OpenOrder, VendorAdapter, VendorAdapters, VendorRoom } from "./vendor-adapter.ts";

export interface VendorTalkParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly watch: Pick<VendorWatch, "question">;
  /** Beside the house's own. */
  readonly vendorAdapters: VendorAdapters;
  /** Scheme, host and port of the games. */
  readonly gamesOrigin: string;
}

export interface VendorTalk {
  /** Null where nobody here speaks its way. */
  open(vendor: VendorEntry, order: OpenOrder): Promise<OpenedGame | null>;
  /** Asked at most once a second; none where a vendor has no rooms. */
  rooms(vendor: VendorEntry): Promise<readonly VendorRoom[]>;
}

/** Nobody waits longer for a game to open. */
const LONGEST_MS = 3_000;

export function createVendorTalk(parts: VendorTalkParts): VendorTalk {
  const { watch, log, vendorAdapters: adapters } = parts;
  const { origin: gamesOrigin } = new URL(parts.gamesOrigin);
  const askRooms = async (code: string, adapter: VendorAdapter | undefined) =>
    adapter?.rooms === undefined
      ? []
      : watch.question({ vendor: code, verb: "rooms" }, () => inTime(adapter.rooms?.() ?? NO_ROOMS));
  const freshRooms = createFreshLookup((key: string) => {
    const [code = "", adapter = ""] = key.split(" ");
    return askRooms(code, adapters.get(adapter));
  }, parts.clock);
  return {
    rooms: ({ code, adapter }) => freshRooms(`${code} ${adapter}`),
    open: async (vendor, order) => {
      const origin = vendor.gamesOrigin ?? gamesOrigin;
      if (vendor.adapter === HOUSE_ADAPTER) return { address: houseAddress(origin, order) };
      const adapter = adapters.get(vendor.adapter);
      if (adapter === undefined) return null;
      const { ticket: _never, ...told } = order;
      const ask = async (): Promise<OpenedGame> => {
        const opened = await inTime(adapter.open(order));
        const stray = strayOrigin(opened, origin);
        if (stray === null) return opened;
        log.warn({ vendor: vendor.code, origin: stray }, "a vendor answered an address that is not its own");
        throw new Error("the vendor answered no address of its own");
      };
      // An address lets its bearer play: the log has only whether there was one.
      return watch.question({ vendor: vendor.code, verb: "open", ...told }, ask, Object.keys);
    },
  };
}

const NO_ROOMS: Promise<readonly VendorRoom[]> = Promise.resolve([]);

/** Where an answer would lead that must not be opened; null when nothing is wrong with it. */
function strayOrigin(opened: OpenedGame, origin: string): string | null {
  if ("refused" in opened) return null;
  const address = "address" in opened ? opened.address : opened.content;
  return isAtHome(address, origin) ? null : (URL.parse(address)?.origin ?? "no address");
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new DOMException("the vendor did not answer in time", "TimeoutError"));
    const timer = setTimeout(late, LONGEST_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
