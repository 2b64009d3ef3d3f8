// Tables of a vendor with rooms through the whole server [VEN-21]: over the vendors' signed door, in process, in the raw log,
// and as the members' own pages hear of it.
import {
  differencesOn,
  openVendorDoor,
  playersOf,
  startTestApp,
  TEST_GAME,
  TEST_VENDOR,
} from "@jonaki/testkit";
import type { OpenedPlayer, Players, TestApp, VendorDoor } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findVendorCalls } from "../src/domains/lobby/watch/vendor-search.flow.ts";

let house: TestApp;
let players: Players;
let door: VendorDoor;
let made = 0;
beforeAll(async () => {
  house = await startTestApp({}, { realSessions: true });
  players = playersOf(house);
  door = await openVendorDoor(house);
});
beforeEach(() => giveRooms(true));
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(async () => {
  door.stop();
  await house.stop();
});

const DAY_MS = 24 * 3_600_000;
const rows = (text: string, values: readonly unknown[] = []) => players.members.rows(text, values);
/** The catalogue is looked at once a second. */
async function giveRooms(rooms: boolean): Promise<void> {
  await rows("update vendors set rooms = $1 where code = $2", [rooms, TEST_VENDOR]);
  house.clock.advance(60_000);
}
const next = (): string => `table-${(made += 1)}`;
const chipsOf = ({ play }: OpenedPlayer, seat: string, amount: string) => ({
  verb: "buyIn",
  transaction: next(),
  session: play.session,
  player: play.player,
  game: TEST_GAME,
  seat,
  amount,
  currency: play.currency,
});
const leaving = ({ play }: OpenedPlayer, seat: string) => ({
  verb: "buyOut",
  transaction: next(),
  player: play.player,
  seat,
});
const handOf = (
  seat: string,
  rake: string,
  ...moves: readonly (readonly [OpenedPlayer, string, string])[]
) => ({
  verb: "hand",
  transaction: next(),
  game: TEST_GAME,
  round: next(),
  moves: moves.map(([{ play }, putIn, won]) => ({ player: play.player, seat, putIn, won })),
  rake,
});
const balanceOf = ({ play: { session, player } }: OpenedPlayer) =>
  players.wallet.balance({ session, player });
const openTwo = async () => [await players.open(), await players.open()] as const;

describe("a table over the vendors' door", () => {
  it("[VEN-21] [CAR-31] sells chips, posts a hand and gives the rest back, each once however often it is sent", async () => {
    const [one, other] = await openTwo();
    const seat = next();
    const calls = [
      chipsOf(one, seat, "300.00"),
      chipsOf(other, seat, "200.00"),
      chipsOf(one, seat, "50"),
      handOf(seat, "5.00", [one, "100.00", "0"], [other, "100.00", "195.00"]),
      leaving(one, seat),
      leaving(other, seat),
    ];
    const answers = [];
    for (const call of calls) answers.push(await door.call(call));
    const told = answers.map(({ status, answer: { code, balance, amount } }) => [
      status,
      code,
      balance,
      amount,
    ]);
    expect(told).toEqual([
      [200, "OK", "700.00", undefined],
      [200, "OK", "800.00", undefined],
      [200, "OK", "650.00", undefined],
      [200, "OK", undefined, undefined],
      [200, "OK", "900.00", "250.00"],
      [200, "OK", "1095.00", "295.00"],
    ]);
    for (const [place, call] of calls.entries()) expect(await door.call(call)).toEqual(answers[place]);
    expect(await balanceOf(one)).toMatchObject({ balance: "900.00" });
  });

  it("[VEN-21] [VEN-5] answers MISMATCH to a known transaction with another body", async () => {
    const [one, other] = await openTwo();
    const seat = next();
    const [chips, hand] = [
      chipsOf(one, seat, "100.00"),
      handOf(seat, "0", [one, "10.00", "20.00"], [other, "10.00", "0"]),
    ];
    for (const call of [chips, chipsOf(other, seat, "100.00"), hand]) await door.call(call);
    const moved = { ...hand, moves: hand.moves.toReversed() };
    for (const call of [
      { ...chips, amount: "100.01" },
      moved,
      { ...leaving(one, seat), transaction: chips.transaction },
    ])
      expect(await door.call(call)).toMatchObject({ status: 409, answer: { code: "MISMATCH" } });
    expect((await door.call(leaving(one, seat))).answer).toMatchObject({ code: "OK", amount: "110.00" });
    expect((await door.call(leaving(other, seat))).answer).toMatchObject({ code: "OK", amount: "90.00" });
  });

  it("[VEN-21] [VEN-3] is as closed as any other call to who signs wrongly, late or twice", async () => {
    const [one] = await openTwo();
    const chips = chipsOf(one, next(), "100.00");
    expect((await door.call(chips, { secret: "another" })).answer).toEqual({ code: "SIGNATURE" });
    expect((await door.call(chips, { timeMs: house.clock.now().getTime() - 121_000 })).answer).toEqual({
      code: "STALE",
    });
    expect(await balanceOf(one)).toMatchObject({ balance: "1000.00" });
  });

  it("[VEN-21] [VEN-20] answers a hand that is not even AMOUNT_INVALID, and a known one of strangers BET_UNKNOWN", async () => {
    const [one, other] = await openTwo();
    const seat = next();
    const uneven = handOf(seat, "0.01", [one, "10.00", "20.00"], [other, "10.00", "0"]);
    expect(await door.call(uneven)).toEqual({ status: 400, answer: { code: "AMOUNT_INVALID" } });
    const strange = { ...leaving(one, seat), player: "nobody" };
    expect(await door.call(strange)).toEqual({ status: 422, answer: { code: "BET_UNKNOWN" } });
    const even = handOf(seat, "0", [one, "10.00", "20.00"], [other, "10.00", "0"]);
    expect((await door.call(even)).answer).toEqual({ code: "BET_UNKNOWN" });
  });

  it("[VEN-21] has no such calls for a vendor without rooms, in process and over HTTP", async () => {
    const [one, other] = await openTwo();
    await giveRooms(false);
    const seat = next();
    const hand = handOf(seat, "0", [one, "10.00", "20.00"], [other, "10.00", "0"]);
    const apart = { verb: "apart", player: one.play.player, game: TEST_GAME, seated: [other.play.player] };
    for (const call of [chipsOf(one, seat, "10.00"), hand, leaving(one, seat), apart])
      expect(await door.call(call)).toEqual({ status: 400, answer: { code: "MALFORMED" } });
    expect(await players.wallet.apart(apart)).toEqual({ code: "MALFORMED" });
  });

  it("[CAR-31] [VEN-12] sells no chips to an excluded member, but posts the hand and gives the chips back", async () => {
    const [one, other] = await openTwo();
    const seat = next();
    for (const who of [one, other]) await door.call(chipsOf(who, seat, "100.00"));
    await house.app.foundation.database.transaction((tx) =>
      house.app.accounts.setStatus(tx, one.person.id, { to: "EXCLUDED", until: null, isTimeOut: false }),
    );
    expect((await door.call(chipsOf(one, seat, "100.00"))).answer).toMatchObject({ code: "MEMBER_BLOCKED" });
    const hand = handOf(seat, "0", [one, "10.00", "20.00"], [other, "10.00", "0"]);
    expect((await door.call(hand)).answer).toMatchObject({ code: "OK" });
    expect((await door.call(leaving(one, seat))).answer).toMatchObject({ code: "OK", amount: "110.00" });
  });

  it("[CAR-31] [WAL-13] everybody at the table hears that the wallet changed, and nobody of a bet that ended", async () => {
    const [one, other] = await openTwo();
    const seat = next();
    for (const who of [one, other]) await door.call(chipsOf(who, seat, "100.00"));
    const heard =
      ({ person }: OpenedPlayer) =>
      async () =>
        (await rows("select name from outbox where topic = $1", [`member/${person.id}`])).map(
          ({ name }) => name,
        );
    await expect.poll(heard(other)).toContain("wallet.changed");
    await rows("delete from outbox where topic = any ($1)", [
      [one, other].map(({ person }) => `member/${person.id}`),
    ]);
    await door.call(handOf(seat, "0", [one, "10.00", "20.00"], [other, "10.00", "0"]));
    for (const who of [one, other]) await expect.poll(heard(who)).toEqual(["wallet.changed"]);
  });

  it("[VEN-21] [VEN-17] is found in the raw log by round and by every player, without a session in it", async () => {
    const [one, other] = await openTwo();
    const seat = next();
    for (const who of [one, other]) await door.call(chipsOf(who, seat, "100.00"));
    const hand = handOf(seat, "0", [one, "10.00", "20.00"], [other, "10.00", "0"]);
    await players.wallet.hand(hand);
    await house.app.lobby.watch.flush();
    const { database } = house.app.foundation;
    const [logged] = await findVendorCalls(database, { by: "round", value: hand.round });
    expect(logged).toMatchObject({ verb: "hand", code: "OK", vendor: TEST_VENDOR });
    const ofOther = await findVendorCalls(database, { by: "member", memberId: other.person.id });
    expect(ofOther.map(({ verb }) => verb)).toEqual(["hand", "buyIn", "authenticate"]);
    expect(ofOther.every(({ request }) => !request.includes(other.play.session))).toBe(true);
  });
});

describe("who is kept apart", () => {
  const ask = async (newcomer: OpenedPlayer, ...seated: readonly string[]) =>
    (await door.call({ verb: "apart", player: newcomer.play.player, game: TEST_GAME, seated })).answer;

  it("[CAR-52] [VEN-21] who shared a device or address in the last 30 days, and nobody is told why", async () => {
    const [one, other] = await openTwo();
    const asked = () => ask(one, other.play.player, "nobody");
    expect(await asked()).toEqual({ code: "OK", apart: [true, true] });
    house.clock.advance(31 * DAY_MS);
    expect(await asked()).toEqual({ code: "OK", apart: [false, true] });
    // A handle of another vendor's is one that nobody knows.
    await rows("insert into vendors (code, name, position) values ('ELSEWHERE', 'Elsewhere', 999)");
    await rows("insert into players (vendor, handle, member_id) values ('ELSEWHERE', 'theirs', $1)", [
      other.person.id,
    ]);
    expect(await ask(one, "theirs")).toEqual({ code: "OK", apart: [true] });
    await rows("insert into profiles (member_id, id_number) values ($1, $3), ($2, $3)", [
      one.person.id,
      other.person.id,
      "1234567890",
    ]);
    expect(await asked()).toEqual({ code: "OK", apart: [true, true] });
  });
});
