// The platform and the studio as two processes on one database, as docs/operating shows them, with members who have
// money to play with.
import { formatAmount, minor } from "@jonaki/money";
import { addMembers, openMoneyHouse } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { freePort, makeDataFolder, RAISED_LIMITS, startHouse } from "@jonaki/testkit/house-process";
import type { HouseProcess } from "@jonaki/testkit/house-process";
import { Client } from "pg";
import { ownDatabaseUrl } from "../src/database.ts";
import { logIn, openDice } from "./visitor.ts";
import type { DicePlayer, Visitor } from "./visitor.ts";

export const SECRET = "known to the platform and its studio alone";

export interface Member {
  readonly id: bigint;
  readonly visitor: Visitor;
}

export interface Seated extends Member {
  readonly dice: DicePlayer;
}

export interface TwoProcesses {
  readonly walletAddress: string;
  readonly studioAddress: string;
  readonly platform: HouseProcess;
  readonly money: MoneyHouse;
  studio(): HouseProcess;
  /** New members with 1,000.00 each, logged in. */
  members(count: number): Promise<readonly Member[]>;
  seat(member: Member): Promise<Seated>;
  /** What the ledger says a member has. */
  balanceOf(member: Member): Promise<string>;
  rows(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  startStudio(): Promise<void>;
  /** Answers how it ended. */
  endStudio(signal: "SIGKILL" | "SIGTERM"): Promise<number | NodeJS.Signals | null>;
  stop(): Promise<void>;
}

/** The two-process set-up: the variables of both, which may stand in one file. */
export async function startTwoProcesses(): Promise<TwoProcesses> {
  const data = makeDataFolder();
  const [port, gamesPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const variables = {
    PORT: String(port),
    GAMES_PORT: String(gamesPort),
    DATA_DIR: data.path,
    LOG_LEVEL: "warn",
    // A slow machine is given longer, but less than the two seconds of a call.
    WALLET_PATIENCE_MS: "1500",
    ...RAISED_LIMITS,
    LIMIT_PLAY_SESSION_PER_SECOND: "100000",
    LIMIT_PLAY_ADDRESS_PER_SECOND: "100000",
    STUDIO_ADDRESS: `http://127.0.0.1:${gamesPort}`,
    WALLET_ADDRESS: `${url}/vendor/wallet`,
    STUDIO_SECRET: SECRET,
  };
  const platform = startHouse(variables);
  await platform.untilSaid("The games are at");
  const database = new Client({ connectionString: ownDatabaseUrl(data.path) });
  await database.connect();
  const rows: TwoProcesses["rows"] = async (text, values = []) =>
    (await database.query<Record<string, unknown>>(text, [...values])).rows;
  const money = await openMoneyHouse(ownDatabaseUrl(data.path));
  let studio: HouseProcess;
  const startStudio = async (): Promise<void> => {
    studio = startHouse({ ...variables, ROLE: "studio" });
    await studio.untilSaid("Jonaki's studio is at");
  };
  await startStudio();
  return {
    walletAddress: variables.WALLET_ADDRESS,
    studioAddress: variables.STUDIO_ADDRESS,
    platform,
    money,
    studio: () => studio,
    rows,
    startStudio,
    members: async (count) => {
      const made = await addMembers(rows, nextNames(count));
      await money.give(
        made.map(({ id }) => id),
        100_000n,
      );
      const entered: Member[] = [];
      for (const { id, username } of made) entered.push({ id, visitor: await logIn(url, username) });
      return entered;
    },
    seat: async (member) => ({ ...member, dice: await openDice(await member.visitor.launch()) }),
    balanceOf: async ({ id }) => formatAmount(minor(await money.balance(id))),
    endStudio: (signal) => {
      studio.child.kill(signal);
      return studio.exited;
    },
    stop: async () => {
      await money.stop();
      await database.end();
      for (const { child, exited } of [studio, platform]) {
        // A test that failed may have left it standing still.
        child.kill("SIGCONT");
        child.kill("SIGTERM");
        await exited;
      }
      data.remove();
    },
  };
}

let people = 0;

const nextNames = (count: number): readonly string[] =>
  Array.from({ length: count }, () => `Player${(people += 1)}`);
