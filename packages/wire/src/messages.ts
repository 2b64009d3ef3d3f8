// messages: announcements, messages, chat, feedback, help and articles, the winners list.
import { z } from "zod";
import { call } from "./call.ts";
import { ANNOUNCEMENT_PLATFORM } from "./constants.ts";
import {
  amount,
  captchaAnswer,
  done,
  fileIds,
  flag,
  identifier,
  nothing,
  pageNo,
  pageOf,
  text,
  time,
} from "./fields.ts";
import { NAMED_FILES } from "./refusal-groups.ts";
import { promotionCard } from "./rewards-promotions.ts";
import { FEEDBACK_KINDS, FEEDBACK_STATES, HELP_SECTIONS, MESSAGE_KINDS } from "./states.ts";

/** Some of B, PL, PU, PR and H, as one text with commas [MSG-2]. */
const announcementTypes = z.string().regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/u);

/** content is cleaned HTML [MSG-6]. */
const notice = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  timestamp: time,
  kind: z.enum(["SITE", "PAYMENT", "GAMES", "PROMOTIONS"]),
  isPinned: z.boolean(),
});

const banner = z.object({
  id: z.string(),
  /** w_login is the login window's [MSG-13]. */
  group: z.string(),
  title: z.string(),
  /** Cleaned HTML of a sentence or two, beside the picture. */
  content: z.string(),
  image: z.string(),
  link: z.string().nullable(),
  promotionId: z.string().nullable(),
});

const chatMessage = z.object({
  id: z.string(),
  name: z.string(),
  rankLevel: z.int(),
  time,
  text: z.string(),
});

/** Longer than any 500 words; how many words it may be, a rule says [MSG-20]. */
const feedbackContent = text(20_000, 1);

const feedbackState = z.enum(FEEDBACK_STATES);

export const messages = {
  announcements: call({
    id: "CALL-49",
    method: "GET",
    path: "/wps/relay/MCSFE_getListAnnouncements",
    who: "public",
    input: z.object({
      types: announcementTypes,
      platform: z.literal(ANNOUNCEMENT_PLATFORM).default(ANNOUNCEMENT_PLATFORM),
      execution: z.literal("B").default("B"),
    }),
    output: z.object({
      player: z.array(notice),
      banners: z.array(banner),
      popup: z.array(notice),
      promotion: z.array(promotionCard),
    }),
    rules: ["SHELL-110", "MSG-1", "MSG-2", "MSG-5"],
  }),
  unreadCount: call({
    id: "CALL-77",
    method: "GET",
    path: "/wps/relay/CSP_unreadCount",
    who: "member",
    input: nothing,
    output: z.object({ count: z.int() }),
    rules: ["ACC-75", "MSG-14", "SAFE-25"],
    whenExcluded: true,
  }),
  messageList: call({
    id: "CALL-135",
    method: "GET",
    path: "/wps/relay/CSP_messageList",
    who: "member",
    input: z.object({ kind: z.enum(MESSAGE_KINDS).optional(), read: flag.optional(), pageNo }),
    output: pageOf(
      z.object({
        id: z.string(),
        kind: z.enum(MESSAGE_KINDS),
        title: z.string(),
        content: z.string(),
        time,
        state: z.enum(["UNREAD", "READ"]),
      }),
    ),
    rules: ["MSG-16", "SAFE-25", "MSG-18"],
    planned: true,
    whenExcluded: true,
  }),
  messageMark: call({
    id: "CALL-136",
    method: "POST",
    path: "/wps/relay/CSP_messageMark",
    who: "member",
    // No ids with READ: mark all read [MSG-16].
    input: z.object({ ids: z.array(identifier).max(100), action: z.enum(["READ", "DELETE"]) }),
    output: z.object({ count: z.int() }),
    rules: ["MSG-17", "SAFE-25"],
    planned: true,
    whenExcluded: true,
  }),
  chatHistory: call({
    id: "CALL-137",
    method: "GET",
    path: "/wps/relay/CSP_chatHistory",
    // Any login may read, a true account may write [MSG-28].
    who: "session",
    input: z.object({ before: identifier.optional() }),
    output: z.object({ messages: z.array(chatMessage).max(100) }),
    rules: ["MSG-28"],
    planned: true,
  }),
  chatSend: call({
    id: "CALL-138",
    method: "POST",
    path: "/wps/relay/CSP_chatSend",
    who: "member",
    input: z.object({ text: text(200, 1) }),
    output: z.object({ message: chatMessage }),
    // TRY_LATER: one message in 3 seconds.
    refusals: ["CHAT_MUTED", "TRY_LATER"],
    rules: ["MSG-28", "MSG-30"],
    planned: true,
  }),
  feedback: call({
    id: "CALL-75",
    method: "PUT",
    path: "/wps/feedback",
    who: "public",
    input: z.object({
      kind: z.enum(FEEDBACK_KINDS),
      content: feedbackContent,
      contact: text(128).optional(),
      // Uploads need a session, so a visitor has none to name [MSG-22].
      images: fileIds.default([]),
      captcha: captchaAnswer.optional(),
    }),
    output: done,
    // TRY_LATER: five a day.
    refusals: ["TRY_LATER", "CAPTCHA_FAILED", "FIELD_REQUIRED", "FEEDBACK_LENGTH", ...NAMED_FILES],
    rules: ["MSG-19", "MSG-20", "MSG-22"],
  }),
  feedbackList: call({
    id: "CALL-173",
    method: "GET",
    path: "/wps/feedback",
    who: "member",
    input: z.object({ pageNo }),
    output: pageOf(
      z.object({
        reference: z.string(),
        kind: z.enum(FEEDBACK_KINDS),
        time,
        state: feedbackState,
        entries: z.array(
          z.object({ time, isOwn: z.boolean(), content: z.string(), images: z.array(z.string()) }),
        ),
      }),
    ),
    rules: ["MSG-23", "SAFE-25"],
    planned: true,
    whenExcluded: true,
  }),
  feedbackReply: call({
    id: "CALL-174",
    method: "POST",
    path: "/wps/feedback/reply",
    who: "member",
    input: z.object({ reference: identifier, content: feedbackContent, images: fileIds.default([]) }),
    output: z.object({ state: feedbackState }),
    refusals: ["NOT_FOUND", "STATE_CHANGED", "FEEDBACK_LENGTH", ...NAMED_FILES],
    rules: ["MSG-23", "SAFE-25", "MSG-20"],
    planned: true,
    whenExcluded: true,
  }),
  helpCenter: call({
    id: "CALL-85",
    method: "GET",
    path: "/wps/system/helpCenter",
    who: "public",
    // Without a section, all of them.
    input: z.object({ section: z.enum(HELP_SECTIONS).optional() }),
    output: z.object({
      sections: z.array(z.object({ section: z.enum(HELP_SECTIONS), title: z.string(), content: z.string() })),
    }),
    rules: ["MSG-24", "MSG-25", "MSG-6"],
  }),
  contentList: call({
    id: "CALL-139",
    method: "GET",
    path: "/wps/system/content",
    who: "public",
    input: z.object({ kind: z.enum(["BLOG", "NEWS", "GUIDE"]), pageNo }),
    output: z.object({
      articles: z.array(
        z.object({
          id: z.string(),
          time,
          title: z.string(),
          picture: z.string(),
          summary: z.string(),
          content: z.string(),
        }),
      ),
      pageNum: z.int(),
      totalPages: z.int(),
    }),
    rules: ["MSG-27"],
  }),
  winnerBoard: call({
    id: "CALL-71",
    method: "GET",
    path: "/wps/relay/GCSGAME_getRankList",
    who: "public",
    input: nothing,
    output: z.object({
      list: z.array(z.object({ account: z.string(), game: z.string(), amount, time })).max(20),
    }),
    rules: ["SHELL-110", "MSG-31", "MSG-32"],
  }),
  winnersOptOut: call({
    id: "CALL-172",
    method: "POST",
    path: "/wps/relay/GCSGAME_winnersOptOut",
    who: "member",
    input: z.object({ on: z.boolean() }),
    output: z.object({ on: z.boolean() }),
    rules: ["MSG-32"],
  }),
};
