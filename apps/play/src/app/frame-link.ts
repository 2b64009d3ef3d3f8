// The talk with the site around this frame [VEN-19]: said to the site's origin only, heard from it only.
import { readToGame } from "@jonaki/games/play/frame";
import type { FromGame, ToGame } from "@jonaki/games/play/frame";

export interface FrameLink {
  /** False when the game stands alone in its tab: then there is nobody to ask for a deposit or to close it. */
  readonly isFramed: boolean;
  readonly say: (message: FromGame) => void;
  /** The answer stops listening. */
  readonly listen: (hear: (message: ToGame) => void) => () => void;
}

export interface FrameWindow extends Pick<Window, "addEventListener" | "removeEventListener"> {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
}

export function linkFrame(own: FrameWindow, siteOrigins: readonly string[]): FrameLink {
  const isFramed = (own.parent as unknown) !== own;
  // Where the browser tells who is around us, only that one is spoken to.
  const around = own.location.ancestorOrigins?.[0];
  const targets = around === undefined ? siteOrigins : siteOrigins.filter((origin) => origin === around);
  return {
    isFramed,
    say: (message) => {
      if (isFramed) for (const origin of targets) own.parent.postMessage(message, origin);
    },
    listen: (hear) => {
      const receive = ({ origin, source, data }: MessageEvent<unknown>): void => {
        if (!isFramed || !siteOrigins.includes(origin) || (source as unknown) !== own.parent) return;
        const message = readToGame(data);
        if (message !== null) hear(message);
      };
      own.addEventListener("message", receive);
      return () => own.removeEventListener("message", receive);
    },
  };
}
