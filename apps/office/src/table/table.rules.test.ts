import { describe, expect, it } from "vitest";
import { csvText } from "./csv.rules.ts";
import type { DeskColumn, DeskFilter } from "./desk-shape.ts";
import { addressWith, FIRST_VIEW, lastingView, nextSort, readView, writeView } from "./desk-view.rules.ts";
import { everyPage } from "./every-page.ts";
import { wholePage } from "./whole-list.rules.ts";

interface Row {
  readonly name: string;
  readonly age: string;
}

const FILTERS: readonly DeskFilter[] = [
  { kind: "days" },
  { kind: "choice", id: "state", title: "record_state", choices: [] },
];
const column = (id: keyof Row, isSortable: boolean): DeskColumn<Row> => ({
  id,
  title: "office_person_name",
  isSortable,
  text: (row) => row[id],
  cell: (row) => row[id],
});
const COLUMNS = [column("name", false), column("age", true)];

describe("the view of a table", () => {
  it("[OFF-19] stands in the address and is read from it again, whatever else stands there", () => {
    const view = {
      search: "রহিম & co",
      filters: { state: "WAITING", from: "2026-11-01", to: "2026-11-16" },
      sort: { column: "age", isDown: true },
      page: 3,
      columns: ["name", "age"],
    };
    const address = addressWith(new URLSearchParams("open=7&page=9&state=OLD"), view, FILTERS);
    expect(readView(address, FILTERS)).toEqual(view);
    expect(address.get("open")).toBe("7");
    expect(writeView(FIRST_VIEW)).toEqual({});
  });

  it("[OFF-19] an address that somebody wrote by hand gives a view all the same", () => {
    const address = new URLSearchParams("page=-4&sort=&columns=&state=&other=1");
    expect(readView(address, FILTERS)).toEqual(FIRST_VIEW);
  });

  it("[OFF-19] what is remembered is not the page, the search or days that will be over", () => {
    const view = readView(
      new URLSearchParams("q=x&page=2&from=2026-11-01&to=2026-11-02&state=A&sort=age&columns=age"),
      FILTERS,
    );
    expect(writeView(lastingView(view, FILTERS))).toEqual({ state: "A", sort: "age", columns: "age" });
  });

  it("[OFF-19] a column is sorted up, down, and then no more", () => {
    const up = nextSort({ column: "name", isDown: true }, "age");
    expect(up).toEqual({ column: "age", isDown: false });
    expect(nextSort(up, "age")).toEqual({ column: "age", isDown: true });
    expect(nextSort({ column: "age", isDown: true }, "age")).toBeNull();
  });
});

describe("a list that is here as a whole", () => {
  const rows = Array.from({ length: 45 }, (_, index) => ({ name: `Person ${index}`, age: String(index) }));

  it("[OFF-19] is searched in every column, sorted by number where it counts, and cut into pages", () => {
    const all = wholePage(rows, { ...FIRST_VIEW, page: 3 }, COLUMNS);
    expect([all.rows.length, all.pageCount, all.found.length]).toEqual([5, 3, 45]);
    const found = wholePage(rows, { ...FIRST_VIEW, search: " PERSON 1 " }, COLUMNS);
    expect(found.found.map(({ age }) => age)).toEqual([
      "1",
      "10",
      "11",
      "12",
      "13",
      "14",
      "15",
      "16",
      "17",
      "18",
      "19",
    ]);
    const down = wholePage(rows, { ...FIRST_VIEW, sort: { column: "age", isDown: true } }, COLUMNS);
    expect(down.rows[0]).toEqual({ name: "Person 44", age: "44" });
  });

  it("[OFF-19] a page that is not there any more shows the last one, and a column that cannot be sorted by sorts nothing", () => {
    const view = { ...FIRST_VIEW, page: 99, sort: { column: "name", isDown: true } };
    expect(wholePage(rows, view, COLUMNS, ({ age }) => Number(age) < 25).rows.map(({ age }) => age)).toEqual([
      "20",
      "21",
      "22",
      "23",
      "24",
    ]);
  });
});

describe("CSV", () => {
  it("[OFF-19] keeps Bengali, quotes what must be quoted, and lets no cell be a formula", () => {
    const rows = [
      { name: 'রহিম, "ছোট"', age: "=1+1" },
      { name: "a\nb", age: "@x" },
    ];
    expect(csvText(COLUMNS, rows, (key) => key)).toBe(
      '\uFEFFoffice_person_name,office_person_name\n"রহিম, ""ছোট""",\'=1+1\n"a\nb",\'@x\n',
    );
  });

  it("[OFF-19] takes every page, and is no file at all when one is missing", async () => {
    const page = (pageNo: number) => ({ ok: true as const, value: { list: [pageNo], totalPages: 3 } });
    expect(await everyPage((pageNo) => Promise.resolve(page(pageNo)))).toEqual([1, 2, 3]);
    const failure = { ok: false as const, code: "NETWORK" as const, message: "", value: null };
    expect(await everyPage((pageNo) => Promise.resolve(pageNo === 2 ? failure : page(pageNo)))).toBeNull();
  });
});
