// A process that is late sends calls away; one that stood still for a moment, and may, does not.
import { startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MORE_THAN_A_SECOND = 1_100;

let strict: TestApp;
let patient: TestApp;
beforeAll(async () => {
  strict = await startTestApp({ OVERLOAD_MS: "500" });
  patient = await startTestApp({ OVERLOAD_MS: "60000" });
});
afterAll(() => Promise.all([strict.stop(), patient.stop()]));

/** The process stands still; afterwards every timer that is due has its turn. */
async function standStill(): Promise<void> {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MORE_THAN_A_SECOND);
  await new Promise((done) => void setImmediate(done));
}

describe("overload", () => {
  it("[CALL-2.11] a process that stood still sends calls away only if it may not be so late", async () => {
    // Once to be at the end of a turn of the loop, once to be measured; the third begins at once after that, so
    // that nothing is measured in between.
    for (let times = 0; times < 3; times += 1) await standStill();
    const outcomes = await Promise.all(
      [strict, patient].map(
        async ({ send }) =>
          (await send("GET", "/wps/relay/MCSFE_getListAnnouncements?types=B&platform=W&execution=B")).status,
      ),
    );
    expect(outcomes).toEqual([503, 200]);
  });
});
