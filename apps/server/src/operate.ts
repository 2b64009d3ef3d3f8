// What a person can do at the command line on a running house: the switches of the back office, until it has its
// page, vendors, a look at what was sent, the judging of members' pictures, the check of the whole ledger, and the first owners.
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { listDispatches } from "./domains/accounts/codes/dispatches.store.ts";
import type { ListedDispatch } from "./domains/accounts/codes/dispatches.store.ts";
import { findByUsername } from "./domains/accounts/members.store.ts";
import { maskedMail, maskedMobile } from "./domains/accounts/contact.rules.ts";
import { createAvatarJudge } from "./domains/accounts/profile/avatar-judge.flow.ts";
import type { AvatarJudge } from "./domains/accounts/profile/avatar-judge.flow.ts";
import { readRoundCases } from "./domains/bets/open-rounds.store.ts";
import type { ListedRound } from "./domains/bets/open-rounds.store.ts";
import { HOUSE_ADAPTER } from "./domains/lobby/launch/vendor-adapter.ts";
import { createVendorDesk } from "./domains/lobby/vendor-desk.flow.ts";
import type { VendorDesk } from "./domains/lobby/vendor-desk.flow.ts";
import type { FoundCall } from "./domains/lobby/watch/vendor-calls.store.ts";
import { findVendorCalls } from "./domains/lobby/watch/vendor-search.flow.ts";
import { makeOwner } from "./domains/office/office.ts";
import type { MadeOwner } from "./domains/office/office.ts";
import { createSwitches } from "./domains/site/status.flow.ts";
import type { SiteSwitches } from "./domains/site/status.flow.ts";
import { checkWhole } from "./domains/wallet/ledger-check.flow.ts";
import type { CheckedWhole } from "./domains/wallet/ledger-check.flow.ts";
import { systemClock } from "./platform/clock.ts";
import { openDatabase } from "./platform/database/database.ts";
import { createSealFile } from "./platform/ledger-seal-file.ts";
import { createLog } from "./platform/log.ts";
import { systemRandom } from "./platform/random.ts";
import { createSecretBox } from "./platform/secret-box.ts";

export type { ListedDispatch } from "./domains/accounts/codes/dispatches.store.ts";
export type { CheckedWhole } from "./domains/wallet/ledger-check.flow.ts";

export interface OpenSwitches {
  readonly switches: SiteSwitches;
  close(): Promise<void>;
}

export function openSwitches(url: string): OpenSwitches {
  const database = openDatabase(url, 1, createLog("warn"));
  return { switches: createSwitches(database), close: database.close };
}

/** One of the first two owners of the office [OFF-7]. */
export async function addOwner(url: string, username: string, name: string): Promise<MadeOwner> {
  const database = openDatabase(url, 1, createLog("warn"));
  try {
    return await makeOwner({ database, clock: systemClock, random: systemRandom }, username, name);
  } finally {
    await database.close();
  }
}

export interface OpenVendors extends VendorDesk {
  /** In the raw log [VEN-17]; a member by username. */
  calls(by: "round" | "transaction" | "member", value: string): Promise<readonly FoundCall[]>;
  /** Those that are open for more than a day [VEN-8]. */
  rounds(): Promise<readonly ListedRound[]>;
  close(): Promise<void>;
}

export function openVendors(url: string, secretKey: string): OpenVendors {
  const database = openDatabase(url, 1, createLog("warn"));
  const secrets = createSecretBox(secretKey, "vendors", systemRandom);
  const { currency } = BRAND_DEFAULTS;
  return {
    ...createVendorDesk({ database, random: systemRandom, secrets, currency, adapters: [HOUSE_ADAPTER] }),
    calls: async (by, value) => {
      if (by !== "member") return findVendorCalls(database, { by, value });
      const member = await findByUsername(database.store, value);
      return member === null ? [] : findVendorCalls(database, { by, memberId: member.id });
    },
    rounds: () => readRoundCases(database.store),
    close: database.close,
  };
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

const NEWEST = 50;

/** The newest mails and SMS, newest first; whose they are is masked. */
export async function readOutbox(url: string): Promise<readonly ListedDispatch[]> {
  const database = openDatabase(url, 1, createLog("warn"));
  try {
    const listed = await listDispatches(database.store, NEWEST);
    return listed.map((one) => ({
      ...one,
      target: one.channel === "SMS" ? maskedMobile(one.target) : maskedMail(one.target),
    }));
  } finally {
    await database.close();
  }
}
