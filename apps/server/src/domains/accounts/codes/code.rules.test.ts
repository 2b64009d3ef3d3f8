import { describe, expect, it } from "vitest";
import { createCodeHashes, drawCode, judgeCode, typedCode } from "./code.rules.ts";

const drawing = (...draws: readonly number[]) => {
  const left = [...draws];
  return {
    bytes: () => {
      const drawn = Buffer.alloc(4);
      drawn.writeUInt32BE(left.shift() ?? 0);
      return drawn;
    },
    uuid: () => "",
  };
};

describe("a code", () => {
  it("[ACC-121] has six digits, with zeros in front, and every one is equally likely", () => {
    expect(drawCode(drawing(42))).toBe("000042");
    expect(drawCode(drawing(999_999))).toBe("999999");
    expect(drawCode(drawing(4_293_999_999))).toBe("999999");
    // The numbers above the last whole million would come more often: they are drawn again.
    expect(drawCode(drawing(4_294_000_000, 2 ** 32 - 1, 7))).toBe("000007");
  });

  it("[ACC-121] is read as people type it", () => {
    expect(typedCode(" 123 456 ")).toBe("123456");
    expect(typedCode("১২৩-৪৫৬")).toBe("123456");
    expect(typedCode("  ")).toBe("");
  });

  it("[ACC-121] leaves hashes that nobody makes without the key, and no two bindings share", () => {
    const [one, other] = [createCodeHashes(Buffer.alloc(32, 1)), createCodeHashes(Buffer.alloc(32, 2))];
    const address = { purpose: "LOGIN", target: "8801712345678" } as const;
    const hashes = [
      one.codeHash(address, "123456"),
      other.codeHash(address, "123456"),
      one.codeHash({ ...address, purpose: "PASSWORD" }, "123456"),
      one.codeHash({ ...address, target: "8801712345679" }, "123456"),
      one.codeHash({ ...address, holder: 1n }, "123456"),
      one.codeHash(address, "123457"),
      one.addressHash(address),
    ];
    expect(new Set(hashes.map((hash) => hash.toString("hex"))).size).toBe(hashes.length);
  });

  it("[ACC-122] is wrong where there is none or it was tried too often, and expired before it is compared", () => {
    const now = new Date("2026-11-15T10:00:00Z");
    const codeHash = Buffer.alloc(32, 1);
    const stored = { codeHash, tries: 0, expiresAt: new Date(now.getTime() + 1) };
    expect(judgeCode(stored, codeHash, now, 5)).toBe("right");
    expect(judgeCode(stored, Buffer.alloc(32, 2), now, 5)).toBe("CODE_INVALID");
    expect(judgeCode(null, codeHash, now, 5)).toBe("CODE_INVALID");
    expect(judgeCode({ ...stored, tries: 5 }, codeHash, now, 5)).toBe("CODE_INVALID");
    expect(judgeCode({ ...stored, expiresAt: now }, codeHash, now, 5)).toBe("CODE_EXPIRED");
  });
});
