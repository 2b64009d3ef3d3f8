// The conformance kit against the platform itself [VEN-14]: in process and over signed HTTP on a real port.
import { randomBytes } from "node:crypto";
import {
  differencesOn,
  openVendorDoor,
  playersOf,
  startTestApp,
  TEST_GAME,
  TEST_VENDOR,
  TEST_VENDOR_SECRET,
} from "@jonaki/testkit";
import type { OpenedPlayer, Players, TestApp, VendorDoor } from "@jonaki/testkit";
import type { Wallet } from "@jonaki/vendor";
import { runKit } from "@jonaki/vendor/kit";
import type { CaseLine, KitTarget, RawDoor } from "@jonaki/vendor/kit/target";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

const clock = { now: () => new Date() };
const random = { bytes: (count: number): Buffer => randomBytes(count) };
const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ACCOUNT_PER_MINUTE: "1000000",
};

let house: TestApp;
let players: Players;
let door: VendorDoor;
beforeAll(async () => {
  house = await startTestApp(RAISED, { realSessions: true, clock });
  players = playersOf(house);
  door = await openVendorDoor(house);
  await house.app.foundation.database.pool.query("update vendors set rooms = true where code = $1", [
    TEST_VENDOR,
  ]);
});
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(async () => {
  door.stop();
  await house.stop();
});

function targetOf(wallet: Wallet, raw: RawDoor | null): KitTarget {
  const opened = new Map<string, OpenedPlayer>();
  return {
    wallet,
    raw,
    lanes: 24,
    betlessWins: false,
    rooms: true,
    freeRound: "free-1",
    random,
    wait: (tries) => new Promise((resolve) => setTimeout(resolve, 20 * tries)),
    actors: {
      openPlay: async () => {
        const person = await players.members.person();
        await players.give(person.id, 100_000n);
        const token = await players.members.enter(person.username);
        const ticket = await players.ticket(person, token);
        const answer = await wallet.authenticate({ ticket, game: TEST_GAME });
        if (!("play" in answer)) throw new Error(`no play session: ${answer.code}`);
        opened.set(answer.play.player, { person, token, play: answer.play, ticket });
        return { play: answer.play, ticket, game: TEST_GAME };
      },
      endSession: async ({ player }) => {
        const token = opened.get(player)?.token ?? "";
        const { status } = await house.send("DELETE", "/wps/session/logout", { token });
        expect(status).toBe(200);
      },
      block: async ({ player }) => {
        await house.app.foundation.database.transaction((tx) =>
          house.app.accounts.setStatus(tx, opened.get(player)!.person.id, {
            to: "EXCLUDED",
            until: null,
            isTimeOut: false,
          }),
        );
      },
    },
  };
}

async function failuresOf(target: KitTarget): Promise<{ failed: readonly CaseLine[]; passed: number }> {
  const lines: CaseLine[] = [];
  await runKit(target, (line) => void lines.push(line));
  return {
    failed: lines.filter(({ outcome }) => outcome === "failed"),
    passed: lines.filter(({ outcome }) => outcome === "ok").length,
  };
}

describe("the conformance kit", () => {
  it("[VEN-14] [VEN-10] [VEN-15] [VEN-21] passes in process", { timeout: 120_000 }, async () => {
    const { failed, passed } = await failuresOf(targetOf(players.wallet, null));
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(3_000);
  });

  it("[VEN-14] [VEN-2] [VEN-3] [VEN-21] passes over signed HTTP", { timeout: 120_000 }, async () => {
    const raw = { vendor: TEST_VENDOR, secret: TEST_VENDOR_SECRET, clock, send: door.send };
    const { failed, passed } = await failuresOf(targetOf(door.wallet, raw));
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(3_000);
  });
});
