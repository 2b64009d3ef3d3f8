// Taking images [REW-8, REW-9, REW-45]: judged by what can be seen cheaply first, counted before they are decoded, and
// stored together. The same image again, at once or later, is the same file, so that a repeat does no harm.
import { hash } from "node:crypto";
import { accepted, refused } from "@jonaki/wire";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Random } from "../../platform/random.ts";
import type { InTurn } from "../../platform/turns.ts";
import { countedSince, nextUploadAt, sizeBar } from "./files.rules.ts";
import { addClaims, fillClaim, filesWith, lockMember, touchFiles, uploadTimes } from "./files.store.ts";
import type { CodedImage, ImageCoder, ImageKind } from "./image-coder.ts";

export interface UploadParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly coder: ImageCoder;
  /** Decoding takes a processor and memory. */
  readonly inTurn: InTurn;
}

type Upload = NonNullable<DomainHandlers<"files">["upload"]>;

export interface SentImage {
  readonly bytes: Buffer;
  readonly kind: ImageKind;
  /** Of the bytes, in hexadecimal. */
  readonly hash: string;
}

/** An image that no file has yet, and the id that its file will have. */
interface Claimed extends SentImage {
  readonly id: string;
}

export const ID_BYTES = 16;

export function createUpload(parts: UploadParts): Upload {
  return async ({ image: blobs }, { session }) => {
    if (session === null) throw new Error("the pipeline lets only members in here");
    const memberId = BigInt(session.accountId);
    const bar = sizeBar(blobs.map(({ size }) => size));
    if (bar !== null) return bar;
    const sent = await lookInto(parts.coder, blobs);
    if (sent === null) return refused("IMAGE_TYPE");
    const begun = await begin(parts, memberId, sent);
    if ("later" in begun) return refused("TRY_LATER", { time: begun.later.toISOString() });
    const coded = await recodeAll(parts, begun.claims);
    if (coded === null) return refused("UPLOAD_INVALID");
    const ids = new Map([...begun.known, ...(await finish(parts, memberId, coded))]);
    const [fileId, ...others] = sent.flatMap((one) => ids.get(one.hash) ?? []);
    if (fileId === undefined) throw new Error("images were taken and have no file");
    return accepted({ fileId, fileIds: [fileId, ...others] });
  };
}

/** Null when one of them is something else. */
export async function lookInto(
  coder: ImageCoder,
  blobs: readonly Blob[],
): Promise<readonly SentImage[] | null> {
  const sent: SentImage[] = [];
  for (const blob of blobs) {
    const bytes = Buffer.from(await blob.arrayBuffer());
    const kind = await coder.kindOf(bytes);
    if (kind === null) return null;
    sent.push({ bytes, kind, hash: hash("sha256", bytes, "hex") });
  }
  return sent;
}

type Begun =
  | { readonly later: Date }
  | { readonly known: ReadonlyMap<string, string>; readonly claims: readonly Claimed[] };

/** Under the member's lock, so that of many at once no more than the day's number are decoded. */
const begin = (
  { database, clock, random }: UploadParts,
  memberId: bigint,
  sent: readonly SentImage[],
): Promise<Begun> =>
  database.transaction(async (tx) => {
    const moment = clock.now();
    await lockMember(tx, memberId);
    const byHash = new Map(sent.map((one) => [one.hash, one]));
    const known = await filesWith(tx, memberId, [...byHash.keys()]);
    const fresh = [...byHash.values()].filter((one) => !known.has(one.hash));
    const counted = fresh.length === 0 ? [] : await uploadTimes(tx, memberId, countedSince(moment));
    const later = nextUploadAt(counted, fresh.length);
    if (later !== null) return { later };
    const claims = fresh.map((one) => ({ ...one, id: random.bytes(ID_BYTES).toString("base64url") }));
    await touchFiles(tx, [...known.values()], moment);
    await addClaims(tx, memberId, claims, moment);
    return { known, claims };
  });

type Coded = Claimed & { readonly image: CodedImage };

/** Null when one of them cannot be read; then none is kept. */
async function recodeAll(
  { coder, inTurn }: UploadParts,
  claims: readonly Claimed[],
): Promise<readonly Coded[] | null> {
  const coded: Coded[] = [];
  for (const claim of claims) {
    const image = await inTurn(() => coder.recode(claim.bytes, claim.kind));
    if (image === null) return null;
    coded.push({ ...claim, image });
  }
  return coded;
}

/** The ids by hash; another request may have brought the same image meanwhile, and then its file is this one's, too. */
const finish = ({ database }: UploadParts, memberId: bigint, coded: readonly Coded[]) =>
  database.transaction(async (tx) => {
    if (coded.length === 0) return new Map<string, string>();
    await lockMember(tx, memberId);
    const known = await filesWith(
      tx,
      memberId,
      coded.map((one) => one.hash),
    );
    for (const one of coded) if (!known.has(one.hash)) await fillClaim(tx, one.id, one.image);
    return new Map(coded.map((one) => [one.hash, known.get(one.hash) ?? one.id]));
  });
