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
  readonly cookies: Cookies;
  readonly token: string | null;
  readonly background: boolean;
  session: Session | null;
  /** Cookies that the call changed go with its answer; a fault takes them back with everything else. */
  sendCookies(reply: FastifyReply): void;
}

export interface Cookies {
  read(name: string): string | null;
  /** SameSite=Strict, Secure except on loopback [ACC-40]. */
  write(name: string, value: string, seconds: number): void;
  remove(name: string): void;
}

interface PendingCookies extends Cookies {
  apply(reply: FastifyReply): void;
}

const DEVICE_COOKIE = "device";
const DEVICE_BYTES = 16;
const KNOWN_DEVICE = /(?:^|;) *device=([A-Za-z0-9_-]{22}) *(?:;|$)/u;
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** What few calls ask for is worked out when it is asked for. */
class OpenVisit<Session extends Holder> implements Visit<Session> {
  readonly address: string;
  readonly device: string;
  readonly language: VisitLanguage;
  readonly token: string | null;
  readonly background: boolean;
  session: Session | null = null;
  readonly #request: FastifyRequest;
  #cookies: PendingCookies | null = null;

  constructor(request: FastifyRequest, device: string) {
    const { headers } = request;
    this.#request = request;
    this.address = plainAddress(request.ip);
    this.device = device;
    this.language = headers["language"] === "EN" ? "EN" : "BN";
    this.token = bearerToken(headers.authorization);
    this.background = headers["background"] === "1";
  }

  get host(): string {
    return this.#request.host.toLowerCase();
  }
  get origin(): string {
    return `${this.#request.protocol}://${this.host}`;
  }
  get correlationId(): string {
    return this.#request.id;
  }
  get browser(): string {
    return browserName(this.#request.headers["user-agent"]);
  }
  get cookies(): Cookies {
    return (this.#cookies ??= cookiesOf(this.#request));
  }
  sendCookies(reply: FastifyReply): void {
    this.#cookies?.apply(reply);
  }
}

export const openVisit = <Session extends Holder>(
  request: FastifyRequest,
  reply: FastifyReply,
  random: Random,
): Visit<Session> => new OpenVisit(request, deviceOf(request, reply, random));

function cookiesOf(request: FastifyRequest): PendingCookies {
  // Loopback has no certificate; everywhere else cookies travel encrypted only.
  const traits = {
    path: "/",
    httpOnly: true,
    sameSite: "strict" as const,
    secure: request.protocol === "https",
  };
  const sent = cookiesSent(request);
  const changes: ((reply: FastifyReply) => void)[] = [];
  return {
    read: (name) => sent[name] ?? null,
    write: (name, value, maxAge) =>
      void changes.push((reply) => void reply.setCookie(name, value, { ...traits, maxAge })),
    remove: (name) => void changes.push((reply) => void reply.clearCookie(name, traits)),
    apply: (reply) => {
      for (const change of changes) change(reply);
    },
  };
}

const cookiesSent = ({ server, headers }: FastifyRequest): Readonly<Record<string, string | undefined>> =>
  headers.cookie === undefined ? {} : server.parseCookie(headers.cookie);

/** A random id in a first-party cookie, made at the first call; nothing is fingerprinted [ACC-139]. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, random: Random): string {
  // Of all cookies only this one is read at every call.
  const known = KNOWN_DEVICE.exec(request.headers.cookie ?? "")?.[1];
  if (known !== undefined) return known;
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
