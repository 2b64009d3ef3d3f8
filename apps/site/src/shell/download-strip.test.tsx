// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openSite, PERMISSION } from "../app/test-doubles.tsx";

const resources = [
  { resourceType: "MOBILECONFIG" as const, url: "/jonaki.mobileconfig", qrCodeUrl: "", labelNameEn: "" },
];
const wide = (isWide: boolean) =>
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({
        matches: isWide && query.includes("min-width"),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
const strip = () => screen.findByRole("region", { name: "ফোনে জোনাকি" });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the download strip", () => {
  it("[SHELL-110] leads to the download page, with codes to scan on a wide screen", async () => {
    wide(true);
    // Loaded before, because the first load of a part may take longer than the test waits.
    await import("./qr-code.tsx");
    const { time } = await openSite("/index", { start: { permission: { ...PERMISSION, resources } } });
    expect((await strip()).querySelector("a")?.getAttribute("href")).toBe("/down");
    // The part comes when it comes, and what it then waits for begins only there.
    await waitFor(async () => {
      await time.advance(0);
      expect((await strip()).querySelector("svg")).not.toBeNull();
    });
  });

  it("[SHELL-110] a phone has no code to scan with itself", async () => {
    wide(false);
    const { time } = await openSite("/index", { start: { permission: { ...PERMISSION, resources } } });
    await strip();
    await time.advance(0);
    expect((await strip()).querySelector("li")).toBeNull();
    expect((await strip()).textContent).not.toContain("স্ক্যান");
  });

  it("[SHELL-110] [SITE-27] without an app to offer there is no strip", async () => {
    wide(true);
    await openSite("/index");
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText("ফোনে জোনাকি")).toBeNull();
  });
});
