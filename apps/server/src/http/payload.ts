// Reads a call's payload: from the query, a JSON body, a form, files or a sealed body, then by its schema.
import { refused } from "@jonaki/wire";
import type { Call, Refused } from "@jonaki/wire";
import type { FastifyRequest } from "fastify";
import type { Sealing } from "../platform/sealing.ts";
import { readMultipart } from "./multipart.ts";

export type Read = { readonly ok: true; readonly input: unknown } | Refused;

export async function readPayload(call: Call, request: FastifyRequest, sealing: Sealing): Promise<Read> {
  const raw = await readSent(call, request);
  const opened = isPlain(call, raw) ? { ok: true as const, input: raw } : await openSeal(raw, sealing);
  if (!opened.ok) return opened;
  const parsed = call.input.safeParse(opened.input);
  if (parsed.success) return { ok: true, input: parsed.data };
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
  return refused("BAD_REQUEST", { fields });
}

async function readSent(call: Call, request: FastifyRequest): Promise<unknown> {
  if (call.method === "GET" || call.method === "DELETE") return request.query;
  return call.body === "multipart" ? readMultipart(request, call.largestBodyBytes) : (request.body ?? {});
}

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
