// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import type { ComponentType } from "react";
import { CHUNK_TIMEOUT_MS } from "@jonaki/wire/constants";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "./chunk-load-error.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { lazyPage } from "./lazy-page.ts";
import { fakeTime } from "./test-doubles.tsx";

type Loader = () => Promise<ComponentType<object>>;

function draw(load: Loader) {
  const time = fakeTime();
  const { Page, preload } = lazyPage(load, time.after);
  const show = () =>
    render(
      <ErrorBoundary screens={{ "slow-load": <p>slow-load</p>, fault: <p>fault</p> }}>
        <Suspense fallback={<p>bones</p>}>
          <Page />
        </Suspense>
      </ErrorBoundary>,
    );
  return { time, show, preload };
}

const Screen = () => <p>the page</p>;

describe("lazy parts", () => {
  // React tells the console about every error that a boundary catches.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
  afterEach(cleanup);

  it("a part that comes is shown, after its skeleton", async () => {
    const { show } = draw(() => Promise.resolve(Screen));
    await act(async () => void show());
    expect(screen.getByText("the page")).toBeTruthy();
  });

  it("[SITE-61] a part that is missing raises ChunkLoadError", async () => {
    const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    await expect(loadChunk(missing, fakeTime().after)).rejects.toBeInstanceOf(ChunkLoadError);
    const { show } = draw(missing);
    await act(async () => void show());
    expect(screen.getByText("slow-load")).toBeTruthy();
  });

  it("[SITE-61] a part that does not come within 120000 ms raises ChunkLoadError, and not before", async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    const { show, time } = draw(() => new Promise(() => undefined));
    await act(async () => void show());
    await act(() => time.advance(119_999));
    expect(screen.getByText("bones")).toBeTruthy();
    await act(() => time.advance(1));
    expect(screen.getByText("slow-load")).toBeTruthy();
  });

  it("[SITE-61] the name of the error is ChunkLoadError", () => {
    expect(new ChunkLoadError().name).toBe("ChunkLoadError");
  });

  it("[SITE-62] any other error of a screen is a fault, not a slow line", async () => {
    const { show } = draw(() =>
      Promise.resolve(() => {
        throw new Error("bug");
      }),
    );
    await act(async () => void show());
    expect(screen.getByText("fault")).toBeTruthy();
  });

  it("loading ahead loads once, and a failure waits until the page is drawn", async () => {
    let loads = 0;
    const { show, preload } = draw(() => {
      loads += 1;
      return Promise.reject(new Error("gone"));
    });
    preload();
    preload();
    await act(async () => void show());
    expect(loads).toBe(1);
    expect(screen.getByText("slow-load")).toBeTruthy();
  });
});
