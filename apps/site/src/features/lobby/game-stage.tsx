// A game and what stands around it on whichever page it is played: the bar, the frame, the reality check at the end of a
// round and the words of a limit that was met [LOB-51, SAFE-5, SAFE-13, SAFE-14].
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { useQueryClient } from "@tanstack/react-query";
import type { GameLaunch } from "../../app/game-launch.ts";
import { BALANCE_KEY } from "../../app/member-keys.ts";
import { ownGame } from "../../app/own-games.ts";
import { reachedLimit } from "../../app/reached-limit.ts";
import { useServices } from "../../app/services.ts";
import { throttled } from "../../app/throttle.ts";
import { useAccountType } from "../../app/use-token.ts";
import { WarningDialog } from "../../shell/warning.tsx";
import type { Warning } from "../../shell/warning.tsx";
import type { GameWord } from "./frame-messages.ts";
import { GameBar } from "./game-bar.tsx";
import { GameFrame } from "./game-frame.tsx";
import type { Fit } from "./game-frame.tsx";
import { PlayFacts } from "./play-facts.tsx";
import { reachedWords } from "./reached-limit.rules.ts";
import { RealityCheck } from "./reality-check.tsx";
import { playsTrial } from "./stage.rules.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { usePlayed } from "./use-played.ts";
import { useStageWays } from "./use-stage-ways.ts";
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
  const { back, deposit, isLaidOver } = useStageWays();
  const reloadBalance = useBalanceReload();
  useReachedLimit(warn);
  const accountType = useAccountType();
  const isTrial = launch !== null && playsTrial(launch, accountType);
  const isReal = launch !== null && !isTrial;
  const { played, check, hearRound } = usePlayed(isReal, launchUrl);
  const hear = (word: GameWord): void => {
    const { type } = word;
    hearRound(word);
    if (type === "balanceChanged" || type === "roundEnded") reloadBalance();
    if (type === "openDeposit") deposit();
    if (type === "close") back();
    if (type === "fullscreen") fullScreen.toggle?.();
  };
  const [read, setRead] = useState<Warning | null>(null);
  const isWarned = warning !== null && warning.Dialog !== null && warning !== read;
  const isCovered = check !== null || isWarned;
  const fullScreen = useFullScreen(page, isCovered || isLaidOver);
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
          isCovered={isCovered}
          onWord={hear}
          onRelaunch={onRelaunch}
        />
      </div>
      {check === null ? null : <RealityCheck played={check} warn={warn} />}
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

/** A game may say as often as it likes that the balance has changed. */
const BALANCE_EVERY_MS = 1_000;

/** After a round, and once more when the game is left [WAL-13]. */
function useBalanceReload(): () => void {
  const { timers } = useServices();
  const queries = useQueryClient();
  const [reload] = useState(() =>
    throttled(
      BALANCE_EVERY_MS,
      timers.after,
      () => void queries.invalidateQueries({ queryKey: BALANCE_KEY }),
    ),
  );
  useEffect(() => () => void queries.invalidateQueries({ queryKey: BALANCE_KEY }), [queries]);
  return reload;
}
