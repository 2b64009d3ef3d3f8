// Everything the site answers with, kept in memory and read again when any process changes it, so that
// the doors of the pipeline never wait for the database.
import type { WhitelabelNode } from "@jonaki/wire/flags";
import type { FieldRule } from "@jonaki/wire/registration";
import type { Bus } from "../../platform/bus.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import type { Policy } from "../../platform/policy.ts";
import { fieldRules } from "./settings.rules.ts";
import type { SettingRows } from "./settings.rules.ts";
import {
  readAccessRules,
  readHosts,
  readMaintenance,
  readNodes,
  readResources,
  readSettings,
} from "./site.store.ts";
import type { ResourceRow } from "./site.store.ts";
import { accessLists } from "./status.rules.ts";
import type { AccessLists, Maintenance } from "./status.rules.ts";
import { treeOf } from "./whitelabel.rules.ts";

export interface SiteState {
  readonly tree: readonly WhitelabelNode[];
  readonly fields: readonly FieldRule[];
  readonly resources: readonly ResourceRow[];
  readonly hosts: readonly string[];
  readonly maintenance: Maintenance;
  readonly access: AccessLists;
  readonly settings: SettingRows;
}

export interface SiteStateKeeper {
  current(): SiteState;
  /** The same once a change that was heard of has been read: what pages are told must not lag behind. */
  settled(): Promise<SiteState>;
  reload(): Promise<void>;
  stop(): Promise<void>;
}

/** A notice can get lost while the bus reconnects; then this is how old the state may grow. */
const READ_AGAIN_MS = 10_000;

export async function keepSiteState(
  database: Database,
  bus: Bus,
  log: Log,
  countries: Policy["countries"],
): Promise<SiteStateKeeper> {
  let state = await readState(database, countries);
  let reading: Promise<void> = Promise.resolve();
  const reload = (): Promise<void> => {
    const read = async (): Promise<void> => {
      state = await readState(database, countries);
    };
    const next = reading.then(read);
    reading = next.catch((problem: unknown) => log.warn({ problem: String(problem) }, "site state not read"));
    return next;
  };
  bus.subscribe("site", () => void reload().catch(() => undefined));
  const timer = setInterval(() => void reload().catch(() => undefined), READ_AGAIN_MS);
  return {
    current: () => state,
    settled: async () => {
      await reading;
      return state;
    },
    reload,
    stop: async () => {
      clearInterval(timer);
      await reading;
    },
  };
}

async function readState({ store }: Database, countries: Policy["countries"]): Promise<SiteState> {
  const [nodes, resources, hosts, maintenance, rules, settings] = await Promise.all([
    readNodes(store),
    readResources(store),
    readHosts(store),
    readMaintenance(store),
    readAccessRules(store),
    readSettings(store),
  ]);
  const tree = treeOf(nodes);
  return {
    tree,
    fields: fieldRules(settings, tree),
    resources,
    hosts,
    maintenance,
    access: accessLists(rules, countries),
    settings,
  };
}
