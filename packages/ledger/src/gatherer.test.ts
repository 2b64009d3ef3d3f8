// Batches form while others are under way; nobody overtakes itself, and nobody spoils anybody else.
import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createGatherer } from "./gatherer.ts";

interface Item {
  readonly name: string;
  readonly owner: string;
}
interface Run {
  readonly lane: string;
  readonly names: readonly string[];
  finish(): void;
  fail(problem: Error): void;
}

const item = (name: string, owner = name): Item => ({ name, owner });
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A gatherer whose batches wait until the test ends them. */
function open(
  lanes: readonly string[],
  {
    largest = 100,
    patienceMs = 60_000,
    fewest = 1,
    paceMs = 0,
  }: Partial<Record<"largest" | "patienceMs" | "fewest" | "paceMs", number>> = {},
) {
  const runs: Run[] = [];
  const gatherer = createGatherer<Item, string, string>({
    lanes,
    largest,
    fewest,
    pace: { ms: paceMs, for: "a crowd" },
    patienceMs,
    ownerOf: ({ owner }) => owner,
    run: (lane, items) => {
      const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
      const names = items.map(({ name }) => name);
      runs.push({ lane, names, finish: () => resolve(names.map((name) => `${name} done`)), fail: reject });
      return promise;
    },
  });
  return { gatherer, runs, names: () => runs.map((run) => run.names) };
}

afterEach(() => vi.useRealTimers());

describe("a gatherer", () => {
  it("takes together what arrives in one turn", async () => {
    const { gatherer, runs, names } = open(["one"]);
    const answers = ["a", "b", "c"].map((name) => gatherer.submit(item(name)));
    await turn();
    expect(names()).toEqual([["a", "b", "c"]]);
    runs[0]!.finish();
    expect(await Promise.all(answers)).toEqual(["a done", "b done", "c done"]);
  });

  it("gathers the next batch while one is under way, and begins it without waiting for more", async () => {
    const { gatherer, runs, names } = open(["one"]);
    void gatherer.submit(item("a"));
    await turn();
    void gatherer.submit(item("b"));
    await turn();
    void gatherer.submit(item("c"));
    await turn();
    expect(names()).toEqual([["a"]]);
    runs[0]!.finish();
    await turn();
    await turn();
    expect(names()).toEqual([["a"], ["b", "c"]]);
  });

  it("shares what waits between the lanes that are free, and no batch is larger than the largest", async () => {
    const { gatherer, runs } = open(["one", "two"], { largest: 3 });
    for (let n = 0; n < 10; n += 1) void gatherer.submit(item(`i${n}`));
    await turn();
    expect(runs.map(({ names }) => names.length)).toEqual([3, 3]);
    expect(new Set(runs.map(({ lane }) => lane))).toEqual(new Set(["one", "two"]));
    const few = open(["one", "two"]);
    for (let n = 0; n < 4; n += 1) void few.gatherer.submit(item(`i${n}`));
    await turn();
    expect(few.names()).toEqual([
      ["i0", "i1"],
      ["i2", "i3"],
    ]);
  });

  it("never has an owner on two lanes, and keeps the owner's order", async () => {
    const { gatherer, runs, names } = open(["one", "two"]);
    void gatherer.submit(item("a1", "a"));
    await turn();
    void gatherer.submit(item("a2", "a"));
    void gatherer.submit(item("b1", "b"));
    void gatherer.submit(item("a3", "a"));
    await turn();
    expect(names()).toEqual([["a1"], ["b1"]]);
    runs[1]!.finish();
    await turn();
    expect(names()).toHaveLength(2);
    runs[0]!.finish();
    await turn();
    await turn();
    expect(names().slice(2)).toEqual([["a2"]]);
    runs[2]!.finish();
    await turn();
    await turn();
    expect(names().slice(3)).toEqual([["a3"]]);
  });

  it("tries a batch that failed item by item: one bad item harms no other", async () => {
    const { gatherer, runs, names } = open(["one"]);
    const answers = ["good", "bad", "fine"].map((name) => gatherer.submit(item(name)));
    const settled = Promise.allSettled(answers);
    await turn();
    runs[0]!.fail(new Error("the batch failed"));
    await turn();
    runs[1]!.finish();
    await turn();
    runs[2]!.fail(new Error("bad is bad"));
    await turn();
    runs[3]!.finish();
    expect(await settled).toEqual([
      { status: "fulfilled", value: "good done" },
      { status: "rejected", reason: new Error("bad is bad") },
      { status: "fulfilled", value: "fine done" },
    ]);
    expect(names()).toEqual([["good", "bad", "fine"], ["good"], ["bad"], ["fine"]]);
  });

  it("a caller that is alone is never held back, though it calls again with its answer in hand", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { gatherer, runs, names } = open(["one"], { fewest: 10, paceMs: 50 });
    const calling = (async () => {
      for (const name of ["a1", "a2", "a3"]) await gatherer.submit(item(name, "a"));
    })();
    for (let run = 0; run < 3; run += 1) {
      await turn();
      await turn();
      runs[run]!.finish();
    }
    await calling;
    expect(names()).toEqual([["a1"], ["a2"], ["a3"]]);
  });

  it("an owner stays under way while its failed batch is tried again", async () => {
    const { gatherer, runs, names } = open(["one", "two"]);
    void gatherer.submit(item("a1", "a"));
    await turn();
    runs[0]!.fail(new Error("lost"));
    void gatherer.submit(item("a2", "a"));
    await turn();
    await turn();
    expect(names()).toEqual([["a1"], ["a1"]]);
    runs[1]!.finish();
    await turn();
    await turn();
    expect(names()).toEqual([["a1"], ["a1"], ["a2"]]);
  });

  it("a batch that does not answer each of its items counts as failed", async () => {
    const gatherer = createGatherer<Item, string, string>({
      lanes: ["one"],
      largest: 10,
      fewest: 1,
      pace: { ms: 0, for: "a crowd" },
      patienceMs: 60_000,
      ownerOf: ({ owner }) => owner,
      run: (_lane, items) => Promise.resolve(items.length === 1 ? ["alone"] : ["too few"]),
    });
    expect(await Promise.all([gatherer.submit(item("a")), gatherer.submit(item("b"))])).toEqual([
      "alone",
      "alone",
    ]);
  });

  it("whose patience ends is late: what had begun is not answered twice, what had not never begins", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { gatherer, runs, names } = open(["one"], { patienceMs: 800 });
    const begun = gatherer.submit(item("begun"));
    await turn();
    const waiting = gatherer.submit(item("waiting"));
    vi.advanceTimersByTime(800);
    expect(await Promise.all([begun, waiting])).toEqual(["late", "late"]);
    const next = gatherer.submit(item("next"));
    runs[0]!.finish();
    await turn();
    await turn();
    expect(names()).toEqual([["begun"], ["next"]]);
    runs[1]!.finish();
    expect(await next).toBe("next done");
  });

  it("one that is late is not tried again when its batch fails", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { gatherer, runs, names } = open(["one"], { patienceMs: 800 });
    const late = gatherer.submit(item("late one"));
    await turn();
    vi.advanceTimersByTime(800);
    expect(await late).toBe("late");
    runs[0]!.fail(new Error("stuck"));
    await turn();
    await turn();
    expect(names()).toEqual([["late one"]]);
  });

  it("stops when everything that had come is done; what comes later is late", async () => {
    const { gatherer, runs } = open(["one"]);
    const first = gatherer.submit(item("a1", "a"));
    await turn();
    const second = gatherer.submit(item("a2", "a"));
    let isStopped = false;
    const stopped = (async () => {
      await gatherer.stop();
      isStopped = true;
    })();
    expect(await gatherer.submit(item("later"))).toBe("late");
    runs[0]!.finish();
    expect(await first).toBe("a1 done");
    await turn();
    await turn();
    expect(isStopped).toBe(false);
    runs[1]!.finish();
    expect(await second).toBe("a2 done");
    await stopped;
    expect(runs.flatMap(({ names }) => names)).toEqual(["a1", "a2"]);
  });

  it("with nothing under way stops at once", async () => {
    await expect(open(["one"]).gatherer.stop()).resolves.toBeUndefined();
  });
});

describe("any traffic on any number of lanes", () => {
  const traffic = fc.record({
    lanes: fc.integer({ min: 1, max: 4 }),
    largest: fc.integer({ min: 1, max: 5 }),
    fewest: fc.integer({ min: 1, max: 5 }),
    paceMs: fc.integer({ min: 0, max: 2 }),
    owners: fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 30 }),
    fails: fc.infiniteStream(fc.boolean()),
  });

  it("answers everybody once, in each owner's order, with no owner on two lanes", async () => {
    await fc.assert(
      fc.asyncProperty(traffic, async ({ lanes, largest, fewest, paceMs, owners, fails }) => {
        const under = new Set<string>();
        const effects: Item[] = [];
        const gatherer = createGatherer<Item, string, number>({
          lanes: Array.from({ length: lanes }, (_, lane) => lane),
          largest,
          fewest,
          pace: { ms: paceMs, for: "a crowd" },
          patienceMs: 60_000,
          ownerOf: ({ owner }) => owner,
          run: async (_lane, items) => {
            const mine = new Set(items.map(({ owner }) => owner));
            for (const owner of mine) expect(under.has(owner)).toBe(false);
            for (const owner of mine) under.add(owner);
            await turn();
            for (const owner of mine) under.delete(owner);
            if (items.length > 1 && fails.next().value === true) throw new Error("the batch failed");
            effects.push(...items);
            return items.map(({ name }) => name);
          },
        });
        const names = owners.map((owner, at) => `${owner}${at}`);
        const answers = await Promise.all(
          owners.map((owner, at) => gatherer.submit(item(names[at]!, owner))),
        );
        expect(answers).toEqual(names);
        for (const owner of new Set(owners)) {
          const order = effects.filter((effect) => effect.owner === owner).map(({ name }) => name);
          expect(order).toEqual(names.filter((_, at) => owners[at] === owner));
        }
      }),
      { numRuns: 60 },
    );
  });
});
