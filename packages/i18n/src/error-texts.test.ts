import { describe, expect, it } from "vitest";
import { CATALOGUES } from "./server.ts";

describe("the texts of the message catalogue", () => {
  it("[ERR-3] the source's own keys exist under exactly their names", () => {
    for (const key of [
      "in_need_true_account",
      "in_increase_submit",
      "in_been_out",
      "local_mobile_error",
    ] as const) {
      expect(CATALOGUES.EN[key]).not.toBe("");
      expect(CATALOGUES.BN[key]).not.toBe("");
    }
  });

  it("[ERR-7] quota exceeded and operation not enabled both send the user to customer service", () => {
    for (const key of ["err_quota_exceeded", "err_operation_not_enabled"] as const) {
      expect(CATALOGUES.EN[key]).toContain("please contact customer service");
      expect(CATALOGUES.BN[key]).toContain("গ্রাহকসেবায় যোগাযোগ করুন");
    }
  });
});
