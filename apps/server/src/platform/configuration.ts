// The server's configuration: one typed object made from environment variables. A wrong value stops
// the start with a sentence that names the variable.
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const perMinute = z.coerce.number().int().min(1).max(100_000_000).optional();
const perSecond = z.coerce.number().int().min(1).max(1_000_000);
const httpAddress = z.url({ protocol: /^https?$/u });
const list = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  )
  .default([]);

/** A value that is written as JSON. */
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.issues.push({ code: "custom", message: "it is no JSON", input: text });
    return z.NEVER;
  }
});

/** Each with its own name on the wire and one that people read. */
const identityProviders = json
  .pipe(
    z.array(
      z.object({
        provider: z.string().regex(/^[a-z0-9-]{2,32}$/u),
        name: z.string().min(1).max(64),
        issuer: z.string().min(1),
        clientId: z.string().min(1),
        authorizeUrl: httpAddress,
        keysUrl: httpAddress,
      }),
    ),
  )
  .default([]);

const SECRET_LENGTH = 32;

/** Each by its name at the methods that go through it; the address is without a path. */
const paymentProviders = json
  .pipe(
    z.array(
      z.object({
        provider: z.string().regex(/^[a-z0-9-]{2,32}$/u),
        address: httpAddress,
        secret: z.string().min(SECRET_LENGTH),
      }),
    ),
  )
  .default([]);

/** Header names and values. */
const headers = json
  .pipe(
    z.record(z.string().regex(/^[a-z0-9-]+$/u, "header names are lower-case"), z.string().regex(/^[ -~]*$/u)),
  )
  .default({});
const perHour = z.coerce.number().int().min(1).max(10_000_000);

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  ROLE: z.enum(["web", "worker", "studio", "all"]).default("all"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/u }),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(200).default(20),
  /** Encrypts keys at rest; every process of one installation has the same. */
  SECRET_KEY: z.string().min(SECRET_LENGTH),
  /** The site's public host, registered beside localhost [SITE-9]. */
  SITE_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/u)
    .optional(),
  TRUSTED_PROXIES: list,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** How long readiness is off before the doors close, so that a load balancer notices. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** A process that is late by so much sends calls away until it has caught up. */
  OVERLOAD_MS: z.coerce.number().int().min(100).max(600_000).default(1_000),
  /** Checks every answer against its declaration: for development and tests. */
  CHECK_ANSWERS: z.enum(["true", "false"]).default("false"),
  API_DOCS: z.enum(["true", "false"]).default("false"),
  /** Where the games run; their pages are framed by the site and share nothing else with it. */
  GAMES_ORIGIN: httpAddress.default("http://localhost:3002"),
  /** Where the platform finds a studio that is its own process [VEN-15]; unset, the studio is in this one. */
  STUDIO_ADDRESS: httpAddress
    .refine((text) => new URL(text).href === `${new URL(text).origin}/`, "it is an address without a path")
    .optional(),
  /** Where such a studio finds the platform's wallet. */
  WALLET_ADDRESS: httpAddress.optional(),
  /** Signs what the two say to each other. */
  STUDIO_SECRET: z.string().min(SECRET_LENGTH).optional(),
  /** How long a vendor waits for the wallet before it is told RETRY [VEN-11]. */
  WALLET_PATIENCE_MS: z.coerce.number().int().min(200).max(60_000).default(800),
  /** Where the ledger's seals are copied to, outside the database. */
  SEAL_FILE: z.string().min(1).optional(),
  /** The policy of the jurisdiction as a JSON file [SAFE-19]; unset, the shipped one for play money holds. */
  POLICY_FILE: z.string().min(1).optional(),
  /** The password that operators give to new accounts; it has to be changed at the first login [ACC-46]. */
  WEAK_DEFAULT_PASSWORD: z.string().min(1).optional(),
  /** OpenID providers as a JSON list [ACC-36]. */
  IDENTITY_PROVIDERS: identityProviders,
  /** Payment providers as a JSON list [CAS-9]. */
  PAYMENT_PROVIDERS: paymentProviders,
  PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(3_000),
  /** Multiplies every limit on failed tries and sent codes, for benches and probes. */
  LIMIT_ATTEMPTS_TIMES: z.coerce.number().int().min(1).max(1_000_000).default(1),
  /** Where mails go; unset, they stand in the log only. */
  SMTP_URL: z.url({ protocol: /^smtps?$/u }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n"]{1,64} )?<?[^\s<>@"]+@[A-Za-z0-9.-]+>?$/u,
      "it is a mailbox, such as Jonaki <no-reply@example.org>",
    )
    .default("Jonaki <no-reply@localhost>"),
  /** Where SMS go; unset, they stand in the log only. */
  SMS_URL: httpAddress.optional(),
  SMS_BODY: z
    .string()
    .refine((text) => text.includes("{to}") && text.includes("{text}"), "it has to name {to} and {text}")
    .default('{"to":"{to}","text":"{text}","id":"{id}","sender":"{sender}"}'),
  SMS_HEADERS: headers,
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9 +]{1,16}$/u)
    .default("Jonaki"),
  SMS_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  /** Signs what the gateway tells about deliveries; unset, it is told nothing about. */
  SMS_SECRET: z.string().min(SECRET_LENGTH).optional(),
  /** Countries that codes are sent to; a number elsewhere is expensive for us and worth something to a cheat. */
  SMS_DIALING_CODES: list
    .refine((codes) => codes.every((code) => /^[1-9]\d{0,3}$/u.test(code)), "dialing codes are digits")
    .transform((codes) => (codes.length === 0 ? ["880"] : codes)),
  /** What the whole house may send in an hour. */
  SMS_PER_HOUR: perHour.default(2_000),
  MAIL_PER_HOUR: perHour.default(5_000),
  LIMIT_DEVICE_PER_MINUTE: perMinute,
  LIMIT_ACCOUNT_PER_MINUTE: perMinute,
  LIMIT_ADDRESS_PER_MINUTE: perMinute,
  /** Calls to the games; a round is one call. */
  LIMIT_PLAY_SESSION_PER_SECOND: perSecond.default(20),
  LIMIT_PLAY_ADDRESS_PER_SECOND: perSecond.default(200),
});

export type Configuration = z.output<typeof variables>;

export class ConfigurationError extends Error {}

export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = variables.safeParse(given);
  if (read.success) return together(read.data);
  const [first] = read.error.issues;
  const name = String(first?.path[0] ?? "the configuration");
  const missing = given[name] === undefined;
  throw new ConfigurationError(
    missing ? `${name} is not set.` : `${name} is wrong: ${first?.message ?? "unreadable"}.`,
  );
}

/** The variables of a studio of its own say something only together. */
function together(configuration: Configuration): Configuration {
  const { ROLE, STUDIO_ADDRESS, STUDIO_SECRET, WALLET_ADDRESS } = configuration;
  const isStudio = ROLE === "studio";
  if (isStudio && WALLET_ADDRESS === undefined)
    throw new ConfigurationError("WALLET_ADDRESS is not set: the role studio asks the platform there.");
  if (!isStudio && STUDIO_ADDRESS === undefined && (WALLET_ADDRESS ?? STUDIO_SECRET) !== undefined)
    throw new ConfigurationError(
      "STUDIO_ADDRESS is not set, but WALLET_ADDRESS or STUDIO_SECRET is: without it the studio would run in this process.",
    );
  if ((isStudio || STUDIO_ADDRESS !== undefined) && STUDIO_SECRET === undefined)
    throw new ConfigurationError("STUDIO_SECRET is not set: the platform and its studio both need it.");
  return configuration;
}
