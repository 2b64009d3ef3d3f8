// A message on its way through the whole server: from a transfer to the unread count of the one who got the money.
import { playersOf, startTestApp } from "@jonaki/testkit";
import type { Players, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let house: TestApp;
let players: Players;
beforeAll(async () => {
  house = await startTestApp({}, { checkPayment: () => Promise.resolve(null) });
  players = playersOf(house);
});
afterAll(() => house.stop());

const unread = async (token: string): Promise<unknown> =>
  (await house.send("GET", "/wps/relay/CSP_unreadCount", { token })).body.value;

describe("unread messages", () => {
  it("[MSG-14] [WAL-27] [CALL-77] who receives a transfer has one more, who sent it has not", async () => {
    const agent = await players.members.person({ account_type: 1 });
    const member = await players.members.person({ upline_id: agent.id });
    await players.give(member.id, 50_000n);
    await players.give(agent.id, 0n);
    const [toAgent, toMember] = [agent, member].map(({ id }) =>
      house.sessions.login({ accountId: String(id) }),
    );
    expect(await unread(toAgent!)).toEqual({ count: 0 });
    const input = { amount: "100.00", paymentPassword: "192837", requestId: "a-transfer-that-tells" };
    const sent = await house.send("POST", "/wps/relay/passwordCheck/MCS2_transferUpline", {
      token: toMember!,
      body: { sealed: await house.seal(input) },
    });
    expect(sent.body.success).toBe(true);
    await expect.poll(() => unread(toAgent!), { timeout: 10_000 }).toEqual({ count: 1 });
    expect(await unread(toMember!)).toEqual({ count: 0 });
    const told = await players.members.rows(
      "select value from outbox where name = 'message.received' and topic = $1",
      [`member/${agent.id}`],
    );
    expect(told).toMatchObject([
      {
        value: {
          kind: "TRANSFER",
          code: "NOTE_TRANSFER_RECEIVED",
          value: { 0: member.username, amount: "100.00" },
        },
      },
    ]);
  });

  it("[SAFE-25] [MSG-14] an excluded member may ask, a visitor may not", async () => {
    const { id } = await players.members.person();
    const restriction = { code: "EXCLUDED_PERMANENT", value: null } as const;
    expect(await unread(house.sessions.login({ accountId: String(id), restriction }))).toEqual({ count: 0 });
    expect((await house.send("GET", "/wps/relay/CSP_unreadCount")).status).toBe(401);
  });
});
