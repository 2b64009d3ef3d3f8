// From the launch to the game: the ticket is exchanged once, a page that comes back goes on with its session, and
// what keeps a game from opening is told in full.
import { useObservable } from "@jonaki/browser/observable";
import { Suspense, useEffect } from "react";
import type { ReactNode } from "react";
import { TranslatorProvider, useTranslator } from "@jonaki/i18n/react";
import { Spinner } from "@jonaki/ui/spinner";
import { NoticePage } from "../shell/notice-page.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import type { FrameLink } from "./frame-link.ts";
import { GAMES } from "./games.tsx";
import type { LanguageControl } from "./language.ts";
import type { ShownRefusal } from "./play-api.ts";
import { refusalText } from "./refusal-text.ts";
import type { Seat } from "./seat.ts";
import { ServicesContext } from "./services.ts";
import type { Services } from "./services.ts";

export interface AppProps {
  readonly game: string;
  readonly language: LanguageControl;
  readonly frame: FrameLink;
  readonly start: { readonly services: Services } | { readonly refusal: ShownRefusal };
  readonly onRetry: () => void;
}

export function App({ language, ...props }: AppProps) {
  return (
    <TranslatorProvider translator={useObservable(language.translator)}>
      <Opened {...props} />
    </TranslatorProvider>
  );
}

type OpenedProps = Omit<AppProps, "language">;

function Opened({ game, frame, start, onRetry }: OpenedProps) {
  const screen = GAMES.get(game);
  if ("refusal" in start || screen === undefined) {
    const refusal: ShownRefusal =
      "refusal" in start ? start.refusal : { code: "GAME_UNAVAILABLE", stakes: null };
    return <Refused refusal={refusal} frame={frame} onRetry={onRetry} />;
  }
  return (
    <ServicesContext value={start.services}>
      <WhileOpen services={start.services}>
        <ErrorBoundary fallback={<Broken frame={frame} onRetry={onRetry} />}>
          <Suspense fallback={<Opening />}>{screen}</Suspense>
        </ErrorBoundary>
      </WhileOpen>
    </ServicesContext>
  );
}

function Opening() {
  const { t } = useTranslator();
  return (
    <div className="start">
      <Spinner size="lg" label={t("play_opening")} />
    </div>
  );
}

/** A session that ends takes the game with it: nothing on the board would be true any more. */
function WhileOpen({ services, children }: { readonly services: Services; readonly children: ReactNode }) {
  const seat: Seat = services.table;
  const { hasEnded } = useObservable(seat.state);
  const { frame } = services;
  useEffect(() => followSize(frame), [frame]);
  if (!hasEnded) return children;
  return <Refused refusal={{ code: "SESSION_EXPIRED", stakes: null }} frame={frame} />;
}

function followSize(frame: FrameLink): () => void {
  const root = document.documentElement;
  const tell = (): void =>
    frame.say({ type: "size", height: Math.ceil(root.getBoundingClientRect().height) });
  const observer = new ResizeObserver(tell);
  observer.observe(root);
  return () => observer.disconnect();
}

/** A part that could not be loaded, or a fault of ours: the round itself is safe in the studio. */
function Broken({ frame, onRetry }: { readonly frame: FrameLink; readonly onRetry: () => void }) {
  const { t } = useTranslator();
  return (
    <NoticePage
      title={t("fault_title")}
      body={t("fault_body")}
      onBack={frame.isFramed ? () => frame.say({ type: "close" }) : null}
      onRetry={onRetry}
    />
  );
}

interface RefusedProps {
  readonly refusal: ShownRefusal;
  readonly frame: FrameLink;
  readonly onRetry?: () => void;
}

/** Asking again helps only where nothing was decided. */
const WORTH_ASKING: ReadonlySet<ShownRefusal["code"]> = new Set([
  "NETWORK",
  "RETRY",
  "UNKNOWN",
  "GAME_MAINTENANCE",
]);

function Refused({ refusal, frame, onRetry }: RefusedProps) {
  const translator = useTranslator();
  const { t } = translator;
  const isTicket = refusal.code === "TICKET_INVALID" || refusal.code === "VALIDATION";
  return (
    <NoticePage
      title={isTicket ? t("err_ticket_invalid") : refusalText(translator, refusal)}
      body={t(isTicket ? "play_ticket_body" : "play_closed_body")}
      onBack={frame.isFramed ? () => frame.say({ type: "close" }) : null}
      onRetry={WORTH_ASKING.has(refusal.code) ? onRetry : undefined}
    />
  );
}
