// Values that are no call [VEN-20]: every amount that is none, and every field missing, mistyped or too long. None
// of them is remembered: the same id with a right body is new afterwards.
import { DEEPEST_DETAIL, LARGEST_DETAIL_BYTES } from "../contract.ts";
import type { PostingCall } from "../contract.ts";
import { kitCase, sendAnything } from "./case.ts";
import type { KitCase } from "./case.ts";

const VERBS = ["bet", "win", "rollback", "close"] as const;

type Verb = (typeof VERBS)[number];

/** Written as they stand in the message; undefined is a missing amount. */
export const BAD_AMOUNTS: readonly unknown[] = [
  "-100",
  "-0.01",
  "0",
  "-0",
  "0.00",
  0,
  -100,
  10,
  10.5,
  1e308,
  1e-7,
  "1e3",
  "0x10",
  "NaN",
  "Infinity",
  "১০",
  "١٠",
  "1٫5",
  "1.005",
  "1.",
  ".5",
  "1,000",
  "1 000",
  " 1",
  "1 ",
  "+1",
  "",
  "1000000000000000",
  "9".repeat(400),
  null,
  true,
  ["10.00"],
  { value: "10.00" },
  undefined,
];

export function valueCases(): readonly KitCase[] {
  return [...(["bet", "win"] as const).flatMap(amountCases), freeAmountCase(), ...VERBS.flatMap(shapeCases)];
}

function refusedThenNew(
  name: string,
  verb: Verb,
  code: string,
  spoil: (call: PostingCall) => object,
): KitCase {
  return kitCase(name, async (stage) => {
    const calls = stage.round();
    if (verb !== "bet") await stage.post(calls.bet);
    const seen = await sendAnything(stage, spoil(calls[verb]));
    stage.expect("the whole answer", { code }, seen);
    await stage.post(calls[verb]);
    if (verb === "bet") await stage.post(calls.rollback);
  });
}

const said = (value: unknown): string => (JSON.stringify(value) ?? "none").slice(0, 40);

const amountCases = (verb: "bet" | "win"): readonly KitCase[] =>
  BAD_AMOUNTS.map((amount) =>
    refusedThenNew(`amount: ${verb} of ${said(amount)}`, verb, "AMOUNT_INVALID", (call) => ({
      ...call,
      amount,
    })),
  );

const freeAmountCase = (): KitCase =>
  refusedThenNew("amount: a free round with a stake", "bet", "AMOUNT_INVALID", (call) => ({
    ...call,
    freeRound: "free-1",
  }));

const BAD_IDS: readonly unknown[] = [
  "",
  "x".repeat(65),
  "a b",
  "a\nb",
  "a\u0000b",
  "a/b",
  "'; --",
  "১",
  7,
  null,
  {},
];

const withoutField = (call: object, field: string): object =>
  Object.fromEntries(Object.entries(call).filter(([name]) => name !== field));

function shapeCases(verb: Verb): readonly KitCase[] {
  const malformed = (name: string, spoil: (call: PostingCall) => object): KitCase =>
    refusedThenNew(`shape: ${verb} ${name}`, verb, "MALFORMED", spoil);
  const fields = ["player", "round", ...(verb === "bet" ? ["session", "game", "currency"] : [])];
  return [
    ...fields.map((field) => malformed(`without ${field}`, (call) => withoutField(call, field))),
    ...BAD_IDS.map((id) => malformed(`with the id ${said(id)}`, (call) => ({ ...call, transaction: id }))),
    malformed("with a field too many", (call) => ({ ...call, balance: "1000000.00" })),
    malformed("with a detail too large", (call) => ({ ...call, detail: "x".repeat(LARGEST_DETAIL_BYTES) })),
    malformed("with a detail too deep", (call) => ({ ...call, detail: nested(DEEPEST_DETAIL + 1) })),
    ...particularCases(verb, malformed),
  ];
}

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

type Malformed = (name: string, spoil: (call: PostingCall) => object) => KitCase;

function particularCases(verb: Verb, malformed: Malformed): readonly KitCase[] {
  const twoFaults = malformed("with two faults", (call) => ({ ...call, amount: "-1", round: 7 }));
  if (verb === "bet")
    return [twoFaults, malformed("in a unit nobody has", (call) => ({ ...call, currency: "USD" }))];
  if (verb === "close")
    return [malformed("of a wrong valid amount", (call) => ({ ...call, validAmount: "-1" }))];
  const itself = malformed("that names itself", (call) => ({ ...call, bet: call.transaction }));
  if (verb === "rollback")
    return [itself, malformed("with an amount", (call) => ({ ...call, amount: "5.00" }))];
  return [itself, twoFaults, malformed("with closes as text", (call) => ({ ...call, closes: "true" }))];
}
