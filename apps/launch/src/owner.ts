// npm run owner -- USERNAME NAME: makes one of the first two owners of the office on a running house, and tells the
// password once [OFF-7].
import { addOwner } from "@jonaki/server/operate";
import { ownDatabaseUrl } from "./database.ts";
import { giveUp, readEnvironment, say } from "./environment.ts";

const USAGE = `npm run owner -- USERNAME NAME, such as: npm run owner -- nadia "Nadia Rahman"
The first two owners are made so, because a role is granted by two people; they grant roles to everybody else.`;

const environment = readEnvironment();
const url = environment.variables["DATABASE_URL"] ?? ownDatabaseUrl(environment.dataFolder);
const [username = "", ...rest] = environment.words;
const name = rest.join(" ").trim();
if (username === "" || name === "") giveUp(USAGE);
const made = await addOwner(url, username, name).catch((problem: unknown) =>
  giveUp(
    `It did not work (does Jonaki run?): ${problem instanceof Error ? problem.message : String(problem)}`,
  ),
);
if (typeof made === "string") giveUp(`Nobody was made: ${made}.`);
say(
  `${username} is an owner. The password, told this once and changed at the first sign-in: ${made.password}`,
);
