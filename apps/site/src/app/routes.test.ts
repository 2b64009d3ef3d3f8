import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAGES } from "./pages.ts";
import { ROUTES } from "./routes.ts";

type Expected = readonly [
  rule: string,
  paths: string,
  content: string,
  header: boolean,
  footer: boolean,
  menu: boolean,
];

const TABLE: readonly Expected[] = [
  ["[SHELL-7]", "/index", "home", true, true, true],
  ["[SHELL-8]", "/register /register.html", "register", true, true, true],
  ["[SHELL-9]", "/noticePage", "notices", true, true, true],
  ["[SHELL-10]", "/vip", "vip", true, true, true],
  ["[SHELL-11]", "/pointMall", "pointMall", true, true, false],
  ["[SHELL-12]", "/lottery /vnlottery /seaLottery", "lottery", true, false, false],
  ["[SHELL-13]", "/elott", "elott", true, true, true],
  ["[SHELL-14]", "/rng /live /pvp /fish /hot /fav", "lobby", true, true, true],
  ["[SHELL-15]", "/sports /esports", "sports", true, true, true],
  ["[SHELL-16]", "/promotions /promoDetail", "promotions", true, true, true],
  ["[SHELL-17]", "/seamless", "seamless", true, false, false],
  ["[SHELL-18]", "/help", "help", true, true, true],
  ["[SHELL-19]", "/helpmc", "helpmc", false, true, false],
  ["[SHELL-20]", "/down", "download", true, true, true],
  ["[SHELL-21]", "/download", "download", true, true, true],
  ["[SHELL-22]", "/join", "join", true, true, true],
  ["[SHELL-23]", "/game", "game", true, false, false],
  ["[SHELL-24]", "/login", "login", true, true, false],
  ["[SHELL-114]", "/fair", "fair", true, true, true],
];

/** The rows of the rule book's table: | **SHELL-n** | paths | content | Header | Footer | Side menu | */
function specRows() {
  const spec = readFileSync(new URL("../../../../docs/spec/shell.md", import.meta.url), "utf8");
  return spec
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => /^\*\*SHELL-\d+\*\*$/.test(cells[1] ?? "") && cells[2]!.startsWith("/"))
    .map((cells) => ({
      rule: cells[1]!.replaceAll("*", ""),
      paths: cells[2]!.split(", "),
      flags: cells.slice(4, 7).map((cell) => cell.startsWith("yes")),
    }));
}

describe("the route table", () => {
  it.each(TABLE)("%s %s shows %s", (rule, paths, content, header, footer, sideMenu) => {
    const row = ROUTES.find((one) => `[${one.rule}]` === rule);
    expect(row).toMatchObject({ paths: paths.split(" "), content, header, footer, sideMenu });
  });

  it("[SHELL-5, SHELL-6] is the rule book's table, with every path once; only / has no page", () => {
    const [first, ...rest] = specRows();
    expect(first).toEqual({ rule: "SHELL-6", paths: ["/"], flags: [false, false, false] });
    expect(
      ROUTES.map(({ rule, paths, header, footer, sideMenu }) => ({
        rule,
        paths,
        flags: [header, footer, sideMenu],
      })),
    ).toEqual(rest);
    const paths = ROUTES.flatMap((row) => row.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("a row is called built exactly when it has a screen", () => {
    const built = ROUTES.filter((row) => row.built).map(({ content }) => content);
    expect(new Set(built)).toEqual(new Set(Object.keys(PAGES)));
  });
});
