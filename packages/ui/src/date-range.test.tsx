// @vitest-environment happy-dom
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { DateRange } from "./date-range.tsx";

// How long a part takes to come is the machine's affair.
configure({ asyncUtilTimeout: 45_000 });

afterEach(cleanup);

const shared = {
  label: "Dates",
  today: "2026-11-15",
  value: { from: "2026-11-09", to: "2026-11-15" },
  closeLabel: "Close",
  presetLabels: {
    previous7: "last week",
    previous30: "last month",
    next7: "coming week",
    next30: "coming month",
  },
};

async function open() {
  await userEvent.click(screen.getByRole("button", { name: /Dates 2026-11-09/ }));
  return within(await screen.findByRole("dialog", { name: "Dates" }));
}

it("[SHELL-108] offers four ranges and answers with the one pressed", async () => {
  const onValue = vi.fn();
  render(<DateRange {...shared} language="EN" onValue={onValue} />);
  const dialog = await open();
  expect(dialog.getByRole("button", { name: "last week" }).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(dialog.getByRole("button", { name: "coming month" }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith({ from: "2026-11-15", to: "2026-12-14" });
});

it("[SHELL-108] a report offers no coming days, neither as a range nor in the calendar", async () => {
  render(<DateRange {...shared} language="EN" report onValue={vi.fn()} />);
  const dialog = await open();
  expect(dialog.queryByRole("button", { name: /coming/ })).toBeNull();
  const tomorrow = await dialog.findByRole<HTMLButtonElement>("button", { name: "Monday, 16 November 2026" });
  expect(tomorrow.disabled).toBe(true);
});

it("answers with two days picked in the calendar, whichever is pressed first", async () => {
  const onValue = vi.fn();
  render(<DateRange {...shared} language="EN" onValue={onValue} />);
  const dialog = await open();
  await userEvent.click(await dialog.findByRole("button", { name: "Thursday, 12 November 2026" }));
  expect(onValue).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole("button", { name: "Tuesday, 3 November 2026" }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith({ from: "2026-11-03", to: "2026-11-12" });
});

it("takes one day pressed twice as a range of that day", async () => {
  const onValue = vi.fn();
  render(<DateRange {...shared} language="EN" onValue={onValue} />);
  const dialog = await open();
  const day = await dialog.findByRole("button", { name: "Thursday, 12 November 2026" });
  await userEvent.click(day);
  await userEvent.click(day);
  expect(onValue).toHaveBeenCalledExactlyOnceWith({ from: "2026-11-12", to: "2026-11-12" });
});

it("shows the calendar in Bengali names and digits and marks today", async () => {
  render(<DateRange {...shared} language="BN" onValue={vi.fn()} />);
  const dialog = await open();
  const today = await dialog.findByRole("button", { name: "রবিবার, ১৫ নভেম্বর ২০২৬" });
  expect(today.textContent).toBe("১৫");
  expect(today.getAttribute("aria-current")).toBe("date");
});
