// A chain whose salt comes from outside: published with the event's name, waiting, and played once somebody has told the value.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readNewest } from "../src/crash/crash-rounds.store.ts";
import { openNextRound } from "../src/crash/round.flow.ts";
import { openChains } from "../src/operate.ts";
import type { OpenChains } from "../src/operate.ts";
import { startCrashHouse } from "./crash-house.ts";
import type { CrashHouse } from "./crash-house.ts";

const EVENT = "the hash of block 900000 of a public chain";
const BLOCK = "00000000000000000001a7c0";

let house: CrashHouse;
let chains: OpenChains;
beforeAll(async () => {
  house = await startCrashHouse();
  chains = openChains(house.url, house.parts.log);
});
afterAll(async () => {
  await chains.close();
  await house.stop();
});

describe("the salt of a public event", () => {
  it("[FAIR-6] no round is played before it is told, and from then on every round is", async () => {
    const parts = { ...house.parts, salt: { event: EVENT, value: null } };
    // Asked again after a while, and not at once: somebody has to tell it first.
    const later = new Date(parts.clock.now().getTime() + 5_000);
    for (let tries = 0; tries < 2; tries += 1) expect(await openNextRound(parts)).toEqual(later);
    expect(await readNewest(parts.database.store)).toBeNull();
    const [waiting, ...others] = await chains.list();
    expect([waiting, others]).toMatchObject([{ game: "crash", saltEvent: EVENT, salt: null, played: 0 }, []]);
    const { id, endHash } = waiting!;

    for (const wrong of ["", "a:b", "a b", "x".repeat(129)])
      expect(await chains.giveSalt(id, wrong)).toBe("NOT_A_SALT");
    expect(await chains.giveSalt(id + 1n, BLOCK)).toBe("NOT_WAITING");
    expect(await chains.giveSalt(id, BLOCK)).toBe("GIVEN");

    expect(await openNextRound(parts)).toBeNull();
    expect(await readNewest(parts.database.store)).toMatchObject({ salt: BLOCK, state: "BETTING" });
    expect(await chains.list()).toMatchObject([{ id, endHash, salt: BLOCK, played: 1 }]);
  });

  it("[FAIR-6] what was told is never changed, by nobody and at no moment", async () => {
    const [chain] = await chains.list();
    const told = await Promise.all(["other-1", "other-2"].map((salt) => chains.giveSalt(chain!.id, salt)));
    expect(told).toEqual(["NOT_WAITING", "NOT_WAITING"]);
    expect(await chains.list()).toMatchObject([{ salt: BLOCK }]);
  });

  it("[FAIR-6] an event that a chain was published with is taken for no other one: its value is known", async () => {
    const { store } = house.parts.database;
    await store.updateTable("studio_chains").set({ next_place: 25_000 }).execute();
    const playOn = async (event: string) => {
      await house.land();
      house.clock.advance(3_000);
      expect(await openNextRound({ ...house.parts, salt: { event, value: null } })).toBeNull();
      return chains.list();
    };
    expect(await playOn(EVENT)).toMatchObject([{ saltEvent: EVENT, salt: BLOCK }]);
    const published = [
      { saltEvent: "the hash of block 901000", salt: null, played: 0 },
      { saltEvent: EVENT, salt: BLOCK, played: 25_002 },
    ];
    expect(await playOn("the hash of block 901000")).toMatchObject(published);
    expect(await playOn("the hash of block 902000")).toHaveLength(2);
  });
});
