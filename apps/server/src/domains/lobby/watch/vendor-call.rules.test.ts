import { describe, expect, it } from "vitest";
import type { PostingAnswer, PostingCall } from "@jonaki/vendor";
import { BETWEEN, isFailing, keptCall, maskedText, pulseOf, saidBatch } from "./vendor-call.rules.ts";

const call = (request: string, answer: string) =>
  keptCall({ vendor: "TUNTUNI", way: "IN", tookMs: 3, request, answer });

describe("what is kept of a call", () => {
  it("[VEN-17] its verb, its code and what it is found by, of the request and of the answer", () => {
    const win = '{"verb":"win","transaction":"t-2","player":"p","round":"r.1","bet":"t-1","amount":"5"}';
    expect(call(win, '{"code":"OK","balance":"5.00"}')).toMatchObject({
      verb: "win",
      code: "OK",
      names: ["transaction:t-2", "player:p", "round:r.1", "transaction:t-1"],
    });
    expect(call('{"verb":"authenticate"}', '{"code":"OK","play":{"player":"p9"}}').names).toEqual([
      "player:p9",
    ]);
    expect(call("\u0000 no\u001E JSON", '{"code":"MALFORMED"}')).toMatchObject({
      verb: "",
      code: "MALFORMED",
      request: "\uFFFD no\uFFFD JSON",
      names: [],
    });
  });

  it("[VEN-17] neither a ticket nor a session, however it is written", () => {
    const secret = "s3cr3t-value";
    for (const text of [
      `{"verb":"authenticate","ticket":"${secret}"}`,
      `{"session" : "${secret}","player":"p"}`,
      `{"\\u0073ession":"${secret}"}`,
      `{"code":"OK","play":{"session":"${secret}"}}`,
      `{"ticket":"a\\"${secret}"}`,
      `{"session":"${secret}`,
    ])
      expect(maskedText(text)).not.toContain(secret);
    expect(maskedText('{"round":"kept","session":"x"}')).toBe('{"round":"kept","session":"***"}');
  });
});

describe("a batch within the process", () => {
  const named = {
    player: "p-1",
    game: "dice",
    round: "r-1",
    amount: "5.00",
    currency: "PLAY",
  } as const;
  const calls: readonly PostingCall[] = [
    { verb: "bet", transaction: "t-1", session: "s3cr3t-value", ...named },
    {
      verb: "win",
      transaction: "t-2",
      bet: "t-1",
      ...named,
      closes: true,
      detail: { drawn: "\u001E", token: "s3cr3t-value" },
    },
  ];
  const answers: readonly PostingAnswer[] = [{ code: "OK", balance: "95.00" }, { code: "MISMATCH" }];
  const said = saidBatch(calls, answers);
  const kept = keptCall({ vendor: "TUNTUNI", way: "IN", tookMs: 3, ...said });

  it("[VEN-17] is kept as its texts would be, without a secret wherever it stands", () => {
    const read = call(JSON.stringify({ verb: "batch", calls }), said.answer);
    const { request, answer } = kept;
    expect({ ...kept, names: kept.names.toSorted() }).toEqual({
      ...read,
      known: said.known,
      names: read.names.toSorted(),
    });
    expect(request).not.toContain("s3cr3t-value");
    expect(`${request}${answer}`).not.toContain(BETWEEN);
  });

  it("[VEN-18] counts by its lines as its texts would", () => {
    expect(pulseOf(kept)).toEqual({ calls: 2, wrong: 1 });
    expect(pulseOf({ way: "IN", answer: said.answer })).toEqual({ calls: 2, wrong: 1 });
  });
});

describe("what counts against a vendor", () => {
  const answer = (...codes: readonly string[]): string =>
    codes.length === 1
      ? JSON.stringify({ code: codes[0] })
      : JSON.stringify({ code: "OK", answers: codes.map((code) => ({ code })) });
  const wrong = (...codes: readonly string[]) => pulseOf({ way: "IN", answer: answer(...codes) });

  it("[VEN-18] calls that are none and contradictions; not what a player, a stranger or the house causes", () => {
    for (const code of ["MALFORMED", "MISMATCH", "CURRENCY_WRONG"])
      expect(wrong(code)).toEqual({ calls: 1, wrong: 1 });
    for (const code of [
      "OK",
      "INSUFFICIENT_BALANCE",
      "RETRY",
      "STALE",
      "NONCE_USED",
      "MAINTENANCE",
      "ROUND_CLOSED",
    ])
      expect(wrong(code)).toEqual({ calls: 1, wrong: 0 });
    expect(wrong("OK", "MISMATCH", "OK")).toEqual({ calls: 3, wrong: 1 });
    expect(pulseOf({ way: "OUT", answer: '{"code":"LATE"}' })).toEqual({ calls: 1, wrong: 1 });
    expect(pulseOf({ way: "OUT", answer: '{"code":"OK","answer":[{"code":"x"},{"code":"LATE"}]}' })).toEqual({
      calls: 1,
      wrong: 0,
    });
  });

  it("[VEN-18] more than 20 and more than 5 % of a minute's calls, both", () => {
    expect(isFailing({ calls: 20, wrong: 20 })).toBe(false);
    expect(isFailing({ calls: 21, wrong: 21 })).toBe(true);
    expect(isFailing({ calls: 420, wrong: 21 })).toBe(false);
    expect(isFailing({ calls: 419, wrong: 21 })).toBe(true);
  });
});
