// Makes the whitelabel tree from its rows [SITE-12].
import type { WhitelabelNode } from "@jonaki/wire/flags";

export interface NodeRow {
  readonly modId: string;
  readonly parent: string | null;
  readonly enabled: boolean;
}

/** Rows come in their order; a node without a living parent is nobody's child and stays out. */
export function treeOf(rows: readonly NodeRow[], parent: string | null = null): readonly WhitelabelNode[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((row) => ({
      modId: row.modId,
      enabled: row.enabled ? "1" : "0",
      childrenNodes: treeOf(rows, row.modId),
    }));
}
