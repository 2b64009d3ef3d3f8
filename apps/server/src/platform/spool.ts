// A place on the disk for bytes that nobody believes yet: a file that loses its name as soon as it is open, so that neither
// a crash nor a stop leaves anything behind.
import { open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Random } from "./random.ts";

export interface Spool {
  add(bytes: Uint8Array): Promise<void>;
  /** The lines from the beginning, without their ends; null for one that is longer than it may be. */
  lines(longestBytes: number): AsyncIterable<Buffer | null>;
  close(): Promise<void>;
}

const NEWLINE = 0x0a;
const OWNER_ONLY = 0o600;

export async function openSpool(random: Random): Promise<Spool> {
  const path = join(tmpdir(), `jonaki-${random.bytes(18).toString("hex")}`);
  const file = await open(path, "wx+", OWNER_ONLY);
  await unlink(path);
  return {
    add: async (bytes) => {
      await file.write(bytes);
    },
    lines: (longestBytes) => splitLines(file.createReadStream({ start: 0, autoClose: false }), longestBytes),
    close: () => file.close(),
  };
}

/** Never holds more of a line than it may have; a last line needs no end. */
export async function* splitLines(
  chunks: AsyncIterable<Buffer>,
  longestBytes: number,
): AsyncGenerator<Buffer | null> {
  let held: Buffer[] = [];
  let bytes = 0;
  const take = (): Buffer | null => {
    const line = bytes > longestBytes ? null : Buffer.concat(held);
    held = [];
    bytes = 0;
    return line;
  };
  const keep = (part: Buffer): void => {
    bytes += part.length;
    if (bytes <= longestBytes) held.push(part);
    else held = [];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
  }
  if (bytes > 0) yield take();
}
