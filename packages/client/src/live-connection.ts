// One connection to the live path that keeps itself alive: hello on opening, pings, and coming back with
// growing pauses whenever it is lost. It knows nothing about topics.
import type { ClientMessage, ServerMessage } from "@jonaki/wire/live";
import { waitMs } from "./live-backoff.ts";
import type { Chance, Timers } from "./ports.ts";

/** The part of WebSocket that is used. */
export interface LiveSocket {
  addEventListener(kind: "open" | "close", listener: () => void): void;
  addEventListener(kind: "message", listener: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  /** Opens a socket to the live path; `() => new WebSocket(url)`. */
  readonly connect: () => LiveSocket;
  readonly token: () => string | null;
  readonly timers: Timers;
  readonly chance: Chance;
}

interface Listener {
  readonly onMessage: (message: ServerMessage) => void;
  /** True from the server's welcome until the connection is lost. */
  readonly onConnected: (connected: boolean) => void;
}

export interface Connection {
  /** Says it when the server has welcomed us; otherwise it is lost, and the next welcome starts afresh. */
  readonly say: (message: ClientMessage) => void;
  /** Lets go and connects again at once. */
  readonly restart: () => void;
  readonly close: () => void;
}

/** A silence of this length after our last ping, or after connecting, and the connection is given up. */
export const PING_MS = 25_000;

export function createConnection(options: ConnectionOptions, listener: Listener): Connection {
  let socket: LiveSocket | null = null;
  let welcomed = false;
  let attempt = 0;
  let stopTimer = (): void => undefined;

  const setWelcomed = (now: boolean): void => {
    if (welcomed === now) return;
    welcomed = now;
    listener.onConnected(now);
  };
  const close = (): void => {
    stopTimer();
    const old = socket;
    // Forgotten first: whatever the old socket still says is ignored.
    socket = null;
    old?.close();
    setWelcomed(false);
  };
  const comeBack = (): void => {
    close();
    stopTimer = options.timers.after(waitMs(attempt, options.chance), open);
    attempt += 1;
  };
  const hear = (message: ServerMessage): void => {
    if (message.kind !== "welcome") return listener.onMessage(message);
    attempt = 0;
    setWelcomed(true);
  };
  const open = (): void => {
    let heard = false;
    const own = connectTo(options, {
      isCurrent: () => socket === own,
      onClose: comeBack,
      onMessage: (message) => {
        heard = true;
        if (message !== null) hear(message);
      },
    });
    socket = own;
    const watch = (): void => {
      if (!heard) return comeBack();
      heard = false;
      write(own, { kind: "ping" });
      stopTimer = options.timers.after(PING_MS, watch);
    };
    stopTimer = options.timers.after(PING_MS, watch);
  };
  const restart = (): void => {
    close();
    attempt = 0;
    open();
  };

  open();
  return {
    say: (message) => (welcomed && socket !== null ? write(socket, message) : undefined),
    restart,
    close,
  };
}

interface SocketListener {
  readonly isCurrent: () => boolean;
  readonly onClose: () => void;
  readonly onMessage: (message: ServerMessage | null) => void;
}

function connectTo(options: ConnectionOptions, listener: SocketListener): LiveSocket {
  const socket = options.connect();
  const ifCurrent = (run: () => void) => (): void => {
    if (listener.isCurrent()) run();
  };
  const hello = (): void => write(socket, { kind: "hello", token: options.token() });
  socket.addEventListener("open", ifCurrent(hello));
  socket.addEventListener("close", ifCurrent(listener.onClose));
  socket.addEventListener("message", ({ data }) => {
    if (listener.isCurrent()) listener.onMessage(parseMessage(data));
  });
  return socket;
}

function write(socket: LiveSocket, message: ClientMessage): void {
  socket.send(JSON.stringify(message));
}

/** Null for what is not a message; a kind of a later version is passed over by its reader. */
function parseMessage(data: unknown): ServerMessage | null {
  try {
    const parsed: unknown = JSON.parse(String(data));
    return isMessage(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const isMessage = (value: unknown): value is ServerMessage =>
  typeof value === "object" && value !== null && "kind" in value;
