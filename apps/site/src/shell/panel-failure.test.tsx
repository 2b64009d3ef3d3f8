// @vitest-environment happy-dom
// A panel whose content cannot be had.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { MEMBER_PERMISSION, openSite } from "../app/test-doubles.tsx";

vi.mock("../features/reports/betting-record.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

afterEach(cleanup);

it("[SHELL-80] it does not open, its address goes, and the network is named", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await act(async () => {
    await openSite("/index?mc=personalHistoryCopy", {
      local: { lang: "EN" },
      start: { permission: MEMBER_PERMISSION },
      session: { token: "t-1", username: "Rina01", isAgent: "0" },
    });
  });
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(screen.queryByRole("dialog", { name: "Betting record" })).toBeNull();
  expect(await screen.findByText("Network link is abnormal, please try again")).toBeTruthy();
});
