// What a member calls a deposit or a withdrawal is what the account record calls it.
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCashierStage } from "./cashier-test-doubles.ts";
import type { CashierStage } from "./cashier-test-doubles.ts";

let stage: CashierStage;
beforeAll(async () => {
  stage = await openCashierStage();
});
afterAll(() => stage.stop());

it("[REP-4] a deposit, a withdrawal and what came back of it stand in the account record with their reference", async () => {
  const who = await stage.payer(200_000n);
  const deposit = await stage.deposited(who, { amount: "500" });
  await stage.paid(who, deposit, "500.00");
  const withdrawal = await stage.withdrawn(who, "700");
  await stage.call("cancelWithdrawal", who, { reference: withdrawal });
  const { body } = await stage.house.send("GET", "/wps/relay/ODSFE2_MemTransDet?account=MAIN", {
    token: who.token,
  });
  const { list } = body.value as { list: readonly { amount: string; reference: string }[] };
  expect(list.slice(0, 3).map(({ amount, reference }) => [amount, reference])).toEqual([
    ["700.00", withdrawal],
    ["-700.00", withdrawal],
    ["500.00", deposit],
  ]);
});
