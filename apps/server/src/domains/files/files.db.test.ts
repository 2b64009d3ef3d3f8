// Files on a real database: naming them, clearing them away, and what a crash in the middle leaves behind.
import { createTestDatabase, fakeClock } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { createLog } from "../../platform/log.ts";
import { systemRandom } from "../../platform/random.ts";
import { createFiles } from "./files.ts";
import { pngImage } from "./files-test-doubles.ts";
import { attachFiles, readFile, sweepFiles } from "./files.store.ts";
import { createImageCoder } from "./image-coder.ts";
import type { ImageCoder } from "./image-coder.ts";
import { createUpload } from "./upload.flow.ts";

let database: Database;
/** Another process on the same database. */
let second: Database;
const clock = fakeClock("2026-11-15T10:00:00.000Z");
const [OWNER, OTHER] = [1n, 2n];
beforeAll(async () => {
  const { url } = await createTestDatabase();
  [database, second] = [
    openDatabase(url, 10, createLog("silent")),
    openDatabase(url, 10, createLog("silent")),
  ];
});
beforeEach(() => database.pool.query("delete from files"));
afterAll(async () => {
  await Promise.all([database.close(), second.close()]);
});

const coder = createImageCoder();
const uploadOn = (where: Database, how: ImageCoder = coder) => {
  const upload = createUpload({
    database: where,
    clock,
    random: systemRandom,
    coder: how,
    inTurn: (work) => work(),
  });
  return async (image: Buffer, accountId = OWNER) => {
    const session = { accountId: String(accountId) };
    return upload({ image: [new Blob([new Uint8Array(image)])] }, { session } as never);
  };
};
const idOf = (answer: Awaited<ReturnType<ReturnType<typeof uploadOn>>>): string => {
  if (!answer.ok || !("fileId" in answer.value)) throw new Error("not taken");
  return answer.value.fileId;
};
const attach = (ids: readonly string[], memberId = OWNER) =>
  database.transaction((tx) => attachFiles(tx, memberId, ids, clock.now()));
const rows = async () => (await database.pool.query("select id, bytes, attached_at from files")).rows;

describe("naming files", () => {
  it("[REW-9] only one's own, and all of them or none", async () => {
    const upload = uploadOn(database);
    const own = idOf(await upload(await pngImage(1)));
    const foreign = idOf(await upload(await pngImage(2), OTHER));
    expect(await attach([own, foreign])).toBe(false);
    expect(await attach([own, "A".repeat(22)])).toBe(false);
    expect((await rows()).map((row) => row["attached_at"])).toEqual([null, null]);
    expect(await attach([own])).toBe(true);
    expect(await attach([own, own])).toBe(true);
    expect(await attach([])).toBe(true);
  });

  it("[REW-45] what nothing named is gone after 24 hours, what something named stays", async () => {
    const upload = uploadOn(database);
    const [named, unnamed] = [idOf(await upload(await pngImage(1))), idOf(await upload(await pngImage(2)))];
    await attach([named]);
    const sweepAfter = (ms: number) => sweepFiles(database.store, new Date(clock.now().getTime() - 1 + ms));
    await sweepAfter(0);
    expect(await rows()).toHaveLength(2);
    await sweepAfter(1);
    expect((await rows()).map((row) => row["id"])).toEqual([named]);
    expect(await readFile(database.store, OWNER, unnamed)).toBeNull();
    expect(await attach([unnamed])).toBe(false);
  });

  it("[REW-45] the job of every hour does that", async () => {
    const { jobs } = createFiles({ database, clock, random: systemRandom });
    await uploadOn(database)(await pngImage(1));
    clock.advance(24 * 3_600_000);
    for (const job of jobs) await job.run({});
    expect(await rows()).toEqual([]);
  });

  it("[REW-45] named and cleared away at once, it is either kept or not named", async () => {
    const upload = uploadOn(database);
    for (let time = 0; time < 10; time += 1) {
      const id = idOf(await upload(await pngImage(100 + time)));
      const [isNamed] = await Promise.all([attach([id]), sweepFiles(second.store, clock.now())]);
      expect((await rows()).some((row) => row["id"] === id)).toBe(isNamed);
    }
  });
});

describe("a process that ends in the middle", () => {
  it("[REW-45] leaves nothing that can be seen or named, and the next try is taken", async () => {
    const broken = uploadOn(database, { ...coder, recode: () => Promise.reject(new Error("killed")) });
    const image = await pngImage(7);
    await expect(broken(image)).rejects.toThrow("killed");
    const [left] = await rows();
    const { id } = left as { id: string };
    expect([await readFile(database.store, OWNER, id), await attach([id])]).toEqual([null, false]);
    const taken = idOf(await uploadOn(second)(image));
    expect((await readFile(second.store, OWNER, taken))?.mediaType).toBe("image/png");
    clock.advance(1);
    await sweepFiles(database.store, clock.now());
    expect(await rows()).toEqual([]);
  });
});

describe("several processes", () => {
  it("[REW-45] of forty different images at once thirty are taken, from however many processes", async () => {
    const images = await Promise.all(Array.from({ length: 40 }, (_one, place) => pngImage(200 + place)));
    const [here, there] = [uploadOn(database), uploadOn(second)];
    const answers = await Promise.all(images.map((image, place) => (place % 2 === 0 ? here : there)(image)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(30);
    expect(await rows()).toHaveLength(30);
  });

  it("[REW-45] of the same image ten times at once there is one file", async () => {
    const image = await pngImage(300);
    const [here, there] = [uploadOn(database), uploadOn(second)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, place) => (place % 2 === 0 ? here : there)(image)),
    );
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect((await rows()).filter((row) => row["bytes"] !== null)).toHaveLength(1);
  });
});
