// Turns a call's row and payload into address, headers and body.
import type { CallTraits } from "@jonaki/wire/call-row";
import type { OnProgress } from "./ports.ts";

export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | FormData;
  readonly onProgress?: OnProgress;
}

export type Payload = Readonly<Record<string, unknown>>;

/** GET and DELETE carry their payload in the query, all others in the body. */
export function buildRequest(
  row: CallTraits,
  payload: Payload,
  headers: Readonly<Record<string, string>>,
): Outgoing {
  const inQuery = row.method === "GET" || row.method === "DELETE";
  const query = new URLSearchParams([...pairs(row.when), ...(inQuery ? pairs(payload) : [])]).toString();
  const url = query === "" ? row.path : `${row.path}?${query}`;
  if (inQuery) return { method: row.method, url, headers };
  if (row.body === "json") {
    const typed = { ...headers, "Content-Type": "application/json" };
    return { method: row.method, url, headers: typed, body: JSON.stringify(payload) };
  }
  // The browser writes the content type of forms itself: only it knows the boundary.
  const body = row.body === "form" ? new URLSearchParams(pairs(payload)) : multipart(payload);
  return { method: row.method, url, headers, body };
}

/** Fields as text; a list repeats its name, and what is not there is not sent. */
function pairs(payload: Payload): [string, string][] {
  return fields(payload).map(([name, value]) => [name, asText(value)]);
}

function multipart(payload: Payload): FormData {
  const form = new FormData();
  for (const [name, value] of fields(payload)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, asText(value));
  }
  return form;
}

function fields(payload: Payload): [string, unknown][] {
  return Object.entries(payload)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, unknown] => [name, one]),
    )
    .filter(([, value]) => value !== undefined && value !== null);
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
