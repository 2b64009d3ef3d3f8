// /game: the launched game full page under the header [SHELL-23, LOB-45, LOB-46, LOB-51].
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { BALANCE_KEY } from "../../app/member-keys.ts";
import { usePermission } from "../../app/permission-context.ts";
import { ownGame } from "../../app/own-games.ts";
import { reachedLimit } from "../../app/reached-limit.ts";
import { REALITY_KEY, useReality } from "../../app/reality.query.ts";
import { HOME } from "../../app/routes.ts";
import { useServices } from "../../app/services.ts";
import { throttled } from "../../app/throttle.ts";
import { useLayers } from "../../shell/layers.ts";
import { DEPOSIT_PAGE, usePanelWay } from "../../shell/panel-address.ts";
import { useWarning, WarningDialog } from "../../shell/warning.tsx";
import type { GameWord } from "./frame-messages.ts";
import { GameBar } from "./game-bar.tsx";
import { GameFrame } from "./game-frame.tsx";
import { launchGame } from "./launch.flow.ts";
import { PlayFacts } from "./play-facts.tsx";
import { reachedWords } from "./reached-limit.rules.ts";
import { RealityCheck } from "./reality-check.tsx";
import type { Played } from "./reality-check.tsx";
import styles from "./game-page.module.css";

export function GamePage() {
  const { session } = useServices();
  const t = useText();
  const launchUrl = useSyncExternalStore(session.subscribe, () => session.read("launchUrl"));
  const stage = useRef<HTMLDivElement>(null);
  const { warning, warn, forget } = useWarning();
  const { relaunch, isBusy } = useRelaunch(warn, forget);
  const back = useBack();
  const deposit = useDeposit();
  const reloadBalance = useBalanceReload();
  useReachedLimit(warn);
  const launched = session.read("launched");
  const { played, lookAgain } = usePlayed(launched?.demo === false);
  const nameKey = ownGame(launched?.gameId ?? "")?.nameKey;
  const name = nameKey === undefined ? "" : t(nameKey);
  const fillScreen = (): void => void stage.current?.requestFullscreen?.().catch(() => undefined);
  // Of another launch nothing is known: its game says so itself when a round is open in it.
  const [openIn, setOpenIn] = useState<string | null>(null);
  const hear = (word: GameWord): void => {
    if (word === "roundOpened") setOpenIn(launchUrl);
    if (word === "roundEnded") setOpenIn(null);
    if (word === "balanceChanged" || word === "roundEnded") reloadBalance();
    if (word === "roundEnded") lookAgain();
    if (word === "openDeposit") deposit();
    if (word === "close") back();
    if (word === "fullscreen") fillScreen();
  };
  // Without an address the guard leads away [SHELL-29].
  if (launchUrl === null) return null;
  return (
    <div className={styles["page"]}>
      <GameBar
        name={name}
        isDemo={launched?.demo === true}
        isBusy={isBusy}
        onBack={back}
        onReload={relaunch}
        onFullScreen={document.fullscreenEnabled ? fillScreen : null}
        onDeposit={launched?.demo === false ? deposit : null}
      >
        {played === null ? null : <PlayFacts {...played} />}
      </GameBar>
      <div ref={stage} className={styles["stage"]}>
        {/* Another address is another frame: the old one leaves nothing in the history [LOB-46]. */}
        <GameFrame key={launchUrl} launchUrl={launchUrl} name={name} onWord={hear} onRelaunch={relaunch} />
      </div>
      {/* At the end of a round: one that goes on step by step is not covered in the middle [SAFE-14]. */}
      {played?.due === true && openIn !== launchUrl ? <RealityCheck played={played} warn={warn} /> : null}
      <WarningDialog warning={warning} />
    </div>
  );
}

/** A ticket works once [LOB-49], so a game is loaded again by a launch of its own. */
function useRelaunch(warn: (text: string) => Promise<void>, forget: () => void) {
  const services = useServices();
  const { launchGameCDNs } = usePermission();
  const [isBusy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    const launched = services.session.read("launched");
    if (launched === null) return;
    forget();
    setBusy(true);
    const problem = await launchGame(services, launchGameCDNs, launched);
    setBusy(false);
    if (problem !== null) await warn(problem);
  };
  return { relaunch: () => void (isBusy ? null : ask()), isBusy };
}

const LOOK_AGAIN_MS = 30_000;
const ROUNDS_EVERY_MS = 5_000;

/** With real balance only; after a round at most every few seconds. */
function usePlayed(isReal: boolean): { readonly played: Played | null; readonly lookAgain: () => void } {
  const { data } = useReality(isReal, LOOK_AGAIN_MS);
  const { timers } = useServices();
  const queries = useQueryClient();
  const [lookAgain] = useState(() =>
    throttled(ROUNDS_EVERY_MS, timers.after, () => void queries.invalidateQueries({ queryKey: REALITY_KEY })),
  );
  return { played: isReal && data?.ok === true ? data.value : null, lookAgain };
}

/** A game hears only that a limit was met; which one, what is left and when it begins anew is told over it [SAFE-5]. */
function useReachedLimit(warn: (text: string) => Promise<void>): void {
  const translator = useTranslator();
  const { currencySymbol: symbol, timeZone } = useServices().start.brand;
  const tell = useEffectEvent((): void => {
    const words = reachedWords(reachedLimit.get(), translator, { symbol, timeZone });
    if (words !== null) void warn(words);
  });
  useEffect(() => reachedLimit.subscribe(() => tell()), []);
}

/** To where the game was started from; to the home page when this address was opened as it is. */
function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === "default" ? navigate(HOME) : navigate(-1));
}

/** Over the game, which goes on below: Back leads to it again. */
function useDeposit(): () => void {
  const { go } = useLayers();
  const way = usePanelWay(DEPOSIT_PAGE);
  return () => go(way);
}

/** After a round, and once more when the game is left [WAL-13]. */
function useBalanceReload(): () => void {
  const queries = useQueryClient();
  useEffect(() => () => void queries.invalidateQueries({ queryKey: BALANCE_KEY }), [queries]);
  return () => void queries.invalidateQueries({ queryKey: BALANCE_KEY });
}
