// The switches of the back office [SITE-24]: maintenance with an optional end, blocked and allowed lists,
// settings. Each change is one transaction, told to every process and every open page after its commit.
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import { announce } from "../../platform/outbox.store.ts";
import { tellProcesses, writeAccessRule, writeMaintenance, writeSetting } from "./site.store.ts";
import type { AccessRule, Maintenance } from "./status.rules.ts";

export interface SiteSwitches {
  setMaintenance(next: Maintenance): Promise<void>;
  setAccessRule(rule: AccessRule, wanted: boolean): Promise<void>;
  setSetting(key: string, value: unknown): Promise<void>;
}

export function createSwitches(database: Database): SiteSwitches {
  const change = (work: (tx: OpenTransaction) => Promise<void>): Promise<void> =>
    database.transaction(async (tx) => {
      await work(tx);
      await tellProcesses(tx);
      await announce(tx, "site", "status.changed", {});
    });
  return {
    setMaintenance: (next) => change((tx) => writeMaintenance(tx, next)),
    setAccessRule: (rule, wanted) => change((tx) => writeAccessRule(tx, rule, wanted)),
    setSetting: (key, value) => change((tx) => writeSetting(tx, key, value)),
  };
}
