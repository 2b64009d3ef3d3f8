// @vitest-environment happy-dom
// The drawing of a page in the house; that the browser takes it over as it stands is seen in a real one (e2e).
import { describe, expect, it } from "vitest";
import { startSite } from "../app/test-doubles.tsx";
import type { Replies } from "../app/test-doubles.tsx";
import { draw } from "./draw.tsx";
import { fixedMedia } from "./fixed-media.ts";

const NOTICE = {
  id: "1",
  title: "New game",
  content: "<p>Look &amp; see</p>",
  timestamp: "2026-11-14T10:00:00.000Z",
  kind: "SITE",
  isPinned: false,
};
const REPLIES: Replies = {
  "/wps/relay/MCSFE_getListAnnouncements": {
    value: { banners: [], player: [NOTICE], popup: [], promotion: [], headline: [] },
  },
  "/lgw/games/vendors": { value: [] },
  "/lgw/games/popular": { value: { list: [] } },
  "/wps/relay/GCSGAME_hotGamesV2": { value: { list: [] } },
  "/wps/relay/GCSGAME_getRankList": { value: { list: [] } },
  "/wps/system/helpCenter": {
    value: { sections: [{ section: "terms", title: "Terms", content: "<p>Play fair.</p>" }] },
  },
};

async function drawn(path: string, replies: Replies = REPLIES) {
  window.history.replaceState(null, "", path);
  const site = await startSite({ replies });
  return { ...site, ...(await draw(site.services, fixedMedia("phone"))) };
}

describe("a page drawn in the house", () => {
  it.each([
    ["/index", "New game"],
    ["/noticePage", "New game"],
    ["/help", "Play fair."],
  ])("[SITE-7] %s shows what the house knows, without a script", async (path, words) => {
    const { html } = await drawn(path);
    expect(html).toContain(words);
    expect(html).not.toContain("<script");
  });

  it("[SITE-7] hands over what it was drawn from, but nothing that belongs to one visitor", async () => {
    const { answers, asked } = await drawn("/join");
    expect(answers.map(([key]) => key[0])).toEqual(expect.arrayContaining(["vendors", "help"]));
    expect(asked("/wps/system/captcha")).toEqual([]);
  });

  it("[SHELL-30] is drawn for its screen: the login form stands in a wide header only", async () => {
    const phone = await drawn("/index");
    const { html } = await draw(phone.services, fixedMedia("desktop"));
    const hasForm = (text: string): boolean => text.includes("<form");
    expect([hasForm(phone.html), hasForm(html)]).toEqual([false, true]);
  });

  it("[SITE-7] is drawn whole or not at all", async () => {
    const failing = { ...REPLIES, "/lgw/games/popular": [503, "MAINTENANCE"] as const };
    await expect(drawn("/index", failing)).rejects.toThrow("MAINTENANCE");
  });
});
