// A vendor of another language with wallets of its own, rooms and sports, through the whole server: launched like every
// other, its money moved before and brought back, and nobody sent where it must not send.
import {
  createForeignVendor,
  differencesOn,
  expectRefusal,
  FOREIGN_ADAPTER,
  FOREIGN_ORIGIN,
  FOREIGN_VENDOR,
  foreignAdapter,
  foreignTransfers,
  playersOf,
  startTestApp,
} from "@jonaki/testkit";
import type { ForeignMood, Players, TestApp } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const vendor = createForeignVendor();
let house: TestApp;
let players: Players;
const rows = (text: string, values: readonly unknown[] = []) => players.members.rows(text, values);
beforeAll(async () => {
  house = await startTestApp(
    { ROLE: "web" },
    {
      transferVendors: new Map([[FOREIGN_VENDOR, foreignTransfers(vendor)]]),
      vendorAdapters: new Map([[FOREIGN_ADAPTER, foreignAdapter(vendor)]]),
    },
  );
  players = playersOf(house);
  await rows(
    `insert into vendors (code, name, name_bn, adapter, games_origin, position) values ($1, 'Jhorna', 'ঝর্ণা', $2, $3, 1)`,
    [FOREIGN_VENDOR, FOREIGN_ADAPTER, FOREIGN_ORIGIN],
  );
  await rows(`insert into vendor_categories values ('PVP', $1, 1), ('SPORTS', $1, 1)`, [FOREIGN_VENDOR]);
  await rows(
    `insert into games (vendor, code, category, name_bn, name_en, smallest_stake, largest_stake, largest_win, position, support_play)
     values ($1, 'jhorna-teen', 'PVP', 'তিন পাত্তি', 'Teen Patti', 100, 1000, 10000, 1, 1),
       ($1, 'jhorna-sports', 'SPORTS', 'খেলাধুলা', 'Sports', 100, 1000, 10000, 1, 1)`,
    [FOREIGN_VENDOR],
  );
});
const setting = async (key: string, value: unknown) => {
  await rows(
    "insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
    [key, JSON.stringify(value)],
  );
  await house.app.site.reload();
};
const inMood = (mood: ForeignMood) => (vendor.mood = mood);
beforeEach(async () => {
  inMood("HONEST");
  vendor.asked.length = 0;
  house.clock.advance(60_000);
  await setting("multiWallet", true);
});
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(() => house.stop());

interface Opened {
  readonly game_url: string | null;
  readonly game_url2: string | null;
  readonly content: string | null;
}
const owner = async (
  amountMinor: bigint,
  isAuto: boolean,
  columns: Readonly<Record<string, unknown>> = {},
) => {
  const { id, username } = await players.members.person(columns);
  await players.give(id, amountMinor);
  await rows("insert into wallet_choices (member_id, auto_transfer) values ($1, $2)", [id, isAuto]);
  return { id, username, token: house.sessions.login({ accountId: String(id) }) };
};
type Owner = Awaited<ReturnType<typeof owner>>;
const send = ({ username, token }: Owner, what: Readonly<Record<string, unknown>>) =>
  house.send("POST", "/wps/game/launchGame", {
    token,
    body: { vassalage: FOREIGN_VENDOR, username, merchantCode: "JONAKI", language: "BN", ...what },
  });
const open = async (who: Owner, what: Readonly<Record<string, unknown>>): Promise<Opened> => {
  const { body } = await send(who, what);
  expect(body.code).toBeNull();
  return body.value as Opened;
};
const cashOf = async ({ id }: Owner) => (await house.app.money.wallet.balances(id, "PLAY")).cashMinor;
const there = ({ id }: Owner) => vendor.purses.get(`m${id}`) ?? 0n;
const SPORTS = { gameId: "jhorna-sports" };

describe("a launch at a foreign vendor", () => {
  it("[VEN-1] [LOB-43] leads to the vendor's own page, under the vendor's own name of the member", async () => {
    const who = await owner(5_000n, false);
    expect(await open(who, SPORTS)).toEqual({
      game_url: `${FOREIGN_ORIGIN}/jhorna-sports?who=m${who.id}`,
      game_url2: null,
      content: null,
    });
    // Nothing moved, because the member has not asked for it.
    expect([await cashOf(who), there(who)]).toEqual([5_000n, 0n]);
  });

  it("[LOB-47] [VEN-18] one that refuses, babbles, is silent or sends members elsewhere opens nothing", async () => {
    const who = await owner(5_000n, true);
    for (const mood of ["REFUSING", "BABBLING", "SILENT", "ELSEWHERE"] as const) {
      inMood(mood);
      await expectRefusal(() => send(who, SPORTS), "GAME_UNAVAILABLE");
    }
    await house.app.lobby.watch.flush();
    const kept = await rows("select verb, code from vendor_calls where way = 'OUT' and names @> $1::text[]", [
      [`player:m${who.id}`],
    ]);
    const codes = kept.map(({ verb, code }) => `${String(verb)} ${String(code)}`);
    // What babbling left held is not moved again: the later ones were asked to open at once.
    for (const one of ["transferIn OK", "transferIn WRONG", "open LATE", "open WRONG"])
      expect(codes).toContain(one);
  });

  it("[LOB-27] a launch that the vendor refuses is not among the games opened last, one that it takes is", async () => {
    const who = await owner(0n, false);
    const recent = async () => {
      const { body } = await house.send("GET", "/wps/relay/GCS_recentGame", { token: who.token });
      return (body.value as { games: { gameId: string }[] }).games.map(({ gameId }) => gameId);
    };
    for (const mood of ["REFUSING", "SILENT"] as const) {
      inMood(mood);
      await expectRefusal(() => send(who, SPORTS), "GAME_UNAVAILABLE");
    }
    expect(await recent()).toEqual([]);
    inMood("HONEST");
    await open(who, SPORTS);
    expect(await recent()).toEqual([SPORTS.gameId]);
  });

  it("[LOB-45] [abuse 80] an address elsewhere is refused, and the log names the vendor and where it would have led", async () => {
    inMood("ELSEWHERE");
    await expectRefusal(async () => send(await owner(0n, false), SPORTS), "GAME_UNAVAILABLE");
    const line = house.logged.find((one) => one.includes("an address that is not its own")) ?? "";
    expect(JSON.parse(line)).toMatchObject({ vendor: FOREIGN_VENDOR, origin: "https://evil.example" });
  });

  it("[VEN-1] [abuse 80] without its adapter, in another currency or on another origin it opens nothing", async () => {
    const who = await owner(5_000n, true);
    for (const [column, wrong, right] of [
      ["adapter", "unheard-of", FOREIGN_ADAPTER],
      ["currency", "USD", "BDT"],
      ["games_origin", "https://other.example", FOREIGN_ORIGIN],
    ] as const) {
      const change = async (value: string) => {
        await rows(`update vendors set ${column} = $1 where code = $2`, [value, FOREIGN_VENDOR]);
        house.clock.advance(1_000);
      };
      await change(wrong);
      await expectRefusal(() => send(who, SPORTS), "GAME_UNAVAILABLE");
      await change(right);
    }
    expect([await cashOf(who), there(who)]).toEqual([5_000n, 0n]);
  });

  it("[LOB-49] the log of what was asked has no ticket in it", async () => {
    const who = await owner(0n, false);
    await open(who, SPORTS);
    await house.app.lobby.watch.flush();
    const [asked] = await rows("select request, answer from vendor_calls where names @> $1::text[]", [
      [`player:m${who.id}`],
    ]);
    expect(String(asked?.["request"])).not.toContain("ticket");
    expect(String(asked?.["answer"])).toBe('{"code":"OK","answer":["address"]}');
  });
});

describe("automatic transfer", () => {
  it("[LOB-50] [VEN-16] [WAL-20] moves the whole main wallet there before the game opens", async () => {
    const who = await owner(12_345n, true);
    await open(who, SPORTS);
    expect([await cashOf(who), there(who)]).toEqual([0n, 12_345n]);
    const order = vendor.asked.map((line) => line.split("|")[0]);
    expect(order).toEqual(["IN", "ENTER"]);
    // The next launch finds nothing to move.
    await open(who, SPORTS);
    expect(there(who)).toBe(12_345n);
  });

  it("[LOB-50] [WAL-16] with one wallet for everything, or without the member's wish, nothing moves", async () => {
    const unwilling = await owner(700n, false);
    await open(unwilling, SPORTS);
    await setting("multiWallet", false);
    const willing = await owner(700n, true);
    await open(willing, SPORTS);
    expect([await cashOf(unwilling), await cashOf(willing)]).toEqual([700n, 700n]);
  });

  it("[LOB-50] [abuse 35] ten launches at once move it once", async () => {
    const who = await owner(9_900n, true);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(who, SPORTS)));
    expect(answers.every(({ body }) => body.success)).toBe(true);
    expect([await cashOf(who), there(who)]).toEqual([0n, 9_900n]);
  });

  it("[LOB-50] [WAL-19] a vendor that refuses or is silent opens nothing, and the money is where it was or held", async () => {
    const refused = await owner(400n, true);
    inMood("REFUSING");
    await expectRefusal(() => send(refused, SPORTS), "GAME_UNAVAILABLE");
    expect(await cashOf(refused)).toBe(400n);
    const silent = await owner(400n, true);
    inMood("SILENT");
    await expectRefusal(() => send(silent, SPORTS), "GAME_UNAVAILABLE");
    const { cashMinor, heldMinor } = await house.app.money.wallet.balances(silent.id, "PLAY");
    expect([cashMinor, heldMinor]).toEqual([0n, 400n]);
  });

  it("[LOB-50] what was moved for a game that does not open comes back", async () => {
    const who = await owner(800n, true);
    inMood("ELSEWHERE");
    await expectRefusal(() => send(who, SPORTS), "GAME_UNAVAILABLE");
    expect([await cashOf(who), there(who)]).toEqual([800n, 0n]);
    const asked = vendor.asked.map((line) => line.split("|")[0]);
    expect(asked.slice(0, 3)).toEqual(["IN", "ENTER", "OUT"]);
  });
});

describe("rooms", () => {
  const rooms = async (token = house.sessions.login({})) => {
    const { body } = await house.send("GET", "/wps/relay/GLS2_roomList", { token });
    expect(body.code).toBeNull();
    return (body.value as { rooms: { roomId: string }[] }).rooms;
  };

  it("[LOB-53] [CAR-2] [CALL-55] are listed with their game, buy-ins, stake, players and seats", async () => {
    expect(await rooms()).toEqual([
      {
        roomId: "teen-1",
        vassalage: FOREIGN_VENDOR,
        game: "jhorna-teen",
        gameName: "তিন পাত্তি",
        kind: "MONEY",
        minimumBuyIn: "100.00",
        maximumBuyIn: "1000.00",
        stake: "1.00",
        players: 2,
        seats: 5,
      },
      expect.objectContaining({ roomId: "teen-full", players: 5 }),
      expect.objectContaining({ roomId: "teen-practice", kind: "PRACTICE" }),
    ]);
    // Asked by many at once, the vendor is asked once.
    house.clock.advance(1_000);
    vendor.asked.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => rooms()));
    expect(vendor.asked).toEqual(["ROOMS"]);
    expect((await house.send("GET", "/wps/relay/GLS2_roomList")).status).toBe(401);
  });

  it("[LOB-53] [LOB-14] a vendor that does not answer, or is switched off, has none", async () => {
    inMood("BABBLING");
    expect(await rooms()).toEqual([]);
    inMood("HONEST");
    house.clock.advance(1_000);
    expect(await rooms()).toHaveLength(3);
    await rows("update games set status = 'OFF' where code = 'jhorna-teen'");
    house.clock.advance(1_000);
    expect(await rooms()).toEqual([]);
    await rows("update games set status = 'ON' where code = 'jhorna-teen'");
  });

  it("[LOB-48] [CAR-3] a room is launched by roomId, and value.content is what is opened", async () => {
    const who = await owner(300n, true);
    expect(await open(who, { roomId: "teen-1" })).toEqual({
      game_url: null,
      game_url2: null,
      content: `${FOREIGN_ORIGIN}/table/teen-1?who=m${who.id}`,
    });
    expect(there(who)).toBe(300n);
  });

  it("[LOB-53] [ERR-126] [CAR-8] a full room answers ROOM_FULL and takes no money, also when it filled a moment ago", async () => {
    const who = await owner(300n, true);
    await expectRefusal(() => send(who, { roomId: "teen-full" }), "ROOM_FULL");
    await rooms();
    vendor.seated.set("teen-1", 5);
    await expectRefusal(() => send(who, { roomId: "teen-1" }), "ROOM_FULL");
    vendor.seated.set("teen-1", 2);
    expect([await cashOf(who), there(who)]).toEqual([300n, 0n]);
  });

  it("[LOB-53] a room that does not exist is not found, and a launch names a game or a room, never both", async () => {
    const who = await owner(300n, false);
    await expectRefusal(() => send(who, { roomId: "none" }), "NOT_FOUND");
    expect((await send(who, { roomId: "teen-1", gameId: "jhorna-teen" })).status).toBe(400);
    expect((await send(who, {})).status).toBe(400);
  });

  it("[LOB-36] [CAR-11] [CAR-13] practice rooms are played with trial money, the others with none of it", async () => {
    const who = await owner(300n, true);
    await open(who, { roomId: "teen-practice" });
    expect([await cashOf(who), there(who)]).toEqual([300n, 0n]);
    const { wallet } = house.app.money;
    const tried = { memberId: who.id, vendor: FOREIGN_VENDOR, game: "jhorna-teen" };
    const purse = (await wallet.trialPurseOf(tried)) ?? 0n;
    expect((await wallet.balances(purse, "TRIAL")).cashMinor).toBe(1_000_000n);
    await expectRefusal(() => send(who, { roomId: "teen-1", demo: true }), "GAME_UNAVAILABLE");
    const guest = { ...who, token: house.sessions.login({ accountId: String(who.id), accountType: 4 }) };
    await expectRefusal(() => send(guest, { roomId: "teen-1" }), "NEED_TRUE_ACCOUNT");
    expect((await open(guest, { roomId: "teen-practice" })).content).toContain("teen-practice");
  });
});

describe("who may not play", () => {
  it("[LOB-55] a suspended member is told so, and nobody is asked", async () => {
    const who = await owner(300n, true, {
      status: "SUSPENDED",
      statuses_before: ["ACTIVE"],
    });
    const { body } = await send(who, SPORTS);
    expect([body.success, body.code]).toEqual([false, "ACCOUNT_SUSPENDED"]);
    expect(vendor.asked).toEqual([]);
  });

  it("[LOB-34] what stands for a list of games is opened by nobody", async () => {
    await rows("update games set opens_list = true where code = 'jhorna-sports'");
    house.clock.advance(1_000);
    await expectRefusal(async () => send(await owner(300n, true), SPORTS), "GAME_UNAVAILABLE");
    await rows("update games set opens_list = false where code = 'jhorna-sports'");
  });
});
