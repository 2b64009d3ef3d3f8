// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tooltip } from "./tooltip.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Opens the settings">
      <button type="button">Settings</button>
    </Tooltip>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole("button");
const wait = (timeMs: number) =>
  act(() => {
    vi.advanceTimersByTime(timeMs);
  });
const isShown = () => screen.queryByRole("tooltip") !== null;

it("shows at once for the keyboard, describes its button, and Escape hides it", () => {
  fireEvent.focus(button());
  expect(screen.getByRole("button", { description: "Opens the settings" })).toBe(button());
  fireEvent.keyDown(button(), { key: "Escape" });
  expect(isShown()).toBe(false);
  expect(button().hasAttribute("aria-describedby")).toBe(false);
});

it("shows for a resting mouse only, and not for touch", () => {
  fireEvent.pointerOver(button(), { pointerType: "touch" });
  wait(1_000);
  expect(isShown()).toBe(false);
  fireEvent.pointerOver(button(), { pointerType: "mouse" });
  wait(399);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
  fireEvent.pointerOut(button());
  wait(200);
  expect(isShown()).toBe(false);
});

it("stays away from a button that is being pressed", () => {
  fireEvent.pointerDown(button(), { pointerType: "mouse" });
  fireEvent.focus(button());
  wait(1_000);
  expect(isShown()).toBe(false);
});
