// What stands around a frame: with which money is played in it [SAFE-13], which vendors the pages with a vendor's frame show,
// and what they hand on to it [LOB-43, LOT-1, SPO-1]; pure.
import { ACCOUNT_TYPES } from "@jonaki/wire/account-types";
import type { CategoryKey } from "@jonaki/wire/constants";
import type { GameLaunch } from "../../app/game-launch.ts";
import type { VendorCard } from "../../app/vendors.query.ts";
import { SEA_LOTTERY, VN_LOTTERY } from "./launch.rules.ts";

const PAGE_CATEGORIES: Readonly<Record<string, readonly CategoryKey[]>> = {
  sports: ["SPORTS"],
  esports: ["ESPORTS"],
  elott: ["ELOTT", "LOTT"],
  lottery: ["LOTT", "ELOTT"],
  vnlottery: ["LOTT", "ELOTT"],
  seaLottery: ["LOTT", "ELOTT"],
};
const OWN_PAGE: Readonly<Record<string, string>> = { [SEA_LOTTERY]: "seaLottery", [VN_LOTTERY]: "vnlottery" };
const LOTTERY_PAGES: ReadonlySet<string> = new Set(["lottery", "vnlottery", "seaLottery"]);

/** Under the header alone, and its query is for the frame [SHELL-12, LOT-1]. */
export const isLotteryPage = (page: string): boolean => LOTTERY_PAGES.has(page);

/** A category of the header with its vendors; the derby and the esports list are arranged there [SPO-3, SPO-4]. */
export interface ShownCategory {
  readonly key: string;
  readonly vendors: readonly VendorCard[];
}

/** Each once; a lottery page has the vendor whose page it is, and /lottery those without one [LOB-41]. */
export function vendorsOn(page: string, categories: readonly ShownCategory[]): readonly VendorCard[] {
  const wanted = PAGE_CATEGORIES[page] ?? [];
  const cards = wanted.flatMap((key) => categories.find((one) => one.key === key)?.vendors ?? []);
  const once = cards.filter(
    ({ vassalage }, place) => cards.findIndex((one) => one.vassalage === vassalage) === place,
  );
  return isLotteryPage(page)
    ? once.filter(({ vassalage }) => (OWN_PAGE[vassalage] ?? "lottery") === page)
    : once;
}

/** The category in which a vendor's first game is looked for. */
export const categoryOf = ({ gameType }: VendorCard): CategoryKey =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a card's type is the category it stands in.
  gameType as CategoryKey;

const HANDED_ON = ["gameCode", "playType"] as const;
const PLAIN = /^[A-Za-z0-9._:-]{1,64}$/u;

/** What of a page's query its frame is told [LOB-44]; only what a code can look like. */
export function handedOnFrom(query: URLSearchParams): Readonly<Record<string, string>> {
  const given = HANDED_ON.map((key) => [key, query.get(key) ?? ""] as const);
  return Object.fromEntries(given.filter(([, value]) => PLAIN.test(value)));
}

/**
 * By the free trial button, by a guest whatever he pressed, and in a practice room [LOB-36, LOB-37, CAR-11]. Who plays is not
 * known for a moment: what is owed to real money stands until then.
 */
export const playsTrial = (
  { demo, isPractice = false }: Pick<GameLaunch, "demo" | "isPractice">,
  accountType: number | null,
): boolean => demo || isPractice || accountType === ACCOUNT_TYPES.trial;
