// What the client needs from outside, so that network, clock, timers and chance are arguments.

/** A request ready to be sent; `(request) => fetch(request.url, request)` is a transport that tells no progress. */
export interface CallRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | FormData;
  readonly signal: AbortSignal;
  /** Wants to hear how much of the body has left, from 0 to 1; most requests do not. */
  readonly onProgress?: OnProgress;
}

export type OnProgress = (share: number) => void;

export type Transport = (request: CallRequest) => Promise<Response>;

/** Milliseconds; only differences are used, so any steady zero will do. */
export interface Clock {
  readonly nowMs: () => number;
}

export interface Timers {
  /** Runs once after the delay; the answer stops it. */
  readonly after: (delayMs: number, run: () => void) => () => void;
}

/** Random bytes nobody can guess. */
export type Chance = (count: number) => Uint8Array;

const UNGUESSABLE_BYTES = 16;

/** A random text of 32 hexadecimal digits, for request ids and nonces. */
export function randomText(chance: Chance): string {
  return Array.from(chance(UNGUESSABLE_BYTES), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
