// The public face of files: images that members send ahead of the form that names them. Whoever takes such a form says
// so with attach, in the transaction that writes it.
import { accepted, refused } from "@jonaki/wire";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { Overloaded } from "../../platform/overloaded.ts";
import type { Random } from "../../platform/random.ts";
import { createTurns } from "../../platform/turns.ts";
import { unusedUntil } from "./files.rules.ts";
import { areOwnFiles, attachFiles, readFile, sweepFiles } from "./files.store.ts";
import { createImageCoder } from "./image-coder.ts";
import { createSquareOf } from "./squares.flow.ts";
import type { SquareOf } from "./squares.flow.ts";
import { createUpload } from "./upload.flow.ts";

export interface FilesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
}

/** Keeps the files; false, and none is kept, when one of them is not the member's [REW-9]. */
export type AttachFiles = (
  tx: OpenTransaction,
  memberId: bigint,
  fileIds: readonly string[],
  moment: Date,
) => Promise<boolean>;

export interface Files {
  readonly handlers: DomainHandlers<"files">;
  readonly attach: AttachFiles;
  /** Whether attach would keep them; for a form that something else may still be wrong with. */
  areOwn(tx: OpenTransaction, memberId: bigint, fileIds: readonly string[]): Promise<boolean>;
  /** A file whoever it belongs to, for who has seen that it may be shown. */
  imageOf(fileId: string): Promise<{ readonly mediaType: string; readonly bytes: Buffer } | null>;
  readonly squareOf: SquareOf;
  readonly jobs: readonly Job[];
}

/** One image of the largest size takes some hundred megabytes while it is decoded. */
const DECODED_AT_ONCE = 2;
const MOST_WAITING = 30;
const COME_BACK_MS = 10_000;

export function createFiles({ database, clock, random }: FilesParts): Files {
  const turns = createTurns({
    atOnce: DECODED_AT_ONCE,
    mostWaiting: MOST_WAITING,
    full: () => new Overloaded(new Date(clock.now().getTime() + COME_BACK_MS)),
  });
  const parts = { database, clock, random, coder: createImageCoder(), inTurn: turns.take };
  return {
    handlers: {
      upload: createUpload(parts),
      uploadedImage: async ({ fileId }, { session }) => {
        if (session === null) throw new Error("the pipeline lets only members in here");
        const found = await readFile(database.store, BigInt(session.accountId), fileId);
        return found === null ? refused("NOT_FOUND") : accepted({ ...found, isPrivate: true });
      },
    },
    attach: attachFiles,
    areOwn: areOwnFiles,
    imageOf: (fileId) => readFile(database.store, null, fileId),
    squareOf: createSquareOf(parts),
    jobs: [
      {
        name: "files.sweep",
        schedule: "23 * * * *",
        run: () => sweepFiles(database.store, unusedUntil(clock.now())),
      },
    ],
  };
}
