import { describe, expect, it } from "vitest";
import { definedIds, tableRows } from "../test/rule-book.ts";
import { listOfficeCalls } from "./office-catalogue.ts";

const rows = tableRows("office.md", "DESK");
const all = listOfficeCalls();

describe("the office's calls", () => {
  it("[CALL-17] [OFF-1] lie under /bo/, and only what a sign-in needs is open", () => {
    expect(all.filter(({ call }) => !call.path.startsWith("/bo/"))).toEqual([]);
    const open = all.filter(({ call }) => call.who !== "operator").map(({ name }) => name);
    expect(open).toEqual(["session.start", "session.signIn", "session.secondStep"]);
  });

  it("[OFF-3] are exactly the rows of the rule book, each with the permission it says", () => {
    expect(new Set(all.map(({ call }) => call.id))).toEqual(new Set(rows.keys()));
    for (const { name, domain, call } of all) {
      const [called, method, path, access, sealed] = rows.get(call.id) ?? [];
      const needs = call.who === "public" ? "open" : (call.permission ?? "operator");
      expect([called, method, path, access, sealed === "E"]).toEqual([
        name.slice(domain.length + 1),
        call.method,
        call.path,
        needs,
        call.sealed === "always",
      ]);
    }
  });

  it("[OFF-3] cite rules that exist", () => {
    const known = definedIds();
    for (const { call } of all) {
      const usedBy = rows.get(call.id)?.[7]?.split(", ") ?? [];
      expect(call.rules).toEqual(usedBy);
      expect(call.rules.every((id) => known.has(id))).toBe(true);
    }
  });
});
