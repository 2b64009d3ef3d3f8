// The one lobby page of /rng, /live, /pvp, /fish, /hot and /fav [SHELL-14, LOB-24, LOB-25, LOB-31]: vendors or categories,
// filters, covers and paging, all of it in the address.
import { useText } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { usePhone } from "@jonaki/ui/use-phone";
import { useToken } from "../../app/use-token.ts";
import { useVendorsNow } from "../../app/vendors.query.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { FavouritesDoor, LobbyEmpty } from "./lobby-empty.tsx";
import { LobbyFilterLine } from "./lobby-filters.tsx";
import { LobbyHero } from "./lobby-hero.tsx";
import { LobbyList } from "./lobby-list.tsx";
import { useGameCount, useGamePages, useGameTypes } from "./lobby.query.ts";
import { activeView, chosenTab, lobbyFilters, lobbyKind, lobbyTabs, NO_FILTERS } from "./lobby.rules.ts";
import { questionOf } from "./lobby.rules.ts";
import type { LobbyKind, LobbyTab } from "./lobby.rules.ts";
import { LOBBY_TEXTS } from "./lobby-texts.ts";
import { PvpRooms } from "./pvp-rooms.tsx";
import type { ComeInFree } from "./start-game.flow.ts";
import { useLobbyView } from "./use-lobby-view.ts";
import { VendorRail } from "./vendor-rail.tsx";
import styles from "./lobby-page.module.css";

interface LobbyPageProps {
  readonly game: string;
  readonly comeInFree: ComeInFree;
}

export function LobbyPage({ game, comeInFree }: LobbyPageProps) {
  const t = useText();
  const kind = lobbyKind(game);
  const isVisitor = useToken() === null;
  const { vendors, problem, isFetching, reload } = useVendorsNow();
  const { title, lead } = LOBBY_TEXTS[kind];
  const tabs = vendors === null ? null : lobbyTabs(kind, vendors);
  if (problem === null && !(kind === "fav" && isVisitor)) {
    return <Lobby kind={kind} tabs={tabs} comeInFree={comeInFree} />;
  }
  return (
    <div className={styles["page"]}>
      <LobbyHero title={t(title)} lead={t(lead)} games={[]} count={null} />
      {problem === null ? (
        <FavouritesDoor />
      ) : (
        <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />
      )}
    </div>
  );
}

interface LobbyProps extends Pick<LobbyPageProps, "comeInFree"> {
  readonly kind: LobbyKind;
  /** Null while the vendors are on their way. */
  readonly tabs: readonly LobbyTab[] | null;
}

/** What the address asks this lobby for; a vendor is known only with the others [LOB-33]. */
function useLobby({ kind, tabs }: Pick<LobbyProps, "kind" | "tabs">) {
  const address = useLobbyView();
  const isMember = useToken() !== null;
  const isPhone = usePhone();
  const view = activeView(kind, isMember, address.view);
  const tab = chosenTab(tabs ?? [], view.tab);
  const question = tabs === null && view.tab !== "" ? null : questionOf(kind, tab, view);
  const list = useGamePages(question, isPhone ? 1 : view.pageNo);
  const inAll = useGameCount(list.pageCount > 1 && !list.isOld ? question : null);
  const offered = lobbyFilters(kind, isMember);
  const whole = questionOf(kind, tab, { ...view, ...NO_FILTERS });
  const types = useGameTypes(question !== null && (offered.type || offered.live) ? whole : null);
  const count = list.pageCount > 1 ? inAll : (list.games?.length ?? null);
  return { ...address, view, tab, list, count, offered, types };
}

function Lobby({ kind, tabs, comeInFree }: LobbyProps) {
  const t = useText();
  const { view, change, wayTo, tab, list, count, offered, types } = useLobby({ kind, tabs });
  const { title, lead } = LOBBY_TEXTS[kind];
  return (
    <div className={styles["page"]}>
      <LobbyHero title={t(title)} lead={t(lead)} games={list.games ?? []} count={count} />
      {tabs === null ? (
        <Skeleton height={52} radius="var(--r-md)" />
      ) : tabs.length === 0 ? null : (
        <VendorRail
          label={t(offered.selection ? "footer_providers" : "lobby_categories")}
          tabs={tabs}
          chosen={tab}
          wayTo={wayTo}
        />
      )}
      {kind === "pvp" && tabs !== null && tabs.length > 0 ? (
        <PvpRooms comeInFree={comeInFree} vassalage={tab?.key ?? null} />
      ) : null}
      <LobbyFilterLine offered={offered} view={view} types={types} change={change} />
      <LobbyList
        list={list}
        comeInFree={comeInFree}
        count={count}
        pageNo={view.pageNo}
        onPage={(pageNo) => change({ pageNo })}
        empty={<LobbyEmpty kind={kind} view={view} change={change} />}
      />
    </div>
  );
}
