// The policy of a jurisdiction [SAFE-19]: one typed object, either the shipped one for play money or a JSON file of the
// operator's. What is missing or wrong stops the start, by its name [SAFE-21].
import { readFile } from "node:fs/promises";
import { parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { z } from "zod";
import { ConfigurationError } from "./configuration.ts";

const countries = z.array(z.string().regex(/^[A-Z]{2}$/u, "a country has two capital letters"));
const name = z.string().trim().min(1);

const amountMinor = z.string().transform((text, context): Minor => {
  const amount = parseAmount(text);
  if (amount !== null) return amount;
  context.issues.push({ code: "custom", message: "an amount is text such as 5000.00", input: text });
  return z.NEVER;
});

const period = z.enum(["DAY", "WEEK", "MONTH"]);

/** In poisha, or for TIME in whole minutes. */
const mandatoryLimit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["DEPOSIT", "STAKE", "LOSS"]), period, amount: amountMinor }),
  z.strictObject({ kind: z.literal("TIME"), period, amount: z.int().min(0).transform(BigInt) }),
]);

const policySchema = z.strictObject({
  moneyMode: z.enum(["play", "real"]),
  jurisdiction: name.nullable().default(null),
  /** The text of the licence, as it is shown. */
  licence: name.nullable().default(null),
  /** The sandbox moves nothing outside the house. */
  paymentProvider: name.nullable().default(null),
  /** The public event that will give the salt of shared rounds [FAIR-6]. */
  saltEvent: name.nullable().default(null),
  /** Deposits or withdrawals of 180 days that ask for an identity; null for never [SAFE-22]. */
  kycThreshold: amountMinor.nullable().default(null),
  /** Where nothing is allowed by name, every country is. */
  countries: z.strictObject({ allowed: countries, blocked: countries }),
  minimumAge: z.int().min(18).max(99),
  /** How long a round takes at least, in milliseconds, by the family of the game. */
  minimumRoundMs: z.partialRecord(
    z.enum(["instant", "slots", "tables", "fish", "cards", "lottery", "sports"]),
    z.int().min(0).max(60_000),
  ),
  autoplay: z.boolean(),
  realityCheckMinutes: z.literal([15, 30, 45, 60]),
  mandatoryLimits: z.array(mandatoryLimit),
  /** Which of a member's money a stake takes first [WAL-30]. */
  fundsOrder: z.enum(["CASH_FIRST", "BONUS_FIRST"]),
  transfersBetweenAccounts: z.boolean(),
});

export type Policy = z.output<typeof policySchema>;

const SANDBOX = "sandbox";

/** What `npm start` has: play money, the sandbox's payments, and the strict side of everything that protects. */
export const PLAY_POLICY: Policy = policySchema.parse({
  moneyMode: "play",
  paymentProvider: SANDBOX,
  kycThreshold: "1000000.00",
  countries: { allowed: [], blocked: [] },
  minimumAge: 18,
  minimumRoundMs: {},
  autoplay: false,
  realityCheckMinutes: 60,
  mandatoryLimits: [],
  fundsOrder: "CASH_FIRST",
  transfersBetweenAccounts: true,
});

/** Without a file the shipped one holds. */
export async function readPolicy(file: string | undefined): Promise<Policy> {
  if (file === undefined) return PLAY_POLICY;
  const text = await readFile(file, "utf8").catch(() => {
    throw new ConfigurationError(`POLICY_FILE is wrong: there is no file ${file} to read.`);
  });
  return policyOf(text);
}

/** Of the text of a policy file. */
export function policyOf(text: string): Policy {
  const read = policySchema.safeParse(valueIn(text), { reportInput: true });
  if (!read.success) throw new ConfigurationError(`POLICY_FILE is wrong: ${problemsOf(read.error)}.`);
  const lacking = lackingIn(read.data);
  if (lacking.length > 0)
    throw new ConfigurationError(
      `POLICY_FILE is wrong: ${read.data.moneyMode} money needs ${lacking.join(", ")}.`,
    );
  return read.data;
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigurationError("POLICY_FILE is wrong: it is no JSON.");
  }
}

const problemsOf = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, message, input }) => {
      const where = path.join(".") || "the policy";
      return input === undefined ? `${where} is missing` : `${where}: ${message}`;
    })
    .join("; ");

const REAL_NEEDS = {
  licence: "a licence text (licence)",
  jurisdiction: "a jurisdiction (jurisdiction)",
  paymentProvider: "a payment provider (paymentProvider)",
  kycThreshold: "a KYC threshold (kycThreshold)",
  saltEvent: "the named event of the salt (saltEvent)",
} as const satisfies Partial<Record<keyof Policy, string>>;

/** Real money in the sandbox would be none; play money outside it could be paid out [SAFE-20]. */
function lackingIn(policy: Policy): readonly string[] {
  const isSandbox = policy.paymentProvider === SANDBOX;
  if (policy.moneyMode === "play") return isSandbox ? [] : [`the payment provider ${SANDBOX}`];
  return Object.entries({ ...policy, paymentProvider: isSandbox ? null : policy.paymentProvider })
    .filter((entry): entry is [keyof typeof REAL_NEEDS, null] => entry[0] in REAL_NEEDS && entry[1] === null)
    .map(([field]) => REAL_NEEDS[field]);
}
