// Gives the demo accounts their password where they have none: in play mode only, where it opens nothing but play money.
import type { Configuration } from "@jonaki/server/configuration";
import { giveDemoPassword } from "@jonaki/server/demo";
import type { Policy } from "@jonaki/server/policy";
import { demoPassword } from "./environment.ts";
import type { Environment } from "./environment.ts";

/** Answers the line that tells people how to come in. */
export async function readyDemoAccounts(
  environment: Environment,
  { DATABASE_URL }: Configuration,
  { moneyMode }: Policy,
): Promise<string | null> {
  if (moneyMode !== "play") return null;
  const password = demoPassword(environment);
  const { names, isTheirs } = await giveDemoPassword(DATABASE_URL, password);
  const known = isTheirs ? `the password ${password}` : "the password that was given to them before";
  return `Demo accounts: ${names.slice(0, -1).join(", ")} and ${names.at(-1)}, each with ${known}`;
}
