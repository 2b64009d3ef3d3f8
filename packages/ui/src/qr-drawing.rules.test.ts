import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { holeOf, qrDrawing } from "./qr-drawing.rules.ts";

describe("a drawn QR code", () => {
  const { data, size } = encode("https://jonaki.example/jonaki.mobileconfig", { ecc: "Q", border: 2 });

  it("[SHELL-72] has a square for every dark one", () => {
    const dark = data.flat().filter(Boolean).length;
    expect(qrDrawing(data, false).path.match(/M/gu)).toHaveLength(dark);
  });

  it("[SITE-32] the logo lies in the exact middle and covers far less than what may be missing", () => {
    const { start, side } = holeOf(size);
    expect(start * 2 + side).toBe(size);
    expect(Number.isInteger(start)).toBe(true);
    expect((side * side) / (size * size)).toBeLessThan(0.06);
    const drawn = qrDrawing(data, true).path;
    const middle = Math.floor(size / 2);
    expect(drawn).not.toContain(`M${middle} ${middle}h`);
    expect(drawn).toContain("M2 2h");
  });
});
