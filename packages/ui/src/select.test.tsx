// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Select } from "./select.tsx";

afterEach(cleanup);

const choices = [
  { value: "all", label: "All" },
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost", disabled: true },
  { value: "open", label: "Open" },
] as const;
type Status = (typeof choices)[number]["value"];

function Page({ onValue }: { readonly onValue: (value: Status) => void }) {
  const [value, setValue] = useState<Status | null>(null);
  const choose = (next: Status) => {
    setValue(next);
    onValue(next);
  };
  return (
    <form aria-label="form">
      <Select<Status>
        label="Status"
        name="status"
        placeholder="Choose"
        choices={choices}
        value={value}
        onValue={choose}
      />
      <button type="button">elsewhere</button>
    </form>
  );
}

const box = () => screen.getByRole("combobox");
const active = () =>
  document.querySelector(`#${CSS.escape(box().getAttribute("aria-activedescendant") ?? "")}`);

it("is named by its label and its value", async () => {
  render(<Page onValue={vi.fn()} />);
  expect(screen.getByRole("combobox", { name: "Status Choose" })).toBeTruthy();
  await userEvent.click(box());
  await userEvent.click(screen.getByRole("option", { name: "Won" }));
  expect(screen.getByRole("combobox", { name: "Status Won", expanded: false })).toBeTruthy();
  expect(new FormData(screen.getByRole<HTMLFormElement>("form")).get("status")).toBe("won");
});

it("can be worked by keyboard alone, past what is disabled", async () => {
  const onValue = vi.fn();
  render(<Page onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(active()?.textContent).toBe("All");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()?.textContent).toBe("Open");
  await userEvent.keyboard("{Enter}");
  expect(onValue).toHaveBeenCalledExactlyOnceWith("open");
  expect(document.activeElement).toBe(box());
});

it("finds a choice by its first letters", async () => {
  const onValue = vi.fn();
  render(<Page onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard(" op ");
  expect(onValue).toHaveBeenCalledExactlyOnceWith("open");
});

it("does not choose what is disabled, and closes on a press elsewhere and on Tab", async () => {
  const onValue = vi.fn();
  render(<Page onValue={onValue} />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole("option", { name: "Lost" }));
  expect(onValue).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "elsewhere" }));
  expect(box().getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(box());
  await userEvent.tab();
  expect(box().getAttribute("aria-expanded")).toBe("false");
});

it("stays open when a tap on an option takes the focus to the dialog around it", async () => {
  const onValue = vi.fn();
  render(
    <dialog open tabIndex={-1}>
      <Page onValue={onValue} />
    </dialog>,
  );
  await userEvent.click(box());
  fireEvent.blur(box(), { relatedTarget: screen.getByRole("dialog") });
  expect(box().getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(screen.getByRole("option", { name: "Won" }));
  expect(onValue).toHaveBeenCalledExactlyOnceWith("won");
  expect(document.activeElement).toBe(box());
});
