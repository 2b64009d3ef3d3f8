// What a person can do at the command line on a running house: the switches of the back office, until it has its
// page, the judging of members' pictures, and the check of the whole ledger.
import { createAvatarJudge } from "./domains/accounts/profile/avatar-judge.flow.ts";
import type { AvatarJudge } from "./domains/accounts/profile/avatar-judge.flow.ts";
import { createSwitches } from "./domains/site/status.flow.ts";
import type { SiteSwitches } from "./domains/site/status.flow.ts";
import { checkWhole } from "./domains/wallet/ledger-check.flow.ts";
import type { CheckedWhole } from "./domains/wallet/ledger-check.flow.ts";
import { systemClock } from "./platform/clock.ts";
import { openDatabase } from "./platform/database/database.ts";
import { createSealFile } from "./platform/ledger-seal-file.ts";
import { createLog } from "./platform/log.ts";

export type { CheckedWhole } from "./domains/wallet/ledger-check.flow.ts";

export interface OpenSwitches {
  readonly switches: SiteSwitches;
  close(): Promise<void>;
}

export function openSwitches(url: string): OpenSwitches {
  const database = openDatabase(url, 1, createLog("warn"));
  return { switches: createSwitches(database), close: database.close };
}

export interface OpenAvatars extends AvatarJudge {
  close(): Promise<void>;
}

export function openAvatars(url: string): OpenAvatars {
  const database = openDatabase(url, 1, createLog("warn"));
  return { ...createAvatarJudge(database, systemClock), close: database.close };
}

/** Reads everything and changes nothing; without a seal file the seals are compared with nothing outside. */
export async function checkWholeLedger(url: string, sealFile: string | null): Promise<CheckedWhole> {
  const database = openDatabase(url, 1, createLog("warn"));
  try {
    return await checkWhole(database, sealFile === null ? null : createSealFile(sealFile).readLines);
  } finally {
    await database.close();
  }
}
