// A first view is drawn seldom, served while it is fresh, and left out when it cannot be drawn.
import { describe, expect, it } from "vitest";
import { keepFirstViews } from "./first-views.ts";
import type { DrawnView, WantedView } from "./first-views.ts";

const WANTED: WantedView = { path: "/index", origin: "https://jonaki.example", view: "phone", start: "{}" };

function house(draw: (count: number) => Promise<DrawnView | null>) {
  let nowMs = 0;
  let drawn = 0;
  const warned: string[] = [];
  const log = { warn: (_more: unknown, text: string) => void warned.push(text) } as never;
  const prerender = {
    draws: () => true,
    draw: () => {
      drawn += 1;
      return draw(drawn);
    },
  };
  const views = keepFirstViews(prerender, { now: () => new Date(nowMs) }, log);
  return {
    warned,
    drawn: () => drawn,
    /** What a visitor gets so many seconds later. */
    after: async (seconds: number, name = "a") => {
      nowMs += seconds * 1000;
      const view = await views.get(name, () => WANTED);
      // What is drawn behind the visitor's back is finished before the next one comes.
      await new Promise((ok) => setImmediate(ok));
      return view;
    },
  };
}

const view = (count: number): Promise<DrawnView> =>
  Promise.resolve({ html: `drawing ${count}`, head: "", language: "BN", answers: [] });

describe("first views", () => {
  it("[SITE-7] visitors within a moment share one drawing, and are told how old it is", async () => {
    const { after, drawn } = house(view);
    expect(await after(0)).toMatchObject({ html: "drawing 1", ageMs: 0 });
    expect(await after(14)).toMatchObject({ html: "drawing 1", ageMs: 14_000 });
    expect(drawn()).toBe(1);
  });

  it("[SITE-7] then it is drawn again behind the visitor's back", async () => {
    const { after } = house(view);
    await after(0);
    expect(await after(15)).toMatchObject({ html: "drawing 1" });
    expect(await after(1)).toMatchObject({ html: "drawing 2", ageMs: 1_000 });
  });

  it("[SITE-7] nobody sees one that is older than a minute", async () => {
    const { after } = house(view);
    await after(0);
    expect(await after(60)).toMatchObject({ html: "drawing 2", ageMs: 0 });
  });

  it("[SITE-7] those who see different things do not share", async () => {
    const { after } = house(view);
    await after(0, "phone");
    expect(await after(0, "desktop")).toMatchObject({ html: "drawing 2" });
  });

  it("a drawing that fails costs nobody the page, and is tried again after a while", async () => {
    const { after, warned } = house((count) => (count === 1 ? Promise.reject(new Error("x")) : view(count)));
    expect(await after(0)).toBeNull();
    expect(await after(1)).toBeNull();
    expect(warned).toEqual(["a page was sent without its first view"]);
    await after(15);
    expect(await after(1)).toMatchObject({ html: "drawing 2" });
  });

  it("only so many are kept", async () => {
    const { after, drawn } = house(view);
    for (let count = 0; count < 65; count += 1) await after(0, `page ${count}`);
    await after(0, "page 64");
    expect(drawn()).toBe(65);
    await after(0, "page 0");
    expect(drawn()).toBe(66);
  });
});
