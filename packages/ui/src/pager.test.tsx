// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Pager } from "./pager.tsx";

afterEach(cleanup);

const words = { label: "pages", previousLabel: "Prev", nextLabel: "Next" };

it("[SHELL-107] in Bengali the page numbers are Bengali digits", () => {
  render(<Pager {...words} page={10} pageCount={120} onPage={vi.fn()} language="BN" />);
  const numbers = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(numbers).toEqual(["১", "৯", "১০", "১১", "১২০"]);
  expect(screen.getByRole("button", { current: "page" }).textContent).toBe("১০");
});

it("[SHELL-107] in English they are Latin digits, between the texts Prev and Next", () => {
  render(<Pager {...words} page={1} pageCount={4} onPage={vi.fn()} language="EN" />);
  const buttons = screen.getAllByRole("button").map((button) => button.textContent);
  expect(buttons).toEqual(["Prev", "1", "2", "3", "4", "Next"]);
});

it("goes to the page that is pressed, one back and one on", async () => {
  const onPage = vi.fn();
  render(<Pager {...words} page={3} pageCount={5} onPage={onPage} language="EN" />);
  for (const name of ["Prev", "Next", "5"]) await userEvent.click(screen.getByRole("button", { name }));
  expect(onPage.mock.calls).toEqual([[2], [4], [5]]);
});

it("cannot leave the first or the last page", () => {
  const { rerender } = render(<Pager {...words} page={1} pageCount={2} onPage={vi.fn()} language="EN" />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Prev" }).disabled).toBe(true);
  rerender(<Pager {...words} page={7} pageCount={2} onPage={vi.fn()} language="EN" />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next" }).disabled).toBe(true);
});
