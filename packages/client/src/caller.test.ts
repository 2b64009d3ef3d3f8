import { describe, expect, expectTypeOf, it } from "vitest";
import { createCaller } from "./caller.ts";
import type { Api } from "./caller.ts";
import { createSealer } from "./seal.ts";
import { countingChance, fakeServer, fakeTime, success } from "./test-doubles.ts";

function openSite(...values: unknown[]) {
  const time = fakeTime();
  const { transport, requests } = fakeServer(...values.map((value) => success(value)));
  const api = createCaller({
    table: {
      site: {
        permissionStatus: ["GET", "/wps/system/status", ""],
        countryCode: ["GET", "/wps/system/countryCode", ""],
      },
    },
    transport,
    clock: time,
    timers: time,
    chance: countingChance(),
    sealer: createSealer(time, countingChance()),
    language: () => "EN",
    token: () => null,
    localText: (code) => code,
    onSessionEnd: () => undefined,
  });
  return { api, requests };
}

describe("typed calls", () => {
  it("[CALL-37] a call takes the wire's input and answers the wire's output", async () => {
    const { api, requests } = openSite({ time: "2026-11-15T04:00:00Z" });
    const answer = await api.site.permissionStatus({ url: "localhost" }, { background: true });
    expect(requests[0]!.url).toBe("/wps/system/status?url=localhost");
    const serverTime: string | null = answer.ok ? answer.value.time : null;
    expect(serverTime).toBe("2026-11-15T04:00:00Z");
  });

  it("[CALL-42] a call without payload is made without one", async () => {
    const { api } = openSite({ country: "BD", countryDialingCode: "880" });
    const answer = await api.site.countryCode();
    expect(answer).toEqual({ ok: true, value: { country: "BD", countryDialingCode: "880" } });
  });

  it("[CALL-2] the screen knows which refusals a call can get", async () => {
    const { api } = openSite();
    type Answer = Awaited<ReturnType<typeof api.site.permissionStatus>>;
    type Refused = Extract<Answer, { ok: false }>["code"];
    expectTypeOf<"INVALID_URL" | "NETWORK" | "MAINTENANCE">().toExtend<Refused>();
    expectTypeOf<"AMOUNT_RANGE">().not.toExtend<Refused>();
  });

  it("[WAL-3] a money call takes no request id: the client makes it", () => {
    expectTypeOf<Parameters<Api["wallet"]["walletTransfer"]>[0]>().toHaveProperty("amount");
    expectTypeOf<Parameters<Api["wallet"]["walletTransfer"]>[0]>().not.toHaveProperty("requestId");
  });

  it("[CALL-99] an upload takes a file or several, and answers the id of each", () => {
    expectTypeOf<File>().toExtend<Parameters<Api["files"]["upload"]>[0]["image"]>();
    expectTypeOf<File[]>().toExtend<Parameters<Api["files"]["upload"]>[0]["image"]>();
    type Answer = Extract<Awaited<ReturnType<Api["files"]["upload"]>>, { ok: true }>["value"];
    expectTypeOf<Answer>().toEqualTypeOf<{ fileId: string; fileIds: string[] }>();
  });

  it("[CALL-13] a call with a missing or unknown field does not pass the type check", () => {
    const { api } = openSite();
    expectTypeOf(api.site.permissionStatus).parameter(0).toEqualTypeOf<{ url: string }>();
    expectTypeOf(api.site.customerService)
      .parameter(0)
      .toEqualTypeOf<{ channel?: "VIP" | "LIVECHAT" | undefined } | undefined>();
    // @ts-expect-error -- there is no such call
    expect(api.site.noSuchCall).toBeUndefined();
  });
});
