// What the deposit form does: it judges as soon as it was sent once, asks for a limit where the member was never asked
// [SAFE-6], orders, and puts a refusal where it belongs.
import { useState } from "react";
import type { FormEvent } from "react";
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { focusOn } from "../../app/focus-on.ts";
import { useServices } from "../../app/services.ts";
import { amountProblem, plainAmount, readAmount } from "./amount.rules.ts";
import type { useLimits } from "./cashier.query.ts";
import { minorOf } from "./deposit.rules.ts";
import type { DepositMethod } from "./deposit.rules.ts";
import { useSymbol } from "./use-money.ts";

/** Told beside the amount; every other refusal is told in a dialog. */
const AT_AMOUNT: ReadonlySet<string> = new Set(["AMOUNT_FORMAT", "AMOUNT_RANGE", "LIMIT_REACHED"]);

interface DepositFormParts {
  readonly methods: readonly DepositMethod[];
  readonly limits: ReturnType<typeof useLimits>;
  readonly tell: (problem: string) => void;
  readonly onOrdered: (reference: string) => Promise<void>;
}

/** The question about a limit: open while it is asked, and how it ends. */
export interface LimitAsking {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Answered, whatever the answer. */
  readonly goOn: () => void;
}

export function useDepositForm({ methods, limits, tell, onOrdered }: DepositFormParts) {
  const t = useText();
  const { api } = useServices();
  const [code, setCode] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const method = methods.find((one) => one.method === code) ?? methods[0] ?? null;
  const problem = useAmountProblem(method, typed);

  const order = async (): Promise<void> => {
    if (method === null) return;
    setBusy(true);
    const answer = await api.cashier.createDeposit({ method: method.method, amount: plainAmount(typed) });
    if (answer.ok) await onOrdered(answer.value.reference);
    setBusy(false);
    if (answer.ok) return;
    if (AT_AMOUNT.has(answer.code)) setRefusal(answer.message);
    else tell(answer.message);
  };
  /** Whether the member was asked is not guessed. */
  const begin = async (): Promise<void> => {
    setBusy(true);
    const known = limits.data ?? (await limits.refetch()).data;
    setBusy(false);
    if (known === undefined) return tell(t("err_network"));
    if (known.askDepositLimit) setAsking(true);
    else await order();
  };
  const question: LimitAsking = {
    isOpen: isAsking,
    close: () => setAsking(false),
    goOn: () => {
      setAsking(false);
      void limits.refetch().then(() => order());
    },
  };
  return {
    method,
    choose: (next: DepositMethod): void => {
      setCode(next.method);
      setRefusal(null);
    },
    typed,
    type: (next: string): void => {
      setTyped(next);
      setRefusal(null);
    },
    amountMinor: readAmount(typed),
    error: refusal ?? (wasSent ? (problem ?? undefined) : undefined),
    busy,
    question,
    press: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      setSent(true);
      if (problem !== null) focusOn(event.currentTarget, "amount");
      else if (!busy) void begin();
    },
  };
}

/** In the words of the catalogue, with the method's own range. */
function useAmountProblem(method: DepositMethod | null, typed: string): string | null {
  const t = useText();
  const symbolOf = useSymbol();
  if (method === null) return t("err_field_required");
  const { minimum, maximum, currency } = method;
  const key = amountProblem(typed, { leastMinor: minorOf(minimum), mostMinor: minorOf(maximum) });
  const symbol = symbolOf(currency);
  const range = { 0: formatMoney(minimum, { symbol }), 1: formatMoney(maximum, { symbol }) };
  return key === null ? null : t(key, range);
}
