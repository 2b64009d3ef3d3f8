// /sports, /esports and /elott: their vendor's frame between header and footer, as high as its content says, several vendors
// under tabs; /lottery, /vnlottery and /seaLottery: the frame under the header [SHELL-12, SHELL-13, SHELL-15, LOB-43].
import { useState } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Tabs } from "@jonaki/ui/tabs";
import { useLocation } from "../../app/site-router.tsx";
import type { PageProps } from "../../app/pages.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { useVendorsNow } from "../../app/vendors.query.ts";
import type { VendorCard } from "../../app/vendors.query.ts";
import { categoryItems } from "../../shell/category.rules.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { GameByWish } from "./game-by-wish.tsx";
import { OpeningGame, StageWords, WayToGames } from "./own-stage.tsx";
import { categoryOf, handedOnFrom, isLotteryPage, vendorsOn } from "./stage.rules.ts";
import styles from "./vendor-page.module.css";

const TITLES: Readonly<Record<string, MessageKey>> = {
  sports: "category_sports",
  esports: "category_esports",
  elott: "category_elott",
};
const titleOf = (page: string): MessageKey => TITLES[page] ?? "category_lott";

export function VendorPage({ game: page }: PageProps) {
  const { esportsVendors } = useServices().start.brand;
  const isMember = useToken() !== null;
  const { vendors: categories, problem, isFetching, reload } = useVendorsNow();
  if (problem !== null) {
    return (
      <StageWords>
        <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />
      </StageWords>
    );
  }
  if (categories === null) return <OpeningGame />;
  const vendors = vendorsOn(page, categoryItems({ categories, esportsVendors, isMember }));
  return vendors.length === 0 ? <NoVendor page={page} /> : <Vendors page={page} vendors={vendors} />;
}

interface VendorsProps {
  readonly page: string;
  readonly vendors: readonly VendorCard[];
}

function Vendors({ page, vendors }: VendorsProps) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const [chosen, setChosen] = useState("");
  const vendor = vendors.find(({ vassalage }) => vassalage === chosen) ?? vendors[0];
  if (vendor === undefined) return null;
  const handedOn = isLotteryPage(page) ? handedOnFrom(query) : {};
  const { gameCode } = handedOn;
  const { vassalage } = vendor;
  const place = {
    fit: isLotteryPage(page) ? "screen" : "content",
    handedOn,
    none: <NoVendor page={page} />,
  } as const;
  if (gameCode !== undefined) {
    const isOurs = (game: { readonly vassalage: string }): boolean =>
      vendors.some((one) => one.vassalage === game.vassalage);
    return <GameByWish wish={{ gameCode }} fits={isOurs} {...place} />;
  }
  const stage = <GameByWish key={vassalage} wish={{ vassalage, category: categoryOf(vendor) }} {...place} />;
  if (vendors.length === 1) return stage;
  const choices = vendors.map((one) => ({ value: one.vassalage, label: one.displayName }));
  return (
    <Tabs
      label={t("menu_vendors", { 0: t(titleOf(page)) })}
      choices={choices}
      value={vassalage}
      onValue={setChosen}
      className={isLotteryPage(page) ? styles["filled"] : styles["tabs"]}
    >
      {stage}
    </Tabs>
  );
}

function NoVendor({ page }: { readonly page: string }) {
  const t = useText();
  return (
    <StageWords>
      <h1 className="sr">{t(titleOf(page))}</h1>
      <EmptyState
        heading="h2"
        title={t("in_no_data")}
        reason={t("stage_none_body")}
        actions={<WayToGames />}
      />
    </StageWords>
  );
}
