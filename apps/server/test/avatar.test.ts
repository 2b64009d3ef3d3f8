// Pictures of members: built-in ones, and their own, which nobody sees before somebody of the house has. Abuse cases 73
// and 74.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  jpgImage,
  padded,
  photoWithPlace,
  packedNothing,
  pngImage,
  pngOf,
  rowsBytes,
} from "../src/domains/files/files-test-doubles.ts";
import { createAvatarJudge } from "../src/domains/accounts/profile/avatar-judge.flow.ts";
import type { AvatarJudge } from "../src/domains/accounts/profile/avatar-judge.flow.ts";
import { formOf, openUploadStage } from "./upload-test-doubles.ts";
import type { Named, UploadStage } from "./upload-test-doubles.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LARGEST = 5 * 1024 * 1024;
const PATH = "/wps/member/info/icon";

let stage: UploadStage;
let judge: AvatarJudge;
beforeAll(async () => {
  stage = await openUploadStage();
  judge = createAvatarJudge(stage.house.app.foundation.database, stage.house.clock);
});
afterAll(() => stage.house.stop());
beforeEach(() => stage.house.clock.advance(MINUTE_MS));

interface Shown {
  readonly avatar: string | null;
  readonly avatarType: string;
  readonly isWaiting: boolean;
}
const send = (token: string, body: unknown) => stage.house.send("POST", PATH, { token, body });
const upload = (token: string, image: Buffer | Named) => send(token, formOf([image]));
const choose = (token: string, staticId: string) => {
  const form = new FormData();
  form.append("staticId", staticId);
  return send(token, form);
};
const code = async (sent: ReturnType<typeof send>): Promise<unknown> => {
  const { status, body } = await sent;
  return [status, body.code];
};
const shown = async (token: string): Promise<Shown> =>
  (await stage.house.send("GET", "/wps/relay/MCSFE_getPlayerAvatar", { token })).body.value as Shown;
const info = async (token: string) =>
  (await stage.house.send("GET", "/wps/member/info", { token })).body.value as Shown;
const rows: UploadStage["members"]["rows"] = (...given) => stage.members.rows(...given);
const waitingId = async (): Promise<bigint> => (await judge.list()).at(-1)!.id;
const NONE = { avatar: null, avatarType: "STATIC", isWaiting: false };

describe("built-in pictures", () => {
  it("[CALL-36] [ACC-76] there are twelve, each a file of the site", async () => {
    const token = await stage.enter();
    const { body } = await stage.house.send("GET", PATH, { token });
    const icons = body.value as { id: string; url: string }[];
    expect(icons).toHaveLength(12);
    const publicFolder = fileURLToPath(new URL("../../site/public", import.meta.url));
    for (const { url } of icons) expect(existsSync(`${publicFolder}${url}`)).toBe(true);
  });

  it("[CALL-95] [CALL-22] [ACC-76] one that is chosen is shown at once, by both calls, and as often as one likes", async () => {
    const token = await stage.enter();
    expect(await shown(token)).toEqual(NONE);
    for (const id of ["tiger", "lotus"]) {
      const url = `/art/avatar-${id}.svg`;
      expect((await choose(token, id)).body.value).toEqual({ ...NONE, avatar: url });
      expect(await shown(token)).toEqual({ ...NONE, avatar: url });
      expect(await info(token)).toMatchObject({ avatar: url, avatarType: "STATIC" });
    }
  });

  it("[CALL-95] one that does not exist is NOT_FOUND, and a name leads nowhere", async () => {
    const token = await stage.enter();
    expect(await code(choose(token, "dragon"))).toEqual([404, "NOT_FOUND"]);
    expect(await code(choose(token, "../secret"))).toEqual([400, "BAD_REQUEST"]);
    expect(await shown(token)).toEqual(NONE);
  });
});

describe("a picture of one's own", () => {
  it("[ACC-77] waits unseen until it is approved; its owner knows", async () => {
    const token = await stage.enter();
    await choose(token, "kite");
    const kite = { avatar: "/art/avatar-kite.svg", avatarType: "STATIC" };
    expect((await upload(token, await stage.anyPng())).body.value).toEqual({ ...kite, isWaiting: true });
    expect(await shown(token)).toEqual({ ...kite, isWaiting: true });
    expect(await info(token)).toMatchObject(kite);
    const id = await waitingId();
    expect(await judge.judge(id, "APPROVED")).toBe(true);
    const now = await shown(token);
    expect(now).toMatchObject({ avatarType: "CUSTOM", isWaiting: false });
    expect(now.avatar).toMatch(/^data:image\/png;base64,/u);
    expect(await info(token)).toMatchObject({ avatar: String(id), avatarType: "CUSTOM" });
  });

  it("[ACC-77] [REW-9] is a square without anything but the picture, in the size of its place", async () => {
    const token = await stage.enter();
    await upload(token, await photoWithPlace(2_600, 1_300));
    await judge.judge(await waitingId(), "APPROVED");
    const [, data = ""] = (await shown(token)).avatar?.split(",") ?? [];
    const bytes = Buffer.from(data, "base64");
    const { width, height, format, exif, icc, xmp } = await sharp(bytes).metadata();
    expect([width, height, format, exif, icc, xmp]).toEqual([
      256,
      256,
      "jpeg",
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes("Joto Camera")).toBe(false);
  });

  it("[ACC-77] one that is rejected is gone, and what was shown stays", async () => {
    const token = await stage.enter();
    await choose(token, "boat");
    await upload(token, await stage.anyPng());
    const id = await waitingId();
    expect(await judge.judge(id, "REJECTED")).toBe(true);
    expect(await shown(token)).toEqual({ ...NONE, avatar: "/art/avatar-boat.svg" });
    expect(await rows("select state, bytes from avatars where id = $1", [id])).toEqual([
      { state: "REJECTED", bytes: null },
    ]);
    expect(await judge.judge(id, "APPROVED")).toBe(false);
  });

  it("[ACC-77] changes once a day, and the time of the next one is told", async () => {
    const token = await stage.enter();
    const sentAt = stage.house.clock.now().getTime();
    expect(await code(upload(token, await stage.anyPng()))).toEqual([200, null]);
    stage.house.clock.advance(MINUTE_MS);
    const { status, body } = await upload(token, await stage.anyPng());
    expect([status, body.code, body.value]).toEqual([
      429,
      "TRY_LATER",
      { time: new Date(sentAt + DAY_MS).toISOString() },
    ]);
    expect(await code(choose(token, "owl"))).toEqual([200, null]);
    expect(await code(upload(token, await stage.anyPng()))).toEqual([429, "TRY_LATER"]);
    stage.house.clock.set(new Date(sentAt + DAY_MS).toISOString());
    expect(await code(upload(token, await stage.anyPng()))).toEqual([200, null]);
  });

  it("[ACC-77] of ten at once one waits", async () => {
    const token = await stage.enter();
    const images = await Promise.all(Array.from({ length: 10 }, () => stage.anyPng()));
    const codes = await Promise.all(images.map(async (image) => (await upload(token, image)).body.code));
    expect(codes.filter((one) => one === null)).toHaveLength(1);
    expect(codes.filter((one) => one === "TRY_LATER")).toHaveLength(9);
  });

  it("[ACC-77] who takes a built-in one takes the waiting one back", async () => {
    const token = await stage.enter();
    await upload(token, await stage.anyPng());
    const id = await waitingId();
    expect((await choose(token, "moon")).body.value).toMatchObject({ isWaiting: false });
    expect(await judge.judge(id, "APPROVED")).toBe(false);
    expect(await shown(token)).toMatchObject({ avatar: "/art/avatar-moon.svg" });
  });

  it("[ACC-77] a new one that is approved takes the old one's place; of many who judge at once one decides", async () => {
    const token = await stage.enter();
    await upload(token, await pngImage(1, 30, 30));
    await judge.judge(await waitingId(), "APPROVED");
    const before = await shown(token);
    stage.house.clock.advance(DAY_MS);
    await upload(token, await pngImage(2, 30, 30));
    expect(await shown(token)).toEqual({ ...before, isWaiting: true });
    const id = await waitingId();
    const judged = await Promise.all(
      Array.from({ length: 10 }, (_one, place) => judge.judge(id, place % 2 === 0 ? "APPROVED" : "REJECTED")),
    );
    expect(judged.filter(Boolean)).toHaveLength(1);
    const states = await rows("select state from avatars where id = $1", [id]);
    expect([(await shown(token)).avatar === before.avatar]).toEqual([states[0]?.["state"] === "REJECTED"]);
  });

  it("[ACC-138] sending and judging are in the book", async () => {
    const token = await stage.enter();
    await upload(token, await stage.anyPng());
    const id = await waitingId();
    await judge.judge(id, "APPROVED");
    const [{ member_id: memberId } = {}] = await rows("select member_id from avatars where id = $1", [id]);
    expect(
      await rows(
        "select actor, new_value from audit_entries where member_id = $1 and kind = 'AVATAR' order by id",
        [memberId],
      ),
    ).toEqual([
      { actor: "MEMBER", new_value: { picture: "WAITING" } },
      { actor: "OPERATOR", new_value: { picture: "APPROVED" } },
    ]);
  });
});

describe("what is no picture", () => {
  it("[ACC-77] [REW-8] neither what is too large nor what is none, whatever it says it is [abuse 74]", async () => {
    const token = await stage.enter();
    const script = Buffer.from("<?php system($_GET['c']); ?>");
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await code(upload(token, padded(await jpgImage(5), LARGEST + 1)))).toEqual([
      422,
      "IMAGE_TOO_LARGE",
    ]);
    for (const bytes of [
      script,
      svg,
      Buffer.alloc(0),
      await sharp(await pngImage(3))
        .webp()
        .toBuffer(),
    ])
      expect(await code(upload(token, { bytes, name: "me.png" }))).toEqual([422, "IMAGE_TYPE"]);
    const bombs = [
      pngOf({ width: 20_000, height: 20_000 }, await packedNothing(1_000)),
      pngOf({ width: 20_000, height: 20_000 }, await packedNothing(rowsBytes(20_000, 20_000))),
      (await jpgImage(51, 400, 400)).subarray(0, 900),
    ];
    for (const bytes of bombs) expect(await code(upload(token, bytes))).toEqual([422, "UPLOAD_INVALID"]);
    expect(await shown(token)).toEqual(NONE);
    expect(await code(upload(token, padded(await jpgImage(6), LARGEST)))).toEqual([200, null]);
  });

  it("[REW-45] broken ones count for the day, so that nobody keeps the processors busy", async () => {
    const token = await stage.enter();
    const broken = (await jpgImage(52, 300, 300)).subarray(0, 700);
    for (let sent = 0; sent < 30; sent += 1)
      expect(await code(upload(token, broken))).toEqual([422, "UPLOAD_INVALID"]);
    expect(await code(upload(token, broken))).toEqual([429, "TRY_LATER"]);
  });

  it("[CALL-95] the refusals have their order", async () => {
    const token = await stage.enter();
    await upload(token, await stage.anyPng());
    const text = Buffer.from("no picture");
    expect(await code(upload(token, padded(text, LARGEST + 1)))).toEqual([422, "IMAGE_TOO_LARGE"]);
    expect(await code(upload(token, text))).toEqual([422, "IMAGE_TYPE"]);
    expect(await code(upload(token, (await jpgImage(53)).subarray(0, 300)))).toEqual([429, "TRY_LATER"]);
  });

  it("[ACC-77] an address in place of a picture is nothing that anybody follows [abuse 73]", async () => {
    const token = await stage.enter();
    for (const url of [
      "http://169.254.169.254/",
      "http://127.0.0.1:5432",
      "http://[::ffff:7f00:1]/",
      "file:///etc/passwd",
    ]) {
      const form = new FormData();
      form.append("image", url);
      expect(await code(send(token, form))).toEqual([400, "BAD_REQUEST"]);
    }
    const both = formOf([await stage.anyPng()]);
    both.append("staticId", "kite");
    expect(await code(send(token, both))).toEqual([400, "BAD_REQUEST"]);
    expect(await code(send(token, new FormData()))).toEqual([400, "BAD_REQUEST"]);
  });

  it("[ACC-11] a guest has no picture of its own", async () => {
    const guest = stage.house.sessions.login({ accountType: 4 });
    expect(await code(upload(guest, await stage.anyPng()))).toEqual([403, "NEED_TRUE_ACCOUNT"]);
  });
});
