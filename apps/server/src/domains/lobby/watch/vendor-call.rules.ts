// What is kept of a vendor's call [VEN-17], and which calls count against the vendor [VEN-18]; pure.
//
// "Answers wrongly or late" is read so. What we ask a vendor (transfers, rooms, addresses of games) counts when the answer is
// none of the contract or does not come in time. What a vendor sends to us counts when it is no call of the contract or
// contradicts what it sent before (MALFORMED, MISMATCH, CURRENCY_WRONG), each line of a batch for itself. A refusal that a
// player causes, or that is ours (RETRY, MAINTENANCE), is no fault of the vendor. Nor does count what anybody can bring about
// in its name: a wrong signature, a copy of an old request (STALE, NONCE_USED). Otherwise a stranger could switch a vendor off.
import type { PostingAnswer, PostingCall } from "@jonaki/vendor";

/** What was said, as it came; for calls within the process as it would have come. */
export interface Said {
  readonly request: string;
  readonly answer: string;
  /** Where it is known without reading the texts. */
  readonly known?: KnownCall;
}

/** OUT: asked by us; its codes are OK, WRONG and LATE. */
export interface VendorCall extends Said {
  readonly vendor: string;
  readonly way: "IN" | "OUT";
  readonly tookMs: number;
}

interface KnownCall {
  readonly verb: string;
  readonly codes: readonly string[];
  /** What it is found by. */
  readonly names: readonly string[];
}

export interface KeptCall extends VendorCall {
  readonly verb: string;
  readonly code: string;
  readonly names: readonly string[];
}

/** Between the values of a list where they are sent as one text; it stands in none of them. */
export const BETWEEN = "\u001E";

const UNREADABLE = "\uFFFD";
const SECRET_VALUE = /("(?:ticket|session|secret|token)"\s*:\s*)"(?:[^"\\]|\\.)*"?/gu;
const NAMED = /"(transaction|bet|round|player|seat)"\s*:\s*"([\w.:-]{1,64})"/gu;
const VERB = /"verb"\s*:\s*"(\w{1,32})"/u;
const CODES = /"code"\s*:\s*"(\w{1,32})"/gu;

/** A ticket opens a game and a session bets: neither stands in a log. What the database cannot hold is shown as unreadable. */
export const maskedText = (text: string): string =>
  plainKeys(text)
    .replaceAll(SECRET_VALUE, '$1"***"')
    .replaceAll("\u0000", UNREADABLE)
    .replaceAll(BETWEEN, UNREADABLE);

/** A key may be written with escapes, under which no secret is found; such a text is written anew. */
function plainKeys(text: string): string {
  if (!text.includes("\\u")) return text;
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text.replaceAll(/\\u[0-9a-fA-F]{4}/gu, "\\\\?");
  }
}

const codesIn = (answer: string): readonly string[] =>
  [...answer.matchAll(CODES)].map((found) => found[1] ?? "");

/** A batch within the process, where most bets are: only its secrets have to be looked for in its text. */
export function saidBatch(calls: readonly PostingCall[], answers: readonly PostingAnswer[]): Said {
  return {
    request: JSON.stringify({ verb: "batch", calls }),
    answer: JSON.stringify({ code: "OK", answers }),
    known: {
      verb: "batch",
      codes: ["OK", ...answers.map(({ code }) => code)],
      names: eachOnce(calls.flatMap(namesOf)),
    },
  };
}

/**
 * Without a set: of every text that was ever in one the engine keeps an entry in a table of its own, and whenever that has to
 * grow, all bets wait for it. Those of a batch are few enough to be compared.
 */
const eachOnce = (names: readonly string[]): readonly string[] =>
  names.filter((name, place) => names.indexOf(name) === place);

const namesOf = (call: PostingCall): readonly string[] => [
  `transaction:${call.transaction}`,
  `player:${call.player}`,
  `round:${call.round}`,
  ...("bet" in call && call.bet !== undefined ? [`transaction:${call.bet}`] : []),
];

export function keptCall(call: VendorCall): KeptCall {
  const { known } = call;
  const [request, answer] = [maskedText(call.request), maskedText(call.answer)];
  if (known !== undefined)
    return { ...call, request, answer, verb: known.verb, code: known.codes[0] ?? "", names: known.names };
  const named = [...request.matchAll(NAMED), ...answer.matchAll(NAMED)];
  return {
    ...call,
    request,
    answer,
    verb: VERB.exec(request)?.[1] ?? "",
    code: codesIn(answer)[0] ?? "",
    // A bet is named by its transaction.
    names: [...new Set(named.map(([, kind, name]) => `${kind === "bet" ? "transaction" : kind}:${name}`))],
  };
}

const WRONG: ReadonlySet<string> = new Set(["MALFORMED", "MISMATCH", "CURRENCY_WRONG", "WRONG", "LATE"]);

export interface Pulse {
  readonly calls: number;
  readonly wrong: number;
}

/** A batch counts by its lines. */
export function pulseOf({ way, answer, known }: Pick<VendorCall, "way" | "answer" | "known">): Pulse {
  const codes = known?.codes ?? codesIn(answer);
  const lines = way === "IN" && codes.length > 1 ? codes.slice(1) : codes.slice(0, 1);
  return { calls: Math.max(1, lines.length), wrong: lines.filter((code) => WRONG.has(code)).length };
}

const MOST_WRONG = 20;
const MOST_SHARE_PERCENT = 5;

/** More than 20 times, and in more than 5 % of the calls of a minute. */
export const isFailing = ({ calls, wrong }: Pulse): boolean =>
  wrong > MOST_WRONG && wrong * 100 > calls * MOST_SHARE_PERCENT;
