import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { describe, expect, it } from "vitest";
import { readStartData } from "./start-data.ts";

describe("the page's data block", () => {
  it("[SITE-7] holds the first permission answer", () => {
    const { permission } = readStartData('{"permission":{"time":"2026-11-15T00:00:00Z"}}');
    expect(permission?.time).toBe("2026-11-15T00:00:00Z");
  });

  it("[SITE-4] brings the installation's own brand keys over the defaults", () => {
    const { brand } = readStartData('{"brand":{"merchant":"OTHER","languages":"all"}}');
    expect(brand).toEqual({ ...BRAND_DEFAULTS, merchant: "OTHER" });
  });

  it("[SITE-6] names the enabled claims, and only ones we know", () => {
    expect(readStartData('{"claims":["casinoGames","millions","slotGames"]}').claims).toEqual([
      "slotGames",
      "casinoGames",
    ]);
    expect(readStartData('{"claims":{}}').claims).toEqual([]);
  });

  it("[SITE-9] null says that the server does not know this host", () => {
    expect(readStartData('{"permission":null}').permission).toBeNull();
  });

  it.each([null, undefined, "", "<", "[]", "null", '"text"'])("[SITE-7] %j is no answer yet", (text) => {
    const start = readStartData(text);
    expect(start.permission).toBeUndefined();
    expect(start.brand).toEqual(BRAND_DEFAULTS);
  });
});
