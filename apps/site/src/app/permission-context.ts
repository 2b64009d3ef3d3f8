// The permission answer of the moment, for every screen behind the gate.
import { createContext, use } from "react";
import type { Permission } from "./start-data.ts";

export const PermissionContext = createContext<Permission | null>(null);

export function usePermission(): Permission {
  const permission = use(PermissionContext);
  if (permission === null) throw new Error("The permission answer was asked for outside the gate.");
  return permission;
}
