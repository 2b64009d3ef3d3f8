// The demo's first owners of the office [OFF-7]: made at the first start with passwords of their own, which are told once
// and have to be changed. Two of them, because two people are needed for what matters [OFF-4].
import type { Configuration } from "@jonaki/server/configuration";
import { addOwner } from "@jonaki/server/operate";
import type { Policy } from "@jonaki/server/policy";

const OWNERS = [
  ["owner1", "Owner 1"],
  ["owner2", "Owner 2"],
] as const;

/** Answers the line that tells their passwords; null when there are owners already. */
export async function readyDemoOwners(
  { DATABASE_URL }: Configuration,
  { moneyMode }: Policy,
): Promise<string | null> {
  if (moneyMode !== "play") return null;
  const told: string[] = [];
  for (const [username, name] of OWNERS) {
    const made = await addOwner(DATABASE_URL, username, name);
    if (made === "there are owners") break;
    if (typeof made !== "string") told.push(`${username} with the password ${made.password}`);
  }
  return told.length === 0 ? null : `Office owners, told this once: ${told.join(" and ")}`;
}
