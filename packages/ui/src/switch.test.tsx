// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { Segment } from "./segment.tsx";
import { Switch } from "./switch.tsx";

afterEach(cleanup);

it("switches by the Space key and by a press on its words", async () => {
  const onValue = vi.fn();
  render(<Switch label="Sound" hint="everywhere" onValue={onValue} />);
  const control = screen.getByRole("switch", { name: "Sound", description: "everywhere" });
  await userEvent.tab();
  expect(document.activeElement).toBe(control);
  await userEvent.keyboard(" ");
  await userEvent.click(screen.getByText("Sound"));
  expect(onValue.mock.calls).toEqual([[true], [false]]);
});

it("[SHELL-101] a checkbox shows its error beside its words and is tied to it", async () => {
  const onValue = vi.fn();
  render(
    <Checkbox error="Tick this first" onValue={onValue}>
      I accept
    </Checkbox>,
  );
  const box = screen.getByRole("checkbox", { name: "I accept", description: "Tick this first" });
  expect(box.getAttribute("aria-invalid")).toBe("true");
  await userEvent.click(box);
  expect(onValue).toHaveBeenCalledExactlyOnceWith(true);
});

it("a segment has exactly one view on, moved by arrow keys", async () => {
  const choices = [
    { value: "day", label: "Day" },
    { value: "week", label: "Week" },
  ];
  function Page() {
    const [value, setValue] = useState("day");
    return <Segment label="Period" choices={choices} value={value} onValue={setValue} />;
  }
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getAllByRole("radio", { checked: true })).toEqual([
    screen.getByRole("radio", { name: "Week" }),
  ]);
});
