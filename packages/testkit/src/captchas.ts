// Solves captchas the slow way: a test cannot read the picture, but it may look into the database and try every
// answer there is.
import { answerHash, CAPTCHA_LENGTH, CAPTCHA_LETTERS, cookieHash } from "@jonaki/server/captcha";
import type { Pool } from "pg";
import type { TestApp } from "./app.ts";

/** Asks for a captcha as this browser and answers what its picture says. */
export async function solveCaptcha(house: TestApp, device: string): Promise<string> {
  const { body } = await house.send("GET", "/wps/captcha", { device });
  if (!body.success) throw new Error(`no captcha: ${body.code}`);
  return readCaptcha(house.app.foundation.database.pool, device);
}

/** What the picture says that this browser was shown last. */
export async function readCaptcha(pool: Pick<Pool, "query">, device: string): Promise<string> {
  const { rows } = await pool.query<{ answer_hash: Buffer }>(
    "select answer_hash from captchas where cookie_hash = $1",
    [cookieHash(device)],
  );
  const wanted = rows[0]?.answer_hash;
  for (const [place, answer] of ANSWERS.entries()) {
    if (wanted?.equals(answerHash(device, answer)) === true) return answer;
    // The house under test may live in this process and must not look overloaded.
    if (place % AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("the captcha has no answer");
}

const AT_A_TIME = 500;

const ANSWERS: readonly string[] = Array.from({ length: CAPTCHA_LENGTH }).reduce<readonly string[]>(
  (begun) => begun.flatMap((start) => CAPTCHA_LETTERS.split("").map((letter) => start + letter)),
  [""],
);
