// Solves captchas the slow way: a test cannot read the picture, but it may look into the database and try every
// answer there is.
import { answerHash, CAPTCHA_LENGTH, CAPTCHA_LETTERS, cookieHash } from "@jonaki/server/captcha";
import type { TestApp } from "./app.ts";

/** Asks for a captcha as this browser and answers what its picture says. */
export async function solveCaptcha(house: TestApp, device: string): Promise<string> {
  const { body } = await house.send("GET", "/wps/captcha", { device });
  if (!body.success) throw new Error(`no captcha: ${body.code}`);
  const { rows } = await house.app.foundation.database.pool.query<{ answer_hash: Buffer }>(
    "select answer_hash from captchas where cookie_hash = $1",
    [cookieHash(device)],
  );
  const wanted = rows[0]?.answer_hash;
  const found = everyAnswer().find((answer) => wanted?.equals(answerHash(device, answer)));
  if (found === undefined) throw new Error("the captcha has no answer");
  return found;
}

const everyAnswer = (): readonly string[] =>
  Array.from({ length: CAPTCHA_LENGTH }).reduce<readonly string[]>(
    (begun) => begun.flatMap((start) => CAPTCHA_LETTERS.split("").map((letter) => start + letter)),
    [""],
  );
