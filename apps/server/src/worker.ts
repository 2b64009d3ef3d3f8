// What a worker does: hands announcements on, lets the domains hear of each other, and runs every job.
import type { Domains } from "./compose.ts";
import { ledgerJobs } from "./domains/wallet/ledger.jobs.ts";
import type { Configuration } from "./platform/configuration.ts";
import { startConsumers } from "./platform/consumers.ts";
import type { Foundation } from "./platform/foundation.ts";
import { houseJobs } from "./platform/house.jobs.ts";
import { startJobs } from "./platform/jobs.ts";
import { createSealFile } from "./platform/ledger-seal-file.ts";
import type { Log } from "./platform/log.ts";
import { startRelay } from "./platform/relay.ts";

export async function startWorker(
  foundation: Foundation,
  domains: Domains,
): Promise<readonly (() => Promise<void>)[]> {
  const { configuration, database, bus, log } = foundation;
  const relay = startRelay(database, bus, log);
  const consumers = startConsumers(database, bus, log, [
    domains.money.wallet.consumer,
    domains.money.safe.consumer,
    domains.lobby.consumer,
    domains.messages.consumer,
  ]);
  const work = [
    ...houseJobs(foundation),
    ...domains.accounts.jobs,
    ...domains.care.jobs,
    ...domains.memberWallet.jobs,
    ...domains.files.jobs,
    ...domains.lobby.jobs,
    ...domains.cashier.jobs,
    ...domains.messages.jobs,
    ...domains.reports.jobs,
    ...domains.office.jobs,
    ...ledgerJobs({ ...foundation, appendLine: sealCopy(configuration, log) }),
  ];
  const jobs = await startJobs(configuration.DATABASE_URL, work, log);
  return [relay.stop, consumers.stop, jobs.stop];
}

/** Without a file the seals stand in the database only, and the log says so once. */
function sealCopy({ SEAL_FILE }: Configuration, log: Log): (line: string) => Promise<void> {
  if (SEAL_FILE !== undefined) return createSealFile(SEAL_FILE).appendLine;
  log.warn({}, "SEAL_FILE is not set: the ledger's seals have no copy outside the database");
  return () => Promise.resolve();
}
