// What the house says, through the whole server: announcements by reader and time, the help centre, the articles.
import { membersOf, startTestApp } from "@jonaki/testkit";
import type { Members, SendOptions, TestApp } from "@jonaki/testkit";
import { HOSTILE_HTML } from "@jonaki/testkit/hostile-html";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
const RAISED = { LIMIT_DEVICE_PER_MINUTE: "1000000", LIMIT_ADDRESS_PER_MINUTE: "1000000" };
let house: TestApp;
let members: Members;
beforeAll(async () => {
  house = await startTestApp(RAISED);
  members = membersOf(house);
});
afterAll(() => house.stop());
beforeEach(async () => {
  house.clock.advance(MINUTE_MS);
  for (const table of ["announcements", "help_sections", "articles"])
    await members.rows(`delete from ${table}`);
});

type Row = Readonly<Record<string, unknown>>;
const ago = (ms: number): Date => new Date(house.clock.now().getTime() - ms);

async function insert(table: string, row: Row): Promise<void> {
  const names = Object.keys(row);
  await members.rows(
    `insert into ${table} (${names.join(", ")}) values (${names.map((_one, place) => `$${place + 1}`).join(", ")})`,
    Object.values(row),
  );
}
const announce = (title: string, changes: Row = {}): Promise<void> =>
  insert("announcements", {
    type: "PL",
    state: "SHOWN",
    starts_at: ago(MINUTE_MS),
    title_bn: `${title} বাংলা`,
    title_en: title,
    ...changes,
  });

const ask = async (query: string, options: SendOptions = {}) => {
  house.clock.advance(1_000);
  const { status, body } = await house.send("GET", `/wps/relay/MCSFE_getListAnnouncements?${query}`, {
    headers: { language: "EN" },
    ...options,
  });
  expect([status, body.code]).toEqual([200, null]);
  return body.value as Record<"player" | "banners" | "popup" | "promotion", Record<string, unknown>[]>;
};
const ALL_TYPES = "types=B,PL,PU,PR,H&platform=W&execution=B";
const titles = (rows: readonly Row[]): string[] => rows.map((row) => String(row["title"]));
const player = async (options: SendOptions = {}): Promise<string[]> =>
  titles((await ask(ALL_TYPES, options)).player).toSorted();

describe("announcements", () => {
  it("[MSG-1] [CALL-49] a visitor without a token gets the four parts, the newest notice first and headlines pinned", async () => {
    await announce("older", { starts_at: ago(3 * MINUTE_MS) });
    await announce("newer", { starts_at: ago(2 * MINUTE_MS), kind: "PAYMENT" });
    await announce("headline", { type: "H", starts_at: ago(9 * MINUTE_MS) });
    await announce("popup", { type: "PU" });
    await announce("banner", {
      type: "B",
      image: "/pictures/eid.webp",
      link: "/promotions",
      content_en: "<p>Join</p>",
    });
    const answer = await ask(ALL_TYPES);
    expect(titles(answer.player)).toEqual(["headline", "newer", "older"]);
    expect(answer.player.map(({ isPinned }) => isPinned)).toEqual([true, false, false]);
    expect(titles(answer.popup)).toEqual(["popup"]);
    expect(answer.banners).toEqual([
      {
        id: expect.stringMatching(/^\d+$/u),
        group: "home",
        title: "banner",
        content: "<p>Join</p>",
        image: "/pictures/eid.webp",
        link: "/promotions",
        promotionId: null,
      },
    ]);
    expect(answer.promotion).toEqual([]);
  });

  it("[MSG-2] each type fills its own part and no other", async () => {
    await announce("notice");
    await announce("headline", { type: "H" });
    await announce("popup", { type: "PU" });
    await announce("banner", { type: "B", image: "/a.webp" });
    const filled = async (types: string) =>
      Object.entries(await ask(`types=${types}`)).flatMap(([part, rows]) =>
        titles(rows).map((one) => `${part} ${one}`),
      );
    expect(await filled("B")).toEqual(["banners banner"]);
    expect(await filled("PL")).toEqual(["player notice"]);
    expect(await filled("PU")).toEqual(["popup popup"]);
    expect(await filled("H")).toEqual(["player headline"]);
    expect(await filled("PR")).toEqual([]);
    const path = "/wps/relay/MCSFE_getListAnnouncements";
    for (const query of ["", "?types=X", "?types=", "?types=B&platform=M", "?types=B,B,B,B,B,B"])
      expect((await house.send("GET", path + query)).status, query).toBe(400);
  });

  it("[MSG-5] a notice has title, content and time, in the language of the request", async () => {
    const starts_at = ago(5 * MINUTE_MS);
    await announce("Eid", { starts_at, content_bn: "<p>ঈদ</p>", content_en: "<p>Eid</p>", kind: "GAMES" });
    const [english] = (await ask(ALL_TYPES)).player;
    const timestamp = starts_at.toISOString();
    const same = { id: expect.any(String), timestamp, kind: "GAMES", isPinned: false };
    expect(english).toEqual({ ...same, title: "Eid", content: "<p>Eid</p>" });
    const [bengali] = (await ask(ALL_TYPES, { headers: {} })).player;
    expect(bengali).toEqual({ ...same, title: "Eid বাংলা", content: "<p>ঈদ</p>" });
  });

  it("[MSG-12] each reader sees what is for them: all, members, agents, a rank and those above it", async () => {
    await announce("all");
    await announce("members", { target: "MEMBERS" });
    await announce("agents", { target: "AGENTS" });
    await announce("rank 3", { target: "RANK", least_rank: 3 });
    await announce("rank 0", { target: "RANK", least_rank: 0 });
    const as = (session: object) => player({ token: house.sessions.login(session) });
    expect(await player()).toEqual(["all"]);
    expect(await player({ token: "a-token-that-nobody-has" })).toEqual(["all"]);
    expect(await as({ accountType: 4 })).toEqual(["all"]);
    expect(await as({ accountType: 0, rankLevel: 2 })).toEqual(["all", "members", "rank 0"]);
    expect(await as({ accountType: 0, rankLevel: 3 })).toEqual(["all", "members", "rank 0", "rank 3"]);
    for (const accountType of [1, 2, 41, 42])
      expect(await as({ accountType })).toEqual(["agents", "all", "members", "rank 0"]);
  });

  it("[MSG-12] only what is shown now is answered, by the clock and not by the job", async () => {
    const soon = new Date(house.clock.now().getTime() + 10 * MINUTE_MS);
    const later = new Date(soon.getTime() + 10 * MINUTE_MS);
    await announce("draft", { state: "DRAFT" });
    await announce("ended", { state: "ENDED" });
    await announce("planned", { state: "PLANNED", starts_at: soon, ends_at: later });
    await announce("shown", { ends_at: soon });
    expect(await player()).toEqual(["shown"]);
    house.clock.set(soon.toISOString());
    expect(await player()).toEqual(["planned"]);
    house.clock.set(later.toISOString());
    expect(await player()).toEqual([]);
  });

  it("[MSG-13] a banner says which place it is for", async () => {
    await announce("window", { type: "B", image: "/a.webp", banner_group: "w_login", position: 2 });
    await announce("first", { type: "B", image: "https://cdn.example/b.webp", position: 1 });
    const { banners } = await ask("types=B");
    expect(banners.map(({ title, group }) => [title, group])).toEqual([
      ["first", "home"],
      ["window", "w_login"],
    ]);
  });

  it("[MSG-6] [abuse 76] what stands in the database is cleaned again before it is answered", async () => {
    const content_en = HOSTILE_HTML.filter((html) => !html.includes("\u0000")).join("\n");
    await announce("hostile", { content_en });
    await announce("picture", { type: "B", image: "javascript:window.hit=1" });
    const { player: notices, banners } = await ask(ALL_TYPES);
    expect(banners).toEqual([]);
    const content = String(notices[0]?.["content"]);
    expect(content).not.toMatch(
      /<(script|style|iframe|svg|math|form|input|object|embed|meta|base|link|template)/iu,
    );
    expect(content.match(/<[a-z][^>]*>/giu)?.join("") ?? "").not.toMatch(
      /\son\w+=|javascript:|data:|style=/iu,
    );
  });
});

describe("the help centre", () => {
  const help = async (query = "", language = "EN") => {
    house.clock.advance(1_000);
    const { body } = await house.send("GET", `/wps/system/helpCenter${query}`, { headers: { language } });
    return (body.value as { sections: Record<string, string>[] }).sections;
  };
  const section = (name: string, position: number, content = "<p>x</p>"): Promise<void> =>
    insert("help_sections", {
      section: name,
      title_bn: `${name} বাংলা`,
      title_en: name,
      content_bn: "<p>বাংলা</p>",
      content_en: content,
      position,
    });

  it("[MSG-24] [CALL-85] needs no token and answers every section in order, or the one that was asked for", async () => {
    await section("terms", 2);
    await section("about", 1);
    expect((await help()).map((one) => one["section"])).toEqual(["about", "terms", "guide", "news", "blog"]);
    expect(await help("?section=terms")).toEqual([{ section: "terms", title: "terms", content: "<p>x</p>" }]);
    expect(await help("?section=terms", "BN")).toEqual([
      { section: "terms", title: "terms বাংলা", content: "<p>বাংলা</p>" },
    ]);
    expect((await house.send("GET", "/wps/system/helpCenter?section=secrets")).status).toBe(400);
  });

  it("[MSG-25] guide, news and blog stand in it by their titles; their words are articles", async () => {
    expect(await help()).toEqual([
      { section: "guide", title: "Beginner guide", content: "" },
      { section: "news", title: "News", content: "" },
      { section: "blog", title: "Blog", content: "" },
    ]);
    expect((await help("", "BN")).map((one) => one["title"])).toEqual(["নতুনদের গাইড", "খবর", "ব্লগ"]);
  });

  it("[MSG-26] the same content serves the page without a header, cleaned", async () => {
    await section("faq", 1, `<h3>Why?</h3><script>window.hit=1</script><p onclick="x">Because.</p>`);
    expect(await help("?section=faq")).toMatchObject([{ content: "<h3>Why?</h3><p>Because.</p>" }]);
  });
});

describe("articles", () => {
  const article = (title: string, changes: Row = {}): Promise<void> =>
    insert("articles", {
      kind: "BLOG",
      title_bn: `${title} বাংলা`,
      title_en: title,
      summary_bn: "সারাংশ",
      summary_en: "In short",
      content_bn: "<p>বাংলা</p>",
      content_en: "<p>English</p><script>x</script>",
      picture: "/pictures/a.webp",
      published_at: ago(MINUTE_MS),
      ...changes,
    });
  const list = async (query: string, language = "EN") => {
    const { body } = await house.send("GET", `/wps/system/content?${query}`, { headers: { language } });
    return body.value as { articles: Record<string, string>[]; pageNum: number; totalPages: number };
  };

  it("[MSG-27] [CALL-139] nine a page, the newest first, and none before its date", async () => {
    for (let number = 1; number <= 11; number += 1)
      await article(`blog ${number}`, { published_at: ago(number * MINUTE_MS) });
    await article("tomorrow", { published_at: ago(-24 * 60 * MINUTE_MS) });
    await article("guide", { kind: "GUIDE" });
    const [first, second, third] = [
      await list("kind=BLOG"),
      await list("kind=BLOG&pageNo=2"),
      await list("kind=BLOG&pageNo=3"),
    ];
    expect(first.articles.map(({ title }) => title)).toEqual(
      Array.from({ length: 9 }, (_one, place) => `blog ${place + 1}`),
    );
    expect(second.articles.map(({ title }) => title)).toEqual(["blog 10", "blog 11"]);
    expect([first, second, third].map(({ pageNum, totalPages }) => [pageNum, totalPages])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    expect(third.articles).toEqual([]);
    expect(await list("kind=NEWS")).toEqual({ articles: [], pageNum: 1, totalPages: 1 });
    expect((await house.send("GET", "/wps/system/content?kind=SECRET")).status).toBe(400);
  });

  it("[MSG-27] an article has date, title, picture, summary and text in both languages", async () => {
    await article("Luck", { kind: "NEWS" });
    const same = { id: expect.any(String), time: ago(MINUTE_MS).toISOString(), picture: "/pictures/a.webp" };
    expect((await list("kind=NEWS")).articles).toEqual([
      { ...same, title: "Luck", summary: "In short", content: "<p>English</p>" },
    ]);
    expect((await list("kind=NEWS", "BN")).articles).toEqual([
      { ...same, title: "Luck বাংলা", summary: "সারাংশ", content: "<p>বাংলা</p>" },
    ]);
  });
});
