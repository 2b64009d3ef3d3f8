// A game and what stands around it on whichever page it is played: the bar, the frame, the reality check at the end of a
// round and the words of a limit that was met [LOB-51, SAFE-5, SAFE-13, SAFE-14].
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "../../app/site-router.tsx";
import type { GameLaunch } from "../../app/game-launch.ts";
import { BALANCE_KEY } from "../../app/member-keys.ts";
import { ownGame } from "../../app/own-games.ts";
import { reachedLimit } from "../../app/reached-limit.ts";
import { REALITY_KEY, useReality } from "../../app/reality.query.ts";
import { HOME } from "../../app/routes.ts";
import { useServices } from "../../app/services.ts";
import { throttled } from "../../app/throttle.ts";
import { useAccountType } from "../../app/use-token.ts";
import { LAYER_KEYS, useLayers } from "../../shell/layers.ts";
import { DEPOSIT_PAGE, usePanelWay } from "../../shell/panel-address.ts";
import { WarningDialog } from "../../shell/warning.tsx";
import type { Warning } from "../../shell/warning.tsx";
import type { GameWord } from "./frame-messages.ts";
import { GameBar } from "./game-bar.tsx";
import { GameFrame } from "./game-frame.tsx";
import type { Fit } from "./game-frame.tsx";
import { PlayFacts } from "./play-facts.tsx";
import { reachedWords } from "./reached-limit.rules.ts";
import { RealityCheck } from "./reality-check.tsx";
import type { Played } from "./reality-check.tsx";
import { playsTrial } from "./stage.rules.ts";
import { useFullScreen } from "./use-full-screen.ts";
import styles from "./game-stage.module.css";

interface GameStageProps {
  /** Null where nobody knows any more what was launched. */
  readonly launch: GameLaunch | null;
  readonly launchUrl: string;
  readonly fit: Fit;
  readonly handedOn?: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  readonly onRelaunch: () => void;
  readonly warning: Warning | null;
  readonly warn: (text: string) => Promise<void>;
}

export function GameStage(props: GameStageProps) {
  const { launch, launchUrl, fit, handedOn, isBusy, onRelaunch, warning, warn } = props;
  const page = useRef<HTMLDivElement>(null);
  const name = useGameName(launch);
  const back = useBack();
  const { deposit, isLaidOver } = useDeposit();
  const reloadBalance = useBalanceReload();
  useReachedLimit(warn);
  const accountType = useAccountType();
  const isTrial = launch !== null && playsTrial(launch, accountType);
  const isReal = launch !== null && !isTrial;
  const { played, lookAgain } = usePlayed(isReal);
  // Of another launch nothing is known: its game says so itself when a round is open in it.
  const [openIn, setOpenIn] = useState<string | null>(null);
  const hear = ({ type }: GameWord): void => {
    if (type === "roundOpened") setOpenIn(launchUrl);
    if (type === "roundEnded") setOpenIn(null);
    if (type === "balanceChanged" || type === "roundEnded") reloadBalance();
    if (type === "roundEnded") lookAgain();
    if (type === "openDeposit") deposit();
    if (type === "close") back();
    if (type === "fullscreen") fullScreen.toggle?.();
  };
  // At the end of a round: one that goes on step by step is not covered in the middle [SAFE-14].
  const isChecked = played?.due === true && openIn !== launchUrl;
  const [read, setRead] = useState<Warning | null>(null);
  const isWarned = warning !== null && warning.Dialog !== null && warning !== read;
  const fullScreen = useFullScreen(page, isChecked || isWarned || isLaidOver);
  return (
    <div ref={page} className={cx(styles["page"], styles[fit])}>
      <GameBar
        name={name}
        isDemo={isTrial}
        isBusy={isBusy}
        onBack={back}
        onReload={onRelaunch}
        fullScreen={fullScreen}
        onDeposit={isReal ? deposit : null}
      >
        {played === null ? null : <PlayFacts {...played} />}
      </GameBar>
      <div className={styles["stage"]}>
        {/* Another address is another frame: the old one leaves nothing in the history [LOB-46]. */}
        <GameFrame
          key={launchUrl}
          launchUrl={launchUrl}
          name={name}
          fit={fit}
          handedOn={handedOn}
          isCovered={isChecked || isWarned}
          onWord={hear}
          onRelaunch={onRelaunch}
        />
      </div>
      {isChecked ? <RealityCheck played={played} warn={warn} /> : null}
      <WarningDialog warning={warning} onClosed={() => setRead(warning)} />
    </div>
  );
}

/** Of one of ours in the page's language, of another as its list called it. */
function useGameName(launch: GameLaunch | null): string {
  const t = useText();
  const own = ownGame(launch?.gameId ?? "");
  if (own !== undefined && own.vassalage === launch?.vassalage) return t(own.nameKey);
  return launch?.name ?? "";
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
  return () => (key === "default" ? navigate(HOME) : navigate(-1));
}

/** Over the game, which goes on below: Back leads to it again. */
function useDeposit(): { readonly deposit: () => void; readonly isLaidOver: boolean } {
  const { go, query } = useLayers();
  const way = usePanelWay(DEPOSIT_PAGE);
  return { deposit: () => go(way), isLaidOver: LAYER_KEYS.some((key) => query.has(key)) };
}

/** After a round, and once more when the game is left [WAL-13]. */
function useBalanceReload(): () => void {
  const queries = useQueryClient();
  useEffect(() => () => void queries.invalidateQueries({ queryKey: BALANCE_KEY }), [queries]);
  return () => void queries.invalidateQueries({ queryKey: BALANCE_KEY });
}
