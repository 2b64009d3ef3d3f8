// What is not an answer of a handler: unknown paths, wrong verbs, unreadable bodies, overload and faults.
// All of it leaves in the envelope, with a correlation id and without detail.
import { refused } from "@jonaki/wire";
import type { Code, NamedCall, Refused } from "@jonaki/wire";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { Overloaded } from "../platform/overloaded.ts";
import { ForeignBody } from "./bodies.ts";
import { envelopeText, sendEnvelope, statusOf, tellWhen } from "./envelope.ts";
import type { Say } from "./envelope.ts";
import { UnreadBody } from "./multipart.ts";
import type { SendPage } from "./pages.ts";
import { UnreadableJson } from "./strict-json.ts";

/** Too many for us, not for the visitor [CALL-2]. */
export const OVERLOADED = 503;

export interface FaultParts {
  readonly calls: readonly NamedCall[];
  readonly say: Say;
  readonly log: Log;
  readonly clock: Clock;
}

export type SendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refused,
  status?: number,
) => FastifyReply | Promise<FastifyReply>;

export function refusalSender({ say, clock }: FaultParts): SendRefusal {
  return (request, reply, refusal, status = statusOf(refusal.code)) => {
    tellWhen(reply, status, refusal, clock.now());
    const language = request.headers["language"] === "EN" ? "EN" : "BN";
    return sendEnvelope(reply, status, envelopeText(refusal, language, say));
  };
}

export function handleFaults(app: FastifyInstance, parts: FaultParts, sendPage: SendPage): void {
  const sendRefusal = refusalSender(parts);
  const verbsOf = builtVerbs(parts.calls);
  app.setErrorHandler((problem: FastifyError, request, reply) => {
    if (problem instanceof Overloaded)
      return sendRefusal(
        request,
        reply,
        refused("TRY_LATER", { time: problem.later.toISOString() }),
        OVERLOADED,
      );
    const code = codeOf(problem);
    if (code === "UNKNOWN") {
      parts.log.error(
        { correlationId: request.id, url: request.url.split("?")[0], problem: problem.stack },
        "fault",
      );
    }
    // What was not read of the body would be taken for the next request.
    if (code === "TOO_LARGE" || problem instanceof UnreadBody) void reply.header("connection", "close");
    return sendRefusal(request, reply, refused(code));
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const verbs = verbsOf.get(path);
    if (verbs !== undefined)
      return sendRefusal(request, reply.header("allow", verbs.join(", ")), refused("WRONG_METHOD"));
    return (await sendPage(request, reply)) ?? sendRefusal(request, reply, refused("NOT_FOUND"));
  });
}

/** The verbs each built path knows; a planned call is unknown until it is built. */
function builtVerbs(calls: readonly NamedCall[]): ReadonlyMap<string, readonly string[]> {
  const built = calls.map(({ call }) => call).filter((call) => !call.planned);
  const byPath = Map.groupBy<string, NamedCall["call"]>(built, (call) => call.path);
  return new Map([...byPath].map(([path, own]) => [path, [...new Set(own.map((call) => call.method))]]));
}

function codeOf(problem: FastifyError): Code {
  if (problem instanceof ForeignBody) return "FORBIDDEN";
  if (problem instanceof UnreadableJson) return "BAD_REQUEST";
  if (problem.statusCode === 413) return "TOO_LARGE";
  if (problem.statusCode !== undefined && problem.statusCode >= 400 && problem.statusCode < 500)
    return "BAD_REQUEST";
  return "UNKNOWN";
}

interface RawSocket {
  readonly writable: boolean;
  end(text: string): unknown;
  destroy(): unknown;
}

/** What Node cannot read as HTTP at all never reaches a route; it gets the same envelope all the same. */
export function unreadableAnswer(say: Say): (problem: Error, socket: RawSocket) => void {
  return (problem, socket) => {
    const tooLarge = (problem as NodeJS.ErrnoException).code === "HPE_HEADER_OVERFLOW";
    const code = tooLarge ? "TOO_LARGE" : "BAD_REQUEST";
    const text = envelopeText(refused(code), "BN", say);
    const head = `HTTP/1.1 ${statusOf(code)} ${tooLarge ? "Payload Too Large" : "Bad Request"}`;
    const fields = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close`;
    if (socket.writable) socket.end(`${head}\r\n${fields}\r\n\r\n${text}`);
    else socket.destroy();
  };
}
