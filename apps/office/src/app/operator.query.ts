// Who is signed in, what they may do, and when the session ends if nothing happens in it [OFF-2, OFF-5].
import { createContext, use } from "react";
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import type { Permission } from "@jonaki/wire/office-permissions";
import { useLiveQuery } from "./live-query.ts";
import { useServices } from "./services.ts";

export type Me = CallOutput<OfficeCalls["session"]["me"]>;
export type Operator = Me["operator"];

export const ME_KEY = ["me"] as const;
const WATCH_MS = 15_000;

/** Asked in the background: looking whether a session lives must not keep it alive. */
export function useMeQuery() {
  const { api } = useServices();
  return useLiveQuery(ME_KEY, () => api.session.me({}, { background: true }), { everyMs: WATCH_MS });
}

export const OperatorContext = createContext<Operator | null>(null);

export function useOperator(): Operator {
  const operator = use(OperatorContext);
  if (operator === null) throw new Error("An operator was asked for before anybody signed in.");
  return operator;
}

/** The server checks every call; this only keeps away what it would refuse [OFF-3]. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useOperator();
  return (permission) => permissions.includes(permission);
}
