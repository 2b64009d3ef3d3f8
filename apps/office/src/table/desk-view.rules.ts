// How somebody looks at a table, and how an address says it [OFF-19]; pure.
import type { DeskFilter } from "./desk-shape.ts";

export interface DeskSort {
  readonly column: string;
  readonly isDown: boolean;
}

export interface DeskView {
  readonly search: string;
  /** By filter; what is not narrowed is not there. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: DeskSort | null;
  readonly page: number;
  /** Null for the columns a table has by itself. */
  readonly columns: readonly string[] | null;
}

export const FIRST_VIEW: DeskView = { search: "", filters: {}, sort: null, page: 1, columns: null };

const KEYS = { search: "q", sort: "sort", page: "page", columns: "columns" } as const;

/** The names under which filters stand in the address. */
export const filterIds = (filters: readonly DeskFilter[]): readonly string[] =>
  filters.flatMap((filter) => (filter.kind === "days" ? ["from", "to"] : [filter.id]));

export function readView(address: URLSearchParams, filters: readonly DeskFilter[]): DeskView {
  const sort = address.get(KEYS.sort) ?? "";
  const columns = address.get(KEYS.columns) ?? "";
  const page = Number(address.get(KEYS.page));
  const given = filterIds(filters).flatMap((id) => {
    const value = address.get(id) ?? "";
    return value === "" ? [] : [[id, value] as const];
  });
  return {
    search: address.get(KEYS.search) ?? "",
    filters: Object.fromEntries(given),
    sort: sort === "" ? null : { column: sort.replace(/^-/u, ""), isDown: sort.startsWith("-") },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    columns: columns === "" ? null : columns.split("."),
  };
}

/** What the view says, and nothing where it is as it was at first. */
export function writeView({
  search,
  filters,
  sort,
  page,
  columns,
}: DeskView): Readonly<Record<string, string>> {
  return {
    ...filters,
    ...(search === "" ? {} : { [KEYS.search]: search }),
    ...(sort === null ? {} : { [KEYS.sort]: `${sort.isDown ? "-" : ""}${sort.column}` }),
    ...(page === 1 ? {} : { [KEYS.page]: String(page) }),
    ...(columns === null ? {} : { [KEYS.columns]: columns.join(".") }),
  };
}

/** The address with this view in it; what else stands there stays, except what was open in the old view. */
export function addressWith(
  address: URLSearchParams,
  view: DeskView,
  filters: readonly DeskFilter[],
): URLSearchParams {
  const own = new Set<string>([...Object.values(KEYS), ...filterIds(filters)]);
  const others = [...address].filter(([key]) => !own.has(key));
  return new URLSearchParams([...Object.entries(writeView(view)), ...others]);
}

/** What is worth remembering: not the page, nor what was searched for, nor days that will be over. */
export function lastingView(view: DeskView, filters: readonly DeskFilter[]): DeskView {
  const lasting = new Set(filters.flatMap((filter) => (filter.kind === "choice" ? [filter.id] : [])));
  const kept = Object.entries(view.filters).filter(([id]) => lasting.has(id));
  return { ...view, search: "", page: 1, filters: Object.fromEntries(kept) };
}

export const isFiltered = ({ search, filters }: DeskView): boolean =>
  search !== "" || Object.keys(filters).length > 0;

/** Up, down, and then as they came. */
export function nextSort(sort: DeskSort | null, column: string): DeskSort | null {
  if (sort?.column !== column) return { column, isDown: false };
  return sort.isDown ? null : { column, isDown: true };
}
