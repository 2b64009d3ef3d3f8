import { describe, expect, it } from "vitest";
import { readSpec, tableRows } from "../test/rule-book.ts";
import { codes } from "./codes.ts";

const rows = [...tableRows("errors.md", "ERR")];
const declared = Object.entries(codes);

describe("the message catalogue", () => {
  it("[ERR-1] [ERR-2] has every code of the rule book once, with its message key", () => {
    expect(declared.map(([code, { id, key }]) => [id, code, key])).toEqual(
      rows.map(([id, [code, key]]) => [id, code, key]),
    );
    expect(new Set(declared.map(([, { key }]) => key)).size).toBe(declared.length);
  });

  it("[ERR-4] a code declares exactly the parameters its English text holds", () => {
    for (const [code, row] of declared) {
      const text = rows.find(([id]) => id === row.id)?.[1][2] ?? "";
      const held = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      const kinds = "parameters" in row ? Object.keys(row.parameters) : [];
      expect(kinds.toSorted(), code).toEqual(held.toSorted());
    }
  });

  it("[CALL-2] the codes of the status table answer with their status", () => {
    const table = [...readSpec("calls.md").matchAll(/^\| \d+ \| (\d{3}) \| [^|]+ \| (.+) \|$/gm)];
    const expected = table.flatMap(([, status, named = ""]) =>
      [...named.matchAll(/`(\w+)`/g)].map(([, code = ""]) => ({ code, status: Number(status) })),
    );
    const statuses = new Map<string, number>(
      declared.map(([code, row]) => [code, "status" in row ? row.status : 422]),
    );
    // TRY_LATER stands twice: 429 for too many, and 503 where the server itself is overloaded.
    const differing = expected.filter(({ code, status }) => statuses.get(code) !== status);
    expect(differing).toEqual([{ code: "TRY_LATER", status: 503 }]);
    expect(expected).toHaveLength(14);
  });
});
