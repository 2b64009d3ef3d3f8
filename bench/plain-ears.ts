// Frugal WebSocket ears for a crowd: they shake hands, say one thing, hear whole texts and show that they live. Ten thousand of
// them sit on the same two cores as what they measure, so an ear must cost little: one buffer for all, and no text that nobody
// asks for.
import { connect } from "node:net";
import type { Socket } from "node:net";

export interface PlainEar {
  leave(): void;
}

interface EarOptions {
  readonly address: URL;
  /** Said once hands are shaken. */
  readonly hello: string;
  /** Every text message; the bytes are the ear's only until it returns. */
  hear(text: Buffer): void;
  fail(problem: Error): void;
}

const SHARED = Buffer.alloc(64 * 1024);
const EMPTY = Buffer.alloc(0);
const END_OF_HEADERS = "\r\n\r\n";
const TEXT = 1;
const PING = 9;
/** Empty, and masked by zeros. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

export function openEar({ address, hello, hear, fail }: EarOptions): PlainEar {
  let isShaken = false;
  let hasLeft = false;
  let rest: Buffer = EMPTY;
  const take = (kind: number, words: Buffer): void => {
    if (kind === TEXT) hear(words);
    else if (kind === PING) socket.write(PONG);
  };
  const listen = (heard: Buffer): void => {
    const some = rest.length === 0 ? heard : Buffer.concat([rest, heard]);
    const frames = isShaken ? some : afterHandshake(some);
    if (frames !== null && !isShaken) {
      isShaken = true;
      socket.write(maskedText(hello));
    }
    const left = frames === null ? some : frames.subarray(readFrames(frames, take));
    // The shared buffer is the next one's.
    rest = left.length === 0 ? EMPTY : Buffer.from(left);
  };
  const socket: Socket = connect({
    host: address.hostname,
    port: Number(address.port),
    noDelay: true,
    onread: {
      buffer: SHARED,
      callback: (length: number) => {
        listen(SHARED.subarray(0, length));
        return true;
      },
    },
  });
  socket.on("error", fail);
  socket.on("close", () => {
    if (!hasLeft) fail(new Error("the house closed the connection"));
  });
  socket.on("connect", () => {
    const key = Buffer.alloc(16).toString("base64");
    socket.write(
      `GET ${address.pathname} HTTP/1.1\r\nhost: ${address.host}\r\norigin: ${address.origin}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    );
  });
  return {
    leave: () => {
      hasLeft = true;
      socket.destroy();
    },
  };
}

/** What comes behind it; null while the answer is not whole. */
function afterHandshake(heard: Buffer): Buffer | null {
  const end = heard.indexOf(END_OF_HEADERS);
  if (end < 0) return null;
  const status = heard.toString("latin1", 0, "HTTP/1.1 101".length);
  if (!status.endsWith("101")) throw new Error(`no handshake: ${status}`);
  return heard.subarray(end + END_OF_HEADERS.length);
}

/** Takes every whole frame; answers where the first one begins that is not. */
function readFrames(heard: Buffer, take: (kind: number, words: Buffer) => void): number {
  let at = 0;
  while (heard.length - at >= 2) {
    const short = heard.readUInt8(at + 1);
    const head = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (heard.length - at < head) return at;
    const length =
      short === 127 ? heard.readUInt32BE(at + 6) : short === 126 ? heard.readUInt16BE(at + 2) : short;
    const end = at + head + length;
    if (end > heard.length) return at;
    take(heard.readUInt8(at) & 15, heard.subarray(at + head, end));
    at = end;
  }
  return at;
}

/** A client's words are masked; by zeros they are as they were. */
function maskedText(text: string): Buffer {
  const words = Buffer.from(text);
  const head =
    words.length < 126
      ? Buffer.from([0x81, 0x80 | words.length])
      : Buffer.from([0x81, 0x80 | 126, words.length >> 8, words.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), words]);
}
