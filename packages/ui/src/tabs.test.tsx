// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const choices = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta", disabled: true },
  { value: "c", label: "Gamma" },
];

function Page() {
  const [value, setValue] = useState("a");
  return (
    <Tabs label="views" choices={choices} value={value} onValue={setValue}>
      panel {value}
    </Tabs>
  );
}

it("walks by arrow keys, Home and End, past what is disabled and round the ends", async () => {
  render(<Page />);
  await userEvent.tab();
  const chosen = () => document.activeElement?.textContent;
  expect(chosen()).toBe("Alpha");
  const visited: unknown[] = [];
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"]) {
    await userEvent.keyboard(`{${key}}`);
    visited.push(chosen());
  }
  expect(visited).toEqual(["Gamma", "Alpha", "Gamma", "Alpha", "Gamma"]);
  expect(screen.getByRole("tabpanel", { name: "Gamma" }).textContent).toBe("panel c");
});

it("is one stop of the Tab key, and shows the panel of the tab that is pressed", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("tab", { name: "Gamma" }));
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Gamma");
  expect(screen.getAllByRole("tab").filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});
