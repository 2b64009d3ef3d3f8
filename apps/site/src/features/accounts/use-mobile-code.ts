// The code for a mobile number that somebody types: the number is judged before anything is sent [ACC-99], and a demanded
// proof is given without a word [ACC-35].
import { useState } from "react";
import type { CallResult } from "@jonaki/client";
import { useServices } from "../../app/services.ts";
import { proved } from "./proof.flow.ts";
import { useCodeSender } from "./use-code-sender.ts";
import type { CodeSending } from "./use-code-sender.ts";

/** LOGIN and PASSWORD are for a number that has an account; the other two for one that shall get it [ACC-116]. */
export type CodePurpose = "LOGIN" | "PASSWORD" | "register" | "registerMobile";

interface MobileCodeParts {
  readonly number: string;
  readonly dialingCode: string;
  readonly isNumber: boolean;
  readonly purpose: CodePurpose;
  /** A failed sending is a warning with the server's words [ACC-120]. */
  readonly warn: (text: string) => void;
}

type Sent = CallResult<{ readonly expiredMinutes: number }>;

export function useMobileCode({ number, dialingCode, isNumber, purpose, warn }: MobileCodeParts) {
  const { api, solvePuzzle } = useServices();
  const [wasAsked, setAsked] = useState(false);
  const send = (): Promise<Sent> => {
    const to = { mobileNum: number.trim(), countryDialingCode: dialingCode };
    const invited = { mobileNo: number.trim(), countryDialingCode: dialingCode };
    if (purpose === "register")
      return proved(solvePuzzle, (proof) => api.accounts.smsRegisterUsername({ ...invited, ...proof }));
    if (purpose === "registerMobile")
      return proved(solvePuzzle, (proof) => api.accounts.smsRegisterMobile({ ...invited, ...proof }));
    return proved(solvePuzzle, (proof) => api.accounts.loginCode({ ...to, purpose, ...proof }));
  };
  const sending = useCodeSender(send, warn);
  const guarded: CodeSending = {
    ...sending,
    press: () => {
      setAsked(true);
      if (isNumber) sending.press();
    },
  };
  return { sending: guarded, wasAsked };
}
