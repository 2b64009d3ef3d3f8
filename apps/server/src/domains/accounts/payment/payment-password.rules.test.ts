import { describe, expect, it } from "vitest";
import { afterWrong, isBlocked, isGuessable } from "./payment-password.rules.ts";

const NOW = new Date("2026-11-15T10:00:00Z");

describe("the payment password", () => {
  it("[ACC-134] is neither the birthday nor one repeated digit", () => {
    expect(isGuessable("050399", "1999-03-05")).toBe(true);
    expect(isGuessable("990305", "1999-03-05")).toBe(false);
    expect(isGuessable("050399", null)).toBe(false);
    expect(isGuessable("777777", null)).toBe(true);
    expect(isGuessable("777778", null)).toBe(false);
  });

  it("[ACC-135] is blocked for 30 minutes by the fifth wrong one in a row", () => {
    const kept = { passwordHash: "", wrongTries: 3, blockedUntil: null };
    expect(afterWrong(kept, NOW, 1)).toEqual({ wrongTries: 4, blockedUntil: null });
    const blocked = afterWrong({ ...kept, wrongTries: 4 }, NOW, 1);
    expect(blocked).toEqual({ wrongTries: 0, blockedUntil: new Date("2026-11-15T10:30:00Z") });
    const at = (iso: string) => isBlocked({ ...kept, ...blocked }, new Date(iso));
    expect([at("2026-11-15T10:29:59.999Z"), at("2026-11-15T10:30:00Z")]).toEqual([true, false]);
    expect(afterWrong({ ...kept, wrongTries: 4 }, NOW, 2).blockedUntil).toBeNull();
  });
});
