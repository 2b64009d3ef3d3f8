// Uploads: images are judged by what they hold, made anew, counted, and shown to nobody but their owner. Abuse case 74.
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  jpgImage,
  packedNothing,
  padded,
  photoWithPlace,
  pngChunk,
  pngImage,
  pngOf,
  rowsBytes,
} from "../src/domains/files/files-test-doubles.ts";
import { codeOf, fileIdOf, openUploadStage } from "./upload-test-doubles.ts";
import type { UploadStage } from "./upload-test-doubles.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MEGABYTE = 1024 * 1024;
const LARGEST = 5 * MEGABYTE;

let stage: UploadStage;
beforeAll(async () => {
  stage = await openUploadStage();
});
afterAll(() => stage.house.stop());
beforeEach(() => stage.house.clock.advance(MINUTE_MS));
const enter: UploadStage["enter"] = (changes) => stage.enter(changes);
const upload: UploadStage["upload"] = (...sent) => stage.upload(...sent);
const look: UploadStage["look"] = (...asked) => stage.look(...asked);
const anyPng = () => stage.anyPng();
const storedFiles = async (): Promise<unknown> =>
  (await stage.members.rows("select count(*)::int as n from files where bytes is not null"))[0]?.["n"];
const GPS_MARK = Buffer.from([0x25, 0x88]);

describe("an upload", () => {
  it.each([
    ["png", "image/png", () => pngImage(1)],
    ["jpeg", "image/jpeg", () => jpgImage(2)],
  ])(
    "[CALL-99] [REW-8] [CALL-184] a %s is taken, and its owner sees it again",
    async (format, type, make) => {
      const token = await enter();
      const fileId = await fileIdOf(upload(token, await make()));
      expect(fileId).toMatch(/^[A-Za-z0-9_-]{22}$/u);
      const { status, headers, bytes } = await look(token, fileId);
      expect([status, headers["content-type"]]).toEqual([200, type]);
      expect((await sharp(bytes).metadata()).format).toBe(format);
    },
  );

  it("[REW-9] what is shown is kept by no cache, taken for nothing else and can run nothing", async () => {
    const token = await enter();
    const { headers } = await look(token, await fileIdOf(upload(token, await anyPng())));
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox",
    });
  });

  it("[REW-9] another member's file answers as one that does not exist, and so does a visitor's guess", async () => {
    const [owner, other] = [await enter(), await enter()];
    const fileId = await fileIdOf(upload(owner, await anyPng()));
    const [foreign, missing] = [await look(other, fileId), await look(other, "A".repeat(22))];
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect(foreign.body.code).toBe("NOT_FOUND");
    const visitor = await stage.house.send("GET", `/wps/upload?fileId=${fileId}`);
    expect([visitor.status, visitor.body.code]).toEqual([401, "NOT_LOGGED_IN"]);
    expect((await look(owner, "../../etc/passwd")).status).toBe(400);
  });

  it("[REW-8] three at once have an id each, in their order", async () => {
    const token = await enter();
    const { body } = await upload(
      token,
      await pngImage(31, 10, 10),
      await jpgImage(32, 20, 10),
      await anyPng(),
    );
    const { fileId, fileIds } = body.value as { fileId: string; fileIds: string[] };
    expect([fileIds.length, new Set(fileIds).size, fileIds[0]]).toEqual([3, 3, fileId]);
    const widths = await Promise.all(
      fileIds.map(async (id) => (await sharp((await look(token, id)).bytes).metadata()).width),
    );
    expect(widths).toEqual([10, 20, 40]);
  });

  it("[REW-45] a large photo is upright, at most 1280 pixels a side, and without the place it was taken", async () => {
    const token = await enter();
    const photo = await photoWithPlace(2_600, 1_300);
    const sent = (await sharp(photo).metadata()).exif ?? Buffer.alloc(0);
    // The second is the mark of the part that holds the place.
    expect([sent.includes("Joto Camera"), sent.includes(GPS_MARK)]).toEqual([true, true]);
    const { bytes } = await look(token, await fileIdOf(upload(token, photo)));
    const { width, height, exif, orientation, xmp, icc } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([640, 1_280]);
    expect([exif, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes("Joto Camera")).toBe(false);
    const small = await look(token, await fileIdOf(upload(token, await pngImage(5, 30, 20))));
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 30, height: 20 });
  });
});

describe("what is no image, or pretends to be one [abuse 74]", () => {
  const script = Buffer.from("<?php system($_GET['c']); ?>");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each([
    ["a script with a picture's name", () => ({ bytes: script, name: "shell.png" })],
    ["a script with two names", () => ({ bytes: script, name: "shell.php.png" })],
    ["an SVG", () => ({ bytes: svg, name: "x.svg", type: "image/svg+xml" })],
    ["an SVG that says it is a PNG", () => ({ bytes: svg })],
    ["a GIF that is a script, too", () => ({ bytes: Buffer.concat([Buffer.from("GIF89a/*"), svg]) })],
    ["a PDF", () => ({ bytes: Buffer.from("%PDF-1.7\n1 0 obj") })],
    [
      "a WebP",
      async () => ({
        bytes: await sharp(await pngImage(3))
          .webp()
          .toBuffer(),
      }),
    ],
    ["an archive", () => ({ bytes: Buffer.from("PK\u0003\u0004 and more") })],
    ["nothing", () => ({ bytes: Buffer.alloc(0) })],
  ])("[REW-8] [REW-9] %s is refused with IMAGE_TYPE", async (_what, make) => {
    const before = await storedFiles();
    expect(await codeOf(upload(await enter(), await make()))).toEqual([422, "IMAGE_TYPE"]);
    expect(await storedFiles()).toBe(before);
  });

  it("[REW-9] of a polyglot only the picture is kept", async () => {
    const token = await enter();
    const archive = Buffer.from("PK\u0003\u0004evil.php");
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
    const jpg = await jpgImage(41);
    const polyglots = [
      Buffer.concat([await pngImage(42), script, archive]),
      Buffer.concat([jpg.subarray(0, 2), comment, jpg.subarray(2), svg]),
    ];
    for (const one of polyglots) {
      const { bytes } = await look(token, await fileIdOf(upload(token, one)));
      for (const part of [script, svg, archive]) expect(bytes.includes(part)).toBe(false);
    }
  });

  it("[REW-9] what stands before the picture or in its texts does not hide what it is, and goes, too", async () => {
    const token = await enter();
    const picture = { width: 4, height: 4 };
    const text = pngChunk(
      "tEXt",
      Buffer.concat([Buffer.from("Comment\0"), Buffer.alloc(9_000, "x"), script]),
    );
    const packed = pngChunk(
      "zTXt",
      Buffer.concat([Buffer.from("Bomb\0\0"), await packedNothing(200 * MEGABYTE)]),
    );
    for (const chunk of [text, packed]) {
      const one = pngOf(picture, await packedNothing(rowsBytes(4, 4)), [chunk]);
      const { bytes } = await look(token, await fileIdOf(upload(token, one)));
      expect([bytes.length < 1_000, bytes.includes(script)]).toEqual([true, false]);
    }
  });

  it.each([
    [
      "20,000 × 20,000 pixels",
      async () => pngOf({ width: 20_000, height: 20_000 }, await packedNothing(1_000)),
    ],
    [
      "20,000 × 20,000 pixels that are all there",
      async () => pngOf({ width: 20_000, height: 20_000 }, await packedNothing(rowsBytes(20_000, 20_000))),
    ],
    [
      "more pixels than can be counted",
      () => pngOf({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }, Buffer.alloc(9)),
    ],
    ["a picture that breaks off", async () => (await jpgImage(51, 400, 400)).subarray(0, 900)],
    ["a head without a body", async () => (await pngImage(52)).subarray(0, 40)],
    [
      "noise behind a PNG's first bytes",
      async () => Buffer.concat([(await pngImage(53)).subarray(0, 33), Buffer.alloc(500, 7)]),
    ],
  ])("[REW-45] %s is refused with UPLOAD_INVALID", async (_what, make) => {
    const before = await storedFiles();
    expect(await codeOf(upload(await enter(), await make()))).toEqual([422, "UPLOAD_INVALID"]);
    expect(await storedFiles()).toBe(before);
  });

  it("[REW-9] a PNG that unpacks to far more than its picture is the picture, or nothing", async () => {
    const token = await enter();
    const bomb = pngOf({ width: 8, height: 8 }, await packedNothing(300 * MEGABYTE));
    expect(bomb.length).toBeLessThan(2 * MEGABYTE);
    const { body } = await upload(token, bomb);
    if (body.success) {
      const { fileId } = body.value as { fileId: string };
      expect((await look(token, fileId)).bytes.length).toBeLessThan(1_000);
    } else expect(body.code).toBe("UPLOAD_INVALID");
  });

  it("[REW-9] a name leads nowhere and is kept nowhere", async () => {
    const token = await enter();
    const names = [
      "../../x",
      "..\\..\\x.png",
      "/etc/cron.d/x",
      "a\u0000b.png",
      "x".repeat(5_000),
      "=HYPERLINK(1)",
    ];
    const bytes = await anyPng();
    const ids = new Set<string>();
    for (const name of names) ids.add(await fileIdOf(upload(token, { bytes, name })));
    expect(ids.size).toBe(1);
    const [row] = await stage.members.rows("select * from files where id = $1", [[...ids][0]]);
    const texts = Object.values(row ?? {}).filter((value) => typeof value === "string");
    expect(texts.toSorted()).toEqual([...ids, "image/png"].toSorted());
  });
});

describe("how large and how many", () => {
  it("[REW-8] [CALL-183] three of 5 MB each are taken, one byte more is IMAGE_TOO_LARGE", async () => {
    const token = await enter();
    const [one, two, three] = await Promise.all([61, 62, 63].map((seed) => jpgImage(seed)));
    const full = [one, two, three].map((image) => padded(image!, LARGEST));
    expect(await codeOf(upload(token, ...full))).toEqual([200, null]);
    expect(await codeOf(upload(token, padded(one!, LARGEST + 1)))).toEqual([422, "IMAGE_TOO_LARGE"]);
    expect(await codeOf(upload(token, two!, padded(one!, LARGEST + 1)))).toEqual([422, "IMAGE_TOO_LARGE"]);
  });

  it("[REW-8] a fourth image is IMAGE_TOO_MANY, and none of the four is kept; the refusals have their order", async () => {
    const token = await enter();
    const before = await storedFiles();
    const four = await Promise.all([71, 72, 73, 74].map((seed) => pngImage(seed)));
    expect(await codeOf(upload(token, ...four))).toEqual([422, "IMAGE_TOO_MANY"]);
    const text = Buffer.from("no picture");
    expect(await codeOf(upload(token, text, ...four))).toEqual([422, "IMAGE_TOO_MANY"]);
    expect(await codeOf(upload(token, text, padded(four[0]!, LARGEST + 1)))).toEqual([
      422,
      "IMAGE_TOO_LARGE",
    ]);
    expect(await codeOf(upload(token, four[0]!, text))).toEqual([422, "IMAGE_TYPE"]);
    expect(await storedFiles()).toBe(before);
  });

  it("[REW-45] of several images all are kept or none", async () => {
    const token = await enter();
    const before = await storedFiles();
    const broken = (await jpgImage(81, 300, 300)).subarray(0, 700);
    expect(await codeOf(upload(token, await anyPng(), broken))).toEqual([422, "UPLOAD_INVALID"]);
    expect(await storedFiles()).toBe(before);
  });

  it("[REW-45] [CONST-117] thirty in 24 hours; what could not be read counts, what is no image does not", async () => {
    const token = await enter();
    const broken = (await jpgImage(91, 300, 300)).subarray(0, 700);
    expect(await codeOf(upload(token, broken))).toEqual([422, "UPLOAD_INVALID"]);
    expect(await codeOf(upload(token, Buffer.from("no picture")))).toEqual([422, "IMAGE_TYPE"]);
    const firstAt = stage.house.clock.now().getTime();
    stage.house.clock.advance(MINUTE_MS);
    for (let sent = 0; sent < 27; sent += 3)
      expect(await codeOf(upload(token, await anyPng(), await anyPng(), await anyPng()))).toEqual([
        200,
        null,
      ]);
    const last = await anyPng();
    expect(await codeOf(upload(token, last, await anyPng()))).toEqual([200, null]);
    const refusal = await upload(token, await anyPng());
    expect([refusal.status, refusal.body.code, refusal.body.value]).toEqual([
      429,
      "TRY_LATER",
      { time: new Date(firstAt + DAY_MS).toISOString() },
    ]);
    expect(await codeOf(upload(token, last))).toEqual([200, null]);
    expect(await codeOf(upload(await enter(), await anyPng()))).toEqual([200, null]);
    stage.house.clock.set(new Date(firstAt + DAY_MS).toISOString());
    expect(await codeOf(upload(token, await anyPng(), await anyPng()))).toEqual([429, "TRY_LATER"]);
    expect(await codeOf(upload(token, await anyPng()))).toEqual([200, null]);
  });
});

describe("a repeat", () => {
  it("[REW-45] the same image again is the same file, of the same member only", async () => {
    const [token, other] = [await enter(), await enter()];
    const image = await anyPng();
    const first = await fileIdOf(upload(token, image));
    expect(await fileIdOf(upload(token, { bytes: image, name: "again.png" }))).toBe(first);
    expect(await fileIdOf(upload(other, image))).not.toBe(first);
    const { body } = await upload(token, image, image);
    expect(body.value).toEqual({ fileId: first, fileIds: [first, first] });
  });

  it("[REW-45] also when both are on their way at once", async () => {
    const token = await enter();
    const image = await jpgImage(77, 1_500, 1_500);
    const ids = await Promise.all([fileIdOf(upload(token, image)), fileIdOf(upload(token, image))]);
    expect(ids[0]).toBe(ids[1]);
  });
});
