import { describe, expect, it } from "vitest";
import { rule } from "../test/rule-book.ts";
import {
  ACCOUNT_TYPES,
  AGENT_CENTRE_TYPES,
  capabilitiesOf,
  HEADER_AGENT_TYPES,
  MEMBER_CENTRE_EXCLUDED,
  ROLES,
} from "./account-types.ts";
import type { AccountType, Capability } from "./account-types.ts";

const TYPES: readonly AccountType[] = Object.values(ACCOUNT_TYPES);
const ableTo = (capability: Capability) => TYPES.filter((type) => capabilitiesOf(type).includes(capability));

/** The types of the rule's table that have "yes" in a column. */
function yesIn(column: number): readonly number[] {
  const rows = [...rule("accounts.md", "ACC-2").matchAll(/^\| \d+ \| (\d+) \|(.+)\|$/gm)];
  return rows
    .filter(([, , rest = ""]) => rest.split("|")[column]?.trim() === "yes")
    .map(([, type]) => Number(type));
}

describe("account types", () => {
  it("[ACC-1] the roles are the seven of the rule", () => {
    expect(ROLES).toEqual(["visitor", "member", "agent", "upline", "downline", "admin", "trial"]);
  });

  it("[ACC-2] each type opens what the table says", () => {
    expect(ableTo("memberCentre")).toEqual(yesIn(2));
    expect(ableTo("agentCentre")).toEqual(yesIn(3));
    expect(ableTo("everyGame")).toEqual(yesIn(4));
  });

  it("[ACC-2] types 41 and 42 recruit by link: they create no account and transfer nothing down", () => {
    expect(ableTo("createDownline")).toEqual([1, 2]);
    expect(ableTo("transferDownline")).toEqual([1, 2]);
  });

  it("[ACC-2] a trial account is able to do nothing of this", () => {
    expect(capabilitiesOf(4)).toEqual([]);
  });

  it("[CONST-40] [CONST-41] [CONST-42] the lists of types are those of the rule book", () => {
    expect(AGENT_CENTRE_TYPES).toEqual([1, 2, 41, 42]);
    expect(HEADER_AGENT_TYPES).toEqual([1, 2, 4, 41, 42]);
    expect(MEMBER_CENTRE_EXCLUDED).toBe(4);
    expect(AGENT_CENTRE_TYPES).toEqual(ableTo("agentCentre"));
  });
});
