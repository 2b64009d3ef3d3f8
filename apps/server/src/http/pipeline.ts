// The one road every call takes: open → status → limits → origin → session → capability → payload →
// replay → handle → envelope. Nothing a stranger sends is read before the cheap doors are passed.
import { accepted, GENERAL_CODES } from "@jonaki/wire";
import type { Answer, Call, NamedCall, Refused } from "@jonaki/wire";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";
import { Overloaded } from "../platform/overloaded.ts";
import type { Random } from "../platform/random.ts";
import type { Sealing } from "../platform/sealing.ts";
import type { Throttle } from "../platform/throttle.ts";
import { passAccountLimit, passLimits, passOrigin, passSession, passStatus } from "./doors.ts";
import type { CallsPerMinute, SystemStatus } from "./doors.ts";
import { envelopeText, sendEnvelope, statusOf, tellWhen } from "./envelope.ts";
import type { Say } from "./envelope.ts";
import { Prepared } from "./handlers.ts";
import type { Context, ImageAnswer } from "./handlers.ts";
import { createLargeBodies } from "./large-bodies.ts";
import type { LargeBodies } from "./large-bodies.ts";
import { announcedBytes, registerMultipart } from "./multipart.ts";
import { readPayload } from "./payload.ts";
import type { Replay } from "./replay.ts";
import type { Holder, Sessions, SessionView } from "./session.ts";
import { openVisit } from "./visit.ts";
import type { Visit } from "./visit.ts";

export interface PipelineParts<Session extends Holder = SessionView> {
  readonly calls: readonly NamedCall[];
  /** By domain and name; who puts them together has typed them. */
  readonly handlers: object;
  readonly sessions: Sessions<Session>;
  /** What stands against a call that needs a session. */
  readonly capability: (
    named: NamedCall,
    session: Session,
    visit: Visit<Session>,
  ) => Promise<Refused | null> | Refused | null;
  readonly throttle: Throttle;
  readonly sealing: Sealing;
  readonly replay: Replay;
  readonly clock: Clock;
  readonly random: Random;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly say: Say;
  readonly limits: () => CallsPerMinute;
  readonly statusFor: (address: string) => SystemStatus;
  /** Hears of a token that was answered RESTRICTED [SITE-19]; nobody waits for it. */
  readonly onRestricted?: (token: string) => void;
  /** When to come back while too many slow calls wait; null when there is room. */
  readonly busyUntil: () => Date | null;
  readonly checkAnswers: boolean;
}

type AnyHandler<Session extends Holder> = (
  input: unknown,
  context: Context<Session>,
) => Promise<Answer<unknown>> | Answer<unknown>;

interface BuiltCall<Session extends Holder> extends NamedCall {
  readonly handle: AnyHandler<Session>;
}

declare module "fastify" {
  interface FastifyRequest {
    visit: Visit<Holder> | null;
    callName: string | null;
    /** When it came, by the stopwatch. */
    began: number;
  }
}

export function registerCalls<Session extends Holder>(
  app: FastifyInstance,
  parts: PipelineParts<Session>,
): void {
  app.decorateRequest("visit", null);
  app.decorateRequest("callName", null);
  app.decorateRequest("began", 0);
  const byRoad = Map.groupBy(
    builtCalls<Session>(parts.calls, parts.handlers),
    ({ call }) => `${call.method} ${call.path}`,
  );
  const roads = Map.groupBy(byRoad.values(), ([first]) => first?.call.body === "multipart");
  for (const built of roads.get(false) ?? []) registerRoad(app, built, parts, null);
  const largeBodies = createLargeBodies(parts.clock);
  registerMultipart(app, (scope) => {
    for (const built of roads.get(true) ?? []) registerRoad(scope, built, parts, largeBodies);
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    const { callName: call, began } = request;
    if (call !== null) parts.metrics.answered(call, reply.statusCode, began);
    done();
  });
}

/** Every call of the wire has a handler or is planned, and no handler stands without a call. */
function builtCalls<Session extends Holder>(
  calls: readonly NamedCall[],
  handlers: object,
): readonly BuiltCall<Session>[] {
  const given = handlers as Readonly<
    Record<string, Readonly<Record<string, AnyHandler<Session>>> | undefined>
  >;
  return calls.flatMap((named) => {
    const handle = given[named.domain]?.[named.name.slice(named.domain.length + 1)];
    if ((handle === undefined) !== named.call.planned) {
      throw new Error(
        `${named.name} ${named.call.planned ? "is planned but has a handler" : "has no handler"}`,
      );
    }
    return handle === undefined ? [] : [{ ...named, handle }];
  });
}

/** largeBodies: the road's bodies are so large that only a few may be in memory. */
function registerRoad<Session extends Holder>(
  app: FastifyInstance,
  calls: readonly BuiltCall<Session>[],
  parts: PipelineParts<Session>,
  largeBodies: LargeBodies | null,
): void {
  const [only] = calls as [BuiltCall<Session>];
  const { call: first } = only;
  const choose =
    calls.length === 1 && first.when === undefined
      ? () => only
      : ({ query }: FastifyRequest) => calls.find(({ call }) => matches(call, query as Query));
  app.route({
    method: first.method,
    url: first.path,
    bodyLimit: first.largestBodyBytes,
    onRequest: async (request, reply) => {
      request.began = parts.metrics.stopwatch();
      const visit = openVisit<Session>(request, reply, parts.random);
      request.visit = visit;
      const built = choose(request);
      request.callName = built?.name ?? null;
      const refusal =
        built === undefined
          ? badRequest
          : (passOpenDoors(built.call, visit, request, parts) ??
            (await passHolderDoors(built, visit, parts)));
      return refusal === null ? undefined : send(reply, refusal, visit, parts);
    },
    handler: async (request, reply) => {
      const built = choose(request) as BuiltCall<Session>;
      const visit = request.visit as Visit<Session>;
      const work = () => answerCall(built, visit, request, parts);
      const answer =
        largeBodies === null ? await work() : await largeBodies.hold(sizeOf(built, visit, request), work);
      return send(reply, answer, visit, parts);
    },
  });
}

const sizeOf = ({ call }: NamedCall, visit: Visit<Holder>, request: FastifyRequest) => ({
  owner: ownerOf(visit),
  bytes: Math.min(announcedBytes(request) ?? Infinity, call.largestBodyBytes),
});

const badRequest: Refused = { ok: false, code: "BAD_REQUEST", value: null };

type Query = Readonly<Record<string, unknown>>;

const matches = (call: Call, query: Query): boolean =>
  call.when === undefined || Object.entries(call.when).every(([name, value]) => query[name] === value);

function passOpenDoors<Session extends Holder>(
  call: Call,
  visit: Visit<Session>,
  request: FastifyRequest,
  parts: PipelineParts<Session>,
): Refused | null {
  const refusal =
    passStatus(call, parts.statusFor(visit.address)) ??
    passLimits(call, visit, parts.throttle, parts.limits()) ??
    passOrigin(call, request.headers.origin, visit);
  if (refusal?.code === "RESTRICTED" && visit.token !== null) parts.onRestricted?.(visit.token);
  // Opening a seal costs more than it is worth for a call that would be turned away afterwards.
  const later = refusal === null && call.isSlow === true ? parts.busyUntil() : null;
  if (later !== null) throw new Overloaded(later);
  return refusal;
}

/** A visitor without a token has nothing to wait for on a public call. */
function passHolderDoors<Session extends Holder>(
  named: NamedCall,
  visit: Visit<Session>,
  parts: PipelineParts<Session>,
): Promise<Refused | null> | null {
  return named.call.who === "public" && visit.token === null ? null : passSessionDoors(named, visit, parts);
}

async function passSessionDoors<Session extends Holder>(
  named: NamedCall,
  visit: Visit<Session>,
  parts: PipelineParts<Session>,
): Promise<Refused | null> {
  const { call } = named;
  const refusal =
    (await passSession(call, visit, parts.sessions)) ??
    passAccountLimit(visit, parts.throttle, parts.limits());
  if (refusal !== null || call.who === "public" || visit.session === null) return refusal;
  return parts.capability(named, visit.session, visit);
}

async function answerCall<Session extends Holder>(
  built: BuiltCall<Session>,
  visit: Visit<Session>,
  request: FastifyRequest,
  parts: PipelineParts<Session>,
): Promise<Answer<unknown>> {
  const { call, name, handle } = built;
  const read = await readPayload(call, request, parts.sealing);
  if (!read.ok) return read;
  const answer = call.idempotent
    ? await parts.replay.once(requestKey(name, visit, read.input), read.input, async () =>
        handle(read.input, visit),
      )
    : await handle(read.input, visit);
  return parts.checkAnswers ? checked(built, answer) : answer;
}

const ownerOf = (visit: Visit<Holder>): string => visit.session?.accountId ?? `device ${visit.device}`;

function requestKey(call: string, visit: Visit<Holder>, input: unknown) {
  return {
    accountId: ownerOf(visit),
    call,
    requestId: (input as { readonly requestId: string }).requestId,
  };
}

/** In development and tests an answer that is not as declared is a fault, not a surprise for the browser. */
function checked({ call, name }: NamedCall, answer: Answer<unknown>): Answer<unknown> {
  if (!answer.ok) {
    const declared: readonly string[] = [...call.refusals, ...GENERAL_CODES];
    if (!declared.includes(answer.code))
      throw new Error(`${name} answered ${answer.code}, which it does not declare`);
    return answer;
  }
  const value: unknown = answer.value instanceof Prepared ? JSON.parse(answer.value.text) : answer.value;
  const output = call.output.safeParse(value);
  if (!output.success)
    throw new Error(`${name} answered something else than it declares: ${output.error.message}`);
  return call.answer === "image" ? answer : accepted(output.data);
}

function send(
  reply: FastifyReply,
  answer: Answer<unknown>,
  visit: Visit<Holder>,
  parts: Pick<PipelineParts, "log" | "say" | "clock">,
): FastifyReply | Promise<FastifyReply> {
  visit.sendCookies(reply);
  if (answer.ok && isImage(answer.value)) {
    if (answer.value.isPrivate === true)
      void reply.header("cache-control", "private, no-store").header("content-security-policy", "sandbox");
    else void reply.header("cache-control", "public, max-age=300");
    return reply.type(answer.value.mediaType).send(answer.value.bytes);
  }
  if (!answer.ok)
    parts.log.info(
      { correlationId: visit.correlationId, refusal: answer.code, url: reply.request.routeOptions.url },
      "refused",
    );
  const status = answer.ok ? 200 : statusOf(answer.code);
  if (!answer.ok) tellWhen(reply, status, answer, parts.clock.now());
  return sendEnvelope(reply, status, envelopeText(answer, visit.language, parts.say));
}

const isImage = (value: unknown): value is ImageAnswer =>
  typeof value === "object" && value !== null && "bytes" in value && Buffer.isBuffer(value.bytes);
