// The demo's identity provider: what it signs for this house, and what it does for nobody else.
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDemoIssuer } from "../src/demo-issuer.ts";
import type { DemoIssuer } from "../src/demo-issuer.ts";
import { demoIssuerPort } from "../src/environment.ts";

let issuer: DemoIssuer;
beforeAll(async () => {
  issuer = (await openDemoIssuer(0))!;
});
afterAll(() => issuer.stop());

const ask = (changes: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams({
    client_id: "jonaki-site",
    response_type: "id_token",
    redirect_uri: "http://localhost:3000/idp-return",
    nonce: "n-1",
    state: "s-1",
    ...changes,
  });
  return fetch(`${issuer.provider["authorizeUrl"]}?${query}`, { redirect: "manual" });
};

it("[ACC-36] asks who one is, and sends a signed token back to the site", async () => {
  const page = await ask();
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Shapla ID")]);
  const back = await ask({ email: "Rina@Example.com" });
  const to = new URL(back.headers.get("location") ?? "");
  const given = new URLSearchParams(to.hash.slice(1));
  expect([to.origin + to.pathname, given.get("state")]).toEqual(["http://localhost:3000/idp-return", "s-1"]);
  const keys = createRemoteJWKSet(new URL(String(issuer.provider["keysUrl"])));
  const { payload } = await jwtVerify(given.get("id_token") ?? "", keys, {
    issuer: String(issuer.provider["issuer"]),
    audience: "jonaki-site",
  });
  expect(payload).toMatchObject({ nonce: "n-1", email: "rina@example.com", email_verified: true });
});

it("[ACC-36] its form may lead back to the site that asked, and nowhere else", async () => {
  const page = await ask({ redirect_uri: "http://127.0.0.1:4000/idp-return" });
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self' http://127.0.0.1:4000");
  expect((await ask()).headers.get("content-security-policy")).not.toContain("http://127.0.0.1:4000");
});

it.each([
  { redirect_uri: "https://evil.example/idp-return" },
  { redirect_uri: "http://localhost:3000/elsewhere" },
  { redirect_uri: "javascript:alert(1)" },
  { client_id: "another" },
  { response_type: "code" },
])("[ACC-36] %j gets nothing", async (changes) => {
  expect((await ask({ email: "rina@example.com", ...changes })).status).toBe(404);
});

it("[ACC-36] what was asked comes back as text, never as markup", async () => {
  const page = await ask({ state: '"><script>alert(1)</script>' });
  expect(await page.text()).not.toContain("<script>");
});

it("[ACC-36] stands only where nobody named providers, and only with play money", () => {
  expect(demoIssuerPort({}, "play")).toBe(3003);
  expect(demoIssuerPort({ IDENTITY_PORT: "4003" }, "play")).toBe(4003);
  expect(demoIssuerPort({ IDENTITY_PORT: "off" }, "play")).toBeNull();
  expect(demoIssuerPort({ IDENTITY_PROVIDERS: "[]" }, "play")).toBeNull();
  expect(demoIssuerPort({}, "real")).toBeNull();
});
