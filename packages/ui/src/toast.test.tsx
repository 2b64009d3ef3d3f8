// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastHost, showToast } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastHost label="Messages" />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** In small steps: React hands out what happened in one before the next begins. */
async function wait(timeMs: number): Promise<void> {
  for (let passedMs = 0; passedMs < timeMs; passedMs += 100) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(100);
    });
  }
}

it("[ERR-5] a notification leaves after four seconds", async () => {
  showToast({ text: "Added", closeLabel: "Close" });
  await wait(3_900);
  expect(screen.getByText("Added")).toBeTruthy();
  await wait(1_000);
  expect(screen.queryByText("Added")).toBeNull();
});

it("[ERR-5] a new notification takes the place of the one that shows", async () => {
  showToast({ text: "First", closeLabel: "Close" });
  await wait(100);
  showToast({ text: "Second", closeLabel: "Close" });
  await wait(600);
  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Second")).toBeTruthy();
});

it("runs its action and leaves", async () => {
  const onPress = vi.fn();
  showToast({ text: "Failed", closeLabel: "Close", action: { label: "Again", onPress } });
  await wait(100);
  fireEvent.click(screen.getByRole("button", { name: "Again" }));
  await wait(600);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Failed")).toBeNull();
});
