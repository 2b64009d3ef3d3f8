// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { browserInstall, isAppleTouch } from "./install.ts";

const offer = () =>
  Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: vi.fn() });

describe("installing the app", () => {
  it("[SHELL-111] the browser's offer is kept, used once, and can come again", async () => {
    const install = browserInstall(window, { whenIdle: () => () => undefined });
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
    const install = browserInstall(window, { whenIdle: () => () => undefined });
    window.dispatchEvent(offer());
    window.dispatchEvent(new Event("appinstalled"));
    await install.ask();
    expect(install.state.get()).toBe("installed");
  });

  it("[SHELL-111] where it runs as an app it knows, once there is time to look", () => {
    const look = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const later: (() => void)[] = [];
    const whenIdle = (run: () => void) => {
      later.push(run);
      return () => undefined;
    };
    const install = browserInstall(window, { whenIdle });
    expect([install.state.get(), look.mock.calls.length]).toEqual(["by-hand", 0]);
    for (const run of later) run();
    expect(install.state.get()).toBe("installed");
    look.mockRestore();
  });

  it("[SHELL-111] iPhones and iPads are known, also the iPad that calls itself a Mac", () => {
    expect([isAppleTouch("iPhone", 5), isAppleTouch("MacIntel", 5)]).toEqual([true, true]);
    expect([isAppleTouch("MacIntel", 0), isAppleTouch("Linux armv8l", 5)]).toEqual([false, false]);
  });
});
