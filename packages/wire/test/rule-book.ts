// Reads the rule book for the tests that hold the wire against it: rules by id, table rows, call lists.
import { readdirSync, readFileSync } from "node:fs";

const SPEC = new URL("../../../docs/spec/", import.meta.url);

export const readSpec = (file: string): string => readFileSync(new URL(file, SPEC), "utf8");

/** The cells of every table row whose first cell is an id such as **CALL-18**, by that id. */
export function tableRows(file: string, prefix: string): ReadonlyMap<string, readonly string[]> {
  const rows = new Map<string, readonly string[]>();
  for (const line of readSpec(file).split("\n")) {
    const cells = line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim());
    const id = /^\*\*(.+)\*\*$/.exec(cells[0] ?? "")?.[1];
    if (id?.startsWith(`${prefix}-`) === true) rows.set(id, cells.slice(1));
  }
  return rows;
}

/** The text of one rule, with the table that follows it. */
export function rule(file: string, id: string): string {
  const [, rest = ""] = readSpec(file).split(`- **${id}** `);
  return rest.split(/\n- \*\*|\n## /)[0] ?? "";
}

/** The names of the calls a text mentions, such as `logout` [CALL-38]. */
export const callsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`(\w+)` \[CALL-\d+\]/g)].map((match) => match[1] ?? "");

/** Every id the rule book defines, rules and table rows alike. */
export function definedIds(): ReadonlySet<string> {
  const files = readdirSync(SPEC).filter((file) => file.endsWith(".md"));
  const found = files.flatMap((file) => [...readSpec(file).matchAll(/^(?:- |\| )\*\*([A-Z]+-\d+)\*\*/gm)]);
  return new Set(found.map((match) => match[1] ?? ""));
}

export interface ListedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: "public" | "token";
  readonly sealed: boolean;
}

/** Both call lists of the catalogue together. */
export const listedCalls = (): readonly ListedCall[] =>
  ["calls.json", "calls-chosen.json"].flatMap((file) => JSON.parse(readSpec(file)) as ListedCall[]);
