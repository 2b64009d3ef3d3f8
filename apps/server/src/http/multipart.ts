// Reads the body of a call that carries files: after the doors, never more of it than the call declares [CALL-183],
// and not for ever. What the parts are called and hold is for the call's schema and its domain to judge.
import fastifyMultipart from "@fastify/multipart";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";

const PARTS = 16;
const FIELD_BYTES = 4_096;
const FIELD_NAME_BYTES = 64;
/** The largest body over the slowest line that is still one. */
const LONGEST_READ_MS = 5 * 60_000;

/** Only on the roads given: everywhere else a multipart body stays a foreign one. */
export function registerMultipart(app: FastifyInstance, roads: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser("multipart/form-data");
    await scope.register(fastifyMultipart, {
      // The whole body has a bound of its own, so a part needs none.
      limits: {
        parts: PARTS,
        fileSize: Number.POSITIVE_INFINITY,
        fieldSize: FIELD_BYTES,
        fieldNameSize: FIELD_NAME_BYTES,
      },
    });
    roads(scope);
  });
}

const TOO_LARGE = 413;
const UNREADABLE = 400;

/** A body that was not read to its end: too large, broken off, or not what it says it is. */
export class UnreadBody extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, cause?: unknown) {
    super("a body was not read to its end", { cause });
    this.statusCode = statusCode;
  }
}

/** Null for a body that does not say its length. */
export function announcedBytes({ headers }: FastifyRequest): number | null {
  return headers["content-length"] === undefined ? null : Number(headers["content-length"]);
}

/** Texts as they are, files as blobs without a name; a name that comes more than once has a list. */
export async function readMultipart(request: FastifyRequest, largestBytes: number): Promise<unknown> {
  if (!request.isMultipart()) return request.body ?? {};
  if ((announcedBytes(request) ?? 0) > largestBytes) throw new UnreadBody(TOO_LARGE);
  const watch = watchBody(request, largestBytes);
  try {
    return await Promise.race([collect(request), watch.tooLarge]);
  } catch (problem) {
    if (problem instanceof UnreadBody) throw problem;
    throw new UnreadBody(isLimit(problem) ? TOO_LARGE : UNREADABLE, problem);
  } finally {
    watch.stop();
  }
}

const isLimit = (problem: unknown): boolean =>
  problem instanceof Error && "statusCode" in problem && problem.statusCode === TOO_LARGE;

/** Counts what arrives, because a body need not say its length; ends what is sent too slowly. */
function watchBody({ raw }: FastifyRequest, largestBytes: number) {
  let bytes = 0;
  let count = (_chunk: Buffer): void => undefined;
  const tooLarge = new Promise<never>((_resolve, reject) => {
    count = (chunk) => {
      bytes += chunk.length;
      if (bytes <= largestBytes) return;
      raw.unpipe();
      raw.pause();
      reject(new UnreadBody(TOO_LARGE));
    };
  });
  tooLarge.catch(() => undefined);
  raw.on("data", count);
  const timer = setTimeout(() => raw.destroy(), LONGEST_READ_MS);
  return {
    tooLarge,
    stop: (): void => {
      clearTimeout(timer);
      raw.off("data", count);
    },
  };
}

async function collect(request: FastifyRequest): Promise<Record<string, unknown>> {
  const found: (readonly [string, unknown])[] = [];
  for await (const part of request.parts()) found.push([part.fieldname, await valueOf(part)]);
  const byName = Map.groupBy(found, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, same]) => {
      const values = same.map(([, value]) => value);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

const valueOf = async (part: MultipartFile | MultipartValue): Promise<unknown> =>
  part.type === "file" ? new Blob(await chunksOf(part)) : part.value;

/** Not put together on the way: a blob is made of pieces, too. */
async function chunksOf({ file }: MultipartFile): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of file) chunks.push(new Uint8Array(chunk as Buffer));
  return chunks;
}
