// Questions that travel together: equal ones are asked once, and none gets an answer that is older than itself.
import { expect, it } from "vitest";
import { gatheredLookup } from "./lookup.ts";

const AT_ONCE = { pace: { ms: 2, for: "a crowd" }, patienceMs: 5_000 } as const;

it("equal questions of a moment are one, and each gets its own answer", async () => {
  const asked: string[][] = [];
  const lookup = gatheredLookup((keys: readonly string[]) => {
    asked.push([...keys]);
    return Promise.resolve(new Map(keys.map((key) => [key, `${key}!`])));
  }, AT_ONCE);
  const answers = await Promise.all(["a", "b", "a", "a"].map(lookup));
  expect(answers).toEqual(["a!", "b!", "a!", "a!"]);
  expect(asked.flat().toSorted()).toEqual(["a", "b"]);
});

it("who asks while an answer is on its way gets a newer one", async () => {
  let moment = 0;
  const begun: (() => void)[] = [];
  const lookup = gatheredLookup(async (keys: readonly string[]) => {
    const now = (moment += 1);
    await new Promise<void>((resolve) => begun.push(resolve));
    return new Map(keys.map((key) => [key, now]));
  }, AT_ONCE);
  const first = lookup("a");
  await expect.poll(() => begun.length).toBe(1);
  const second = lookup("a");
  await expect.poll(() => begun.length).toBe(2);
  for (const end of begun) end();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

it("what fails is told to everybody who asked for it, and can be asked again", async () => {
  let isBroken = true;
  const lookup = gatheredLookup(
    (keys: readonly string[]) =>
      isBroken ? Promise.reject(new Error("away")) : Promise.resolve(new Map(keys.map((key) => [key, 1]))),
    AT_ONCE,
  );
  const both = await Promise.allSettled([lookup("a"), lookup("a")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isBroken = false;
  expect(await lookup("a")).toBe(1);
});

it("a question that never began does not stand in the way of the next", async () => {
  const held = Promise.withResolvers<undefined>();
  let reads = 0;
  const lookup = gatheredLookup(
    async (keys: readonly string[]) => {
      reads += 1;
      await held.promise;
      return new Map(keys.map((key) => [key, 1]));
    },
    { ...AT_ONCE, patienceMs: 1_000 },
  );
  // Both lanes are busy for longer than anybody waits.
  const busy = [lookup("a").catch(() => "late")];
  await expect.poll(() => reads).toBe(1);
  busy.push(lookup("b").catch(() => "late"));
  await expect.poll(() => reads).toBe(2);
  await expect(lookup("c")).rejects.toThrow("too long");
  held.resolve(undefined);
  await Promise.all(busy);
  expect(await lookup("c")).toBe(1);
});
