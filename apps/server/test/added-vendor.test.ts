// A vendor that is added while the house runs, from its entry to its first bet, through the whole server: the desk, the feed,
// the launch in the vendor's own place, the signed wallet.
import { openVendorDoor, playersOf, startTestApp } from "@jonaki/testkit";
import type { Players, TestApp, VendorDoor } from "@jonaki/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVendors } from "../src/operate.ts";
import type { OpenVendors } from "../src/operate.ts";

const CODE = "RUPKOTHA";
const ORIGIN = "https://games.rupkotha.example";
const GAME = {
  op: "game",
  code: "tale-boat",
  category: "RNG",
  names: { bn: "নৌকা", en: "Boat" },
  trial: true,
  limits: { minimum: "1.00", maximum: "500.00", largestWin: "100000.00" },
};

let house: TestApp;
let players: Players;
let door: VendorDoor;
let desk: OpenVendors;
beforeAll(async () => {
  house = await startTestApp({}, { realSessions: true });
  players = playersOf(house);
  door = await openVendorDoor(house);
  const { DATABASE_URL, SECRET_KEY } = house.app.foundation.configuration;
  desk = openVendors(DATABASE_URL, SECRET_KEY);
});
afterAll(async () => {
  door.stop();
  await desk.close();
  await house.stop();
});

it("[VEN-1] [VEN-13] [LOB-43] opens its games on its own origin, and their tickets are good for its own wallet alone", async () => {
  const added = await desk.add({ code: CODE, categories: ["RNG"], names: { EN: "Rupkotha", BN: "রূপকথা" } });
  if ("problem" in added) throw new Error(added.problem);
  const asVendor = { vendor: CODE, secret: added.secret };
  expect(await desk.setAdapter(CODE, "house", ORIGIN)).toEqual({});
  await desk.setStatus(CODE, "ON");
  house.clock.advance(1_000);
  expect((await door.feed([GAME], asVendor)).answer).toMatchObject({ code: "OK", added: 1 });
  house.clock.advance(1_000);

  const person = await players.members.person();
  await players.give(person.id, 10_000n);
  const token = await players.members.enter(person.username);
  const launch = async () => {
    const { body } = await house.send("POST", "/wps/game/launchGame", {
      token,
      body: {
        gameId: GAME.code,
        vassalage: CODE,
        username: person.username,
        merchantCode: "JONAKI",
        language: "BN",
      },
    });
    return new URL((body.value as { game_url: string }).game_url);
  };
  const address = await launch();
  expect([address.origin, address.pathname, [...address.searchParams.keys()]]).toEqual([
    ORIGIN,
    `/${GAME.code}`,
    ["ticket", "language"],
  ]);
  expect(await house.app.lobby.frameOrigins()).toContain(ORIGIN);

  const enter = { verb: "authenticate", ticket: address.searchParams.get("ticket"), game: GAME.code };
  // Another vendor that came by the ticket gets nothing for it, and does not use it up.
  expect((await door.call(enter)).answer).toEqual({ code: "SESSION_EXPIRED" });
  const { answer } = await door.call(enter, asVendor);
  expect(answer).toMatchObject({ code: "OK", play: { balance: "100.00", currency: "PLAY" } });
  const { session, player, currency } = answer["play"] as Record<string, string>;
  const bet = { verb: "bet", transaction: "t-1", round: "r-1", game: GAME.code, amount: "10.00" };
  expect((await door.call({ ...bet, session, player, currency }, asVendor)).answer).toMatchObject({
    code: "OK",
    balance: "90.00",
  });
});
