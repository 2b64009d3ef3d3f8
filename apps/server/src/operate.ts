// The switches of the back office for a person at the command line, until the office has its page.
import { createSwitches } from "./domains/site/status.flow.ts";
import type { SiteSwitches } from "./domains/site/status.flow.ts";
import { openDatabase } from "./platform/database/database.ts";
import { createLog } from "./platform/log.ts";

export interface OpenSwitches {
  readonly switches: SiteSwitches;
  close(): Promise<void>;
}

export function openSwitches(url: string): OpenSwitches {
  const database = openDatabase(url, 1, createLog("warn"));
  return { switches: createSwitches(database), close: database.close };
}
