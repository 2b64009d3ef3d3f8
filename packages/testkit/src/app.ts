// The whole server for one test file: its own database, a clock and chance in the test's hands, and a
// short way to make calls the way the browser does.
import { createApp } from "@jonaki/server";
import type { App, AppParts } from "@jonaki/server";
import { readConfiguration } from "@jonaki/server/configuration";
import { createLog } from "@jonaki/server/log";
import { CompactEncrypt, importJWK } from "jose";
import type { JWK } from "jose";
import { fakeClock } from "./clock.ts";
import type { FakeClock } from "./clock.ts";
import { createTestDatabase } from "./database.ts";
import { languageHeader } from "./languages.ts";
import { testSessions } from "./sessions.ts";
import type { TestSessions } from "./sessions.ts";

export interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: { success: boolean; code: string | null; value: unknown; message: string | null };
  /** What came as it came. */
  readonly bytes: Buffer;
}

export interface SendOptions {
  readonly token?: string;
  readonly device?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A form travels as one, another object as JSON, a text as it is. */
  readonly body?: unknown;
}

export interface TestApp {
  readonly app: App;
  readonly clock: FakeClock;
  readonly sessions: TestSessions;
  readonly logged: readonly string[];
  send(method: string, url: string, options?: SendOptions): Promise<Sent>;
  seal(payload: unknown, changes?: { time?: string; nonce?: string }): Promise<string>;
  stop(): Promise<void>;
}

export const TEST_HOST = "localhost";

export interface TestParts extends Partial<AppParts> {
  /** Sessions come from logins, as they do for everybody, and not from the testkit's actors. */
  readonly realSessions?: boolean;
}

export async function startTestApp(
  variables: Readonly<Record<string, string>> = {},
  { realSessions = false, ...parts }: TestParts = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = fakeClock();
  const sessions = testSessions();
  const logged: string[] = [];
  const configuration = readConfiguration({
    DATABASE_URL: database.url,
    SECRET_KEY: "a key for tests that is long enough",
    CHECK_ANSWERS: "true",
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "info",
    // A slow machine must not turn an answer into RETRY or TRY_LATER; the tests of patience set their own.
    WALLET_PATIENCE_MS: "20000",
    OVERLOAD_MS: "60000",
    ...variables,
  });
  const log = createLog("info", { write: (line) => void logged.push(line) });
  const app = await createApp(configuration, {
    clock,
    log,
    siteFolder: "",
    ...(realSessions ? {} : { sessions }),
    ...parts,
  });
  const send = sender(app);
  return {
    app,
    clock,
    sessions,
    logged,
    send,
    seal: (payload, changes = {}) => sealFor(app, clock, payload, changes),
    stop: app.stop,
  };
}

function sender(app: App): TestApp["send"] {
  return async (method, url, options = {}) => {
    const { payload, type } = await encode(options.body);
    const answer = await app.http!.inject({
      method: method as "GET",
      url,
      headers: {
        host: TEST_HOST,
        ...languageHeader(),
        ...(method === "GET" ? {} : { origin: `http://${TEST_HOST}` }),
        ...(type === null ? {} : { "content-type": type }),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...(options.device === undefined ? {} : { cookie: `device=${options.device}` }),
        ...(options.address === undefined ? {} : { "x-forwarded-for": options.address }),
        ...options.headers,
      },
      ...(payload === null ? {} : { payload }),
    });
    const isJson = String(answer.headers["content-type"]).includes("json");
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? answer.json() : (answer.body as never),
      bytes: answer.rawPayload,
    };
  };
}

interface Encoded {
  readonly payload: string | Buffer | null;
  readonly type: string | null;
}

async function encode(body: unknown): Promise<Encoded> {
  if (body === undefined) return { payload: null, type: null };
  if (body instanceof FormData) {
    const form = new Response(body);
    return { payload: Buffer.from(await form.arrayBuffer()), type: form.headers.get("content-type") };
  }
  return { payload: typeof body === "string" ? body : JSON.stringify(body), type: "application/json" };
}

let sealed = 0;

async function sealFor(
  app: App,
  clock: FakeClock,
  payload: unknown,
  changes: { time?: string; nonce?: string },
): Promise<string> {
  const { kid, publicKey } = app.foundation.sealing.current();
  sealed += 1;
  const inside = { time: clock.now().toISOString(), nonce: `nonce-of-a-test-${sealed}`, payload, ...changes };
  const key = await importJWK(publicKey as JWK, "ECDH-ES+A256KW");
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(inside)))
    .setProtectedHeader({ alg: "ECDH-ES+A256KW", enc: "A256GCM", kid })
    .encrypt(key);
}
