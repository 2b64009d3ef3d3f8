// Operators, roles and sessions as the office's calls tell them.
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { permissionsOf } from "@jonaki/wire/office-permissions";
import type { OpenOfficeSession } from "./office-sessions.store.ts";
import type { Operator, Role } from "./operators.store.ts";

type Me = CallOutput<OfficeCalls["session"]["me"]>["operator"];
type Listed = CallOutput<OfficeCalls["people"]["operators"]>;
type ListedSession = CallOutput<OfficeCalls["people"]["sessions"]>["sessions"][number];

export const operatorAnswer = (
  { id, username, name, passwordDue }: Pick<Operator, "id" | "username" | "name" | "passwordDue">,
  roles: readonly Role[],
): Me => ({
  operatorId: String(id),
  username,
  name,
  roles: roles.map((role) => role.name),
  permissions: [...permissionsOf(roles.map((role) => role.permissions))],
  mustChangePassword: passwordDue,
});

export const listedOperator = (operator: Operator, roles: readonly Role[]): Listed["operators"][number] => ({
  operatorId: String(operator.id),
  username: operator.username,
  name: operator.name,
  roles: roles.map((role) => role.name),
  isActive: operator.active,
  hasTotp: operator.totpOn,
  lastSignIn: operator.lastSignInAt?.toISOString() ?? null,
});

export const listedRole = ({ name, shipped, permissions }: Role): Listed["roles"][number] => ({
  name,
  isShipped: shipped,
  permissions: [...permissions],
});

export const listedSession = (session: OpenOfficeSession, current: bigint): ListedSession => ({
  sessionId: String(session.id),
  operatorId: String(session.operatorId),
  name: session.name,
  since: session.createdAt.toISOString(),
  lastAct: session.lastActAt.toISOString(),
  address: session.address,
  browser: session.browser,
  isCurrent: session.id === current,
});
