import { describe, expect, it } from "vitest";
import { gathering } from "./gather.ts";

describe("what is done together", () => {
  it("goes in one statement when it is asked for at the same moment, and what comes meanwhile in the next", async () => {
    const statements: (readonly number[])[] = [];
    const double = gathering(async (items: readonly number[]) => {
      statements.push(items);
      return items.map((item) => item * 2);
    }, 3);
    const first = [1, 2].map(double);
    const answers = await Promise.all([...first, ...[3, 4, 5, 6].map(double)]);
    expect(answers).toEqual([2, 4, 6, 8, 10, 12]);
    expect(statements).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    await expect(double(7)).resolves.toBe(14);
    expect(statements).toHaveLength(3);
  });

  it("keeps nobody from going on who travelled with one that cannot be done", async () => {
    const mind = gathering(async (items: readonly number[]) => {
      if (items.includes(13)) throw new RangeError("not thirteen");
      return items;
    }, 10);
    const answers = await Promise.allSettled([12, 13, 14].map(mind));
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    await expect(mind(15)).resolves.toBe(15);
  });
});
