import { describe, expect, it } from "vitest";
import {
  OFFICE_ACTS,
  OFFICE_NOUNS,
  PERMISSIONS,
  permissionsOf,
  SHIPPED_ROLES,
} from "./office-permissions.ts";

describe("the office's roles", () => {
  it("[OFF-2] are the shipped seven, sets of nouns × read, write, approve, export", () => {
    expect(Object.keys(SHIPPED_ROLES)).toEqual([
      "owner",
      "finance",
      "support",
      "content",
      "risk",
      "games",
      "auditor",
    ]);
    expect(PERMISSIONS).toHaveLength(OFFICE_NOUNS.length * OFFICE_ACTS.length);
    for (const permissions of Object.values(SHIPPED_ROLES)) {
      expect(new Set(permissions).size).toBe(permissions.length);
      expect(permissions.every((one) => PERMISSIONS.includes(one))).toBe(true);
    }
  });

  it("[OFF-2] only the owner may grant roles, and an auditor changes nothing", () => {
    const granting = Object.entries(SHIPPED_ROLES).filter(([, permissions]) =>
      permissionsOf([permissions]).has("operators.write"),
    );
    expect(granting.map(([name]) => name)).toEqual(["owner"]);
    expect(SHIPPED_ROLES.auditor.filter((one) => !/\.(read|export)$/u.test(one))).toEqual([]);
  });

  it("[OFF-2] several roles add up", () => {
    const both = permissionsOf([SHIPPED_ROLES.content, SHIPPED_ROLES.games]);
    expect([both.has("content.approve"), both.has("games.export"), both.has("deposits.read")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
