// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Table } from "./table.tsx";
import type { Column, PhoneRow } from "./table.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Entry {
  readonly id: string;
  readonly sum: string;
}

const columns: readonly Column<Entry>[] = [
  { id: "id", header: "Number", cell: (entry) => entry.id },
  { id: "sum", header: "Sum", cell: (entry) => entry.sum, align: "end" },
];
const rows = [
  { id: "JN1", sum: "+5.00" },
  { id: "JN2", sum: "−5.00" },
];
const phoneRow = (entry: Entry): PhoneRow => ({ title: entry.id, end: entry.sum });
const shared = { caption: "Bets", columns, rowKey: (entry: Entry) => entry.id, phoneRow };

function onScreen(isPhone: boolean): void {
  const query = { matches: isPhone, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, "matchMedia").mockReturnValue(query as unknown as MediaQueryList);
}

it("is a table with headed columns on a wide screen", () => {
  onScreen(false);
  render(<Table {...shared} rows={rows} />);
  const table = within(screen.getByRole("table", { name: "Bets" }));
  expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["Number", "Sum"]);
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
    "JN1",
    "+5.00",
    "JN2",
    "−5.00",
  ]);
});

it("is a list with one item a row on a phone", () => {
  onScreen(true);
  render(<Table {...shared} rows={rows} />);
  expect(screen.queryByRole("table")).toBeNull();
  const list = within(screen.getByRole("list", { name: "Bets" }));
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["JN1+5.00", "JN2−5.00"]);
});

it("shows what stands for no rows, but not while they are still loading", () => {
  onScreen(false);
  const { rerender } = render(<Table {...shared} rows={[]} empty={<p>nothing yet</p>} />);
  expect(screen.getByText("nothing yet")).toBeTruthy();
  rerender(<Table {...shared} rows={[]} empty={<p>nothing yet</p>} loading />);
  expect(screen.queryByText("nothing yet")).toBeNull();
  expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
});

it("shows what its columns sum to before the rows, by name on a phone", () => {
  const totals = { label: "Totals", figures: [{ column: "sum", name: "Sum", figure: "৳0.00" }] };
  onScreen(false);
  render(<Table {...shared} rows={rows} totals={totals} />);
  const [, first] = screen.getAllByRole("row");
  expect(first?.textContent).toBe("Totals৳0.00");
  expect(screen.getByRole("rowheader", { name: "Totals" })).toBeTruthy();
  cleanup();
  onScreen(true);
  render(<Table {...shared} rows={rows} totals={totals} />);
  expect(screen.getByText("৳0.00").closest("div")?.textContent).toBe("Sum৳0.00");
  cleanup();
  render(<Table {...shared} rows={[]} loading totals={totals} />);
  expect(screen.queryByText("৳0.00")).toBeNull();
});
