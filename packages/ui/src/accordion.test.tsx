// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { Accordion } from "./accordion.tsx";

afterEach(cleanup);

const items = [
  { id: "one", title: "First", content: "answer one" },
  { id: "two", title: "Second", content: "answer two" },
];
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const answers = () => screen.queryAllByRole("region").map((region) => region.textContent);

it("[SHELL-74] keeps at most one item open", async () => {
  render(<Accordion items={items} />);
  expect(answers()).toEqual([]);
  await press("First");
  expect(answers()).toEqual(["answer one"]);
  await press("Second");
  expect(answers()).toEqual(["answer two"]);
  expect(screen.getByRole("button", { name: "First", expanded: false })).toBeTruthy();
});

it("[SHELL-74] closes an open item that is pressed", async () => {
  render(<Accordion items={items} defaultOpen="two" />);
  await press("Second");
  expect(answers()).toEqual([]);
});
