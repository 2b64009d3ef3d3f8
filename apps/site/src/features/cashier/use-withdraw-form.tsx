// What the withdrawal form does: it judges as soon as it was sent once, asks whether it is meant, and puts a refusal at
// its field; one that has to be dealt with elsewhere is told with the way there.
import { useState } from "react";
import type { FormEvent } from "react";
import { minor } from "@jonaki/money";
import { useText } from "@jonaki/i18n/react";
import { Fact, Facts } from "@jonaki/ui/facts";
import { focusOn } from "../../app/focus-on.ts";
import { useServices } from "../../app/services.ts";
import { useProblems } from "../../shell/problem.tsx";
import { plainAmount } from "./amount.rules.ts";
import { useMoney } from "./use-money.ts";
import { useNews } from "./use-news.tsx";
import { useSure } from "./use-sure.tsx";
import { useWithdrawValues } from "./use-withdraw-values.ts";
import type { WithdrawErrors } from "./use-withdraw-values.ts";
import { withdrawProblems } from "./withdraw-form.rules.ts";
import { accountLabel } from "./withdrawal.rules.ts";
import type { PayAccounts, WithdrawSettings } from "./withdrawal.rules.ts";

export function useWithdrawForm(settings: WithdrawSettings, { accounts }: PayAccounts) {
  const t = useText();
  const money = useMoney();
  const { api } = useServices();
  const { tell, last } = useProblems();
  const news = useNews();
  const filled = useWithdrawValues(settings, accounts);
  const [wasSent, setSent] = useState(false);
  const { account, values, amountMinor } = filled;
  const problems = withdrawProblems(values, account, settings);
  const sure = useSure({
    act: () =>
      api.cashier.createWithdrawal({
        ...(account === null ? {} : { accountId: account.accountId }),
        amount: plainAmount(values.amount),
        paymentPassword: values.pin,
      }),
    tell,
    place: filled.refuse,
    onDone: ({ reference }) => {
      filled.empty();
      setSent(false);
      news.tell(t("withdraw_done", { 0: reference }));
    },
    words: {
      title: t("withdraw_sure", { 0: money(amountMinor) }),
      confirm: t("withdraw_sure_press"),
      body: <SureFacts filled={filled} />,
    },
  });
  const words = ({ key, range: [least, most] = ["0", "0"] }: (typeof problems)[number]): string =>
    t(key, { 0: money(least), 1: money(most) });
  const shown: WithdrawErrors = wasSent
    ? Object.fromEntries(problems.map((problem) => [problem.field, words(problem)]))
    : {};
  return {
    ...filled,
    errors: { ...shown, ...filled.refusals },
    busy: sure.busy,
    tellNews: news.tell,
    windows: (
      <>
        {sure.question}
        {news.dialog}
        {last}
      </>
    ),
    press: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      setSent(true);
      const [first] = problems;
      if (first !== undefined) focusOn(event.currentTarget, first.field);
      else if (!sure.busy) sure.ask();
    },
  };
}

interface SureFactsProps {
  readonly filled: Pick<ReturnType<typeof useWithdrawValues>, "account" | "amountMinor" | "feeMinor">;
}

/** What is meant, once more and whole. */
function SureFacts({ filled: { account, amountMinor, feeMinor } }: SureFactsProps) {
  const t = useText();
  const money = useMoney();
  return (
    <Facts>
      <Fact name={t("withdraw_to")}>{account === null ? "–" : accountLabel(account)}</Fact>
      <Fact num name={t("cashier_fee")}>
        {money(feeMinor)}
      </Fact>
      <Fact num name={t("withdraw_taken")}>
        {money(minor(amountMinor + feeMinor))}
      </Fact>
    </Facts>
  );
}
