// SMS by a gateway that takes a POST: its address, body and headers are configuration, so that any gateway of the kind
// can be used without new code.
import type { Post } from "./network.ts";
import type { OutgoingPort } from "./outgoing.ts";

export interface SmsParts {
  readonly url: string;
  /** With {to}, {text}, {id} and {sender}. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sender: string;
  readonly longestMs: number;
  readonly post: Post;
}

/** Statuses that say something about this message; all others say something about the gateway. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409, 410, 413, 422]);

export function createSms({ url, body, headers, sender, longestMs, post }: SmsParts): OutgoingPort {
  const sent = { "content-type": "application/json", ...headers };
  const escape = escapeFor(sent["content-type"]);
  return {
    send: async ({ id, to, text }) => {
      const filled = fill(body, { to, text, id, sender }, escape);
      const status = await post({ address: url, headers: sent, body: filled, longestMs });
      if (status >= 200 && status < 300) return "SENT";
      if (REFUSALS.has(status)) return "REFUSED";
      throw new Error(`the SMS gateway answered ${status}`);
    },
    close: () => undefined,
  };
}

/** In one go, so that a text with {to} in it stays a text. */
export const fill = (
  template: string,
  values: Readonly<Record<string, string>>,
  escape: (value: string) => string,
): string =>
  template.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : escape(value);
  });

/** A value must not be able to leave its place in the body. */
export function escapeFor(contentType: string): (value: string) => string {
  if (/^application\/x-www-form-urlencoded\b/iu.test(contentType)) return encodeURIComponent;
  if (/[/+]json\b/iu.test(contentType)) return (value) => JSON.stringify(value).slice(1, -1);
  if (/[/+]xml\b/iu.test(contentType))
    return (value) => value.replaceAll(/[<>&"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
  return (value) => value.replaceAll(/[\r\n]/gu, " ");
}
