// Reads what came back: success, value and message of the envelope [CALL-1], or the bytes of an image.
import type { Code, GENERAL_CODES } from "@jonaki/wire";

/** The codes the client gives by itself, for which no server sent a text. */
export type LocalCode = "NETWORK" | "UNKNOWN" | "SEAL_INVALID";
export type LocalText = (code: LocalCode) => string;

/** What any call may be refused with, beside the refusals it lists. */
export type GeneralCode = (typeof GENERAL_CODES)[number] | LocalCode;

export interface CallFailure<Refusal extends Code = Code> {
  readonly ok: false;
  readonly code: Refusal | GeneralCode;
  readonly message: string;
  /** The code's parameters by name [CALL-2]. */
  readonly value: Readonly<Record<string, unknown>> | null;
}

/** A refusal is a value like any other: the screen decides what it means. */
export type CallResult<Value, Refusal extends Code = Code> =
  | { readonly ok: true; readonly value: Value }
  | CallFailure<Refusal>;

export function localFailure(code: LocalCode, localText: LocalText): CallFailure {
  return { ok: false, code, message: localText(code), value: null };
}

/** Throws when the body breaks off, which counts as no answer. */
export async function readAnswer(response: Response, localText: LocalText): Promise<CallResult<unknown>> {
  const isImage = response.headers.get("content-type")?.startsWith("image/") ?? false;
  if (response.ok && isImage) return { ok: true, value: await response.blob() };
  return readEnvelope(await response.text(), localText);
}

function readEnvelope(text: string, localText: LocalText): CallResult<unknown> {
  const envelope = parseObject(text);
  if (envelope === null) return localFailure("UNKNOWN", localText);
  if (envelope["success"] === true) return { ok: true, value: envelope["value"] };
  const { code, message, value } = envelope;
  // An answer without a known code shows UNKNOWN [ERR-6].
  if (!isCode(code)) return localFailure("UNKNOWN", localText);
  return {
    ok: false,
    code,
    message: typeof message === "string" && message !== "" ? message : localText("UNKNOWN"),
    value: isObject(value) ? value : null,
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// The list of codes is not shipped to the browser; its form is enough to tell one from a stray text.
const isCode = (value: unknown): value is Code =>
  typeof value === "string" && /^[A-Z][A-Z0-9_]+$/.test(value);
