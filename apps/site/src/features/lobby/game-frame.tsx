// The game in its frame: loading until it says that it is ready, told of language and theme and of what stands over it, heard
// from its own window and origin only [LOB-51, VEN-19].
import { useObservable } from "@jonaki/browser/observable";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { LOCALES } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Spinner } from "@jonaki/ui/spinner";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useServices } from "../../app/services.ts";
import { frameAddress, gameWord } from "./frame-messages.ts";
import type { GameWord, ToGame } from "./frame-messages.ts";
import styles from "./game-stage.module.css";

export type Fit = "screen" | "content";

interface GameFrameProps {
  readonly launchUrl: string;
  readonly name: string;
  /** A page's frame is as high as its content says; a game fills what there is [LOB-43]. */
  readonly fit: Fit;
  readonly handedOn?: Readonly<Record<string, string>> | undefined;
  /** Something that has to be answered first stands over the game. */
  readonly isCovered: boolean;
  readonly onWord: (word: GameWord) => void;
  readonly onRelaunch: () => void;
}

/** A game that says nothing for so long will not come any more. */
const PATIENCE_MS = 20_000;

export function GameFrame(props: GameFrameProps) {
  const { launchUrl, name, fit, handedOn, isCovered, onWord, onRelaunch } = props;
  const { theme } = useServices();
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  // The address stays as it was: another theme is told, not loaded.
  const [address] = useState(() => frameAddress(launchUrl, theme.theme.get(), handedOn));
  const { origin } = new URL(address);
  // A game that loads itself anew says it again, and knows nothing any more.
  const [timesReady, setTimesReady] = useState(0);
  const [height, setHeight] = useState<number | null>(null);
  useGameWords(frame, origin, (word) => {
    if (word.type === "ready") setTimesReady((times) => times + 1);
    if (word.type === "size" && fit === "content") setHeight(word.height);
    onWord(word);
  });
  const ready = { frame, origin, timesReady };
  useTelling(ready);
  useHolding(ready, isCovered);
  return (
    <>
      <iframe
        ref={frame}
        title={t("game_frame", { 0: name })}
        className={styles["frame"]}
        style={height === null ? undefined : { height }}
        src={address}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- on its own origin it keeps its own storage and cannot reach this page.
        sandbox="allow-scripts allow-same-origin allow-forms"
        // No full screen of its own: a game asks for it by its word, and the bar stays over it [SAFE-13].
        allow="autoplay; clipboard-write"
      />
      {timesReady > 0 ? null : <Waiting onRelaunch={onRelaunch} />}
    </>
  );
}

function useGameWords(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  hear: (word: GameWord) => void,
): void {
  const hearWord = useEffectEvent(hear);
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>): void => {
      const word = gameWord(event, frame.current?.contentWindow ?? null, origin);
      if (word !== null) hearWord(word);
    };
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, [frame, origin]);
}

interface Ready {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly origin: string;
  readonly timesReady: number;
}

const say = (frame: HTMLIFrameElement | null, origin: string, message: ToGame): void =>
  frame?.contentWindow?.postMessage(message, origin);

/** Said once the game listens, and again whenever the visitor changes it. */
function useTelling({ frame, origin, timesReady }: Ready): void {
  const services = useServices();
  const language = useObservable(services.language.language);
  const theme = useObservable(services.theme.theme);
  useEffect(() => {
    if (timesReady === 0) return;
    say(frame.current, origin, { type: "language", language: LOCALES[language] });
    say(frame.current, origin, { type: "theme", theme });
  }, [frame, origin, timesReady, language, theme]);
}

/** A game under something that must be answered takes no bet and makes no sound [SAFE-14]. */
function useHolding({ frame, origin, timesReady }: Ready, isCovered: boolean): void {
  useEffect(() => {
    const game = frame.current;
    if (timesReady === 0 || !isCovered) return undefined;
    say(game, origin, { type: "pause" });
    say(game, origin, { type: "mute", muted: true });
    return () => {
      say(game, origin, { type: "resume" });
      say(game, origin, { type: "mute", muted: false });
    };
  }, [frame, origin, timesReady, isCovered]);
}

function Waiting({ onRelaunch }: { readonly onRelaunch: () => void }) {
  const { timers } = useServices();
  const t = useText();
  const [isLate, setLate] = useState(false);
  useEffect(() => timers.after(PATIENCE_MS, () => setLate(true)), [timers]);
  return (
    <div className={styles["cover"]}>
      {isLate ? <Late onRelaunch={onRelaunch} /> : <Spinner size="lg" label={t("play_opening")} />}
    </div>
  );
}

function Late({ onRelaunch }: { readonly onRelaunch: () => void }) {
  const t = useText();
  return (
    <div role="alert" className={styles["late"]}>
      <h2 className={styles["title"]}>{t("err_game_unavailable")}</h2>
      <p className={styles["body"]}>{t("game_late_body")}</p>
      <Button tone="brand" size="lg" icon={<RotateCw />} onClick={onRelaunch}>
        {t("action_retry")}
      </Button>
    </div>
  );
}
