// The calls of messages that are built: announcements, unread messages, help and articles, feedback, the winners list.
import { accepted } from "@jonaki/wire";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { DomainHandlers } from "../../http/handlers.ts";
import { createContentCleaner } from "../../platform/clean-content.ts";
import { keepFresh } from "../../platform/keep-fresh.ts";
import { memberIdOf } from "../accounts/accounts.ts";
import { readBegun } from "./announcement.store.ts";
import { announcementsFor } from "./announcement.view.ts";
import { createFeedback } from "./feedback.flow.ts";
import { countUnread } from "./inbox.store.ts";
import { readArticles, readHelp } from "./help.store.ts";
import { articleView, helpSections } from "./help.view.ts";
import type { MessagesParts } from "./messages.ts";
import { readerOf } from "./reader.rules.ts";
import { createWinners } from "./winners.ts";

/** What the office changes binds within a second; a crowd that comes at once costs one statement. */
const FRESH_MS = 1_000;
const ARTICLES_PER_PAGE = 9;
const BANNERS: ReadonlySet<string> = new Set(["B"]);

type Banners = CallOutput<Calls["messages"]["announcements"]>["banners"];
export type FirstBanners = Readonly<Record<"BN" | "EN", Banners>>;

export interface MessagesRoutes {
  readonly handlers: DomainHandlers<"messages">;
  /** What a visitor's home page begins with, in each language. */
  firstBanners(): Promise<FirstBanners>;
}

export function messagesRoutes(parts: MessagesParts): MessagesRoutes {
  const { database, clock } = parts;
  const { store } = database;
  const clean = createContentCleaner();
  const begun = keepFresh(clock, FRESH_MS, () => readBegun(store, clock.now()));
  const help = keepFresh(clock, FRESH_MS, () => readHelp(store));
  const winners = createWinners(database, clock);
  const handlers: DomainHandlers<"messages"> = {
    announcements: async (input, { session, language }) => {
      const types = new Set(input.types.split(","));
      const asking = { types, language, reader: readerOf(session), moment: clock.now() };
      return accepted(announcementsFor(await begun.current(), asking, clean));
    },
    unreadCount: async (_input, context) =>
      accepted({ count: await countUnread(store, memberIdOf(context)) }),
    helpCenter: async ({ section }, { language }) => {
      const sections = helpSections(await help.current(), language, clean);
      const asked = section === undefined ? sections : sections.filter((one) => one.section === section);
      return accepted({ sections: asked });
    },
    contentList: async ({ kind, pageNo }, { language }) => {
      const page = { number: pageNo, size: ARTICLES_PER_PAGE };
      const { rows, count } = await readArticles(store, kind, clock.now(), page);
      return accepted({
        articles: rows.map((row) => articleView(row, language, clean)),
        pageNum: pageNo,
        totalPages: Math.max(1, Math.ceil(count / ARTICLES_PER_PAGE)),
      });
    },
    feedback: createFeedback(parts),
    winnerBoard: async (_input, { language }) => accepted({ list: await winners.list(language) }),
    winnersOptOut: async ({ on }, context) => {
      await parts.setHidesName(store, memberIdOf(context), on);
      winners.forget();
      return accepted({ on });
    },
  };
  const bannersIn = async (language: "BN" | "EN") =>
    announcementsFor(
      await begun.current(),
      { types: BANNERS, language, reader: null, moment: clock.now() },
      clean,
    ).banners;
  return {
    handlers,
    firstBanners: async () => ({ BN: await bannersIn("BN"), EN: await bannersIn("EN") }),
  };
}
