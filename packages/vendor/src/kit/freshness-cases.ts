// Requests of the vendor that come at the wrong time or a second time [VEN-3].
import { signedHeaders, TIME_WINDOW_MS } from "../signing.ts";
import { kitCase } from "./case.ts";
import type { KitCase } from "./case.ts";
import { bytesOf, expectDone, expectRefusal, honest, refusedRequest } from "./door.ts";
import type { Honest, RawRequest } from "./door.ts";
import type { Stage } from "./stage.ts";

export function freshnessCases(): readonly KitCase[] {
  return [...timeCases(), ...nonceCases()];
}

/** Either side of the window, because two machines' clocks are never the same. */
const SLACK_MS = 10_000;
const TEN_MINUTES_MS = 600_000;

function timeCases(): readonly KitCase[] {
  const asIs = (request: Honest): Honest => request;
  return [
    refusedRequest("too late", "STALE", asIs, -TIME_WINDOW_MS - SLACK_MS),
    refusedRequest("too early", "STALE", asIs, TIME_WINDOW_MS + SLACK_MS),
    refusedRequest("a captured one after ten minutes", "STALE", asIs, -TEN_MINUTES_MS),
    refusedRequest("a time in seconds", "STALE", (request) => ({
      headers: signedHeaders(request.secret, { ...request, time: request.time.slice(0, -3) }),
    })),
    acceptedCase("late but in time", SLACK_MS - TIME_WINDOW_MS),
    acceptedCase("early but in time", TIME_WINDOW_MS - SLACK_MS),
  ];
}

const acceptedCase = (name: string, offMs: number): KitCase =>
  kitCase(
    `request: ${name}`,
    async (stage) => {
      const { bet } = stage.round();
      await expectDone(stage, honest(stage, bytesOf(bet), offMs), bet);
    },
    "raw door",
  );

function nonceCases(): readonly KitCase[] {
  const twice = (name: string, next: (request: Honest, other: Buffer) => RawRequest): KitCase =>
    kitCase(`request: ${name}`, (stage) => useTwice(stage, next), "raw door");
  return [
    twice("sent twice to the letter", ({ headers, body }) => ({ headers, body })),
    twice("its nonce with another body", (request, body) => ({
      headers: signedHeaders(request.secret, { ...request, body }),
      body,
    })),
    kitCase("request: one that is not believed uses up no nonce", unusedNonce, "raw door"),
  ];
}

async function useTwice(stage: Stage, next: (request: Honest, other: Buffer) => RawRequest): Promise<void> {
  const { bet } = stage.round();
  const request = honest(stage, bytesOf(bet));
  await expectDone(stage, request, bet);
  await expectRefusal(stage, next(request, bytesOf(stage.round().bet)), "NONCE_USED");
}

async function unusedNonce(stage: Stage): Promise<void> {
  const { bet } = stage.round();
  const request = honest(stage, bytesOf(bet));
  const { headers, body, secret } = request;
  const late = signedHeaders(secret, { ...request, time: String(Number(request.time) - TEN_MINUTES_MS) });
  await expectRefusal(stage, { headers: { ...headers, "x-signature": "0".repeat(64) }, body }, "SIGNATURE");
  await expectRefusal(stage, { headers: late, body }, "STALE");
  await expectDone(stage, request, bet);
}
