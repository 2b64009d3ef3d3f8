// A part of the program that is missing, or did not come in time [SITE-61].
import { CHUNK_TIMEOUT_MS } from "@jonaki/wire/constants";

export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(cause?: unknown) {
    super("A part of the page could not be loaded.", { cause });
  }
}

export type After = (delayMs: number, run: () => void) => () => void;

/** The loaded part, or ChunkLoadError when it cannot be had within the time. */
export async function loadChunk<Part>(load: () => Promise<Part>, after: After): Promise<Part> {
  let stop = (): void => undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    stop = after(CHUNK_TIMEOUT_MS, () => reject(new ChunkLoadError()));
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (problem) {
    throw problem instanceof ChunkLoadError ? problem : new ChunkLoadError(problem);
  } finally {
    stop();
  }
}
