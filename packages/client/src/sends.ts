// Sends the calls of a table: language, token, seal, request id, throttle and the end of the session in one place.
import { readCallRow } from "@jonaki/wire/call-row";
import type { CallTable, CallTraits } from "@jonaki/wire/call-row";
import { localFailure } from "./answer.ts";
import type { CallResult, LocalCode, LocalText } from "./answer.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Chance, Clock, OnProgress, Timers, Transport } from "./ports.ts";
import { createOnce } from "./press.ts";
import { createRequestIds, isDefinite } from "./request-ids.ts";
import { buildRequest } from "./request.ts";
import type { Payload } from "./request.ts";
import type { Sealer } from "./seal.ts";
import { exchange } from "./send.ts";
import type { Received } from "./send.ts";

export interface CallerOptions {
  readonly table: CallTable;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly chance: Chance;
  readonly sealer: Sealer;
  /** The current language, sent with every call [SITE-54]. */
  readonly language: () => string;
  /** The session token, or null; sent in the Authorization header only [CALL-4]. */
  readonly token: () => string | null;
  /** Texts for what no server answered. */
  readonly localText: LocalText;
  /** The session of the current token has ended; code says why [ACC-78, ACC-79]. */
  readonly onSessionEnd: (code: string) => void;
}

export interface SendOptions {
  /** Sent by a timer, not by the member: does not keep the session awake [ACC-78]. */
  readonly background?: boolean;
  /** Hears how much of the body has left, from 0 to 1; for calls that carry files. */
  readonly onProgress?: OnProgress;
}

/** A call before its types are known: answers a value or a refusal and never throws. */
export type UntypedSend = (payload?: Payload, options?: SendOptions) => Promise<CallResult<unknown>>;
export type Sends = Readonly<Record<string, Readonly<Record<string, UntypedSend>>>>;

export function createSends(options: CallerOptions): Sends {
  const perform = createPerform(options);
  const sends: Record<string, Record<string, UntypedSend>> = {};
  for (const [domain, rows] of Object.entries(options.table)) {
    const calls: Record<string, UntypedSend> = {};
    for (const [name, row] of Object.entries(rows))
      calls[name] = perform(`${domain}.${name}`, readCallRow(row));
    sends[domain] = calls;
  }
  return sends;
}

function createPerform(options: CallerOptions) {
  const once = createOnce(options.clock);
  const requestIds = createRequestIds(options.chance);

  const send = async (name: string, row: CallTraits, input: Payload, how: SendOptions) => {
    const token = options.token();
    const identified = row.idempotent ? { ...input, requestId: requestIds.idFor(name, input) } : input;
    const payload = row.sealed === "always" ? await sealed(identified, options.sealer) : identified;
    if (typeof payload === "string") return localFailure(payload, options.localText);
    const request = buildRequest(row, payload, headersOf(options, row, token, how));
    const { onProgress } = how;
    const received = await exchange(options, onProgress === undefined ? request : { ...request, onProgress });
    if (row.idempotent && isDefinite(received.result.ok, received.status)) requestIds.settle(name, input);
    noticeSessionEnd(received, token, options);
    return received.result;
  };

  return (name: string, row: CallTraits): UntypedSend =>
    (input = {}, how = {}) => {
      // Loading reads are not throttled: a page needs several at once [CALL-10].
      if (row.method === "GET") return send(name, row, input, how);
      const action = fingerprint([options.token(), input]);
      return once(name, action, () => send(name, row, input, how));
    };
}

function headersOf(
  options: CallerOptions,
  { version }: CallTraits,
  token: string | null,
  how: SendOptions,
): Record<string, string> {
  return {
    Language: options.language(),
    ...(version === undefined ? {} : { Version: version }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(how.background === true ? { Background: "1" } : {}),
  };
}

async function sealed(payload: Payload, sealer: Sealer): Promise<Payload | LocalCode> {
  try {
    const text = await sealer.seal(payload);
    return text === null ? "SEAL_INVALID" : { sealed: text };
  } catch {
    // The part of the program that seals is loaded late, and that loading can fail like any other.
    return "NETWORK";
  }
}

const NO_SESSION = 401;

/** An answer to an earlier token must not end the session that came after it. */
function noticeSessionEnd({ result, status }: Received, token: string | null, options: CallerOptions): void {
  if (result.ok || status !== NO_SESSION || token === null || token !== options.token()) return;
  options.onSessionEnd(result.code);
}
