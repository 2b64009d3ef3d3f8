// Pictures for others that keep them themselves: judged and made anew as every upload is, cut to a square, and counted
// among the images of the day, so that nobody keeps the processors busy with them [REW-9, REW-45].
import { accepted, refused } from "@jonaki/wire";
import type { Answer } from "@jonaki/wire";
import { IMAGE_MAX } from "@jonaki/wire/constants";
import { countedSince, nextUploadAt } from "./files.rules.ts";
import { addClaims, lockMember, uploadTimes } from "./files.store.ts";
import type { CodedImage } from "./image-coder.ts";
import { ID_BYTES, lookInto } from "./upload.flow.ts";
import type { SentImage, UploadParts } from "./upload.flow.ts";

/** Decodes and cuts, in a member's name. */
type CutSquare = (memberId: bigint) => Promise<Answer<CodedImage, "TRY_LATER" | "UPLOAD_INVALID">>;
/** Says what can be said before anything is decoded, or how to go on. */
export type SquareOf = (blob: Blob) => Promise<Answer<CutSquare, "IMAGE_TOO_LARGE" | "IMAGE_TYPE">>;

export function createSquareOf(parts: UploadParts): SquareOf {
  const { coder, inTurn } = parts;
  return async (blob) => {
    if (blob.size > IMAGE_MAX) return refused("IMAGE_TOO_LARGE");
    const [sent] = (await lookInto(coder, [blob])) ?? [];
    if (sent === undefined) return refused("IMAGE_TYPE");
    return accepted<CutSquare>(async (memberId) => {
      const later = await count(parts, memberId, sent);
      if (later !== null) return refused("TRY_LATER", { time: later.toISOString() });
      const image = await inTurn(() => coder.recode(sent.bytes, sent.kind, "square"));
      return image === null ? refused("UPLOAD_INVALID") : accepted(image);
    });
  };
}

/** A row without bytes counts, and goes by itself after a day. */
const count = ({ database, clock, random }: UploadParts, memberId: bigint, { hash }: SentImage) =>
  database.transaction(async (tx): Promise<Date | null> => {
    const moment = clock.now();
    await lockMember(tx, memberId);
    const later = nextUploadAt(await uploadTimes(tx, memberId, countedSince(moment)), 1);
    if (later === null)
      await addClaims(tx, memberId, [{ id: random.bytes(ID_BYTES).toString("base64url"), hash }], moment);
    return later;
  });
