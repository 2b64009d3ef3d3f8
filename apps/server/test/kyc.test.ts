// Identity verification through the whole house [SAFE-22]: when withdrawals wait, documents, an operator's decision.
import { memberAccount, placeHold, post, releaseHold, shardOf } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { differencesOn, expectRefusal } from "@jonaki/testkit";
import type { Code } from "@jonaki/wire";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { pngImage } from "../src/domains/files/files-test-doubles.ts";
import { sweepFiles } from "../src/domains/files/files.store.ts";
import { connectionIn } from "../src/platform/database/database.ts";
import { openSafeStage } from "./safe-test-doubles.ts";
import type { Player, SafeStage } from "./safe-test-doubles.ts";
import { fileIdOf, formOf } from "./upload-test-doubles.ts";

/** The shipped policy's. */
const THRESHOLD = 100_000_000n;
const RINA = { operatorId: 7n, name: "Rina" };

let stage: SafeStage;
let made = 0;
beforeAll(async () => {
  stage = await openSafeStage();
});
afterAll(() => stage.stop());
afterEach(async () => {
  expect(await differencesOn(stage.house.app.foundation.database)).toEqual([]);
});

const inTransaction: SafeStage["house"]["app"]["foundation"]["database"]["transaction"] = (work) =>
  stage.house.app.foundation.database.transaction(work);
const refusalOf = (who: Player) => inTransaction((tx) => stage.house.app.money.safe.kycRefusal(tx, who.id));
const deposit = async (who: Player, amountMinor: bigint) => {
  const { pools } = stage.house.app.money;
  const pool = await pools.find({ ownerKind: "HOUSE", owner: "house", kind: "PAYMENTS", unit: "PLAY" });
  const leg = {
    from: shardOf(pool, 0),
    to: memberAccount(who.id, "CASH", "PLAY"),
    amountMinor: minor(amountMinor),
  };
  await inTransaction((tx) =>
    post(connectionIn(tx), { key: `kyc/${(made += 1)}`, kind: "deposit", legs: [leg] }),
  );
};
const send = async (who: Player, images = 1): Promise<readonly string[]> => {
  const files: string[] = [];
  for (let place = 0; place < images; place += 1) {
    const body = formOf([await pngImage((made += 1))]);
    files.push(await fileIdOf(stage.house.send("POST", "/wps/upload", { token: who.token, body })));
  }
  return files;
};
const upload = (who: Player, kind: string, fileIds: readonly string[]) =>
  stage.ask(who, "POST", "/wps/member/kyc", { kind, fileIds });
const state = async (who: Player) => (await stage.ask(who, "GET", "/wps/member/kyc")).value;
const decide = (who: Player, decision: "APPROVED" | "REJECTED", reason: string | null = null) =>
  inTransaction((tx) =>
    stage.house.app.care.decideIdentity(tx, RINA, { memberId: who.id, decision, reason }),
  );

describe("when withdrawals wait", () => {
  it("[SAFE-22] [abuse 38] once deposits of 180 days reach the threshold, and older ones do not count", async () => {
    const who = await stage.player(0n);
    await deposit(who, THRESHOLD - 1n);
    expect(await refusalOf(who)).toBeNull();
    await deposit(who, 1n);
    expect(await refusalOf(who)).toMatchObject({ code: "KYC_REQUIRED", value: { 0: "1000000.00" } });
    const age = (days: number) =>
      stage.members.rows("update safe_statement_days set day = day - $2::int where member_id = $1", [
        who.id,
        days,
      ]);
    await age(179);
    expect(await refusalOf(who)).not.toBeNull();
    await age(1);
    expect(await refusalOf(who)).toBeNull();
  });

  it("[SAFE-22] what is held for a withdrawal counts as withdrawn, what is held for something else does not", async () => {
    const who = await stage.player(THRESHOLD * 2n);
    const hold = (amountMinor: bigint, purpose: string) =>
      inTransaction((tx) =>
        placeHold(connectionIn(tx), {
          key: `kyc/${(made += 1)}`,
          kind: "withdrawal",
          memberId: who.id,
          unit: "PLAY",
          amountMinor: minor(amountMinor),
          purpose,
        }),
      );
    await hold(THRESHOLD, "buy-in");
    expect(await refusalOf(who)).toBeNull();
    const asked = await hold(THRESHOLD, "withdrawal");
    if ("refused" in asked) throw new Error(asked.refused);
    expect(await refusalOf(who)).not.toBeNull();
    const back = { holdId: asked.transferId, key: `kyc/${(made += 1)}`, kind: "withdrawal_returned" };
    await inTransaction((tx) => releaseHold(connectionIn(tx), back));
    expect(await refusalOf(who)).toBeNull();
  });

  it("[SAFE-22] no longer once the identity is approved", async () => {
    const who = await stage.player(0n);
    await deposit(who, THRESHOLD);
    await upload(who, "PASSPORT", await send(who));
    expect(await refusalOf(who)).not.toBeNull();
    expect(await decide(who, "APPROVED")).toMatchObject({ ok: true });
    expect(await refusalOf(who)).toBeNull();
  });
});

describe("documents", () => {
  it("[CALL-164] [CALL-165] [SAFE-22] are sent, wait, and stay for good", async () => {
    const who = await stage.player();
    expect(await state(who)).toEqual({ state: "NONE", reason: null, threshold: "1000000.00" });
    const files = await send(who, 2);
    expect((await upload(who, "ID_CARD", files)).value).toEqual({ state: "WAITING" });
    expect(await state(who)).toMatchObject({ state: "WAITING" });
    stage.house.clock.advance(48 * 3_600_000);
    await sweepFiles(stage.house.app.foundation.database.store, stage.house.clock.now());
    const kept = await stage.members.rows(
      "select file_id, kind from safe_documents join files on id = file_id where safe_documents.member_id = $1 order by position",
      [who.id],
    );
    expect(kept).toEqual(files.map((file_id) => ({ file_id, kind: "ID_CARD" })));
  });

  it("[CALL-164] another kind joins those that wait, the same kind does not, and after an approval nothing is wanted", async () => {
    const who = await stage.player();
    await upload(who, "ID_CARD", await send(who));
    expect((await upload(who, "ID_CARD", await send(who))).code).toBe("STATE_CHANGED");
    expect((await upload(who, "PROOF_OF_ADDRESS", await send(who))).success).toBe(true);
    await decide(who, "APPROVED");
    expect((await upload(who, "PASSPORT", await send(who))).code).toBe("STATE_CHANGED");
  });

  it("[CALL-164] [REW-9] [ERR-40] [ERR-162] another's file, none or too many are refused, in this order, and nothing is written", async () => {
    const [who, other] = [await stage.player(), await stage.player()];
    const [foreign] = await send(other);
    const refusal = (fileIds: readonly string[], code: Code) =>
      expectRefusal(
        () =>
          stage.house.send("POST", "/wps/member/kyc", {
            token: who.token,
            body: { kind: "PASSPORT", fileIds },
          }),
        code,
      );
    await refusal([foreign ?? ""], "UPLOAD_INVALID");
    expect((await upload(who, "PASSPORT", [])).code).toBe("BAD_REQUEST");
    await refusal([...(await send(who, 3)), foreign ?? ""], "IMAGE_TOO_MANY");
    expect((await upload(who, "SELFIE", await send(who))).code).toBe("BAD_REQUEST");
    expect(await state(who)).toMatchObject({ state: "NONE" });
    await upload(who, "PASSPORT", await send(who));
    expect((await upload(who, "PASSPORT", [foreign ?? ""])).code).toBe("STATE_CHANGED");
  });

  it("[SAFE-22] 10 of one kind at once are sent once", async () => {
    const who = await stage.player();
    const files = await send(who);
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(who, "PASSPORT", files)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const sent = await stage.members.rows("select from safe_documents where member_id = $1", [who.id]);
    expect(sent).toHaveLength(1);
  });

  it("[SAFE-25] a restricted session sends them too", async () => {
    const { id } = await stage.player();
    const restriction = { code: "ACCOUNT_CLOSING", value: null } as const;
    const closing = { id, token: stage.house.sessions.login({ accountId: String(id), restriction }) };
    expect((await upload(closing, "PASSPORT", await send(closing))).success).toBe(true);
    expect(await state(closing)).toMatchObject({ state: "WAITING" });
  });
});

describe("an operator's decision", () => {
  it("[SAFE-22] a rejection says why, and new documents may follow; who decided, when and why is kept", async () => {
    const who = await stage.player();
    expect(await decide(who, "APPROVED")).toMatchObject({ code: "NOT_FOUND" });
    await upload(who, "ID_CARD", await send(who));
    expect(await decide(who, "REJECTED", "  ")).toMatchObject({ code: "VALIDATION" });
    expect(await decide(who, "REJECTED", "The picture cannot be read.")).toMatchObject({ ok: true });
    expect(await state(who)).toMatchObject({ state: "REJECTED", reason: "The picture cannot be read." });
    expect(await decide(who, "APPROVED")).toMatchObject({ code: "STATE_CHANGED" });
    stage.house.clock.advance(1_000);
    expect((await upload(who, "ID_CARD", await send(who))).value).toEqual({ state: "WAITING" });
    expect(await state(who)).toMatchObject({ state: "WAITING", reason: null });
    await decide(who, "APPROVED");
    const kept = await stage.members.rows(
      "select decision, reason, operator_id, operator_name from safe_identity_decisions where member_id = $1 order by id",
      [who.id],
    );
    expect(kept).toEqual([
      { decision: "REJECTED", reason: "The picture cannot be read.", operator_id: 7n, operator_name: "Rina" },
      { decision: "APPROVED", reason: null, operator_id: 7n, operator_name: "Rina" },
    ]);
  });

  it("[SAFE-22] of 10 decisions at once one holds", async () => {
    const who = await stage.player();
    await upload(who, "PASSPORT", await send(who));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => decide(who, place % 2 === 0 ? "APPROVED" : "REJECTED", "No.")),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it.each([
    ["APPROVED", "WAITING"],
    ["APPROVED", "REJECTED"],
    ["REJECTED", "APPROVED"],
  ] as const)("[SAFE-22] the database moves none from %s to %s, whoever asks", async (from, to) => {
    const who = await stage.player();
    await upload(who, "PASSPORT", await send(who));
    await decide(who, from, "No.");
    const reason = to === "REJECTED" ? "No." : null;
    await expect(
      stage.members.rows("update safe_identities set state = $2, reason = $3 where member_id = $1", [
        who.id,
        to,
        reason,
      ]),
    ).rejects.toThrow("does not move");
  });

  it("[SAFE-22] the database lets none begin as decided", async () => {
    const who = await stage.player();
    await expect(
      stage.members.rows(
        "insert into safe_identities (member_id, state, waiting_since) values ($1, 'APPROVED', now())",
        [who.id],
      ),
    ).rejects.toThrow("does not begin");
  });
});
