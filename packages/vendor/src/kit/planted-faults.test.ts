import { describe, expect, it } from "vitest";
import { STATUS_OF_CODE } from "../codes.ts";
import { createReceiver } from "../receiver.ts";
import type { Receive, ReceiverOptions } from "../receiver.ts";
import { sign } from "../signing.ts";
import {
  httpTarget,
  kitOn,
  localTarget,
  startReferenceServer,
  TEST_SECRET,
  TEST_VENDOR,
} from "./kit-test-doubles.ts";
import type { MakeReceiver } from "./kit-test-doubles.ts";
import { PLANTED_FAULTS } from "./planted-faults-test-doubles.ts";

type Options = ReceiverOptions<{ secret: string }>;

describe("the kit on a wallet with one fault", () => {
  it.each(PLANTED_FAULTS)("[VEN-14] [VEN-10] finds that $name", async ({ options, around, foundBy }) => {
    const { failed } = await kitOn(localTarget(options, around));
    expect(failed.map(({ name }) => name).filter((name) => name.startsWith(foundBy))).not.toEqual([]);
  });
});

const believesOldTime: MakeReceiver = (options) => (request) => {
  const at = new Date(Number(request.headers["x-time"]));
  return createReceiver({ ...options, clock: { now: () => at } })(request);
};

const believesAnybody: MakeReceiver = (options) => (request) => {
  const { "x-time": time = "", "x-nonce": nonce = "" } = request.headers;
  const signable = { vendor: TEST_VENDOR, time: String(time), nonce: String(nonce), body: request.body };
  const headers = { ...request.headers, "x-signature": sign(TEST_SECRET, signable) };
  return createReceiver(options)({ ...request, headers });
};

/** A stranger could use up the nonces of a vendor. */
const remembersFirst: MakeReceiver = (options) => {
  const receive = createReceiver({ ...options, nonces: { use: async () => true } });
  return async (request) => {
    const fresh = await options.nonces.use("any", String(request.headers["x-nonce"]), options.clock.now());
    return fresh ? receive(request) : { status: 403, body: '{"code":"NONCE_USED"}' };
  };
};

const changed =
  (change: Partial<Options>): MakeReceiver =>
  (options) =>
    createReceiver({ ...options, ...change });

const answering =
  (change: (answer: Awaited<ReturnType<Receive>>) => Awaited<ReturnType<Receive>>): MakeReceiver =>
  (options) => {
    const receive = createReceiver(options);
    return async (request) => change(await receive(request));
  };

const DOOR_FAULTS: readonly (readonly [string, string, MakeReceiver])[] = [
  ["an old time is believed", "request: a captured one", believesOldTime],
  ["any signature is believed", "request: a signature of zeros", believesAnybody],
  ["a nonce is believed twice", "request: sent twice", changed({ nonces: { use: async () => true } })],
  ["a stranger uses up a nonce", "request: one that is not believed", remembersFirst],
  [
    "the last of two keys wins",
    "body: the amount twice",
    changed({ parseJson: (text) => JSON.parse(text) as unknown }),
  ],
  [
    "a refusal says why",
    "request: without x-nonce",
    answering((answer) =>
      answer.status === 403 ? { ...answer, body: '{"code":"SIGNATURE","why":"nonce"}' } : answer,
    ),
  ],
  [
    "every answer is 200",
    "repeat: bet with another round",
    answering((answer) => ({ ...answer, status: STATUS_OF_CODE.OK })),
  ],
];

describe("the kit on a door with one fault", () => {
  const hostile = (name: string): boolean => /^(request|body|repeat):/u.test(name);

  it.each(DOOR_FAULTS)("[VEN-14] [VEN-3] finds that %s", async (_name, foundBy, make) => {
    const server = await startReferenceServer({}, make);
    const { failed } = await kitOn(httpTarget(server), hostile);
    await server.stop();
    expect(failed.map(({ name }) => name).filter((name) => name.startsWith(foundBy))).not.toEqual([]);
  });
});
