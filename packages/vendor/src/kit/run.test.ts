import { afterAll, describe, expect, it } from "vitest";
import type { PostingAnswer, Wallet } from "../contract.ts";
import { httpTarget, kitOn, localTarget, startReferenceServer } from "./kit-test-doubles.ts";
import type { ReferenceServer } from "./kit-test-doubles.ts";

const servers: ReferenceServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function server(options: { betlessWins: boolean }): Promise<ReferenceServer> {
  const started = await startReferenceServer(options);
  servers.push(started);
  return started;
}

describe("the kit on a wallet that obeys the table", () => {
  it("[VEN-14] [VEN-10] passes in process", async () => {
    const { lines, failed } = await kitOn(localTarget());
    expect(failed).toEqual([]);
    expect(lines.filter(({ name }) => name.startsWith("order"))).toHaveLength(5 * 630);
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
  });

  it("[VEN-14] [VEN-6] passes in process with leave for wins without a bet", async () => {
    const { lines, failed } = await kitOn(
      localTarget({ betlessWins: true }),
      (name) => !name.startsWith("order"),
    );
    expect(failed).toEqual([]);
    expect(lines.map(({ name }) => name)).toContain("betless win: as the vendor's leave says");
  });

  it("[VEN-5] passes on a platform that does what it is asked but loses the first answer", async () => {
    const told = new Set<string>();
    const lose = async (
      call: { transaction: string },
      done: Promise<PostingAnswer>,
    ): Promise<PostingAnswer> => {
      const answer = await done;
      const first = told.size < told.add(call.transaction).size;
      return first ? { code: "RETRY" } : answer;
    };
    const forgetful = (wallet: Wallet): Wallet => ({
      ...wallet,
      bet: (call) => lose(call, wallet.bet(call)),
      win: (call) => lose(call, wallet.win(call)),
      rollback: (call) => lose(call, wallet.rollback(call)),
      close: (call) => lose(call, wallet.close(call)),
    });
    const { failed } = await kitOn(localTarget({}, forgetful), (name) => !name.includes("as a batch"));
    expect(failed).toEqual([]);
    expect(told.size).toBeGreaterThan(2_500);
  });

  it("[VEN-14] [VEN-10] passes over HTTP, every hostile request included", async () => {
    const { lines, failed } = await kitOn(httpTarget(await server({ betlessWins: false })));
    expect(failed).toEqual([]);
    expect(lines.filter(({ outcome }) => outcome === "skipped")).toEqual([]);
    // Ten thousand requests: seconds on an idle machine, longer on one that others use.
  }, 90_000);
});
