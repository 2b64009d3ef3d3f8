import { describe, expect, it } from "vitest";
import { readCallRow } from "./call-row.ts";
import { callTable } from "./call-table.ts";
import { calls, listCalls } from "./catalogue.ts";

describe("the browser's call table", () => {
  it("[CALL-3] holds the built calls and no other", () => {
    const table = callTable();
    const names = Object.entries(table).flatMap(([domain, rows]) =>
      Object.keys(rows).map((name) => `${domain}.${name}`),
    );
    expect(names).toEqual(
      listCalls()
        .filter(({ call }) => !call.planned)
        .map(({ name }) => name),
    );
    expect(table["site"]?.["permissionStatus"]).toEqual(["GET", "/wps/system/status", ""]);
    expect(table["site"]?.["imageQrLogo"]).toEqual(["GET", "/wps/system/image/qrLogo", "b"]);
  });

  it("[CALL-3] says after the way through JSON everything a caller needs", () => {
    const table = JSON.parse(JSON.stringify(callTable({ planned: true }))) as ReturnType<typeof callTable>;
    for (const { name, domain, call } of listCalls()) {
      const row = table[domain]?.[name.slice(domain.length + 1)];
      expect(row && readCallRow(row), name).toEqual({
        method: call.method,
        path: call.path,
        when: call.when ?? {},
        needsToken: call.who !== "public",
        sealed: call.sealed,
        idempotent: call.idempotent,
        version: call.version,
        body: call.body,
        answer: call.answer,
      });
    }
  });

  it("[CALL-9] carries the query value that tells two calls apart", () => {
    const { smsRegisterMobile } = callTable({ planned: true })["accounts"] ?? {};
    expect(smsRegisterMobile).toEqual([
      "POST",
      calls.accounts.smsRegisterMobile.path,
      "",
      { mode: "mobile" },
    ]);
  });

  it("[CALL-3] costs the browser little", () => {
    expect(JSON.stringify(callTable({ planned: true })).length).toBeLessThan(12_000);
  });
});
