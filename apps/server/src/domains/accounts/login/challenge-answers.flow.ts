// What an account can prove itself with, where the proof is sent, and whether an answer is right [ACC-124, ACC-126].
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { Codes } from "../codes/codes.ts";
import { readContacts } from "../contacts.store.ts";
import type { Totp } from "../totp/totp.flow.ts";
import { isSameName } from "./challenge.rules.ts";
import type { Means, Method } from "./challenge.rules.ts";
import type { KeptChallenge } from "./challenges.store.ts";

export interface AnswerParts {
  readonly codes: Codes;
  readonly totp: Totp;
  /** The name on the member's receiving accounts, where one is known. */
  payeeNameOf(store: Queryable, memberId: bigint): Promise<string | null>;
}

type WrongAnswer = Refused<
  "TOO_MANY_REQUESTS" | "CODE_MISSING" | "CODE_EXPIRED" | "CODE_INVALID" | "TOTP_INVALID"
>;

export interface ChallengeAnswers {
  meansOf(tx: OpenTransaction, memberId: bigint): Promise<Means>;
  /** The number or mailbox that a code goes to; empty where none is sent. */
  targetOf(tx: OpenTransaction, memberId: bigint, method: Method): Promise<string>;
  /** Null when the answer was right; a code is then used up. */
  problemOf(
    tx: OpenTransaction,
    challenge: KeptChallenge,
    answer: string,
    context: Context,
  ): Promise<WrongAnswer | null>;
}

export function createChallengeAnswers({ codes, totp, payeeNameOf }: AnswerParts): ChallengeAnswers {
  const targetOf: ChallengeAnswers["targetOf"] = async (tx, memberId, method) => {
    if (method !== "SMS" && method !== "MAIL") return "";
    const kind = method === "SMS" ? "MOBILE" : "MAIL";
    const contacts = await readContacts(tx, memberId);
    return contacts.find((one) => one.kind === kind && one.isVerified)?.value ?? "";
  };
  return {
    targetOf,
    meansOf: async (tx, memberId) => ({
      contacts: await readContacts(tx, memberId),
      payeeName: await payeeNameOf(tx, memberId),
      hasTotp: await totp.isOn(tx, memberId),
    }),
    problemOf: async (tx, { memberId, method }, answer, context) => {
      if (method === null) return refused("CODE_MISSING");
      if (method === "TOTP")
        return (await totp.isRight(tx, memberId, answer)) ? null : refused("TOTP_INVALID");
      if (method === "BANK_NAME") {
        const name = await payeeNameOf(tx, memberId);
        return name !== null && isSameName(answer, name) ? null : refused("CODE_INVALID");
      }
      const target = await targetOf(tx, memberId, method);
      return codes.take(tx, { purpose: "CHALLENGE", target, holder: memberId, code: answer }, context);
    },
  };
}
