// The calls that send a code, and the one that proves a contact with it.
import { refused } from "@jonaki/wire";
import type { Flag } from "@jonaki/wire/flags";
import type { Context, DomainHandlers } from "../../../http/handlers.ts";
import type { Database } from "../../../platform/database/database.ts";
import { memberIdOf } from "../session-of.ts";
import { mailKey } from "../contact.rules.ts";
import { readContacts } from "../contacts.store.ts";
import { createVerifyContact } from "./contact-verify.flow.ts";
import type { VerifyContactParts } from "./contact-verify.flow.ts";
import type { Codes } from "./codes.ts";
import { sendableNumber } from "./number.rules.ts";
import type { NumberProblem, TypedNumber } from "./number.rules.ts";
import type { Verification } from "./proofs.ts";
import type { Sending } from "./send.flow.ts";

export interface CodeRouteParts extends VerifyContactParts {
  readonly database: Database;
  readonly codes: Codes;
  readonly isOn: (flag: Flag) => boolean;
}

/** What has to be switched on for a stranger's code to be sent. */
const NEEDED: Readonly<Record<"LOGIN" | "PASSWORD" | "REGISTER", Flag>> = {
  LOGIN: "MOBILEVERCODELOGIN3",
  PASSWORD: "CHNGPASSVERIF3",
  REGISTER: "REGMOBVERF3",
};

type MemberSending = Pick<Sending, "purpose" | "channel"> & { readonly target?: string | undefined };

export function codeRoutes(parts: CodeRouteParts) {
  const { codes, isOn, dialingCodes } = parts;
  const verifyContact = createVerifyContact(parts);
  const sendToStranger = async (
    purpose: keyof typeof NEEDED,
    number: TypedNumber,
    verification: Verification | undefined,
    context: Context,
  ) => {
    if (!isOn(NEEDED[purpose])) return refused("OPERATION_NOT_ENABLED");
    const target = sendableNumber(number, dialingCodes);
    if (typeof target !== "string") return target;
    return codes.sendToStranger({ purpose, channel: "SMS", target }, context, verification);
  };
  return {
    loginCode: ({ purpose, mobileNum: typed, countryDialingCode: dialingCode, verification }, context) =>
      sendToStranger(purpose, { typed, dialingCode }, verification, context),
    smsRegisterUsername: ({ mobileNo: typed, countryDialingCode: dialingCode, verification }, context) =>
      sendToStranger("REGISTER", { typed, dialingCode }, verification, context),
    smsRegisterMobile: ({ mobileNo: typed, countryDialingCode: dialingCode, verification }, context) =>
      isOn("MOBILENUMREG3")
        ? sendToStranger("REGISTER", { typed, dialingCode }, verification, context)
        : refused("OPERATION_NOT_ENABLED"),
    sendCode: async (input, context) => {
      const memberId = memberIdOf(context);
      const target = await memberTarget(parts, memberId, input);
      if (typeof target !== "string") return target;
      return codes.send({ ...input, target, holder: memberId }, context);
    },
    contactVerify: (input, context) => verifyContact(memberIdOf(context), input, context),
  } satisfies DomainHandlers<"accounts">;
}

type TargetProblem = NumberProblem | ReturnType<typeof invalidTarget>;
const invalidTarget = () => refused("VALIDATION", { fields: ["target"] });

/** A contact to be proved as it was typed; a payment password's code goes to what was proved before [ACC-134]. */
async function memberTarget(
  { database, dialingCodes }: CodeRouteParts,
  memberId: bigint,
  { purpose, channel, target = "" }: MemberSending,
): Promise<string | TargetProblem> {
  if (purpose === "PAYMENT_PASSWORD") {
    const kind = channel === "SMS" ? "MOBILE" : "MAIL";
    const own = (await readContacts(database.store, memberId)).find((one) => one.kind === kind);
    if (own?.isVerified === true) return own.value;
    return channel === "SMS" ? refused("PHONE_MISSING") : invalidTarget();
  }
  if (channel === "SMS") return sendableNumber({ typed: target }, dialingCodes);
  return mailKey(target) ?? invalidTarget();
}
