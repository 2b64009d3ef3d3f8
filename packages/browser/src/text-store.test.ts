import { describe, expect, it } from "vitest";
import { memoryStorage } from "./test-doubles.ts";
import { safeStore } from "./text-store.ts";

const refuse = (): never => {
  throw new DOMException("denied", "SecurityError");
};

describe("texts kept in the browser", () => {
  it("reads what was written, from the browser's own storage", () => {
    const area = memoryStorage();
    const store = safeStore(() => area);
    store.write("token", "abc");
    expect(area.getItem("token")).toBe("abc");
    expect(safeStore(() => area).read("token")).toBe("abc");
  });

  it("[ACC-69] a browser that allows no storage keeps the values as long as the page lives", () => {
    const store = safeStore(refuse);
    store.write("token", "abc");
    expect(store.read("token")).toBe("abc");
    store.remove("token");
    expect(store.read("token")).toBeNull();
    store.write("a", "1");
    store.clear();
    expect(store.read("a")).toBeNull();
  });

  it("a full storage does not bring an older value back", () => {
    const area = Object.assign(memoryStorage({ lang: "BN" }), { setItem: refuse });
    const store = safeStore(() => area);
    store.write("lang", "EN");
    expect(store.read("lang")).toBe("EN");
    expect(area.getItem("lang")).toBeNull();
  });
});
