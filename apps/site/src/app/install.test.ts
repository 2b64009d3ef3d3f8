// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { browserInstall, isAppleTouch } from "./install.ts";

const offer = () =>
  Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: vi.fn() });

describe("installing the app", () => {
  it("[SHELL-111] the browser's offer is kept, used once, and can come again", async () => {
    const install = browserInstall(window);
    expect(install.state.get()).toBe("by-hand");
    const first = offer();
    window.dispatchEvent(first);
    expect([install.state.get(), first.defaultPrevented]).toEqual(["ready", true]);
    await install.ask();
    await install.ask();
    expect([first.prompt.mock.calls.length, install.state.get()]).toEqual([1, "by-hand"]);
    window.dispatchEvent(offer());
    expect(install.state.get()).toBe("ready");
  });

  it("[SHELL-111] an installed app is not offered again", async () => {
    const install = browserInstall(window);
    window.dispatchEvent(offer());
    window.dispatchEvent(new Event("appinstalled"));
    await install.ask();
    expect(install.state.get()).toBe("installed");
  });

  it("[SHELL-111] iPhones and iPads are known, also the iPad that calls itself a Mac", () => {
    expect([isAppleTouch("iPhone", 5), isAppleTouch("MacIntel", 5)]).toEqual([true, true]);
    expect([isAppleTouch("MacIntel", 0), isAppleTouch("Linux armv8l", 5)]).toEqual([false, false]);
  });
});
