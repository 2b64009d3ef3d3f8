// Memory that is really there. A virtual machine may be lent its memory page by page, when it is first touched, and give back
// what it does not use; on such a host a page took 20 to 300 microseconds to come, where one that is there takes 2, and what
// is measured is then the host's lending. What a run will take is therefore touched before it, in a file that is nowhere but
// in memory, and freed again but for a few pages.
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const IN_MEMORY = "/dev/shm";
const MEGABYTE = 2 ** 20;
const PAGE = Buffer.alloc(4_096, 1);
/** Smaller than the blocks in which free memory is given back. */
const PIECE = Buffer.alloc(MEGABYTE / 2, 1);
const MOST_OF_WHAT_IS_FREE = 0.5;

export interface HeldMemory {
  readonly megabytes: number;
  /** How long a page took to come. */
  readonly microsecondsPerPage: number;
  letGo(): void;
}

export function holdMemory(megabytes: number): HeldMemory {
  if (!existsSync(IN_MEMORY)) return { megabytes: 0, microsecondsPerPage: 0, letGo: () => undefined };
  const folder = mkdtempSync(join(IN_MEMORY, "jonaki-bench-"));
  const { bavail, bsize } = statfsSync(folder);
  const most = Math.min(freemem(), bavail * bsize) * MOST_OF_WHAT_IS_FREE;
  const count = Math.floor(Math.min(megabytes * MEGABYTE, most) / PIECE.length);
  const begin = performance.now();
  touchPieces(folder, count);
  const microseconds = (performance.now() - begin) * 1_000;
  rmSync(join(folder, "pieces"));
  return {
    megabytes: Math.round((count * PIECE.length) / MEGABYTE),
    microsecondsPerPage: microseconds / ((count * PIECE.length) / PAGE.length),
    letGo: () => rmSync(folder, { recursive: true }),
  };
}

/** A page is kept between any two pieces: no block of free memory is whole then, and none is given back. */
function touchPieces(folder: string, count: number): void {
  const [pieces, kept] = ["pieces", "kept"].map((name) => openSync(join(folder, name), "w")) as [
    number,
    number,
  ];
  for (let piece = 0; piece < count; piece += 1) {
    writeSync(pieces, PIECE);
    writeSync(kept, PAGE);
  }
  closeSync(pieces);
  closeSync(kept);
}

export const heldLine = ({ megabytes, microsecondsPerPage }: HeldMemory): string =>
  `${megabytes} MB of memory were touched before, ${microsecondsPerPage.toFixed(1)} microseconds a page`;
