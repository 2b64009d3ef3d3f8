import { describe, expect, it } from "vitest";
import type { Posted } from "./network.ts";
import { createSms, escapeFor, fill } from "./sms.ts";

const VALUES = { to: "8801712345678", text: 'Code 123456 "{to}" & <b>\n', id: "1", sender: "Jonaki" };

const gateway = (status: number, body: string, headers = {}) => {
  const posted: Posted[] = [];
  const sms = createSms({
    url: "https://sms.example/send",
    body,
    headers,
    sender: "Jonaki",
    longestMs: 1_000,
    post: (one) => {
      posted.push(one);
      return Promise.resolve(status);
    },
  });
  return { posted, send: () => sms.send({ ...VALUES, subject: "" }) };
};

describe("the body for a gateway", () => {
  it("[ACC-116] holds its values and nothing they could break out with, in every encoding", async () => {
    const json = gateway(200, '{"to":"{to}","text":"{text}"}');
    await json.send();
    expect(JSON.parse(json.posted[0]?.body ?? "")).toEqual({ to: VALUES.to, text: VALUES.text });
    const form = gateway(200, "to={to}&text={text}", { "content-type": "application/x-www-form-urlencoded" });
    await form.send();
    expect(Object.fromEntries(new URLSearchParams(form.posted[0]?.body))).toEqual({
      to: VALUES.to,
      text: VALUES.text,
    });
    expect(fill("<t>{text}</t>", VALUES, escapeFor("text/xml"))).toBe(
      "<t>Code 123456 &#34;{to}&#34; &#38; &#60;b&#62;\n</t>",
    );
    expect(fill("{text}|{other}", VALUES, escapeFor("text/plain"))).toBe('Code 123456 "{to}" & <b> |{other}');
  });
});

describe("the gateway's answer", () => {
  it("[ACC-120] is a yes, a no to this message, or a failure that may be tried again", async () => {
    const body = "{to}{text}";
    for (const status of [200, 201, 202, 204]) expect(await gateway(status, body).send()).toBe("SENT");
    for (const status of [400, 422]) expect(await gateway(status, body).send()).toBe("REFUSED");
    for (const status of [302, 401, 403, 429, 500, 503])
      await expect(gateway(status, body).send()).rejects.toThrow(String(status));
  });
});
