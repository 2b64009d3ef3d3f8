// What the wireTable plugin provides.
declare module "virtual:wire-table" {
  import type { CallTable } from "@jonaki/wire/call-row";

  export const table: CallTable;
}
