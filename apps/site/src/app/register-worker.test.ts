import { describe, expect, it } from "vitest";
import { registerWorker } from "./register-worker.ts";

function open(readyState: string, workers: "none" | "free" | "served" = "free") {
  const registered: string[] = [];
  const loads: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const register = (path: string): Promise<never> => {
    registered.push(path);
    return Promise.reject(new TypeError("no such file"));
  };
  const controller = workers === "served" ? {} : null;
  const window = {
    navigator: workers === "none" ? {} : { serviceWorker: { register, controller } },
    document: { readyState },
    addEventListener: (_kind: string, run: () => void) => void loads.push(run),
  };
  registerWorker(window as unknown as Window, {
    whenIdle: (run) => {
      idle.push(run);
      return () => undefined;
    },
  });
  return { registered, loads, idle };
}

describe("registering the service worker", () => {
  it("[SITE-61] waits for the first view and an idle moment, and its failure is nobody's", () => {
    const { registered, loads, idle } = open("loading");
    expect([idle.length, registered]).toEqual([0, []]);
    loads[0]?.();
    expect(registered).toEqual([]);
    idle[0]?.();
    expect(registered).toEqual(["/service-worker.js"]);
  });

  it("[SITE-61] a browser without workers, as over plain http, is left alone, and so is a page that has one", () => {
    for (const workers of ["none", "served"] as const) {
      const { loads, idle } = open("complete", workers);
      expect([loads, idle]).toEqual([[], []]);
    }
    expect(open("complete").idle).toHaveLength(1);
  });
});
