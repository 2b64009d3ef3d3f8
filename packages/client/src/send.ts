// One exchange with the server: at most 30 seconds without an answer [SITE-63], and only a GET without an
// answer is repeated, once after a second [CALL-12]. While a body is seen to leave, nobody is kept waiting yet.
import { localFailure, readAnswer } from "./answer.ts";
import type { CallResult, LocalText } from "./answer.ts";
import type { Timers, Transport } from "./ports.ts";
import type { Outgoing } from "./request.ts";

export const NO_ANSWER_MS = 30_000;
export const REPEAT_AFTER_MS = 1_000;

export interface Exchange {
  readonly transport: Transport;
  readonly timers: Timers;
  readonly localText: LocalText;
}

export interface Received {
  readonly result: CallResult<unknown>;
  /** 0 when no answer came. */
  readonly status: number;
}

export async function exchange(ports: Exchange, request: Outgoing): Promise<Received> {
  let received = await attempt(ports, request);
  if (received === null && request.method === "GET") {
    await new Promise<void>((resolve) => ports.timers.after(REPEAT_AFTER_MS, resolve));
    received = await attempt(ports, request);
  }
  return received ?? { result: localFailure("NETWORK", ports.localText), status: 0 };
}

/** Null when there is no answer: no connection, a broken one, or silence for too long. */
async function attempt(ports: Exchange, request: Outgoing): Promise<Received | null> {
  const abort = new AbortController();
  const silence = waitForSilence(ports.timers, () => abort.abort());
  try {
    return await Promise.race([
      receive(ports, watched(request, silence.broken), abort.signal),
      silence.lasted,
    ]);
  } catch {
    return null;
  } finally {
    silence.stop();
  }
}

/** Counts anew whenever it is broken. */
function waitForSilence(timers: Timers, tooLong: () => void) {
  let stop = (): void => undefined;
  let broken = (): void => undefined;
  const lasted = new Promise<null>((resolve) => {
    broken = () => {
      stop();
      stop = timers.after(NO_ANSWER_MS, () => {
        tooLong();
        resolve(null);
      });
    };
  });
  broken();
  return { lasted, broken, stop: () => stop() };
}

function watched(request: Outgoing, moved: () => void): Outgoing {
  const { onProgress } = request;
  if (onProgress === undefined) return request;
  return {
    ...request,
    onProgress: (share) => {
      moved();
      onProgress(share);
    },
  };
}

async function receive(ports: Exchange, request: Outgoing, signal: AbortSignal): Promise<Received> {
  const response = await ports.transport({ ...request, signal });
  return { result: await readAnswer(response, ports.localText), status: response.status };
}
