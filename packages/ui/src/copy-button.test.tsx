// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const words = { text: "JN88", label: "Copy", copiedLabel: "Copied", failedLabel: "Not copied" };
const press = () => act(async () => void fireEvent.click(screen.getByRole("button")));

it("copies the text, says so, and is ready again after two seconds", async () => {
  writeText.mockResolvedValueOnce();
  render(<CopyButton {...words} />);
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("JN88");
  expect(screen.getByRole("status").textContent).toBe("Copied");
  act(() => {
    vi.advanceTimersByTime(2_000);
  });
  expect(screen.getByRole("button").textContent).toBe("Copy");
  expect(screen.getByRole("status").textContent).toBe("");
});

it("says so when the browser refuses", async () => {
  writeText.mockRejectedValueOnce(new Error("denied"));
  render(<CopyButton {...words} iconOnly />);
  await press();
  expect(screen.getByRole("status").textContent).toBe("Not copied");
  expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
});
