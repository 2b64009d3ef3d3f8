// Bodies that are signed and timely and still no call: text that is no JSON, keys that stand twice, verbs that are
// none, batches that are empty [VEN-20].
import type { WalletCode } from "../codes.ts";
import type { BetCall } from "../contract.ts";
import { kitCase } from "./case.ts";
import type { KitCase } from "./case.ts";
import { expectRefusal, honest } from "./door.ts";

export function bodyCases(): readonly KitCase[] {
  return [...unreadableCases(), ...doubleKeyCases(), ...numberCases(), ...verbCases(), ...batchCases()];
}

type Write = (bet: BetCall) => string | Buffer;

/** The bet inside is new afterwards: nothing was kept of the body that was refused. */
const refusedBody = (name: string, write: Write, code: WalletCode = "MALFORMED"): KitCase =>
  kitCase(
    `body: ${name}`,
    async (stage) => {
      const { bet, rollback } = stage.round();
      const written = write(bet);
      const { headers, body } = honest(stage, typeof written === "string" ? Buffer.from(written) : written);
      await expectRefusal(stage, { headers, body }, code);
      await stage.post(bet, rollback);
    },
    "raw door",
  );

const text = (value: unknown): string => JSON.stringify(value);

/** The bet's text with more members written behind its last. */
const withMember = (bet: BetCall, member: string): string => `${text(bet).slice(0, -1)},${member}}`;

const withAmount = (bet: BetCall, amount: string): string =>
  text(bet).replace(`"amount":${text(bet.amount)}`, `"amount":${amount}`);

function unreadableCases(): readonly KitCase[] {
  return [
    refusedBody("nothing", () => ""),
    refusedBody("null", () => "null"),
    refusedBody("a list", (bet) => text([bet])),
    refusedBody("a text", (bet) => text(text(bet))),
    refusedBody("cut short", (bet) => text(bet).slice(0, -1)),
    refusedBody("something behind it", (bet) => `${text(bet)}{}`),
    refusedBody("a comma too many", (bet) => `${text(bet).slice(0, -1)},}`),
    refusedBody("a comment", (bet) => `${text(bet)}// a bet`),
    refusedBody("a byte-order mark", (bet) => `\uFEFF${text(bet)}`),
    refusedBody("a byte that is no UTF-8", (bet) =>
      Buffer.concat([Buffer.from(`{"x":"`), Buffer.from([0xff]), Buffer.from(`",${text(bet).slice(1)}`)]),
    ),
    refusedBody("a form", (bet) => new URLSearchParams({ verb: bet.verb, amount: bet.amount }).toString()),
    refusedBody("nested without end", (bet) =>
      withMember(bet, `"detail":${"[".repeat(5_000)}${"]".repeat(5_000)}`),
    ),
  ];
}

function doubleKeyCases(): readonly KitCase[] {
  return [
    refusedBody("the amount twice", (bet) => withMember(bet, `"amount":"0.01"`)),
    refusedBody("the same amount twice", (bet) => withMember(bet, `"amount":${text(bet.amount)}`)),
    refusedBody("the amount twice, once in disguise", (bet) => withMember(bet, `"\\u0061mount":"0.01"`)),
    refusedBody("the transaction twice", (bet) => withMember(bet, `"transaction":"another"`)),
    refusedBody("a key twice inside the detail", (bet) => withMember(bet, `"detail":{"a":1,"a":2}`)),
    refusedBody("a key that reaches for the prototype", (bet) =>
      withMember(bet, `"__proto__":{"amount":"0.01"}`),
    ),
  ];
}

/** A number that JSON can write is an amount of the wrong kind; one that it cannot makes the text unreadable. */
function numberCases(): readonly KitCase[] {
  return [
    ...["10.00", "1e2", "-0", "-100", "1e308", "1e400", "1e-7"].map((number) =>
      refusedBody(`an amount of ${number} as a number`, (bet) => withAmount(bet, number), "AMOUNT_INVALID"),
    ),
    ...["NaN", "Infinity", "-Infinity", "0x10", "+1", "010", "1_000"].map((number) =>
      refusedBody(`an amount of ${number} as a number`, (bet) => withAmount(bet, number)),
    ),
  ];
}

function verbCases(): readonly KitCase[] {
  const verbs: readonly unknown[] = ["BET", "deposit", "constructor", "", null, 1, ["bet"], undefined];
  return verbs.map((verb) =>
    refusedBody(`the verb ${text(verb) ?? "missing"}`, (bet) => text({ ...bet, verb })),
  );
}

function batchCases(): readonly KitCase[] {
  return [
    refusedBody("a batch without lines", () => text({ verb: "batch", calls: [] })),
    refusedBody("a batch that is no list", (bet) => text({ verb: "batch", calls: { 0: bet } })),
    refusedBody("a batch of too many lines", (bet) =>
      text({ verb: "batch", calls: Array.from({ length: 1_001 }, () => bet) }),
    ),
    refusedBody(
      "a batch with a key twice in a line",
      (bet) => `{"verb":"batch","calls":[${text(bet)},${withMember(bet, `"amount":"0.01"`)}]}`,
    ),
  ];
}
