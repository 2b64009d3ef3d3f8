// A Vite plugin: `virtual:wire-table` is the wire's call table, the site's or the office's, evaluated at build and inlined
// as JSON, so that the browser gets a few short rows and no schema. A change of the wire needs a restart of the dev server.
import { callTable } from "@jonaki/wire/call-table";
import type { CallTable } from "@jonaki/wire/call-table";
import type { Plugin } from "vite";

const NAME = "virtual:wire-table";
const RESOLVED = `\0${NAME}`;

export function wireTable(table: () => CallTable = callTable): Plugin {
  return {
    name: "wire-table",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const table = ${JSON.stringify(table())};` : undefined),
  };
}
