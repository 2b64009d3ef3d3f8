// What the file outside and the database say of each other.
import { describe, expect, it } from "vitest";
import { compareSeals, sealLine } from "./seal-lines.rules.ts";

const AT = new Date("2026-11-15T10:00:00.000Z");
const seal = (id: bigint, letter: string) => ({ id, root: letter.repeat(64), accounts: 3 });
const SEALS = [seal(1n, "a"), seal(2n, "b"), seal(3n, "c")];
const LINES = SEALS.map((one) => sealLine(one, AT));

describe("seals against the file", () => {
  it("(I12) agree when every line is a seal and the last seal has its line", () => {
    expect(sealLine(SEALS[0]!, AT)).toBe(`1 ${"a".repeat(64)} 3 2026-11-15T10:00:00.000Z`);
    expect(compareSeals(SEALS, LINES)).toEqual({ differences: [], unreadable: 0 });
    expect(compareSeals([], [])).toEqual({ differences: [], unreadable: 0 });
  });

  it("a line may be missing between or stand there twice: the last root covers all before it", () => {
    expect(compareSeals(SEALS, [LINES[0]!, LINES[2]!, LINES[2]!]).differences).toEqual([]);
  });

  it("(I12) a root that was changed, a seal that was taken away, a last seal that the file does not know", () => {
    expect(compareSeals([SEALS[0]!, seal(2n, "d"), SEALS[2]!], LINES).differences).toEqual([
      "seal 2 has another root in the file",
    ]);
    expect(compareSeals(SEALS.slice(0, 2), LINES).differences).toEqual([
      "seal 3 is in the file and not in the database",
    ]);
    expect(compareSeals(SEALS, LINES.slice(0, 2)).differences).toEqual([
      "the last seal, 3, is not in the file",
    ]);
    expect(compareSeals(SEALS, []).differences).toEqual(["the last seal, 3, is not in the file"]);
    expect(compareSeals([SEALS[0]!, SEALS[1]!, seal(3n, "d")], LINES).differences).toEqual([
      "seal 3 has another root in the file",
      "the last seal, 3, is not in the file",
    ]);
  });

  it("half a line is counted and takes nothing away from the others", () => {
    expect(compareSeals(SEALS, ["2 bbbb", ...LINES])).toEqual({ differences: [], unreadable: 1 });
    expect(compareSeals(SEALS, [...LINES.slice(0, 2), LINES[2]!.slice(0, 40)])).toEqual({
      differences: ["the last seal, 3, is not in the file"],
      unreadable: 1,
    });
  });
});
