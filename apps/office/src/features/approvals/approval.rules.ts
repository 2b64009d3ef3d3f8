// The words for kinds and states of approvals, and what a decision changes; pure.
import type { MessageKey, Translator } from "@jonaki/i18n";
import type { BadgeTone } from "@jonaki/ui/badge";
import type { People } from "../../app/people.query.ts";
import type { Approval, ApprovalState } from "./approvals.query.ts";

export const STATE_KEYS: Readonly<Record<ApprovalState, MessageKey>> = {
  WAITING: "office_state_waiting",
  APPROVED: "office_state_approved",
  REFUSED: "office_state_refused",
  WITHDRAWN: "office_state_withdrawn",
};

export const STATE_TONES: Readonly<Record<ApprovalState, BadgeTone>> = {
  WAITING: "info",
  APPROVED: "up",
  REFUSED: "down",
  WITHDRAWN: "quiet",
};

/** The kinds that have a name here; any other goes by its own. */
const KIND_KEYS: Readonly<Record<string, MessageKey>> = {
  "operator.roles": "office_kind_roles",
  "role.save": "office_kind_role",
  "deposits.decide": "office_kind_deposit",
  "withdrawals.decide": "office_kind_withdrawal",
  "corrections.post": "office_kind_correction",
};

export function kindName(kind: string, t: Translator["t"]): string {
  const key = KIND_KEYS[kind];
  return key === undefined ? kind : t(key);
}

/** Whom or what it is about, in one word. */
export function aboutText({ content }: Pick<Approval, "content">): string {
  const about = content["username"] ?? content["name"] ?? content["reference"] ?? content["account"];
  return typeof about === "string" ? about : "";
}

const ORDER_DESKS: Readonly<Record<string, string>> = {
  "deposits.decide": "/deposits",
  "withdrawals.decide": "/withdrawals",
};

/** Where the order stands that it decides about; null for what is about no order. */
export function orderPlace({ kind, content }: Pick<Approval, "kind" | "content">): string | null {
  const { [kind]: desk } = ORDER_DESKS;
  const { reference } = content;
  return desk === undefined || typeof reference !== "string" ? null : `${desk}?open=${reference}`;
}

export interface SetChange {
  readonly field: "roles" | "permissions";
  /** Null when how it is now may not be read. */
  readonly before: readonly string[] | null;
  readonly after: readonly string[];
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** For what changes a set: how it is and how it will be. Null for every other content, which shows field by field. */
export function setChange({ kind, content }: Approval, people: People | null): SetChange | null {
  if (kind === "operator.roles") {
    const person = people?.operators.find(({ operatorId }) => operatorId === content["operatorId"]);
    return { field: "roles", before: person?.roles ?? null, after: textsIn(content["roles"]) };
  }
  if (kind !== "role.save") return null;
  const role = people?.roles.find(({ name }) => name === content["name"]);
  // A role that is not there yet has no permissions.
  const before = role?.permissions ?? (people === null ? null : []);
  return { field: "permissions", before, after: textsIn(content["permissions"]) };
}

export type ChangeMark = "added" | "removed" | "kept";

/** Every member of either set once, what is new first. */
export function marked({ before, after }: SetChange): readonly (readonly [ChangeMark, string])[] {
  const old = new Set(before ?? after);
  const next = new Set(after);
  return [
    ...after.filter((one) => !old.has(one)).map((one) => ["added", one] as const),
    ...[...old].filter((one) => !next.has(one)).map((one) => ["removed", one] as const),
    ...after.filter((one) => old.has(one)).map((one) => ["kept", one] as const),
  ];
}
