// The envelope every answer travels in, with the status its code has [CALL-2].
import { codes } from "@jonaki/wire";
import type { Answer, Code, Envelope, ParameterKind, Refused } from "@jonaki/wire";
import type { FastifyReply } from "fastify";
import { Prepared } from "./handlers.ts";
import { sendText } from "./squeeze.ts";
import type { VisitLanguage } from "./visit.ts";

/** The text of a code in a language, with its parameters filled in. */
export type Say = (
  key: string,
  kinds: Readonly<Record<string, ParameterKind>>,
  value: unknown,
  language: VisitLanguage,
) => string;

const REFUSED_BY_A_RULE = 422;

interface CodeRow {
  readonly key: string;
  readonly status?: number;
  readonly parameters?: Readonly<Record<string, ParameterKind>>;
}

export function statusOf(code: Code): number {
  return (codes[code] as CodeRow).status ?? REFUSED_BY_A_RULE;
}

function envelopeOf(answer: Answer<unknown>, language: VisitLanguage, say: Say): Envelope {
  if (answer.ok) return { success: true, code: null, value: answer.value, message: null };
  const row: CodeRow = codes[answer.code];
  return {
    success: false,
    code: answer.code,
    value: answer.value,
    message: say(row.key, row.parameters ?? {}, answer.value, language),
  };
}

export function envelopeText(answer: Answer<unknown>, language: VisitLanguage, say: Say): string {
  if (answer.ok && answer.value instanceof Prepared) {
    return `{"success":true,"code":null,"value":${answer.value.text},"message":null}`;
  }
  return JSON.stringify(envelopeOf(answer, language, say));
}

const TOO_MANY = 429;
const OVERLOAD = 503;

/** Who has to wait is told how long in the way machines read it, too. */
export function tellWhen(reply: FastifyReply, status: number, { value }: Refused, moment: Date): void {
  const time = (value as { readonly time?: unknown } | null)?.time;
  if ((status !== TOO_MANY && status !== OVERLOAD) || typeof time !== "string") return;
  const seconds = Math.ceil((Date.parse(time) - moment.getTime()) / 1_000);
  void reply.header("retry-after", String(Math.max(1, seconds)));
}

export function sendEnvelope(
  reply: FastifyReply,
  status: number,
  text: string,
): FastifyReply | Promise<FastifyReply> {
  void reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8");
  return sendText(reply, text);
}
