import { accepted } from "@jonaki/wire";
import type { Answer } from "@jonaki/wire";
import { fakeClock } from "@jonaki/testkit";
import { describe, expect, it } from "vitest";
import { Overloaded } from "../platform/overloaded.ts";
import { createLargeBodies } from "./large-bodies.ts";

const MEGABYTE = 1024 * 1024;

function open() {
  const bodies = createLargeBodies(fakeClock("2026-11-15T10:00:00.000Z"));
  const ends: (() => void)[] = [];
  const hold = (owner: string, megabytes: number) =>
    bodies.hold(
      { owner, bytes: megabytes * MEGABYTE },
      () => new Promise<Answer<unknown>>((resolve) => void ends.push(() => resolve(accepted(null)))),
    );
  return { hold, ends };
}

describe("bodies in memory", () => {
  it("[CALL-2.9] one account has two, and a third is told when to come back", async () => {
    const { hold, ends } = open();
    const [first] = [hold("7", 1), hold("7", 1)];
    expect(await hold("7", 1)).toEqual({
      ok: false,
      code: "TRY_LATER",
      value: { time: "2026-11-15T10:00:05.000Z" },
    });
    ends[0]?.();
    expect(await first).toEqual(accepted(null));
    const next = hold("7", 1);
    ends[2]?.();
    expect(await next).toEqual(accepted(null));
  });

  it("[CALL-2.11] together they are 128 MB at most, however large each is", async () => {
    const { hold, ends } = open();
    const open128 = Array.from({ length: 8 }, (_one, owner) => hold(String(owner), 16));
    await expect(hold("8", 1)).rejects.toThrow(Overloaded);
    ends[0]?.();
    await open128[0];
    const small = Array.from({ length: 16 }, (_one, place) => hold(`small ${place}`, 1));
    await expect(hold("9", 1)).rejects.toThrow(Overloaded);
    for (const end of ends) end();
    await Promise.all([...open128, ...small]);
  });

  it("[CALL-2] work that fails gives its room back", async () => {
    const bodies = createLargeBodies(fakeClock());
    const fail = () => bodies.hold({ owner: "7", bytes: 1 }, () => Promise.reject(new Error("broken")));
    for (let time = 0; time < 3; time += 1) await expect(fail()).rejects.toThrow("broken");
  });
});
