// @vitest-environment happy-dom
import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import { describe, expect, it } from "vitest";
import type { Api } from "@jonaki/client";
import { card, category } from "../shell/test-vendors.ts";
import { createSession } from "./session.ts";
import { askVendors } from "./vendors.query.ts";

const LIST = [category("RNG", card("RUPKOTHA"))];
const VISITOR = { isMember: false, language: "BN" };
const MEMBER = { isMember: true, language: "BN" };

function setUp(failure?: string) {
  const store = memoryStorage();
  const asked: string[] = [];
  const call = (name: string) => () => {
    asked.push(name);
    const answer =
      failure === undefined
        ? { ok: true, value: LIST }
        : { ok: false, code: "VENDOR_LIST_FAILED", message: failure, value: null };
    return Promise.resolve(answer);
  };
  const api = { lobby: { vendor: call("vendor"), vendorsPublic: call("vendorsPublic") } } as unknown as Api;
  return { api, asked, store, session: createSession(safeStore(() => store)) };
}

describe("the vendor list", () => {
  it("[LOB-5] a visitor asks the public call, a member the other", async () => {
    const { api, session, asked } = setUp();
    expect(await askVendors(api, session, VISITOR)).toEqual(LIST);
    expect(await askVendors(api, session, MEMBER)).toEqual(LIST);
    expect(asked).toEqual(["vendorsPublic", "vendor"]);
  });

  it("[LOB-1] [ACC-71] is kept in session storage under gameVendor", async () => {
    const { api, session, store } = setUp();
    await askVendors(api, session, MEMBER);
    expect(store.getItem("gameVendor")).toContain("RUPKOTHA");
  });

  it("[LOB-6] [LOB-7] a failure passes its words on and keeps nothing, so that the next try asks again", async () => {
    const { api, session, asked, store } = setUp("The game providers could not be loaded.");
    await expect(askVendors(api, session, VISITOR)).rejects.toThrow(
      "The game providers could not be loaded.",
    );
    expect(store.getItem("gameVendor")).toBeNull();
    await expect(askVendors(api, session, VISITOR)).rejects.toThrow();
    expect(asked).toHaveLength(2);
  });
});
