// The captcha through the whole server, solved by forms that need it.
import { solveCaptcha, startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ LIMIT_DEVICE_PER_MINUTE: "1000000", LIMIT_ADDRESS_PER_MINUTE: "1000000" });
});
afterAll(() => house.stop());
beforeEach(() => house.clock.advance(MINUTE_MS));

let browsers = 0;
const browser = (): string => `browser${(browsers += 1)}`.padEnd(22, "x");
const { send } = { send: (...asked: Parameters<TestApp["send"]>) => house.send(...asked) };
const pictureFor = async (device: string): Promise<string> =>
  (await send("GET", "/wps/captcha", { device })).body.value as string;
const isRight = (device: string, answer?: string): Promise<boolean> =>
  house.app.accounts.isCaptchaRight(house.app.foundation.database.store, device, answer);

describe("the picture", () => {
  it("[ACC-30] [CALL-34] is a PNG in base64, and the browser gets the cookie it belongs to, out of scripts' reach", async () => {
    const { status, headers, body } = await send("GET", "/wps/captcha");
    expect(status).toBe(200);
    const bytes = Buffer.from(body.value as string, "base64");
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([300, 100]);
    expect(headers["set-cookie"]).toMatch(/^device=[\w-]{22};.*HttpOnly; SameSite=Lax$/u);
  });

  it("[ACC-31] changes at most once a second, however often the browser asks", async () => {
    const device = browser();
    const pictures = await Promise.all(Array.from({ length: 5 }, () => pictureFor(device)));
    expect(new Set(pictures).size).toBe(1);
    house.clock.advance(999);
    expect(await pictureFor(device)).toBe(pictures[0]);
    house.clock.advance(1);
    expect(await pictureFor(device)).not.toBe(pictures[0]);
    expect(await pictureFor(browser())).not.toBe(pictures[0]);
  });

  it("[ACC-30] neither its answer nor its cookie stands in the database", async () => {
    const device = browser();
    const answer = await solveCaptcha(house, device);
    const { rows } = await house.app.foundation.database.pool.query(
      "select captchas::text as row from captchas",
    );
    expect(JSON.stringify(rows)).not.toContain(device);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(answer).toString("hex"));
  });
});

describe("the answer", () => {
  it("[ACC-30] is right in any case and once: of 20 at the same time one passes", async () => {
    const device = browser();
    const answer = (await solveCaptcha(house, device)).toLowerCase();
    const passed = await Promise.all(Array.from({ length: 20 }, () => isRight(device, ` ${answer}`)));
    expect(passed.filter(Boolean)).toHaveLength(1);
    expect(await isRight(device, answer)).toBe(false);
  });

  it("[ACC-30] a wrong one, an empty one and none use the captcha up", async () => {
    const device = browser();
    for (const wrong of ["????", "", undefined]) {
      const answer = await solveCaptcha(house, device);
      expect(await isRight(device, wrong)).toBe(false);
      expect(await isRight(device, answer)).toBe(false);
      expect(await pictureFor(device)).not.toBe("");
      house.clock.advance(1_000);
    }
  });

  it("[ACC-30] belongs to the browser that asked", async () => {
    const [one, other] = [browser(), browser()];
    const answer = await solveCaptcha(house, one);
    await solveCaptcha(house, other);
    expect(await isRight(other, answer)).toBe(false);
    expect(await isRight(browser(), answer)).toBe(false);
    expect(await isRight(one, answer)).toBe(true);
  });

  it("[ACC-30] counts for 2 minutes, and the newest picture is the one that counts", async () => {
    const device = browser();
    const first = await solveCaptcha(house, device);
    house.clock.advance(1_000);
    const second = await solveCaptcha(house, device);
    house.clock.advance(2 * MINUTE_MS - 1);
    expect(await isRight(device, second)).toBe(true);
    const late = await solveCaptcha(house, device);
    house.clock.advance(2 * MINUTE_MS);
    expect(await isRight(device, late)).toBe(false);
    await solveCaptcha(house, device);
    expect(await isRight(device, first)).toBe(false);
  });

  it("[ACC-30] the job clears away what counts no longer and leaves the rest", async () => {
    const [old, young] = [browser(), browser()];
    await solveCaptcha(house, old);
    house.clock.advance(MINUTE_MS);
    const answer = await solveCaptcha(house, young);
    house.clock.advance(MINUTE_MS);
    const job = house.app.accounts.jobs.find(({ name }) => name === "accounts.captchas");
    await job?.run(null);
    const { rows } = await house.app.foundation.database.pool.query(
      "select count(*)::int as kept from captchas",
    );
    expect(rows).toEqual([{ kept: 1 }]);
    expect(await isRight(young, answer)).toBe(true);
  });
});
