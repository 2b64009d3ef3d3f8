// Connections to PostgreSQL, for the server and for the studio.
export { answering } from "./answering.ts";
export type { NameOf } from "./answering.ts";
export { openPool } from "./pool.ts";
export { openSteadyLine } from "./steady-line.ts";
