// The state of a decision that is being made: what was written, which act was tried, and which one waits for a yes.
import { useState } from "react";
import type { CallResult } from "@jonaki/client";
import { useText } from "@jonaki/i18n/react";
import { isAmount, plainAmount } from "./amount.rules.ts";
import type { OfferedAct, Told } from "./offered-act.ts";
import { isReason } from "./reason.rules.ts";
import { useDeciding } from "./use-deciding.ts";
import type { Decided } from "./use-deciding.ts";

export function useActForm<Act extends string>(
  likely: string,
  call: (act: Act, told: Told) => Promise<CallResult<Decided | null>>,
  /** Brings whoever forgot something to it. */
  lead: (to: "input" | "textarea") => void,
) {
  const t = useText();
  const [reason, setReason] = useState("");
  const [amount, setAmount] = useState(likely);
  const [tried, setTried] = useState<OfferedAct<Act> | null>(null);
  const [asked, setAsked] = useState<OfferedAct<Act> | null>(null);
  const deciding = useDeciding(() => {
    setReason("");
    setTried(null);
  });
  const go = (one: OfferedAct<Act>): void => {
    const told = {
      reason: reason.trim(),
      amount: one.takesAmount === true ? plainAmount(amount) : undefined,
    };
    deciding.send(() => call(one.act, told), t("office_act_done", { 0: t(one.label) }));
  };
  const lacksAmount = (one: OfferedAct<Act> | null): boolean =>
    one?.takesAmount === true && !isAmount(amount);
  return {
    reason,
    setReason,
    amount,
    setAmount,
    tried,
    asked,
    deciding,
    amountError: lacksAmount(tried) ? t("err_amount_format") : undefined,
    reasonError: tried !== null && !isReason(reason) ? t("office_reason_short") : undefined,
    press: (one: OfferedAct<Act>): void => {
      setTried(one);
      if (lacksAmount(one)) lead("input");
      else if (!isReason(reason)) lead("textarea");
      else if (one.sure === undefined) go(one);
      else setAsked(one);
    },
    answer: (isSure: boolean): void => {
      setAsked(null);
      if (isSure && asked !== null) go(asked);
    },
  };
}
