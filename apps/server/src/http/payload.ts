// Reads a call's payload: from the query, a JSON body, a form, files or a sealed body, then by its schema.
import { refused } from "@jonaki/wire";
import type { Call, Refused } from "@jonaki/wire";
import type { FastifyRequest } from "fastify";
import type { Sealing } from "../platform/sealing.ts";
import { readMultipart } from "./multipart.ts";

export type Read = { readonly ok: true; readonly input: unknown } | Refused;

/** Most payloads are there at once; only files and seals are waited for. */
export function readPayload(call: Call, request: FastifyRequest, sealing: Sealing): Promise<Read> | Read {
  return call.body === "multipart"
    ? readMultipart(request, call.largestBodyBytes).then((raw) => openPayload(call, raw, sealing))
    : openPayload(call, sentIn(call, request), sealing);
}

function openPayload(call: Call, raw: unknown, sealing: Sealing): Promise<Read> | Read {
  if (isPlain(call, raw)) return checkInput(call, raw);
  return openSeal(raw, sealing).then((opened) => (opened.ok ? checkInput(call, opened.input) : opened));
}

function checkInput(call: Call, input: unknown): Read {
  const parsed = call.input.safeParse(input);
  if (parsed.success) return { ok: true, input: parsed.data };
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
  return refused("BAD_REQUEST", { fields });
}

const sentIn = (call: Call, request: FastifyRequest): unknown =>
  call.method === "GET" || call.method === "DELETE" ? request.query : (request.body ?? {});

/** A sealed call refuses a plain payload; "also" accepts both [CALL-6]. */
const isPlain = (call: Call, raw: unknown): boolean =>
  call.sealed === "never" || (call.sealed === "also" && !(isObject(raw) && "sealed" in raw));

async function openSeal(raw: unknown, sealing: Sealing): Promise<Read> {
  const sealed = isObject(raw) ? raw["sealed"] : undefined;
  if (typeof sealed !== "string") return refused("SEAL_INVALID");
  const inside = await sealing.open(sealed);
  return inside === null ? refused("SEAL_INVALID") : { ok: true, input: inside };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
