import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { describe, expect, it } from "vitest";
import { createSession, rememberBrand } from "./session.ts";

function open(values: Readonly<Record<string, string>> = {}) {
  const area = memoryStorage(values);
  const keys = () => Array.from({ length: area.length }, (_one, index) => area.key(index) ?? "").sort();
  return { area, keys, session: createSession(safeStore(() => area)) };
}

const MEMBER = {
  token: "t",
  cpw: "1",
  merchant: "JONAKI",
  merchantCode: "JONAKI",
  platform: "web",
  nickname: "Rina",
  account: "rina01",
  username: "rina01",
  customerId: "77",
  isAgent: 2,
  toUpline: true,
  memberLabel: ["vip"],
} as const;

describe("session storage", () => {
  it("[ACC-69] holds the member's values under exactly these keys, and gives them back as they were", () => {
    const { session, keys } = open();
    for (const [key, value] of Object.entries(MEMBER)) session.write(key as never, value as never);
    expect(keys()).toEqual(
      "account cpw customerId isAgent memberLabel merchant merchantCode nickname platform toUpline token username".split(
        " ",
      ),
    );
    const read = Object.keys(MEMBER).map((key) => [key, session.read(key as never)]);
    expect(Object.fromEntries(read)).toEqual(MEMBER);
  });

  it("[ACC-69] a token is stored as it is, and isAgent is a number", () => {
    const { session, area } = open();
    session.write("token", "abc.def");
    session.write("isAgent", 41);
    expect(area.getItem("token")).toBe("abc.def");
    expect(session.read("isAgent")).toBe(41);
  });

  it("[ACC-70] [ACC-71] holds the caches under exactly these keys", () => {
    const { session, keys } = open();
    session.write("settings", [{ modId: "SITE3", enabled: "1", childrenNodes: [] }]);
    session.write("validate", []);
    session.write("routers", { domainList: ["a.example"], resources: [] });
    for (const key of ["gameVendor", "merchantWallet", "consolidated", "index_notice", "favGames"] as const)
      session.write(key, [1]);
    expect(keys()).toEqual(
      "consolidated favGames gameVendor index_notice merchantWallet routers settings validate".split(" "),
    );
    expect(session.read("routers")?.domainList).toEqual(["a.example"]);
  });

  it("a cache that somebody broke counts as empty", () => {
    expect(open({ routers: "{" }).session.read("routers")).toBeNull();
  });

  it("[ACC-22] the user is logged in exactly while there is a token", () => {
    const { session } = open();
    expect(session.token()).toBeNull();
    session.write("token", "abc");
    expect(session.token()).toBe("abc");
    session.remove("token");
    expect(session.token()).toBeNull();
  });

  it("[ACC-81] [ACC-82] ending the session leaves the merchant keys and nothing else", () => {
    const { session, area, keys } = open({ somebodyElses: "x" });
    rememberBrand(session, { ...BRAND_DEFAULTS, merchant: "M1", merchantCode: "C1" });
    session.write("token", "abc");
    session.write("favGames", ["dice"]);
    session.end();
    expect(keys()).toEqual(["merchant", "merchantCode"]);
    expect([area.getItem("merchant"), area.getItem("merchantCode")]).toEqual(["M1", "C1"]);
  });

  it("[ACC-22] whoever follows the session hears when the token comes and when it goes", () => {
    const { session } = open();
    const tokens: (string | null)[] = [];
    const stop = session.subscribe(() => tokens.push(session.token()));
    session.write("token", "abc");
    session.remove("token");
    session.write("token", "def");
    session.end();
    stop();
    session.write("token", "ghi");
    expect(tokens).toEqual(["abc", null, "def", null]);
  });

  it("[ACC-78] why a session ended is known until there is another, and a member who goes has no reason", () => {
    const { session } = open();
    session.end("SESSION_EXPIRED");
    expect(session.endedBy()).toBe("SESSION_EXPIRED");
    session.write("token", "abc");
    expect(session.endedBy()).toBeNull();
    session.end();
    expect(session.endedBy()).toBeNull();
  });

  it("[ACC-81] ending a session that never began is no fault", () => {
    const { session, keys } = open();
    session.end();
    expect(keys()).toEqual([]);
  });
});
