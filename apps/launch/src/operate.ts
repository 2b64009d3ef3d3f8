// npm run operate -- …: maintenance and access lists by hand, on a running house.
import { openSwitches } from "@jonaki/server/operate";
import type { OpenSwitches } from "@jonaki/server/operate";
import { ownDatabaseUrl } from "./database.ts";
import { giveUp, readEnvironment, say } from "./environment.ts";

const USAGE = `npm run operate -- COMMAND, where COMMAND is one of:
  maintenance on [END]         END is an ISO time, such as 2026-11-16T02:15:00Z
  maintenance off
  block country CODE           CODE is two letters, such as BD
  block range CIDR             CIDR is such as 198.51.100.0/24
  allow range CIDR             an allowed range wins over every block
  unblock country|range VALUE, disallow range VALUE
  setting KEY JSON             such as: setting customerService '{"LIVECHAT":"https://help.example/chat"}'`;

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

const environment = readEnvironment();
const open = openSwitches(environment.variables["DATABASE_URL"] ?? ownDatabaseUrl(environment.dataFolder));
try {
  const done = await act(open, environment.words);
  if (done === null) giveUp(USAGE);
  say(done);
} catch (problem) {
  giveUp(
    `It did not work (does Jonaki run?): ${problem instanceof Error ? problem.message : String(problem)}`,
  );
} finally {
  await open.close();
}
