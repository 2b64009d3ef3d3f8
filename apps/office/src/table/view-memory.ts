// How each operator looked at each table last, on this device [OFF-19].
import type { TextStore } from "@jonaki/browser/text-store";

export interface ViewMemory {
  /** As an address says it; empty when there is nothing to remember. */
  readonly recall: (table: string) => string;
  readonly remember: (table: string, view: string) => void;
}

export function viewMemory(local: TextStore, operatorId: string): ViewMemory {
  const keyOf = (table: string): string => `view.${operatorId}.${table}`;
  return {
    recall: (table) => local.read(keyOf(table)) ?? "",
    remember: (table, view) => {
      if (view === "") local.remove(keyOf(table));
      else local.write(keyOf(table), view);
    },
  };
}
