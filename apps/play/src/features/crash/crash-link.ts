// The line to the studio of Crash: says hello, measures the studio's clock, and comes back by itself after every loss. News
// that cannot be read ends the socket, so that nobody plays on half a picture.
import { CRASH_LIVE_PATH, readFromStudio } from "@jonaki/games/play/crash-wire";
import type { FromStudio, ToStudio } from "@jonaki/games/play/crash-wire";
import type { RandomShare } from "../../app/chance.ts";
import type { Timers } from "../../app/clock.ts";
import type { Connection, LiveSocket, OpenSocket } from "../../app/network.ts";
import { offsetOf, sampleOf, sampleOfNews, withSample } from "./studio-clock.rules.ts";
import type { ClockSample } from "./studio-clock.rules.ts";

/** lost: long enough without news that the round on the screen may be another one. */
export type Link = "opening" | "live" | "lost";

export interface CrashLinkParts {
  readonly openSocket: OpenSocket;
  readonly token: string;
  readonly timers: Timers;
  readonly randomShare: RandomShare;
  readonly connection: Connection;
  readonly heard: (message: FromStudio) => void;
  readonly changed: (link: Link) => void;
  /** A socket that was shown out before it was welcomed: the session may have ended. */
  readonly failed: () => void;
}

export interface CrashLink {
  /** The studio's clock; this device's own until anything was heard. */
  readonly studioMs: () => number;
}

const AGAIN_MS = 400;
const LONGEST_AGAIN_MS = 8_000;
const LOST_MS = 2_500;
/** Few at once, so that the first figures are right, and rarely from then on; the studio bears five a second. */
const FIRST_PINGS = 4;
const FIRST_PING_MS = 350;
const PING_MS = 5_000;
/** A line on which a question stays so long without an answer is dead, whatever the browser says. */
const PATIENCE_MS = 6_000;

export function openCrashLink(parts: CrashLinkParts): CrashLink {
  const { timers, connection, changed } = parts;
  let samples: readonly ClockSample[] = [];
  let current: Call | null = null;
  let failures = 0;
  let stopWaiting = (): void => undefined;
  let stopLosing = (): void => undefined;

  const connect = (): void => {
    stopWaiting();
    current = openCall(parts, {
      welcomed: () => {
        failures = 0;
        stopLosing();
        changed("live");
      },
      sampled: (sample) => {
        samples = withSample(samples, sample);
      },
      ended: (wasWelcome) => {
        current = null;
        if (wasWelcome) stopLosing = timers.after(LOST_MS, () => changed("lost"));
        else parts.failed();
        const longestMs = Math.min(AGAIN_MS * 2 ** failures, LONGEST_AGAIN_MS);
        failures += 1;
        // Spread, because everybody loses a studio at the same moment.
        stopWaiting = timers.after(longestMs * (0.5 + parts.randomShare() / 2), connect);
      },
    });
  };
  connection.onReturn(() => (current === null ? connect() : current.check()));
  connect();
  return { studioMs: () => timers.nowMs() + (offsetOf(samples) ?? timers.wallMs() - timers.nowMs()) };
}

interface CallEars {
  readonly welcomed: () => void;
  readonly sampled: (sample: ClockSample) => void;
  readonly ended: (wasWelcome: boolean) => void;
}

/** One socket from its opening to its end. */
interface Call {
  /** Asks whether the line still lives. */
  readonly check: () => void;
}

function openCall(parts: CrashLinkParts, ears: CallEars): Call {
  const { timers } = parts;
  const sentMs = new Map<number, number>();
  let isWelcome = false;
  let pings = 0;
  let stopPinging = (): void => undefined;
  let stopPatience = timers.after(PATIENCE_MS, () => end());

  const say = (message: ToStudio): void => socket.say(JSON.stringify(message));
  const end = (): void => {
    stopPinging();
    stopPatience();
    socket.close();
    ears.ended(isWelcome);
  };
  const ping = (): void => {
    stopPinging();
    pings += 1;
    sentMs.set(pings, timers.nowMs());
    say({ type: "ping", echo: pings });
    if (sentMs.size === 1) {
      stopPatience();
      stopPatience = timers.after(PATIENCE_MS, end);
    }
    stopPinging = timers.after(pings < FIRST_PINGS ? FIRST_PING_MS : PING_MS, ping);
  };
  const hear = (message: FromStudio): void => {
    const heardMs = timers.nowMs();
    if (message.type === "pong") {
      stopPatience();
      const askedMs = sentMs.get(message.echo);
      sentMs.clear();
      return askedMs === undefined ? undefined : ears.sampled(sampleOf(askedMs, heardMs, message.now));
    }
    if (message.type === "welcome") {
      isWelcome = true;
      ears.sampled(sampleOfNews(heardMs, message.now));
      ears.welcomed();
    }
    parts.heard(message);
  };
  const socket: LiveSocket = parts.openSocket(CRASH_LIVE_PATH, {
    opened: () => {
      say({ type: "hello", token: parts.token });
      ping();
    },
    heard: (text) => {
      const message = understood(text);
      if (message === null) end();
      else hear(message);
    },
    closed: end,
  });
  return { check: ping };
}

function understood(text: string): FromStudio | null {
  try {
    return readFromStudio(JSON.parse(text));
  } catch {
    return null;
  }
}
