// Who is knocking: everything the pipeline knows about a request before its payload is read.
import type { FastifyReply, FastifyRequest } from "fastify";
import { plainAddress } from "../platform/address.ts";
import type { Holder, SessionView } from "./session.ts";
import type { Random } from "../platform/random.ts";
import { browserName } from "./browser-name.ts";

export type VisitLanguage = "BN" | "EN";

export interface Visit<Session extends Holder = SessionView> {
  readonly address: string;
  readonly device: string;
  readonly language: VisitLanguage;
  readonly host: string;
  /** Scheme and host the visitor sees, such as https://play.example. */
  readonly origin: string;
  readonly correlationId: string;
  /** The browser's name for itself, such as "Chrome on Android"; empty when it says nothing known. */
  readonly browser: string;
  /** The cookies beside the device's own; every one of them is HttpOnly. */
  readonly cookies: PendingCookies;
  readonly token: string | null;
  readonly background: boolean;
  session: Session | null;
}

export interface Cookies {
  read(name: string): string | null;
  /** SameSite=Strict, Secure except on loopback [ACC-40]. */
  write(name: string, value: string, seconds: number): void;
  remove(name: string): void;
}

/** Changes reach the browser with an answer; a fault takes them back with everything else. */
interface PendingCookies extends Cookies {
  apply(reply: FastifyReply): void;
}

const DEVICE_COOKIE = "device";
const DEVICE_BYTES = 16;
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

export function openVisit<Session extends Holder>(
  request: FastifyRequest,
  reply: FastifyReply,
  random: Random,
): Visit<Session> {
  return {
    address: plainAddress(request.ip),
    device: deviceOf(request, reply, random),
    language: request.headers["language"] === "EN" ? "EN" : "BN",
    host: request.host.toLowerCase(),
    origin: `${request.protocol}://${request.host.toLowerCase()}`,
    correlationId: request.id,
    // Few calls ask for it.
    get browser() {
      return browserName(request.headers["user-agent"]);
    },
    cookies: cookiesOf(request),
    token: bearerToken(request.headers.authorization),
    background: request.headers["background"] === "1",
    session: null,
  };
}

function cookiesOf(request: FastifyRequest): PendingCookies {
  // Loopback has no certificate; everywhere else cookies travel encrypted only.
  const traits = {
    path: "/",
    httpOnly: true,
    sameSite: "strict" as const,
    secure: request.protocol === "https",
  };
  const changes: ((reply: FastifyReply) => void)[] = [];
  return {
    read: (name) => request.cookies[name] ?? null,
    write: (name, value, maxAge) =>
      void changes.push((reply) => void reply.setCookie(name, value, { ...traits, maxAge })),
    remove: (name) => void changes.push((reply) => void reply.clearCookie(name, traits)),
    apply: (reply) => {
      for (const change of changes) change(reply);
    },
  };
}

/** A random id in a first-party cookie, made at the first call; nothing is fingerprinted [ACC-139]. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, random: Random): string {
  const known = request.cookies[DEVICE_COOKIE];
  if (known !== undefined && /^[A-Za-z0-9_-]{22}$/u.test(known)) return known;
  const made = random.bytes(DEVICE_BYTES).toString("base64url");
  void reply.setCookie(DEVICE_COOKIE, made, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    // Loopback has no certificate; everywhere else the cookie travels encrypted only.
    secure: request.protocol === "https",
    maxAge: DEVICE_SECONDS,
  });
  return made;
}

/** The token is accepted from this header only [CALL-4]. */
function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([A-Za-z0-9._~+/-]{16,256}=*)$/u.exec(header ?? "")?.[1] ?? null;
}
