// One turn at a time, once more for whoever asked meanwhile, and on after a failure.
import { describe, expect, it, vi } from "vitest";
import { createDrain } from "./drain.ts";

/** Turns that end when they are told to, and say what they are told. */
function held() {
  const turns: PromiseWithResolvers<boolean>[] = [];
  const problems: unknown[] = [];
  const drain = createDrain({
    turn: () => {
      const turn = Promise.withResolvers<boolean>();
      turns.push(turn);
      return turn.promise;
    },
    failed: (problem) => void problems.push(problem),
  });
  return { ...drain, turns, problems };
}

describe("a drain", () => {
  it("does one turn at a time, and one more for all who asked meanwhile", async () => {
    const { wake, turns } = held();
    wake();
    for (let asked = 0; asked < 100; asked += 1) wake();
    expect(turns).toHaveLength(1);
    turns[0]?.resolve(true);
    await vi.waitUntil(() => turns.length === 2);
    turns[1]?.resolve(true);
    await new Promise(setImmediate);
    expect(turns).toHaveLength(2);
    wake();
    expect(turns).toHaveLength(3);
  });

  it("goes on by itself where there is more", async () => {
    const { wake, turns } = held();
    wake();
    turns[0]?.resolve(false);
    await vi.waitUntil(() => turns.length === 2);
  });

  it("tells a failure, and begins anew when it is asked again", async () => {
    const { wake, turns, problems } = held();
    wake();
    wake();
    turns[0]?.reject(new Error("no"));
    await vi.waitUntil(() => problems.length === 1);
    expect(turns).toHaveLength(1);
    wake();
    expect(turns).toHaveLength(2);
  });

  it("goes on after a turn that threw at once", async () => {
    let turns = 0;
    const problems: unknown[] = [];
    const { wake } = createDrain({
      turn: () => {
        turns += 1;
        throw new Error("no");
      },
      failed: (problem) => void problems.push(problem),
    });
    wake();
    await vi.waitUntil(() => problems.length === 1);
    wake();
    expect(turns).toBe(2);
  });

  it("stops when its turn has ended, and never begins again", async () => {
    const { wake, stop, turns } = held();
    wake();
    wake();
    const stopped = stop();
    turns[0]?.resolve(false);
    await stopped;
    wake();
    expect(turns).toHaveLength(1);
  });
});
