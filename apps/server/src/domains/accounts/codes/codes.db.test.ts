// Codes on a real database: bound, used once, ended by wrong tries, and exact when many try at the same time.
import { codeIn } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CodeAddress } from "./code.rules.ts";
import { openCodes, visitor } from "./codes-test-doubles.ts";
import type { CodesBench } from "./codes-test-doubles.ts";

const MINUTE_MS = 60_000;
let bench: CodesBench;
beforeAll(async () => {
  bench = await openCodes();
});
afterAll(() => bench.database.close());
beforeEach(() => bench.clock.advance(10 * MINUTE_MS));

let numbers = 0;
/** Every number has a thousand of its own around it. */
const number = (): string => `88017${String((numbers += 1)).padStart(5, "0")}000`;
const wrong = (code: string): string => (code === "000000" ? "000001" : "000000");

async function codeFor(address: CodeAddress): Promise<string> {
  const answer = await bench.codes.send({ ...address, channel: "SMS" }, visitor());
  expect(answer).toMatchObject({ ok: true });
  await bench.runJobs();
  const newest = bench.sent.filter(({ to }) => to === address.target).at(-1);
  return codeIn(newest?.text ?? "");
}
const register = (target: string = number()): CodeAddress => ({ purpose: "REGISTER", target });
const takeIt = async (address: CodeAddress, code: string, from = visitor()): Promise<string> => {
  const refusal = await bench.database.transaction((tx) => bench.codes.take(tx, { ...address, code }, from));
  return refusal?.code ?? "right";
};

describe("a code", () => {
  it("[ACC-121] is six digits, right once, and stands nowhere in the clear", async () => {
    const address = register();
    const code = await codeFor(address);
    expect(code).toMatch(/^\d{6}$/u);
    const kept = JSON.stringify([
      await bench.rows("select codes::text from codes"),
      await bench.rows("select dispatches::text from dispatches"),
    ]);
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(Buffer.from(code).toString("hex"));
    expect(await takeIt(address, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe("right");
    expect(await takeIt(address, code)).toBe("CODE_INVALID");
  });

  it("[ACC-121] typed with Bengali digits is the same code", async () => {
    const address = register();
    const code = await codeFor(address);
    const bengali = code.replaceAll(/\d/gu, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect(await takeIt(address, bengali)).toBe("right");
  });

  it("[ACC-121] of 30 who try it at the same time one gets through", async () => {
    const address = register();
    const code = await codeFor(address);
    const taken = await Promise.all(Array.from({ length: 30 }, () => takeIt(address, code)));
    expect(taken.filter((answer) => answer === "right")).toHaveLength(1);
  });

  it("[ACC-121] belongs to its number, its purpose and the member who asked", async () => {
    const address: CodeAddress = { purpose: "CONTACT", target: number(), holder: 7n };
    const code = await codeFor(address);
    expect(await takeIt({ ...address, target: number() }, code)).toBe("CODE_INVALID");
    expect(await takeIt({ ...address, purpose: "REGISTER" }, code)).toBe("CODE_INVALID");
    expect(await takeIt({ ...address, holder: 8n }, code)).toBe("CODE_INVALID");
    expect(await takeIt({ purpose: "CONTACT", target: address.target }, code)).toBe("CODE_INVALID");
    expect(await takeIt(address, code)).toBe("right");
  });

  it("[ACC-121] the newest one counts, an older one does not", async () => {
    const address = register();
    const older = await codeFor(address);
    const newer = await codeFor(address);
    expect(await takeIt(address, older)).toBe(older === newer ? "right" : "CODE_INVALID");
    expect(await takeIt(address, newer)).toBe("right");
  });

  it("[ACC-121] [ACC-122] is missing when empty, expired after two minutes, wrong otherwise", async () => {
    const address = register();
    const code = await codeFor(address);
    expect(await takeIt(address, "  ")).toBe("CODE_MISSING");
    expect(await takeIt(register(), "123456")).toBe("CODE_INVALID");
    bench.clock.advance(2 * MINUTE_MS - 1);
    expect(await takeIt(address, wrong(code))).toBe("CODE_INVALID");
    bench.clock.advance(1);
    expect(await takeIt(address, code)).toBe("CODE_EXPIRED");
    expect(await takeIt(address, wrong(code))).toBe("CODE_EXPIRED");
  });

  it("[ACC-121] that was only checked stays good, and wrong checks count", async () => {
    const address = register();
    const code = await codeFor(address);
    const check = (given: string) =>
      bench.database.transaction((tx) => bench.codes.check(tx, { ...address, code: given }, visitor()));
    expect(await check(code)).toBeNull();
    expect(await check(wrong(code))).toMatchObject({ code: "CODE_INVALID" });
    expect(await takeIt(address, code)).toBe("right");
    expect(await check(code)).toMatchObject({ code: "CODE_INVALID" });
  });
});

describe("wrong codes", () => {
  it("[ACC-32] [ACC-33] five end the code, and for five minutes nothing more is looked at", async () => {
    const address = register();
    const code = await codeFor(address);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await takeIt(address, wrong(code))).toBe("CODE_INVALID");
    expect(await takeIt(address, code)).toBe("TOO_MANY_REQUESTS");
    expect(await takeIt(address, "")).toBe("TOO_MANY_REQUESTS");
    expect(await bench.codes.send({ ...address, channel: "SMS" }, visitor())).toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    bench.clock.advance(5 * MINUTE_MS);
    const fresh = await codeFor(address);
    expect(await takeIt(address, fresh)).toBe("right");
  });

  it("[ACC-33] of 30 at the same time at one number five are looked at", async () => {
    const address = register();
    const code = await codeFor(address);
    const taken = await Promise.all(Array.from({ length: 30 }, () => takeIt(address, wrong(code))));
    expect(taken.filter((answer) => answer === "CODE_INVALID")).toHaveLength(5);
    expect(taken.filter((answer) => answer === "TOO_MANY_REQUESTS")).toHaveLength(25);
  });

  it("[ACC-33] of 30 at the same time from one device at 30 numbers five are looked at", async () => {
    const from = visitor();
    const taken = await Promise.all(
      Array.from({ length: 30 }, () => takeIt(register(), "123456", visitor({ device: from.device }))),
    );
    expect(taken.filter((answer) => answer === "CODE_INVALID")).toHaveLength(5);
  });

  it("[ACC-33] one address may be wrong a hundred times, because a carrier's is shared", async () => {
    const address = "203.0.113.9";
    for (let tries = 0; tries < 100; tries += 1)
      expect(await takeIt(register(), "123456", visitor({ address }))).toBe("CODE_INVALID");
    expect(await takeIt(register(), "123456", visitor({ address }))).toBe("TOO_MANY_REQUESTS");
  });
});

describe("how much is sent", () => {
  const send = async (target: string, from = visitor()): Promise<string> => {
    const answer = await bench.codes.send({ purpose: "REGISTER", channel: "SMS", target }, from);
    return answer.ok ? "sent" : answer.code;
  };

  it("[ACC-123] of 20 codes asked for at the same time a number gets five, and as many rows", async () => {
    const target = number();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(target)));
    expect(answers.filter((answer) => answer === "sent")).toHaveLength(5);
    expect(answers.filter((answer) => answer === "QUOTA_EXCEEDED")).toHaveLength(15);
    expect(await bench.rows("select from dispatches where target = $1", [target])).toHaveLength(5);
  });

  it("[ACC-123] a number gets five an hour and ten a day", async () => {
    const target = number();
    const five = async () => {
      for (let codes = 0; codes < 5; codes += 1) expect(await send(target)).toBe("sent");
      expect(await send(target)).toBe("QUOTA_EXCEEDED");
    };
    await five();
    bench.clock.advance(60 * MINUTE_MS);
    await five();
    bench.clock.advance(60 * MINUTE_MS);
    expect(await send(target)).toBe("QUOTA_EXCEEDED");
    bench.clock.advance(22 * 60 * MINUTE_MS);
    expect(await send(target)).toBe("sent");
  });

  it("[ACC-33] [CALL-15] numbers beside one another get thirty an hour together, even at the same time", async () => {
    const block = number().slice(0, -3);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_one, place) => send(`${block}${String(place).padStart(3, "0")}`)),
    );
    expect(answers.filter((answer) => answer === "sent")).toHaveLength(30);
    expect(answers.filter((answer) => answer === "TOO_MANY_REQUESTS")).toHaveLength(30);
    bench.clock.advance(60 * MINUTE_MS);
    expect(await send(`${block}999`)).toBe("sent");
  });

  it("[ACC-33] [CALL-15] a device gets ten an hour, wherever they go", async () => {
    const { device } = visitor();
    for (let codes = 0; codes < 10; codes += 1)
      expect(await send(number(), visitor({ device }))).toBe("sent");
    expect(await send(number(), visitor({ device }))).toBe("TOO_MANY_REQUESTS");
    expect(await send(number())).toBe("sent");
  });

  it("[ACC-33] [CALL-15] the whole house has a budget; what went to nobody costs nothing of it", async () => {
    const small = await openCodes({ SMS_PER_HOUR: "3" });
    const sendSmall = async (purpose: "LOGIN" | "REGISTER") => {
      const answer = await small.codes.send({ purpose, channel: "SMS", target: number() }, visitor());
      await small.runJobs();
      return answer.ok ? "sent" : answer.code;
    };
    for (let codes = 0; codes < 8; codes += 1) expect(await sendSmall("LOGIN")).toBe("sent");
    expect(small.sent).toEqual([]);
    for (let codes = 0; codes < 3; codes += 1) expect(await sendSmall("REGISTER")).toBe("sent");
    expect(await sendSmall("REGISTER")).toBe("TOO_MANY_REQUESTS");
    expect(small.sent).toHaveLength(3);
    small.clock.advance(60 * MINUTE_MS);
    expect(await sendSmall("REGISTER")).toBe("sent");
    await small.database.close();
  });
});
