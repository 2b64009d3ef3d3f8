// Announcements as they travel [MSG-1, MSG-2]: what is shown now, to this reader, in the language of the request.
import type { CallOutput, Calls } from "@jonaki/wire";
import { isSafeAddress } from "../../platform/clean-content.ts";
import { isFor, newestFirst, orderedFirst, stateAt } from "./announcement.rules.ts";
import type { Announcement, AnnouncementType } from "./announcement.store.ts";
import type { Reader } from "./reader.rules.ts";

type Answer = CallOutput<Calls["messages"]["announcements"]>;
type Clean = (html: string) => string;

export interface Asking {
  /** As the call has them, with PR for promotions. */
  readonly types: ReadonlySet<string>;
  readonly language: "BN" | "EN";
  readonly reader: Reader | null;
  readonly moment: Date;
}

export function announcementsFor(begun: readonly Announcement[], asking: Asking, clean: Clean): Answer {
  const { types, language, reader, moment } = asking;
  const shown = begun.filter((one) => stateAt(one, moment) === "SHOWN" && isFor(one, reader));
  const of = (type: AnnouncementType): readonly Announcement[] =>
    types.has(type) ? shown.filter((one) => one.type === type) : [];
  const notice = (one: Announcement): Answer["player"][number] => ({
    id: String(one.id),
    title: one.title[language],
    content: clean(one.content[language]),
    timestamp: one.startsAt.toISOString(),
    kind: one.kind,
    isPinned: one.type === "H",
  });
  return {
    player: [...of("H").toSorted(orderedFirst), ...of("PL").toSorted(newestFirst)].map(notice),
    banners: of("B")
      .toSorted(orderedFirst)
      .flatMap((one) => bannerOf(one, language, clean)),
    popup: of("PU").toSorted(orderedFirst).map(notice),
    // No promotion can be written yet [REW-1].
    promotion: [],
  };
}

/** A picture from an address that is not allowed is none, and a banner without a picture is none. */
function bannerOf(one: Announcement, language: Asking["language"], clean: Clean): Answer["banners"] {
  if (one.image === null || !isSafeAddress(one.image)) return [];
  return [
    {
      id: String(one.id),
      group: one.group,
      title: one.title[language],
      content: clean(one.content[language]),
      image: one.image,
      link: one.link !== null && isSafeAddress(one.link) ? one.link : null,
      promotionId: null,
    },
  ];
}
