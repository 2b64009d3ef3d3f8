// The images of feedback: a member's own uploads, kept with the words that name them.
import { solveCaptcha } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweepFiles } from "../src/domains/files/files.store.ts";
import { codeOf, fileIdOf, openUploadStage } from "./upload-test-doubles.ts";
import type { UploadStage } from "./upload-test-doubles.ts";

const DAY_MS = 24 * 3_600_000;
let stage: UploadStage;
beforeAll(async () => {
  stage = await openUploadStage();
});
afterAll(() => stage.house.stop());
beforeEach(() => stage.house.clock.advance(60_000));

const WORDS = "one two three four five";
const put = (token: string, images: readonly string[], content = WORDS) =>
  stage.house.send("PUT", "/wps/feedback", { token, body: { kind: "DEPOSIT", content, images } });
const sendImage = async (token: string) => fileIdOf(stage.upload(token, await stage.anyPng()));
const sweep = () => sweepFiles(stage.house.app.foundation.database.store, stage.house.clock.now());
const count = async (table: string): Promise<unknown> =>
  (await stage.members.rows(`select count(*)::int as n from ${table}`))[0]?.["n"];

describe("feedback with images", () => {
  it("[MSG-22] keeps up to three of the sender's uploads, in their order and for good", async () => {
    const token = await stage.enter();
    const images = [await sendImage(token), await sendImage(token), await sendImage(token)];
    const { status, body } = await put(token, images);
    expect(status).toBe(200);
    const { reference } = body.value as { reference: string };
    stage.house.clock.advance(2 * DAY_MS);
    await sweep();
    const kept = await stage.members.rows(
      `select file_id, number, position from feedback_images join feedback on id = feedback_id
       where reference = $1 order by position`,
      [reference],
    );
    expect(kept).toEqual(images.map((file_id, place) => ({ file_id, number: 1, position: place + 1 })));
    expect((await stage.look(token, images[0]!)).status).toBe(200);
  });

  it("[MSG-22] [REW-9] what is not the sender's, not there or one too many is refused, and nothing is written", async () => {
    const [token, other] = [await stage.enter(), await stage.enter()];
    const [own, foreign] = [await sendImage(token), await sendImage(other)];
    const before = [await count("feedback"), await count("feedback_images")];
    expect(await codeOf(put(token, [own, foreign]))).toEqual([422, "UPLOAD_INVALID"]);
    expect(await codeOf(put(token, ["A".repeat(22)]))).toEqual([422, "UPLOAD_INVALID"]);
    expect(await codeOf(put(token, Array(4).fill(own)))).toEqual([422, "IMAGE_TOO_MANY"]);
    expect(await codeOf(put(token, [foreign], "short"))).toEqual([422, "FEEDBACK_LENGTH"]);
    expect(await codeOf(put(token, ["../../x"]))).toEqual([400, "BAD_REQUEST"]);
    expect([await count("feedback"), await count("feedback_images")]).toEqual(before);
    const [file] = await stage.members.rows("select attached_at from files where id = $1", [own]);
    expect(file).toEqual({ attached_at: null });
    expect(await codeOf(put(token, [own]))).toEqual([200, null]);
  });

  it("[MSG-22] an image that was named twice stands once, and may be named by another feedback", async () => {
    const token = await stage.enter();
    const image = await sendImage(token);
    const before = Number(await count("feedback_images"));
    expect(await codeOf(put(token, [image, image]))).toEqual([200, null]);
    expect(await codeOf(put(token, [image]))).toEqual([200, null]);
    expect(await count("feedback_images")).toBe(before + 2);
  });

  it("[MSG-22] one that was cleared away cannot be named any more", async () => {
    const token = await stage.enter();
    const image = await sendImage(token);
    await sweep();
    expect(await codeOf(put(token, [image]))).toEqual([422, "UPLOAD_INVALID"]);
  });

  it("[MSG-22] a visitor and a guest of free play have none to name", async () => {
    const member = await stage.enter();
    const image = await sendImage(member);
    for (const token of [undefined, await stage.enter({ accountType: 4 })]) {
      const device = `visitor${token === undefined ? 1 : 2}`.padEnd(22, "x");
      const captcha = await solveCaptcha(stage.house, device);
      const sent = stage.house.send("PUT", "/wps/feedback", {
        body: { kind: "GAME", content: WORDS, contact: "me", captcha, images: [image] },
        device,
        ...(token === undefined ? {} : { token }),
      });
      expect(await codeOf(sent)).toEqual([422, "UPLOAD_INVALID"]);
    }
  });
});
