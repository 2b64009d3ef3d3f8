import { describe, expect, it } from "vitest";
import { isOthers, reasonBar, secondBar } from "./desk.rules.ts";

const ANU = { operatorId: 1n, name: "Anu" };
const BINA = { operatorId: 2n, name: "Bina" };
const AT = new Date("2026-11-16T10:00:00.000Z");
const LATER = new Date("2026-11-16T10:00:00.001Z");

describe("who decides at the desk", () => {
  it("[CAS-31] an order that is open at another's desk is that one's, until its time there is over", () => {
    const locked = { lockedBy: 1n, lockedUntil: LATER };
    expect([isOthers(locked, ANU, AT), isOthers(locked, BINA, AT), isOthers(locked, BINA, LATER)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isOthers({ lockedBy: null, lockedUntil: null }, BINA, AT)).toBe(false);
  });

  it("[OFF-4] where two are needed they are two, and never the same", () => {
    const bar = (second: typeof ANU | null, isNeeded: boolean) =>
      secondBar({ by: ANU, second, reason: "x" }, isNeeded)?.code;
    expect([bar(null, true), bar(ANU, true), bar(BINA, true)]).toEqual([
      "APPROVAL_NEEDED",
      "APPROVAL_SELF",
      undefined,
    ]);
    expect([bar(null, false), bar(ANU, false), bar(BINA, false)]).toEqual([
      undefined,
      "APPROVAL_SELF",
      undefined,
    ]);
  });

  it("[OFF-9] a decision has a reason", () => {
    expect([reasonBar(" \n"), reasonBar("the account is closed")]).toEqual([
      { ok: false, code: "FIELD_REQUIRED", value: { fields: ["reason"] } },
      null,
    ]);
  });
});
