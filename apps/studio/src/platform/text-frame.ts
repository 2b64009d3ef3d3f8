// A text message as the bytes of a WebSocket frame (RFC 6455, unmasked, as a server sends it): made once, it is written to every
// socket as it is, in one piece.
const TEXT = 0x81;
const SHORT = 126;
const TWO_BYTES = 2 ** 16;

export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([headOf(payload.length), payload]);
}

function headOf(length: number): Buffer {
  if (length < SHORT) return Buffer.from([TEXT, length]);
  if (length < TWO_BYTES) {
    const head = Buffer.from([TEXT, SHORT, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.alloc(10);
  head.set([TEXT, SHORT + 1]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
