// A small identity provider for the demo and the tests [ACC-36]: whoever says an e-mail address is believed, so it runs
// with play money only and is known to this house alone. The house verifies its tokens like anybody's.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { issuerPage } from "./demo-issuer-page.ts";
import type { Asked } from "./demo-issuer-page.ts";
import { systemClock } from "./environment.ts";

export interface DemoIssuer {
  /** As IDENTITY_PROVIDERS names it. */
  readonly provider: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const PROVIDER = "shapla";
const NAME = "Shapla ID";
const CLIENT_ID = "jonaki-site";
const RETURN_PATH = "/idp-return";
const VALID_SECONDS = 600;
const ALGORITHM = "ES256";
const KEY_ID = "demo";

/** Null when the port is taken: the house does without. */
export async function openDemoIssuer(port: number): Promise<DemoIssuer | null> {
  const pair = await generateKeyPair(ALGORITHM);
  const keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: KEY_ID, alg: ALGORITHM, use: "sig" }] };
  const server = createServer();
  if (!(await listens(server, port))) return null;
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const tokenFor = (email: string, nonce: string): Promise<string> => {
    const madeAt = Math.floor(systemClock.now().getTime() / 1_000);
    return new SignJWT({ nonce, email, email_verified: true })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setIssuer(issuer)
      .setAudience(CLIENT_ID)
      .setSubject(createHash("sha256").update(email).digest("hex"))
      .setIssuedAt(madeAt)
      .setExpirationTime(madeAt + VALID_SECONDS)
      .sign(pair.privateKey);
  };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    void answer(pathname, searchParams, response, { keys, tokenFor }).catch(() => response.destroy());
  });
  return {
    provider: {
      provider: PROVIDER,
      name: NAME,
      issuer,
      clientId: CLIENT_ID,
      authorizeUrl: `${issuer}/authorize`,
      keysUrl: `${issuer}/keys`,
    },
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

interface Desk {
  readonly keys: object;
  tokenFor(email: string, nonce: string): Promise<string>;
}

async function answer(path: string, query: URLSearchParams, response: ServerResponse, desk: Desk) {
  if (path === "/keys")
    return response.setHeader("content-type", "application/json").end(JSON.stringify(desk.keys));
  const asked = path === "/authorize" ? askedBy(query) : null;
  if (asked === null) return response.writeHead(404).end();
  const email = query.get("email")?.trim().toLowerCase() ?? "";
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email)) {
    // Browsers hold the answer's way back to the site against form-action, too.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${new URL(asked.returnTo).origin}`;
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .setHeader("content-security-policy", policy);
    return response.end(issuerPage(NAME, asked));
  }
  const given = new URLSearchParams({
    id_token: await desk.tokenFor(email, asked.nonce),
    state: asked.state,
  });
  return response.writeHead(303, { location: `${asked.returnTo}#${given}` }).end();
}

/** Only this house's own page on this machine gets an answer. */
function askedBy(query: URLSearchParams): Asked | null {
  const returnTo = URL.parse(query.get("redirect_uri") ?? "");
  const isOwn = returnTo?.pathname === RETURN_PATH && /^(localhost|127\.0\.0\.1)$/u.test(returnTo.hostname);
  const isForUs = query.get("client_id") === CLIENT_ID && query.get("response_type") === "id_token";
  if (!isOwn || !isForUs) return null;
  return { returnTo: returnTo.href, nonce: query.get("nonce") ?? "", state: query.get("state") ?? "", query };
}

const listens = (server: Server, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
