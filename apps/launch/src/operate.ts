// npm run operate -- …: maintenance, access lists, vendors, chains of seeds, what was sent, members' pictures and the check of
// the ledger, by hand on a running house.
import { checkWholeLedger, openAvatars, openSwitches, openVendors, readOutbox } from "@jonaki/server/operate";
import type { CheckedWhole, ListedDispatch, OpenSwitches } from "@jonaki/server/operate";
import { createLog } from "@jonaki/server/log";
import { openChains } from "@jonaki/studio/operate";
import { actOnAvatars } from "./operate-avatars.ts";
import { actOnChains } from "./operate-chains.ts";
import { actOnVendors, VENDOR_USAGE } from "./operate-vendors.ts";
import { ownDatabaseUrl, sealFileOf } from "./database.ts";
import type { Environment } from "./environment.ts";
import { giveUp, ownSecret, readEnvironment, say } from "./environment.ts";

const USAGE = `npm run operate -- COMMAND, where COMMAND is one of:
  maintenance on [END]         END is an ISO time, such as 2026-11-16T02:15:00Z
  maintenance off
  block country CODE           CODE is two letters, such as BD
  block range CIDR             CIDR is such as 198.51.100.0/24
  allow range CIDR             an allowed range wins over every block
  unblock country|range VALUE, disallow range VALUE
  setting KEY JSON             such as: setting customerService '{"LIVECHAT":"https://help.example/chat"}'
  outbox                       lists the newest mails and SMS, and what became of them
  vendors …                    adds and changes vendors, and finds their calls; alone it says how
  chains                       lists the published chains of shared rounds, and what each waits for
  chains salt ID VALUE         gives one the salt of its event, once
  avatars                      lists the pictures of members that wait to be looked at
  avatars save ID FILE         writes one to a file, to look at it
  avatars approve|reject ID    shows one to everybody, or throws it away
  ledger                       checks all books from the beginning, the seals, and the seal file`;

const KINDS = {
  "block country": "BLOCKED_COUNTRY",
  "block range": "BLOCKED_RANGE",
  "allow range": "ALLOWED_RANGE",
} as const;
const OPPOSITES: Readonly<Record<string, string>> = { unblock: "block", disallow: "allow" };

async function act({ switches }: OpenSwitches, words: readonly string[]): Promise<string | null> {
  const [verb = "", noun = "", value] = words;
  if (verb === "maintenance" && (noun === "on" || noun === "off")) {
    const endsAt = noun === "on" && value !== undefined ? new Date(value) : null;
    if (endsAt !== null && Number.isNaN(endsAt.getTime())) return null;
    await switches.setMaintenance({ on: noun === "on", endsAt });
    return `Maintenance is ${noun}${endsAt === null ? "" : ` until ${endsAt.toISOString()}`}.`;
  }
  if (verb === "setting" && value !== undefined) {
    await switches.setSetting(noun, JSON.parse(value));
    return `The setting ${noun} is written.`;
  }
  const kind = KINDS[`${OPPOSITES[verb] ?? verb} ${noun}` as keyof typeof KINDS];
  if (kind === undefined || value === undefined) return null;
  await switches.setAccessRule(
    { kind, value: noun === "country" ? value.toUpperCase() : value },
    OPPOSITES[verb] === undefined,
  );
  return `${verb} ${noun} ${value}: done.`;
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

function describeCheck(checked: CheckedWhole, seconds: number): string {
  const { accounts, entries, seals, unreadable, differences } = checked;
  const looked = [
    `${counted(accounts, "account")}, ${counted(entries, "entry", "entries")}, ${counted(seals, "seal")}`,
    `checked in ${seconds.toFixed(1)} seconds`,
    ...(unreadable === null ? ["no seal file to compare with (SEAL_FILE)"] : []),
    ...(unreadable !== null && unreadable > 0
      ? [`${counted(unreadable, "line")} of the seal file not readable`]
      : []),
  ].join("; ");
  if (differences.length === 0) return `The ledger is right: ${looked}.`;
  return [`The ledger differs (${looked}):`, ...differences.map((difference) => `  ${difference}`)].join(
    "\n",
  );
}

async function checkTheLedger(url: string, sealFile: string | null): Promise<void> {
  const begun = performance.now();
  const checked = await checkWholeLedger(url, sealFile);
  const text = describeCheck(checked, (performance.now() - begun) / 1_000);
  if (checked.differences.length > 0) giveUp(text);
  say(text);
}

const describeDispatch = ({ createdAt, channel, kind, target, state, problem, id }: ListedDispatch): string =>
  [
    createdAt.toISOString(),
    channel.padEnd(4),
    kind.padEnd(16),
    target,
    problem === null ? state : `${state} (${problem})`,
    id,
  ].join("  ");

async function listTheOutbox(url: string): Promise<void> {
  const listed = await readOutbox(url);
  say(listed.length === 0 ? "Nothing was sent yet." : listed.map(describeDispatch).join("\n"));
}

/** Says what was done; null is that nobody understood. */
async function finish(work: Promise<string | null>, close: () => Promise<void>): Promise<void> {
  try {
    const done = await work;
    if (done === null) giveUp(USAGE);
    say(done);
  } finally {
    await close();
  }
}

async function turnTheSwitch(url: string, words: readonly string[]): Promise<void> {
  const open = openSwitches(url);
  await finish(act(open, words), open.close);
}

async function judgeAvatars(url: string, words: readonly string[]): Promise<void> {
  const open = openAvatars(url);
  await finish(actOnAvatars(open, words), open.close);
}

async function saltChains(url: string, words: readonly string[]): Promise<void> {
  const open = openChains(url, createLog("warn"));
  try {
    const told = await actOnChains(open, words);
    if (told?.isDone !== true) giveUp(told?.said ?? USAGE);
    say(told.said);
  } finally {
    await open.close();
  }
}

/** The key that vendors' secrets are encrypted with: with a database of one's own it has to be named, as at the start. */
function installationKey({ variables, dataFolder }: Environment): string {
  const { SECRET_KEY: key = "", DATABASE_URL: outside = "" } = variables;
  if (key === "" && outside !== "") giveUp("SECRET_KEY must be set, and the same as at the start.");
  return key === "" ? ownSecret(dataFolder) : key;
}

async function actOnTheVendors(url: string, words: readonly string[]): Promise<void> {
  if (words.length === 0) giveUp(VENDOR_USAGE);
  const open = openVendors(url, installationKey(environment));
  try {
    const { said, isDone } = await actOnVendors(open, words);
    if (!isDone) giveUp(said);
    say(said);
  } finally {
    await open.close();
  }
}

const environment = readEnvironment();
const url = environment.variables["DATABASE_URL"] ?? ownDatabaseUrl(environment.dataFolder);
try {
  const [verb, ...rest] = environment.words;
  if (verb === "ledger") await checkTheLedger(url, sealFileOf(environment));
  else if (verb === "outbox") await listTheOutbox(url);
  else if (verb === "vendors") await actOnTheVendors(url, rest);
  else if (verb === "avatars") await judgeAvatars(url, rest);
  else if (verb === "chains") await saltChains(url, rest);
  else await turnTheSwitch(url, environment.words);
} catch (problem) {
  giveUp(
    `It did not work (does Jonaki run?): ${problem instanceof Error ? problem.message : String(problem)}`,
  );
}
