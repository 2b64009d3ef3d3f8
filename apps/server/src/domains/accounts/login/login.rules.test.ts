// What a login answers once the password was right.
import { describe, expect, it } from "vitest";
import { agentBarOf, loggedIn, loginBarOf } from "./login.rules.ts";
import type { Member } from "../members.store.ts";

const NOW = new Date("2026-11-15T10:00:00.000Z");

const member = (changes: Partial<Member> = {}): Member => ({
  id: 7n,
  username: "Rina01",
  accountType: 0,
  nickname: "Rina",
  avatarType: "STATIC",
  avatar: null,
  rankLevel: 0,
  labels: [],
  uplineId: null,
  passwordHash: "$argon2id$v=19$…",
  passwordSetAt: NOW,
  createdBy: "SELF",
  firstLoginAt: null,
  hidesName: false,
  createdAt: NOW,
  closingSince: null,
  lastLoginAt: null,
  lastLoginAddress: null,
  lastLoginBrowser: null,
  status: "ACTIVE",
  statusesBefore: [],
  statusUntil: null,
  statusLapses: false,
  trialEndsAt: null,
  ...changes,
});

describe("the answer", () => {
  it("[ACC-21] holds token, firstTimeLogin, passwordExpired and userName, and nothing else", () => {
    expect(loggedIn(member(), "t", NOW)).toEqual({
      token: "t",
      firstTimeLogin: false,
      passwordExpired: false,
      userName: "Rina01",
    });
  });

  it.each([
    ["AGENT", null, true],
    ["ADMIN", null, true],
    ["SELF", null, false],
    ["AGENT", NOW, false],
  ] as const)(
    "[ACC-24] created by %s, first login at %s: firstTimeLogin %s",
    (createdBy, firstLoginAt, expected) => {
      expect(loggedIn(member({ createdBy, firstLoginAt }), "t", NOW).firstTimeLogin).toBe(expected);
    },
  );

  it("[ACC-48] a password is expired 90 days after it was set", () => {
    const expired = (passwordSetAt: string) =>
      loggedIn(member({ passwordSetAt: new Date(passwordSetAt) }), "t", NOW).passwordExpired;
    expect([expired("2026-08-17T10:00:00.001Z"), expired("2026-08-17T10:00:00.000Z")]).toEqual([false, true]);
  });

  it("[ACC-14.5] an excluded account comes in restricted, with its end or null when permanent", () => {
    const until = new Date("2027-01-01T00:00:00.000Z");
    expect(loggedIn(member({ status: "EXCLUDED", statusUntil: until }), "t", NOW)).toMatchObject({
      restricted: true,
      until: "2027-01-01T00:00:00.000Z",
    });
    expect(loggedIn(member({ status: "EXCLUDED" }), "t", NOW)).toMatchObject({
      restricted: true,
      until: null,
    });
  });

  it("[ACC-14.7] a closing account comes in restricted and is told that it is closing", () => {
    const answer = loggedIn(member({ status: "CLOSING", statusesBefore: ["ACTIVE"] }), "t", NOW);
    expect(answer).toMatchObject({ restricted: true, closing: true });
    expect(answer).not.toHaveProperty("until");
  });
});

describe("who stays outside", () => {
  it("[ACC-14] suspended and closed accounts, each in its own words", () => {
    expect(loginBarOf(member({ status: "SUSPENDED" }), NOW)?.code).toBe("ACCOUNT_SUSPENDED");
    expect(loginBarOf(member({ status: "CLOSED" }), NOW)?.code).toBe("ACCOUNT_CLOSED");
    for (const status of ["ACTIVE", "EXCLUDED", "CLOSING"] as const)
      expect(loginBarOf(member({ status }), NOW)).toBeNull();
  });

  it("[ACC-13] from an agent-centre link everybody but the types 1, 2, 41 and 42", () => {
    for (const accountType of [1, 2, 41, 42] as const)
      expect(agentBarOf(member({ accountType }), "team")).toBeNull();
    expect(agentBarOf(member(), "team")?.code).toBe("NOT_AGENT");
    expect(agentBarOf(member(), undefined)).toBeNull();
  });
});
