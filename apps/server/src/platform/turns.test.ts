// A line in front of expensive work: so many inside, so many waiting, and no more.
import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

/** Work that a test finishes by hand. */
function work() {
  const started: string[] = [];
  const finish = new Map<string, (fault?: Error) => void>();
  const begin = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      finish.set(name, (fault) => (fault === undefined ? resolve(name) : reject(fault)));
    });
  return { started, finish: (name: string, fault?: Error) => finish.get(name)?.(fault), begin };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it("[ACC-26] at most two hashes run at once, and the next begins, in order, when one ends or fails", async () => {
  const { started, finish, begin } = work();
  const turns = createTurns({ atOnce: 2, mostWaiting: 10, full: () => new Error("full") });
  const answers = ["a", "b", "c", "d"].map((name) => turns.take(begin(name)));
  await settle();
  expect(started).toEqual(["a", "b"]);
  finish("b", new Error("broken"));
  await expect(answers[1]).rejects.toThrow("broken");
  await settle();
  expect(started).toEqual(["a", "b", "c"]);
  finish("a");
  await settle();
  expect(started).toEqual(["a", "b", "c", "d"]);
  finish("c");
  finish("d");
  expect(await Promise.all([answers[0], answers[2], answers[3]])).toEqual(["a", "c", "d"]);
});

it("[CALL-2.11] who comes to a full line is sent away at once, and the line goes on", async () => {
  const { started, finish, begin } = work();
  const turns = createTurns({ atOnce: 1, mostWaiting: 1, full: () => new Error("full") });
  const [first, second] = [turns.take(begin("a")), turns.take(begin("b"))];
  expect(turns.isFull()).toBe(true);
  await expect(turns.take(begin("c"))).rejects.toThrow("full");
  finish("a");
  await settle();
  finish("b");
  expect(await Promise.all([first, second])).toEqual(["a", "b"]);
  expect(started).toEqual(["a", "b"]);
});
