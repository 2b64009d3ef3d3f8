import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvText } from "./csv.ts";

/** As a spreadsheet reads it. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], "", false];
  for (let at = 1; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted && sign === '"' && text[at + 1] === '"') [cell, at] = [cell + '"', at + 1];
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ",") [row, cell] = [[...row, cell], ""];
    else if (!quoted && sign === "\r" && text[at + 1] === "\n") {
      rows.push([...row, cell]);
      [row, cell, at] = [[], "", at + 1];
    } else cell += sign;
  }
  return rows;
}

describe("a table as CSV", () => {
  it("[REP-14] begins with the mark of UTF-8 and keeps Bengali as it is", () => {
    const bytes = Buffer.from(csvText([["পরিমাণ"]]));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString("utf8")).toBe("পরিমাণ\r\n");
  });

  it.each(["=1+1", "+880", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1", '=HYPERLINK("http://evil.example")'])(
    "[REP-14] the text %j is no formula any more",
    (text) => {
      expect(parse(csvText([[text]]))[0]?.[0]).toBe(`'${text}`);
    },
  );

  it("[REP-14] a figure stays a figure, also below zero", () => {
    expect(csvText([[{ figure: "-12.50" }, { figure: "3.00" }]]).slice(1)).toBe("-12.50,3.00\r\n");
  });

  it("[REP-14] whatever the texts hold, no row and no cell more comes out", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { minLength: 1 }),
        (table) => {
          const read = parse(csvText(table));
          const undone = read.map((row) =>
            row.map((cell) => (/^'\s*[=+\-@\t\r]/u.test(cell) ? cell.slice(1) : cell)),
          );
          const plain = table.map((row) =>
            row.map((cell) => (/^'\s*[=+\-@\t\r]/u.test(cell) ? cell.slice(1) : cell)),
          );
          expect(undone).toEqual(plain);
        },
      ),
    );
  });
});
