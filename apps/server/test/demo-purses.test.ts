// Demos through the whole house [LOB-37]: a member's games each have trial money of their own, which the next launch fills up;
// a guest has one wallet for all games [ACC-67], and neither touches a member's money.
import { differencesOn, playersOf, startTestApp, TEST_VENDOR, tokenOf } from "@jonaki/testkit";
import type { Person, Players, TestApp } from "@jonaki/testkit";
import type { PlaySession } from "@jonaki/vendor";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ACCOUNT_PER_MINUTE: "1000000",
};

let house: TestApp;
let players: Players;
let made = 0;
beforeAll(async () => {
  house = await startTestApp(RAISED, { realSessions: true });
  players = playersOf(house);
});
beforeEach(() => house.clock.advance(60_000));
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(() => house.stop());

interface Player {
  readonly person: Pick<Person, "username">;
  readonly token: string;
}
const member = async (): Promise<Player & { readonly person: Person }> => {
  const person = await players.members.person();
  await players.give(person.id, 100_000n);
  return { person, token: await players.members.enter(person.username) };
};

const launch = async ({ person, token }: Player, gameId: string, demo = true): Promise<string> => {
  const { username } = person;
  const body = { gameId, vassalage: TEST_VENDOR, username, merchantCode: "JONAKI", language: "BN", demo };
  const answer = await house.send("POST", "/wps/game/launchGame", { token, body });
  expect(answer.body.code).toBeNull();
  return new URL((answer.body.value as { game_url: string }).game_url).searchParams.get("ticket") ?? "";
};

type Play = PlaySession & { readonly game: string };

const enter = async (ticket: string, game: string): Promise<Play> => {
  const answer = await players.wallet.authenticate({ ticket, game });
  if (!("play" in answer)) throw new Error(`no play session: ${answer.code}`);
  return { ...answer.play, game };
};
const demoOf = async (who: Player, game: string): Promise<Play> => enter(await launch(who, game), game);
const balanceOf = async ({ session, player }: Play): Promise<string | undefined> => {
  const answer = await players.wallet.balance({ session, player });
  return "balance" in answer ? answer.balance : undefined;
};
const betOf = ({ session, player, currency, game }: Play, amount: string) => {
  made += 1;
  return { transaction: `bet-${made}`, session, player, game, round: `round-${made}`, amount, currency };
};
const winOf = (
  { transaction, player, game, round, currency }: ReturnType<typeof betOf>,
  amount: string,
  bet: string | null = transaction,
) => ({
  transaction: `${transaction}-win`,
  player,
  game,
  round,
  bet,
  amount,
  currency,
  closes: true,
});
const shown = async ({ token }: Player): Promise<unknown> =>
  (await house.send("GET", "/wps/v2/wallets/balance", { token })).body.value;

describe("a member's demos", () => {
  it("[LOB-37] [CONST-78] [VEN-4] play with 10,000.00 each, and a launch fills up its own game alone", async () => {
    const who = await member();
    const dice = await demoOf(who, "dice");
    expect(dice).toMatchObject({ currency: "TRIAL", mode: "demo", balance: "10000.00" });
    expect(await players.wallet.bet(betOf(dice, "4000.00"))).toMatchObject({ balance: "6000.00" });
    const mines = await demoOf(who, "mines");
    expect(mines).toMatchObject({ balance: "10000.00", player: dice.player });
    await players.wallet.bet(betOf(mines, "10.00"));
    expect([await balanceOf(dice), await balanceOf(mines)]).toEqual(["6000.00", "9990.00"]);
    expect(await demoOf(who, "dice")).toMatchObject({ balance: "10000.00" });
    expect([await balanceOf(dice), await balanceOf(mines)]).toEqual(["10000.00", "9990.00"]);
    expect(await shown(who)).toEqual({ sumBalance: "1000.00" });
  });

  it("[LOB-37] what was won above 10,000.00 stays, and the money of another member's demo of the game is another", async () => {
    const [who, other] = [await member(), await member()];
    const play = await demoOf(who, "limbo");
    const bet = betOf(play, "100.00");
    await players.wallet.bet(bet);
    await players.wallet.win(winOf(bet, "600.00"));
    expect(await demoOf(who, "limbo")).toMatchObject({ balance: "10500.00" });
    expect(await demoOf(other, "limbo")).toMatchObject({ balance: "10000.00" });
  });

  it("[LOB-37] launches at once fill once, and bets of before settle with the same money", async () => {
    const who = await member();
    const play = await demoOf(who, "dice");
    const [won, back] = [betOf(play, "300.00"), betOf(play, "200.00")];
    await players.wallet.bet(won);
    await players.wallet.bet(back);
    await Promise.all(Array.from({ length: 6 }, () => launch(who, "dice")));
    expect(await balanceOf(play)).toBe("10000.00");
    expect(await players.wallet.win(winOf(won, "450.00"))).toMatchObject({ code: "OK", balance: "10450.00" });
    const { player, round, transaction } = back;
    const rollback = { transaction: `${transaction}-back`, player, round, bet: transaction };
    expect(await players.wallet.rollback(rollback)).toMatchObject({ code: "OK", balance: "10650.00" });
    expect(await shown(who)).toEqual({ sumBalance: "1000.00" });
  });

  it("[LOB-37] [VEN-20] a win without a bet is of the demo of its game", async () => {
    const who = await member();
    const [dice, mines] = [await demoOf(who, "dice"), await demoOf(who, "mines")];
    await players.members.rows("update vendors set betless_wins = true where code = $1", [TEST_VENDOR]);
    house.clock.advance(1_000);
    const gift = winOf(betOf(mines, "1.00"), "70.00", null);
    expect(await players.wallet.win(gift)).toMatchObject({ code: "OK", balance: "10070.00" });
    expect([await balanceOf(dice), await balanceOf(mines)]).toEqual(["10000.00", "10070.00"]);
    await players.members.rows("update vendors set betless_wins = false where code = $1", [TEST_VENDOR]);
    house.clock.advance(1_000);
  });

  it("[LOB-37] [WAL-5] a real session beside it has the member's money and nothing of the demo's", async () => {
    const who = await member();
    const demo = await demoOf(who, "dice");
    const real = await enter(await launch(who, "dice", false), "dice");
    expect(real).toMatchObject({ currency: "PLAY", balance: "1000.00" });
    await players.wallet.bet(betOf(real, "50.00"));
    await players.wallet.bet(betOf(demo, "70.00"));
    expect([await balanceOf(real), await balanceOf(demo)]).toEqual(["950.00", "9930.00"]);
    expect(await players.wallet.bet({ ...betOf(demo, "5.00"), currency: "PLAY" })).toMatchObject({
      code: "CURRENCY_WRONG",
      balance: "9930.00",
    });
  });
});

describe("a guest", () => {
  it("[ACC-67] [LOB-37] has one wallet for every game, which no launch fills up", async () => {
    const sealed = await house.seal("g".repeat(32));
    const answer = await house.send("POST", "/wps/session/login/freeplay", {
      body: { os: "Linux", platform: "W", random: sealed },
      headers: { version: "3" },
    });
    const guest: Player = {
      person: { username: (answer.body.value as { userName: string }).userName },
      token: tokenOf(answer),
    };
    const dice = await demoOf(guest, "dice");
    await players.wallet.bet(betOf(dice, "400.00"));
    expect(await demoOf(guest, "mines")).toMatchObject({ mode: "demo", balance: "9600.00" });
    expect(await demoOf(guest, "dice")).toMatchObject({ balance: "9600.00" });
    expect(await shown(guest)).toEqual({ sumBalance: "9600.00" });
  });
});
