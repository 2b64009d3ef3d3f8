// Players of a vendor: members with money who launched a game the way everybody does, and the vendor's own door.
import { memberAccount, openMembers, post, shardOf } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { connectionIn } from "@jonaki/server/database";
import { createLocalWallet } from "@jonaki/vendor";
import type { PlaySession, Wallet } from "@jonaki/vendor";
import type { TestApp } from "./app.ts";
import { membersOf } from "./members.ts";
import type { Members, Person } from "./members.ts";

export const TEST_VENDOR = "TUNTUNI";
export const TEST_GAME = "dice";

export interface OpenedPlayer {
  readonly person: Person;
  readonly token: string;
  readonly play: PlaySession;
  readonly ticket: string;
}

export interface Players {
  readonly members: Members;
  /** The vendor's wallet in process. */
  readonly wallet: Wallet;
  /** Gives a member play money, in poisha. */
  give(memberId: bigint, amountMinor: bigint): Promise<void>;
  /** A launch ticket of a member who is logged in; with demo for trial money. */
  ticket(person: Person, token: string, demo?: boolean): Promise<string>;
  /** A new member with money and an open play session. */
  open(amountMinor?: bigint, options?: { readonly demo?: boolean }): Promise<OpenedPlayer>;
}

export function playersOf(house: TestApp): Players {
  const members = membersOf(house);
  const { database } = house.app.foundation;
  const wallet = createLocalWallet(house.app.lobby.walletFor(TEST_VENDOR), (fault) => {
    throw fault;
  });
  let gifts = 0;
  const give: Players["give"] = async (memberId, amountMinor) => {
    const issue = await house.app.money.pools.find({
      ownerKind: "HOUSE",
      owner: "house",
      kind: "ISSUE",
      unit: "PLAY",
    });
    await database.transaction(async (tx) => {
      const connection = connectionIn(tx);
      await openMembers(connection, [memberId], "PLAY");
      gifts += 1;
      const leg = {
        from: shardOf(issue, 0),
        to: memberAccount(memberId, "CASH", "PLAY"),
        amountMinor: minor(amountMinor),
      };
      if (amountMinor > 0n)
        await post(connection, { key: `gift/${memberId}/${gifts}`, kind: "test", legs: [leg] });
    });
  };
  const ticket: Players["ticket"] = async ({ username }, token, demo = false) => {
    const launch = {
      gameId: TEST_GAME,
      vassalage: TEST_VENDOR,
      username,
      merchantCode: "JONAKI",
      language: "BN",
      demo,
    };
    const { body } = await house.send("POST", "/wps/game/launchGame", { token, body: launch });
    if (!body.success) throw new Error(`no launch: ${body.code}`);
    return new URL((body.value as { game_url: string }).game_url).searchParams.get("ticket") ?? "";
  };
  return {
    members,
    wallet,
    give,
    ticket,
    open: async (amountMinor = 100_000n, { demo = false } = {}) => {
      const person = await members.person();
      await give(person.id, amountMinor);
      const token = await members.enter(person.username);
      const text = await ticket(person, token, demo);
      const answer = await wallet.authenticate({ ticket: text, game: TEST_GAME });
      if (!("play" in answer)) throw new Error(`no play session: ${answer.code}`);
      return { person, token, play: answer.play, ticket: text };
    },
  };
}
