// The desks of members and identities through the whole server [OFF-10, SAFE-22]: finding, one page, the ledger behind it,
// suspending, corrections by two.
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDeskStage } from "./desk-test-doubles.ts";
import type { DeskStage } from "./desk-test-doubles.ts";

let stage: DeskStage;
beforeAll(async () => {
  stage = await openDeskStage();
});
afterEach(() => stage.holds());
afterAll(() => stage.stop());

describe("members", () => {
  it("[OFF-10] [DESK-31] [DESK-32] [DESK-34] are found by name, number, contact, device and address, and shown on one page", async () => {
    const who = await stage.payer(12_345n);
    const { rows } = stage.members;
    await rows("insert into contacts (member_id, kind, value) values ($1, 'MAIL', 'found@post.example')", [
      who.id,
    ]);
    await rows(
      `insert into sessions (token_hash, member_id, device, address, created_at, last_act_at, browser)
       values (sha256($1::text::bytea), $1::bigint, 'device-of-found', '198.51.100.7', now(), now(), 'Firefox')`,
      [who.id],
    );
    const found = async (search: string) =>
      (
        (await stage.ask(stage.support, "GET", `/bo/members?search=${encodeURIComponent(search)}`)).value[
          "list"
        ] as {
          account: string;
        }[]
      ).map(({ account }) => account);
    for (const search of [
      who.username.toLowerCase(),
      String(who.id),
      "Found@Post.example",
      "device-of-found",
      "198.51.100.7",
    ])
      expect(await found(search), search).toContain(who.username);
    expect(await found("%")).toEqual([]);
    await stage.ask(stage.support, "POST", "/bo/members/notes", {
      memberId: String(who.id),
      text: "called about a payout",
    });
    const page = await stage.ask(stage.support, "GET", `/bo/members/one?memberId=${who.id}`);
    expect(page.value).toMatchObject({
      member: { account: who.username, cash: "123.45" },
      contacts: { mail: "found@post.example" },
      sessions: [{ address: "198.51.100.7", browser: "Firefox" }],
      devices: [{ device: "device-of-found", others: 0 }],
      notes: [{ text: "called about a payout", by: { name: "Person 3" } }],
    });
  });

  it("[OFF-10] [REP-12] [DESK-33] the ledger behind a member is shown page by page, every entry once, and adds up", async () => {
    const who = await stage.payer(1_000_000n);
    for (let made = 0; made < 25; made += 1) {
      const reference = await stage.withdrawn(who, "500");
      await stage.call("cancelWithdrawal", who, { reference });
      await stage.members.rows(
        "update withdrawals set created_at = created_at - interval '2 days' where reference = $1",
        [reference],
      );
    }
    const seen: { posting: string; account: string; amount: string }[] = [];
    for (let after: string | null = ""; after !== null;) {
      const { value } = await stage.ask(
        stage.support,
        "GET",
        `/bo/members/ledger?memberId=${who.id}&after=${after}`,
      );
      seen.push(...(value["list"] as typeof seen));
      after = value["next"] as string | null;
    }
    expect(seen).toHaveLength(101);
    expect(new Set(seen.map(({ posting, account }) => `${posting} ${account}`)).size).toBe(101);
    const cash = seen
      .filter(({ account }) => account === "CASH")
      .reduce((sum, { amount }) => sum + BigInt(amount.replace(".", "")), 0n);
    expect(cash).toBe(1_000_000n);
  });

  it("[OFF-10] [DESK-35] are suspended and let go with a reason, once", async () => {
    const who = await stage.payer(0n);
    const act = (name: string) =>
      stage.ask(stage.support, "POST", "/bo/members/status", {
        memberId: String(who.id),
        act: name,
        reason: "a stolen card",
      });
    expect((await act("RELEASE")).code).toBe("STATE_CHANGED");
    expect((await act("SUSPEND")).value["status"]).toBe("SUSPENDED");
    expect((await act("SUSPEND")).code).toBe("STATE_CHANGED");
    expect((await act("RELEASE")).value["status"]).toBe("ACTIVE");
    expect((await stage.auditOf(who.username)).map(({ action }) => action)).toEqual([
      "members.suspend",
      "members.release",
    ]);
  });

  it("[OFF-4] [WAL-2] [DESK-36] a balance is put right by two people, once, with both names beside the posting", async () => {
    const who = await stage.payer(10_000n);
    const correct = (way: string, amount: string) =>
      stage.ask(stage.finance, "POST", "/bo/corrections", {
        memberId: String(who.id),
        way,
        amount,
        reason: "paid twice by hand",
      });
    expect((await correct("OUT", "100.01")).code).toBe("INSUFFICIENT_BALANCE");
    expect((await correct("IN", "0")).code).toBe("AMOUNT_FORMAT");
    const asked = await correct("IN", "25.50");
    expect(await stage.money(who)).toEqual([10_000n, 0n]);
    await stage.agree(stage.second, asked.value["approvalId"]);
    expect(await stage.money(who)).toEqual([12_550n, 0n]);
    const [note] = await stage.members.rows(
      "select actor, reason from ledger_notes order by transfer_id desc limit 1",
    );
    expect(note).toEqual({ actor: "Person 1, Person 2", reason: "paid twice by hand" });
    // What is gone by the time of the agreement cannot be taken.
    const [first, same] = [await correct("OUT", "125.50"), await correct("OUT", "125.50")];
    expect((await stage.agree(stage.second, first.value["approvalId"])).code).toBeNull();
    expect((await stage.agree(stage.second, same.value["approvalId"])).code).toBe("STATE_CHANGED");
    expect(await stage.money(who)).toEqual([0n, 0n]);
  });
});

describe("identities", () => {
  it("[SAFE-22] [OFF-9] [DESK-37] [DESK-38] [DESK-39] documents wait at their desk, are seen there, and decided once with a reason", async () => {
    const who = await stage.payer(0n);
    const [image] = await stage.images(who, 1);
    await stage.house.send("POST", "/wps/member/kyc", {
      token: who.token,
      body: { kind: "PASSPORT", fileIds: [image] },
    });
    const queue = await stage.ask(stage.second, "GET", "/bo/kyc?state=WAITING");
    expect(queue.value["list"]).toMatchObject([{ account: who.username, state: "WAITING", documents: 1 }]);
    const one = await stage.ask(stage.second, "GET", `/bo/kyc/one?memberId=${who.id}`);
    expect(one.value).toMatchObject({ documents: [{ kind: "PASSPORT", fileId: image }], decisions: [] });
    const body = { memberId: String(who.id), decision: "REJECTED", reason: "the picture is blurred" };
    expect((await stage.ask(stage.finance, "POST", "/bo/kyc", body)).code).toBe("FORBIDDEN");
    expect((await stage.ask(stage.second, "POST", "/bo/kyc", body)).value).toEqual({ state: "REJECTED" });
    expect((await stage.ask(stage.second, "POST", "/bo/kyc", body)).code).toBe("STATE_CHANGED");
    expect((await stage.house.send("GET", "/wps/member/kyc", { token: who.token })).body.value).toMatchObject(
      {
        state: "REJECTED",
        reason: "the picture is blurred",
      },
    );
  });
});
