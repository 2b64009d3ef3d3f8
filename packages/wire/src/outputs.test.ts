import { describe, expect, it } from "vitest";
import { rule } from "../test/rule-book.ts";
import { calls } from "./catalogue.ts";
import {
  ACCOUNT_STATES,
  BET_STATES,
  BONUS_STATES,
  CONTRACT_STATES,
  DEPOSIT_STATES,
  ENVELOPE_STATES,
  FEEDBACK_STATES,
  ISSUE_STATES,
  MISSION_STATES,
  PAY_STATES,
  VENDOR_TRANSFER_STATES,
  WITHDRAWAL_STATES,
} from "./states.ts";

/** The states of a rule's table: what stands under From and To. */
function statesOf(file: string, id: string): readonly string[] {
  const cells = [...rule(file, id).matchAll(/^\| \d+ \| ([^|]+) \| ([^|]+) \|/gm)];
  const named = cells.flatMap(([, from = "", to = ""]) => `${from}, ${to}`.split(", "));
  return [...new Set(named.map((one) => one.trim()).filter((one) => /^[A-Z_]+$/.test(one)))].toSorted();
}

describe("states on the wire", () => {
  it.each([
    ["WAL-19", "wallet.md", VENDOR_TRANSFER_STATES],
    ["CAS-6", "cashier.md", DEPOSIT_STATES],
    ["CAS-21", "cashier.md", WITHDRAWAL_STATES],
    ["REP-3", "reports.md", BET_STATES],
    ["REW-15", "rewards.md", BONUS_STATES],
    ["REW-24", "rewards.md", ENVELOPE_STATES],
    ["REW-27", "rewards.md", MISSION_STATES],
    ["AGT-34", "agents.md", CONTRACT_STATES],
    ["AGT-50", "agents.md", PAY_STATES],
    ["MSG-23", "messages.md", FEEDBACK_STATES],
    ["LOT-30", "lottery.md", ISSUE_STATES],
    ["ACC-14", "accounts.md", ACCOUNT_STATES],
  ])("[%s] are those of the rule's table", (id, file, states) => {
    expect([...states].toSorted()).toEqual(statesOf(file, id));
  });
});

describe("answers", () => {
  const session = { token: "t", firstTimeLogin: false, passwordExpired: false, userName: "rahim12" };

  it("[ACC-126] a login answers a session or a challenge, never both at once", () => {
    const { output } = calls.accounts.loginV2;
    const challenge = { id: "c1", methods: [{ method: "SMS", target: "017*****89" }] };
    expect(output.parse({ ...session, weakPassword: true, challenge })).not.toHaveProperty("challenge");
    expect(output.parse({ challenge })).toEqual({ challenge });
    expect(output.safeParse(session).success).toBe(false);
  });

  it("[ACC-14] the session of an excluded account says until when, or for ever", () => {
    const { output } = calls.accounts.login;
    expect(output.safeParse({ ...session, restricted: true, until: null }).success).toBe(true);
    expect(output.safeParse({ ...session, restricted: true, until: "2026-11-15T00:00:00Z" }).success).toBe(
      true,
    );
    expect(output.safeParse({ ...session, restricted: false }).success).toBe(false);
  });

  it("[CALL-14] an amount travels as text with two decimals, a time as UTC", () => {
    const { output } = calls.wallet.balance;
    expect(output.safeParse({ sumBalance: "1234.50" }).success).toBe(true);
    expect(output.safeParse({ sumBalance: "1234.5" }).success).toBe(false);
    expect(output.safeParse({ sumBalance: 1234.5 }).success).toBe(false);
    const until = (time: string) => calls.safe.timeOut.output.safeParse({ until: time }).success;
    expect(until("2026-11-15T10:00:00.000Z")).toBe(true);
    expect(until("2026-11-15T10:00:00+06:00")).toBe(false);
  });

  it("[AGT-39] a salary call answers the open requests or the new state", () => {
    const { output } = calls.agents.hourlySalary;
    expect(output.parse({ requests: [] })).toEqual({ requests: [] });
    expect(output.parse({ state: "ACCEPTED" })).toEqual({ state: "ACCEPTED" });
    expect(output.safeParse({ state: "PAID" }).success).toBe(false);
  });

  it("[PTS-12] the points rates name every accounting category", () => {
    const conversion = {
      points: 10,
      pays: "1.00",
      leastPoints: 100,
      stepPoints: 10,
      mostPointsPerDay: 100_000,
    };
    const categories = ["ELOTT", "LOTT", "LIVE", "SPORTS", "FISH", "RNG", "PVP", "ESPORTS", "MINI"];
    const rates = Object.fromEntries(categories.map((category) => [category, "0.70"]));
    const { output } = calls.points.pointConfig;
    expect(output.safeParse({ rates, conversion, rules: "" }).success).toBe(true);
    const { MINI: _left, ...others } = rates;
    expect(output.safeParse({ rates: others, conversion, rules: "" }).success).toBe(false);
  });
});
