// @vitest-environment happy-dom
import { observable } from "@jonaki/browser/observable";
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { InstallState } from "../../app/install.ts";
import { openSettled, PERMISSION } from "../../app/test-doubles.tsx";
import { downloadKind, stepsOf } from "./download-guide.rules.ts";
import type { Resource, ResourceType } from "./resources.rules.ts";
import { wholeAddress } from "./resources.rules.ts";

const resource = (resourceType: ResourceType, url: string, qrCodeUrl = ""): Resource => ({
  resourceType,
  url,
  qrCodeUrl,
  labelNameEn: "Label",
});
const IOS = resource("IOS", "https://apps.example/jonaki", "/art/ios-qr.svg");
const LITE = resource("MOBILECONFIG", "/jonaki.mobileconfig");
const ANDROID = resource("Android", "/down?app=android");

function show(path: string, resources: Resource[], state: InstallState = "by-hand", isApple = false) {
  const install = { state: observable(state), isApple, ask: vi.fn(() => Promise.resolve()) };
  return openSettled(path, { start: { permission: { ...PERMISSION, resources } }, ports: { install } }).then(
    (site) => ({ ...site, install }),
  );
}
const cards = async () => {
  await screen.findByRole("heading", { level: 1, name: "অ্যাপ ডাউনলোড" });
  return within(screen.getByRole("main"))
    .queryAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
};

afterEach(cleanup);

describe("the download page", () => {
  it.each(["/down", "/download"])(
    "[SHELL-20] [SHELL-21] [SHELL-111] %s shows iOS, iOS lite and Android in that order",
    async (path) => {
      await show(path, [ANDROID, LITE, IOS]);
      expect(await cards()).toEqual(["এই ডিভাইসে জোনাকি", "আইওএস অ্যাপ", "আইওএস লাইট", "অ্যান্ড্রয়েড অ্যাপ"]);
      const lite = within(screen.getByRole("region", { name: "আইওএস লাইট" }));
      expect(lite.getByRole("link").getAttribute("href")).toBe("/jonaki.mobileconfig");
      expect(lite.getByText("কিউআর কোড: আইওএস লাইট")).toBeTruthy();
      expect(lite.getAllByRole("listitem").length).toBeGreaterThanOrEqual(3);
      const ios = within(screen.getByRole("region", { name: "আইওএস অ্যাপ" }));
      expect(ios.getByRole("img").getAttribute("src")).toBe("/art/ios-qr.svg");
      expect(ios.getByText(/বিশ্বাস করুন/u)).toBeTruthy();
    },
  );

  it("[SHELL-111] [SITE-27] a platform without a resource is hidden; nothing at all leads home", async () => {
    await show("/down", [LITE]);
    expect(await cards()).toEqual(["এই ডিভাইসে জোনাকি", "আইওএস লাইট"]);
    cleanup();
    await show("/down", []);
    await cards();
    expect(screen.getByRole("link", { name: "মূল পাতায় ফিরুন" }).getAttribute("href")).toBe("/index");
    expect(screen.queryByText("এই ডিভাইসে জোনাকি")).toBeNull();
  });

  it("[SHELL-111] whoever scanned the Android code sees Android first", async () => {
    await show("/down?app=android", [LITE, ANDROID]);
    expect((await cards()).slice(1)).toEqual(["অ্যান্ড্রয়েড অ্যাপ", "আইওএস লাইট"]);
  });

  it("[SHELL-111] offers to install the app once, as soon as the browser can", async () => {
    const { install } = await show("/down", [LITE, ANDROID]);
    await cards();
    expect(screen.queryByRole("button", { name: "অ্যাপ ইনস্টল করুন" })).toBeNull();
    act(() => install.state.set("ready"));
    await userEvent.click(screen.getByRole("button", { name: "অ্যাপ ইনস্টল করুন" }));
    expect(install.ask).toHaveBeenCalledOnce();
    expect(screen.queryByText("এই ডিভাইসে জোনাকি")).toBeNull();
  });

  it("[SHELL-111] without a card of its own the offer stands above the others", async () => {
    await show("/down", [LITE], "ready");
    await cards();
    const here = within(screen.getByRole("region", { name: "এই ডিভাইসে জোনাকি" }));
    expect(here.getByRole("button", { name: "অ্যাপ ইনস্টল করুন" })).toBeTruthy();
  });

  it.each([
    ["by-hand", true, /শেয়ার বোতাম/u],
    ["by-hand", false, /ব্রাউজারের মেনু খুলে/u],
    ["installed", false, /ইনস্টল করা আছে/u],
  ] as const)(
    "[SHELL-111] says how where the browser cannot (%s, apple %s)",
    async (state, isApple, words) => {
      await show("/down", [LITE], state, isApple);
      await cards();
      expect(screen.getByText(words)).toBeTruthy();
    },
  );
});

describe("what a download is", () => {
  const origin = "https://jonaki.example";
  const kind = (url: string) => downloadKind(resource("Android", url), origin);

  it("[SHELL-111] unknown sources are spoken of only for an app file", () => {
    expect(kind("/files/jonaki.apk?v=3")).toBe("file");
    expect(kind("https://files.example/jonaki.apk")).toBe("file");
    expect(kind("/down?app=android")).toBe("app");
    expect(kind("https://jonaki.example/down")).toBe("app");
    expect(kind("https://store.example/jonaki")).toBe("store");
    for (const other of ["app", "store", "profile", "ios"] as const)
      expect(stepsOf(other)).not.toContain("download_apk_2");
    expect(stepsOf("file")).toContain("download_apk_2");
  });

  it("[SHELL-72] a QR code holds an address of the visitor's own host", () => {
    expect(wholeAddress("/jonaki.mobileconfig", origin)).toBe("https://jonaki.example/jonaki.mobileconfig");
    expect(wholeAddress("https://store.example/a?b=1", origin)).toBe("https://store.example/a?b=1");
    expect(wholeAddress("http://[broken", origin)).toBe("http://[broken");
  });
});
