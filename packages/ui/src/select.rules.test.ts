import { describe, expect, it } from "vitest";
import { openingIndex, steppedIndex, typedIndex } from "./select.rules.ts";

const stops = [{ disabled: true }, {}, {}, { disabled: true }, {}, {}, {}, {}, {}];

describe("keys of a list", () => {
  it("opens at the chosen one, else at the first that can be chosen", () => {
    expect(openingIndex(stops, 4)).toBe(4);
    expect(openingIndex(stops, -1)).toBe(1);
  });

  it.each([
    ["ArrowDown", 2, 4],
    ["ArrowDown", 8, 8],
    ["ArrowUp", 4, 2],
    ["ArrowUp", 1, 1],
    ["Home", 6, 1],
    ["End", 1, 8],
    ["PageDown", 1, 7],
    ["PageDown", 6, 8],
    ["PageUp", 8, 2],
    ["PageUp", 2, 1],
  ])("%s leads from %i to %i", (key, from, to) => {
    expect(steppedIndex(stops, from, key)).toBe(to);
  });

  it("stays for a key that does not move", () => {
    expect(steppedIndex(stops, 2, "F5")).toBeNull();
  });

  it("finds by letters: one letter goes on and round, more letters narrow, disabled ones are passed over", () => {
    const list = [{}, {}, { disabled: true }, {}];
    const texts = ["হার", "জয়", "হালকা", "হাট"];
    expect(typedIndex(list, texts, "হ", 0)).toBe(3);
    expect(typedIndex(list, texts, "হ", 3)).toBe(0);
    expect(typedIndex(list, texts, "হাট", 0)).toBe(3);
    expect(typedIndex(list, texts, "হাল", 0)).toBeNull();
    expect(typedIndex([{}, {}], ["Won", "Lost"], "l", 0)).toBe(1);
  });
});
