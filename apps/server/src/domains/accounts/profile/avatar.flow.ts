// Choosing a picture [ACC-76, ACC-77]: a built-in one is shown at once; one of the member's own is made anew by the house
// and waits, unseen by anybody else, until somebody of the house has looked at it.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, Calls, ParsedInput, RefusalOf, Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import { addAuditEntry } from "../audit.store.ts";
import { dayBefore } from "../daily-limits.rules.ts";
import { lockMember, readMember } from "../members.store.ts";
import { memberIdOf } from "../session-of.ts";
import { avatarUrl, isStaticAvatar, nextPictureAt } from "./avatar.rules.ts";
import {
  addPicture,
  approvedPicture,
  hasWaitingPicture,
  picturesSince,
  replacePictures,
  showAvatar,
} from "./avatars.store.ts";
import type { Picture } from "./avatars.store.ts";

/** Judges a picture by its bytes and says how to go on: then it is made anew as a square. The domain of files does it. */
export type SquareOf = (
  blob: Blob,
) => Promise<
  Answer<
    (memberId: bigint) => Promise<Answer<Picture, "TRY_LATER" | "UPLOAD_INVALID">>,
    "IMAGE_TOO_LARGE" | "IMAGE_TYPE"
  >
>;

export interface AvatarParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly squareOf: SquareOf;
}

type UploadCall = Calls["accounts"]["uploadAvatar"];
type OwnAvatar = CallOutput<Calls["accounts"]["playerAvatar"]>;
type Uploaded = Promise<Answer<OwnAvatar, RefusalOf<UploadCall>>>;

export interface Avatars {
  upload(input: ParsedInput<UploadCall>, context: Context): Uploaded;
  own(memberId: bigint): Promise<OwnAvatar>;
}

export function createAvatars({ database, clock, squareOf }: AvatarParts): Avatars {
  const choose = (memberId: bigint, staticId: string, context: Context): Uploaded =>
    database.transaction(async (tx): Uploaded => {
      if (!isStaticAvatar(staticId)) return refused("NOT_FOUND");
      await lockMember(tx, memberId);
      await replacePictures(tx, memberId, ["WAITING", "APPROVED"]);
      await showAvatar(tx, memberId, "STATIC", staticId);
      await tell(tx, memberId, { staticId }, context);
      return accepted(await ownAvatar(tx, memberId));
    });
  const keep = (memberId: bigint, picture: Picture, context: Context): Uploaded =>
    database.transaction(async (tx): Uploaded => {
      await lockMember(tx, memberId);
      const later = await dayProblem(tx, memberId, clock.now());
      if (later !== null) return later;
      await replacePictures(tx, memberId, ["WAITING"]);
      await addPicture(tx, memberId, picture, clock.now());
      await tell(tx, memberId, { picture: "WAITING" }, context);
      return accepted(await ownAvatar(tx, memberId));
    });
  const tell = (tx: OpenTransaction, memberId: bigint, newValue: object, context: Context): Promise<void> =>
    addAuditEntry(tx, { kind: "AVATAR", memberId, actor: "MEMBER", newValue }, context, clock.now());
  return {
    own: (memberId) => ownAvatar(database.store, memberId),
    upload: async ({ image, staticId }, context) => {
      const memberId = memberIdOf(context);
      if (staticId !== undefined) return choose(memberId, staticId, context);
      if (image === undefined) throw new Error("the call's schema asks for one of the two");
      const looked = await squareOf(image);
      if (!looked.ok) return looked;
      const later = await dayProblem(database.store, memberId, clock.now());
      if (later !== null) return later;
      const square = await looked.value(memberId);
      return square.ok ? keep(memberId, square.value, context) : square;
    },
  };
}

async function dayProblem(
  store: Queryable,
  memberId: bigint,
  moment: Date,
): Promise<Refused<"TRY_LATER"> | null> {
  const later = nextPictureAt(await picturesSince(store, memberId, dayBefore(moment)));
  return later === null ? null : refused("TRY_LATER", { time: later.toISOString() });
}

/** The picture travels in the answer, because no address of it is open to strangers. */
async function ownAvatar(store: Queryable, memberId: bigint): Promise<OwnAvatar> {
  const member = await readMember(store, memberId);
  if (member === null) throw new Error("a session has no member");
  const { avatar, avatarType } = member;
  const isWaiting = await hasWaitingPicture(store, memberId);
  if (avatarType === "STATIC")
    return { avatar: avatar === null ? null : avatarUrl(avatar), avatarType, isWaiting };
  const picture = await approvedPicture(store, memberId);
  return { avatar: picture === null ? null : dataUrl(picture), avatarType, isWaiting };
}

const dataUrl = ({ mediaType, bytes }: Picture): string =>
  `data:${mediaType};base64,${bytes.toString("base64")}`;
