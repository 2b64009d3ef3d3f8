// Withdrawals on a cashier's stage in short ways: what the member is shown and answers, and how the desk decides.
import type { Sent } from "@jonaki/testkit";
import type { CashierStage, Payer, PayerOptions } from "./cashier-test-doubles.ts";

type Row = Readonly<Record<string, unknown>>;

export interface WithdrawSettings {
  readonly limits: Row;
  readonly fee: Row;
  readonly withdrawable: string;
  readonly wagering: readonly Row[];
}

/** The stage is opened before the first test, so it is asked for each time. */
export function memberOn(stage: () => CashierStage) {
  const confirm = (who: Payer, reference: string, answer: string, more: object = {}): Promise<Sent> =>
    stage().call("confirmWithdrawal", who, { reference, answer, ...more });
  return {
    confirm,
    settings: async (who: Payer): Promise<WithdrawSettings> =>
      (await stage().call("withdrawSettings", who)).body.value as WithdrawSettings,
    /** The last one, as the member sees it. */
    listed: async (who: Payer): Promise<Row | undefined> =>
      ((await stage().call("withdrawalList", who)).body.value as { list: readonly Row[] }).list[0],
    /** What a dispute needs. */
    answered: async (who: Payer) => ({ images: await stage().images(who, 1), comment: "nothing came" }),
    /** Who was paid before, so that one operator is enough. */
    known: async (amountMinor = 1_000_000n, options: PayerOptions = {}): Promise<Payer> => {
      const who = await stage().payer(amountMinor, options);
      const reference = await stage().withdrawn(who, "500");
      await stage().payout(reference);
      await confirm(who, reference, "RECEIVED");
      return who;
    },
    /** With a fee: the fourth of the day; before is what the member had until then. */
    withFee: async (amount: string) => {
      const who = await stage().payer(5_000_000n);
      for (let made = 0; made < 3; made += 1) await stage().withdrawn(who, "500");
      const before = await stage().money(who);
      return { who, reference: await stage().withdrawn(who, amount), before };
    },
    wager: (who: Payer, source: string, neededMinor: bigint, playedMinor = 0n) =>
      stage().members.rows(
        "insert into wagerings (member_id, source, needed, played, bound, opened_at) values ($1, $2, $3, $4, $3, now())",
        [who.id, source, neededMinor, playedMinor],
      ),
  };
}

export function deskOn(stage: () => CashierStage) {
  const alone = (reason = "in order") => ({ by: stage().anu, reason });
  return {
    desk: () => stage().house.app.cashier.desk,
    alone,
    both: (reason = "in order") => ({ ...alone(reason), second: stage().bina }),
    codeOf: async (answer: Promise<{ ok: boolean; code?: string }>) => (await answer).code ?? "ok",
    /** What other domains were told of a withdrawal, the oldest first. */
    eventsOf: async (reference: string) => {
      const told = await stage().members.rows(
        "select name, facts from domain_events where name like 'withdrawal.%' and facts::text like $1 order by id",
        [`%${reference}%`],
      );
      return told.map(({ name, facts }) => [name, (facts as unknown[])[0]]);
    },
  };
}
