// The names of the kinds of notices, as filter and badge show them [MSG-10].
import type { MessageKey } from "@jonaki/i18n";
import type { NoticeKind } from "./notices.rules.ts";

export const KIND_TEXTS: Readonly<Record<NoticeKind, MessageKey>> = {
  ALL: "notice_kind_all",
  SITE: "notice_kind_site",
  PAYMENT: "notice_kind_payment",
  GAMES: "notice_kind_games",
  PROMOTIONS: "notice_kind_promotions",
};
