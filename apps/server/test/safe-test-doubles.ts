// Two servers on one database with members who have money and a session on both, and short ways to ask for what
// responsible play is about.
import { betItem, membersOf, playersOf, startTestApp } from "@jonaki/testkit";
import type { Members, Players, Sent, TestApp, TestParts } from "@jonaki/testkit";

export interface Player {
  readonly id: bigint;
  readonly token: string;
}

export interface SafeStage {
  readonly house: TestApp;
  /** Another server on the same database. */
  readonly second: TestApp;
  readonly members: Members;
  readonly players: Players;
  player(cashMinor?: bigint): Promise<Player>;
  ask(player: Player, method: "GET" | "POST", path: string, body?: object): Promise<Sent["body"]>;
  /** The wallet's code for a bet. */
  bet(player: Player, stakeMinor: bigint, where?: TestApp): Promise<string>;
  /** Names and values of what the member's pages were told since, the oldest first. */
  told(player: Player, name: string): Promise<readonly unknown[]>;
  stop(): Promise<void>;
}

const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ACCOUNT_PER_MINUTE: "1000000",
};

export async function openSafeStage(
  variables: Readonly<Record<string, string>> = {},
  parts: TestParts = {},
): Promise<SafeStage> {
  const house = await startTestApp({ ...RAISED, ...variables }, parts);
  const { DATABASE_URL } = house.app.foundation.configuration;
  const second = await startTestApp({ ...RAISED, ...variables, DATABASE_URL }, parts);
  const members = membersOf(house);
  const players = playersOf(house);
  return {
    house,
    second,
    members,
    players,
    player: async (cashMinor = 100_000n) => {
      const { id } = await members.person();
      await players.give(id, cashMinor);
      return { id, token: house.sessions.login({ accountId: String(id) }) };
    },
    ask: async ({ token }, method, path, body = {}) =>
      (await house.send(method, path, { token, ...(method === "POST" ? { body } : {}) })).body,
    bet: async ({ id }, stakeMinor, where = house) => {
      const answer = await where.app.money.bets.handle(betItem(id, stakeMinor));
      return answer === "late" ? "late" : answer.code;
    },
    told: async ({ id }, name) =>
      (
        await members.rows("select value from outbox where topic = $1 and name = $2 order by id", [
          `member/${id}`,
          name,
        ])
      ).map(({ value }) => value),
    stop: async () => {
      await second.stop();
      await house.stop();
    },
  };
}
