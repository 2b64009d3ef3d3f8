// The gateway's word about a delivery: believed when it is signed, fresh and new, and only about what was sent.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCodes, visitor } from "./codes-test-doubles.ts";
import type { CodesBench } from "./codes-test-doubles.ts";
import { deliverySignature } from "./delivery.rules.ts";

const SECRET = "the gateway's own secret, known to both";
let bench: CodesBench;
beforeAll(async () => {
  bench = await openCodes({ SMS_SECRET: SECRET });
});
afterAll(() => bench.database.close());

let numbers = 0;
async function sentId(): Promise<string> {
  const target = `88019${String((numbers += 1)).padStart(5, "0")}000`;
  await bench.codes.send({ purpose: "REGISTER", channel: "SMS", target }, visitor());
  await bench.runJobs();
  return String((await bench.rows("select id from dispatches where target = $1", [target]))[0]?.["id"]);
}
interface Forgery {
  readonly secret?: string;
  readonly time?: number;
  readonly signed?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}
function tell(told: unknown, { secret = SECRET, time, signed, headers }: Forgery = {}) {
  const text = typeof told === "string" ? told : JSON.stringify(told);
  const moment = String(time ?? bench.clock.now().getTime());
  const signature = deliverySignature(secret, moment, Buffer.from(signed ?? text));
  return bench.codes.receiveDelivery({
    headers: { "x-time": moment, "x-signature": signature, ...headers },
    body: Buffer.from(text),
  });
}
const stateOf = async (id: string) =>
  (await bench.rows("select state from dispatches where id = $1", [id]))[0]?.["state"];

describe("what the gateway tells", () => {
  it("[ACC-120] moves a message from sent to delivered or failed, and the first word counts", async () => {
    const [arrived, lost] = [await sentId(), await sentId()];
    expect(await tell({ id: arrived, state: "DELIVERED" })).toBe(200);
    expect(await tell({ id: lost, state: "FAILED" })).toBe(200);
    expect([await stateOf(arrived), await stateOf(lost)]).toEqual(["DELIVERED", "FAILED"]);
    expect(await tell({ id: arrived, state: "FAILED" })).toBe(409);
    expect(await stateOf(arrived)).toBe("DELIVERED");
  });

  it("[ACC-120] is refused when it is replayed, even thirty times at once", async () => {
    const id = await sentId();
    const time = bench.clock.now().getTime();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => tell({ id, state: "DELIVERED" }, { time })),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(29);
  });

  it("[ACC-120] is refused when the signature, the bytes or the moment are not right", async () => {
    const id = await sentId();
    const now = bench.clock.now().getTime();
    const told = { id, state: "DELIVERED" };
    expect(await tell(told, { secret: "somebody else's secret, of the same size" })).toBe(403);
    expect(await tell(told, { signed: JSON.stringify({ ...told, state: "FAILED" }) })).toBe(403);
    expect(await tell(told, { time: now - 5 * 60_000 - 1 })).toBe(403);
    expect(await tell(told, { time: now + 5 * 60_000 + 1 })).toBe(403);
    expect(await tell(told, { headers: { "x-signature": "short" } })).toBe(403);
    expect(await tell(told, { headers: { "x-time": ["1", "2"] } })).toBe(403);
    expect(await stateOf(id)).toBe("SENT");
  });

  it("[ACC-120] that is signed and no word of ours changes nothing", async () => {
    const id = await sentId();
    expect(await tell("{")).toBe(400);
    expect(await tell({ id, state: "QUEUED" })).toBe(400);
    expect(await tell({ id: "'; drop table dispatches", state: "FAILED" })).toBe(400);
    expect(await tell({ id: "6f1c0a52-7d7f-4c43-9a41-0d7c2f8f9b11", state: "FAILED" })).toBe(409);
    expect(await stateOf(id)).toBe("SENT");
  });

  it("[ACC-120] finds no door where no secret is configured", async () => {
    const closed = await openCodes();
    const asked = { headers: {}, body: Buffer.from("{}") };
    expect(await closed.codes.receiveDelivery(asked)).toBe(404);
    await closed.database.close();
  });
});
