// Stand-ins for network, time and chance; imported by this package's tests only.
import type { CallTable } from "@jonaki/wire/call-row";
import type { CallRequest, Chance, Clock, Timers, Transport } from "./ports.ts";
import { createSealer } from "./seal.ts";
import { createSends } from "./sends.ts";
import type { CallerOptions, UntypedSend } from "./sends.ts";

export interface FakeTime extends Clock, Timers {
  /** Lets time pass, running what falls due, and everything that waits for it. */
  readonly advance: (byMs: number) => Promise<void>;
  readonly waiting: () => number;
}

export function fakeTime(startMs = 0): FakeTime {
  let nowMs = startMs;
  const due = new Set<{ readonly atMs: number; readonly run: () => void }>();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    nowMs: () => nowMs,
    after: (delayMs, run) => {
      const timer = { atMs: nowMs + delayMs, run };
      due.add(timer);
      return () => due.delete(timer);
    },
    advance: async (byMs) => {
      const untilMs = nowMs + byMs;
      await settle();
      for (;;) {
        const next = [...due].filter((one) => one.atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
        if (next === undefined) break;
        due.delete(next);
        nowMs = next.atMs;
        next.run();
        await settle();
      }
      nowMs = untilMs;
    },
    waiting: () => due.size,
  };
}

/** Counts upwards, so that every text made from it is different and known. */
export function countingChance(): Chance {
  let count = 0;
  return (bytes) => {
    count += 1;
    return new Uint8Array(bytes).fill(count);
  };
}

export type Reply = Response | "no connection" | "silence";

export interface FakeServer {
  readonly transport: Transport;
  readonly requests: readonly CallRequest[];
}

/** Gives the replies one after the other; a request beyond them fails the test. */
export function fakeServer(...replies: Reply[]): FakeServer {
  const requests: CallRequest[] = [];
  const transport: Transport = (request) => {
    requests.push(request);
    const reply = replies.shift();
    if (reply === undefined) throw new Error(`Unexpected request to ${request.url}`);
    if (reply === "silence") return new Promise<Response>(() => undefined);
    return reply === "no connection"
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(reply);
  };
  return { transport, requests };
}

export function success(value: unknown = null): Response {
  return Response.json({ success: true, code: null, value, message: null });
}

export function refusal(status: number, code: string, value: unknown = null): Response {
  return Response.json({ success: false, code, value, message: `text of ${code}` }, { status });
}

const table: CallTable = {
  demo: {
    read: ["GET", "/wps/read", ""],
    act: ["POST", "/wps/act", ""],
    remove: ["DELETE", "/wps/remove", ""],
    form: ["POST", "/wps/form", "f"],
    upload: ["POST", "/wps/upload", "m"],
    pay: ["POST", "/wps/pay", "i"],
    login: ["POST", "/wps/login", "e"],
    ofVersion3: ["POST", "/wps/version", "3"],
    byMobile: ["POST", "/wps/sms", "", { mode: "mobile" }],
  },
};

/** One call of each trait, with the replies a server would give to them in turn. */
export function openCalls(replies: Reply[], changes: Partial<CallerOptions> = {}) {
  const time = fakeTime();
  const server = fakeServer(...replies);
  const ended: string[] = [];
  const { demo = {} } = createSends({
    table,
    transport: server.transport,
    clock: time,
    timers: time,
    chance: countingChance(),
    sealer: createSealer(time, countingChance()),
    language: () => "BN",
    token: () => null,
    localText: (code) => `local ${code}`,
    onSessionEnd: (code) => ended.push(code),
    ...changes,
  });
  const send = (name: string, ...rest: Parameters<UntypedSend>): ReturnType<UntypedSend> => {
    const one = demo[name];
    if (one === undefined) throw new Error(`There is no call ${name}`);
    return one(...rest);
  };
  return { send, time, ended, requests: server.requests };
}

/** What a request says in JSON. */
export function jsonOf({ body }: CallRequest): Record<string, unknown> {
  const parsed: unknown = JSON.parse(typeof body === "string" ? body : "null");
  return Object.fromEntries(Object.entries(parsed ?? {}));
}
