// The system status [SITE-16]: 0 normal, 1 maintenance, 2 region-restricted; maintenance wins [SITE-17].
import type { Permission } from "./start-data.ts";

export type SystemStatus = 0 | 1 | 2;

export function systemStatus({
  maintenance,
  regionRestriction,
}: Pick<Permission, "maintenance" | "regionRestriction">): SystemStatus {
  if (maintenance !== null) return 1;
  return regionRestriction === null ? 0 : 2;
}
