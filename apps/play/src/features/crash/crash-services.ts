// Sits a member down at the table of Crash with what every game works with; and the way to that table from its screens.
import type { OpenedShared } from "@jonaki/games/play/wire";
import type { RandomShare } from "../../app/chance.ts";
import type { OpenSocket, Post } from "../../app/network.ts";
import { useServices } from "../../app/services.ts";
import type { SharedServices } from "../../app/services.ts";
import { createCrashApi } from "./crash-api.ts";
import { createCrashTable } from "./crash-table.ts";
import type { CrashTable } from "./crash-table.ts";

interface SharedPorts {
  readonly post: Post;
  readonly openSocket: OpenSocket;
  readonly randomShare: RandomShare;
}

export function withCrashTable(
  services: Omit<SharedServices, "table" | "opened">,
  opened: OpenedShared,
  { post, ...ports }: SharedPorts,
): SharedServices {
  const crashApi = createCrashApi(post, opened.token);
  return { ...services, opened, table: createCrashTable({ ...services, ...ports, opened, crashApi }) };
}

export function useCrashTable(): CrashTable {
  const { table } = useServices();
  if (table.kind !== "shared") throw new Error("This table is not the one of Crash.");
  return table;
}
