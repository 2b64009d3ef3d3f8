import { describe, expect, it } from "vitest";
import { newTrail, pageAt } from "./cursor-pages.ts";

/** Three pages of one row each. */
const NEXT: Readonly<Record<string, string | null>> = { "": "a", a: "b", b: null };

function openList() {
  const asked: (string | undefined)[] = [];
  return {
    asked,
    ask: (after: string | undefined) => {
      asked.push(after);
      const at = after ?? "";
      return Promise.resolve({ ok: true as const, value: { list: [at], next: NEXT[at] ?? null } });
    },
  };
}

describe("pages that say only where the next begins", () => {
  it("[OFF-19] a page in the address is walked to once, and asked for directly afterwards", async () => {
    const { asked, ask } = openList();
    const trail = newTrail();
    expect(await pageAt(3, trail, ask)).toEqual({ ok: true, value: { list: ["b"], pageCount: 3 } });
    expect(asked).toEqual([undefined, "a", "b"]);
    expect(await pageAt(2, trail, ask)).toEqual({ ok: true, value: { list: ["a"], pageCount: 3 } });
    expect(asked).toEqual([undefined, "a", "b", "a"]);
  });

  it("[OFF-19] a page that is not there shows the last one, and a refusal is told", async () => {
    const { ask } = openList();
    expect(await pageAt(9, newTrail(), ask)).toEqual({ ok: true, value: { list: ["b"], pageCount: 3 } });
    const failure = { ok: false as const, code: "NETWORK" as const, message: "", value: null };
    expect(await pageAt(2, newTrail(), () => Promise.resolve(failure))).toBe(failure);
  });
});
