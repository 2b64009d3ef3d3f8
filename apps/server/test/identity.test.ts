// Identity providers: a real issuer on loopback signs ID tokens, the house verifies them [ACC-36, ACC-37, ACC-129, ACC-130].
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { membersOf, startTestApp } from "@jonaki/testkit";
import type { Members, TestApp } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const MINUTE_MS = 60_000;
const ISSUER = "https://id.shapla.example";
const CLIENT = "jonaki-site";

const own = await generateKeyPair("ES256");
const foreign = await generateKeyPair("ES256");
const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: "k1", alg: "ES256" }] };
const issuer = createServer((_request, answer) =>
  answer.setHeader("content-type", "application/json").end(JSON.stringify(keys)),
);

let house: TestApp;
let members: Members;
beforeAll(async () => {
  await new Promise<void>((resolve) => issuer.listen(0, "127.0.0.1", resolve));
  const { port } = issuer.address() as AddressInfo;
  const provider = {
    provider: "shapla",
    name: "Shapla ID",
    issuer: ISSUER,
    clientId: CLIENT,
    authorizeUrl: `http://127.0.0.1:${port}/authorize`,
    keysUrl: `http://127.0.0.1:${port}/keys`,
  };
  house = await startTestApp({ IDENTITY_PROVIDERS: JSON.stringify([provider]) }, { realSessions: true });
  members = membersOf(house);
});
afterAll(async () => {
  await house.stop();
  issuer.close();
});
beforeEach(() => house.clock.advance(MINUTE_MS));

interface Claims {
  readonly sub?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly madeMinutesAgo?: number;
  readonly key?: CryptoKey;
  readonly alg?: string;
}
let tokens = 0;
const idToken = ({
  sub = "subject-1",
  issuer: by = ISSUER,
  audience = CLIENT,
  madeMinutesAgo = 0,
  key = own.privateKey,
}: Claims = {}) => {
  const madeAt = Math.floor(house.clock.now().getTime() / 1_000) - madeMinutesAgo * 60;
  tokens += 1;
  return new SignJWT({ nonce: `n${tokens}`, email: "Rina@Example.com", email_verified: true })
    .setProtectedHeader({ alg: "ES256", kid: "k1" })
    .setIssuer(by)
    .setAudience(audience)
    .setSubject(sub)
    .setIssuedAt(madeAt)
    .setExpirationTime(madeAt + 3_600)
    .sign(key);
};
const logIn = async (token: string, provider = "shapla") => {
  const sealed = await house.seal({ provider, idToken: token });
  return (await house.send("POST", "/wps/session/login/idp", { body: { sealed } })).body;
};
const bind = async (token: string, idTokenText: string, confirm: boolean, provider = "shapla") => {
  const sealed = await house.seal({ provider, idToken: idTokenText, confirm });
  return (await house.send("POST", "/wps/member/binding", { token, body: { sealed } })).body;
};
async function bound(sub: string) {
  const person = await members.person();
  const token = await members.enter(person.username);
  const proof = await idToken({ sub });
  expect((await bind(token, proof, false)).value).toEqual({ state: "PENDING" });
  expect((await bind(token, proof, true)).value).toEqual({ state: "BOUND" });
  return { ...person, token };
}

describe("binding", () => {
  it("[ACC-129] [ACC-130] [CALL-97] is pending until confirmed, then permanent, also against the database", async () => {
    const { id, token } = await bound("sub-permanent");
    expect((await bind(token, await idToken({ sub: "sub-other" }), false)).code).toBe("BINDING_PERMANENT");
    await expect(members.rows("delete from bindings where member_id = $1", [id])).rejects.toThrow(
      "permanent",
    );
    await expect(
      members.rows("update bindings set subject = 'x' where member_id = $1", [id]),
    ).rejects.toThrow("permanent");
  });

  it("[ACC-130] an identity that is bound elsewhere is taken", async () => {
    await bound("sub-taken");
    const token = await members.enter((await members.person()).username);
    expect((await bind(token, await idToken({ sub: "sub-taken" }), false)).code).toBe("BINDING_TAKEN");
  });

  it("[ACC-130] ten minutes without a confirmation, and one has to begin again; so with another identity", async () => {
    const token = await members.enter((await members.person()).username);
    const first = await idToken({ sub: "sub-late" });
    await bind(token, first, false);
    expect((await bind(token, await idToken({ sub: "sub-else" }), true)).code).toBe("STATE_CHANGED");
    house.clock.advance(10 * MINUTE_MS);
    expect((await bind(token, await idToken({ sub: "sub-late" }), true)).code).toBe("STATE_CHANGED");
  });

  it("[ACC-130] of 20 accounts that bind one identity at once one gets it", async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => members.enter((await members.person()).username)),
    );
    const proofs = await Promise.all(people.map(() => idToken({ sub: "sub-race" })));
    await Promise.all(people.map((token, place) => bind(token, proofs[place]!, false)));
    const answers = await Promise.all(people.map((token, place) => bind(token, proofs[place]!, true)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, "BINDING_TAKEN"]));
  });
});

describe("coming in", () => {
  it("[ACC-36] [CALL-180] [CALL-187] a bound identity comes in, with each token once", async () => {
    const { username } = await bound("sub-login");
    const listed = await house.send("GET", "/wps/system/identityProviders");
    expect(listed.body.value).toEqual([
      {
        provider: "shapla",
        name: "Shapla ID",
        clientId: CLIENT,
        authorizeUrl: expect.stringContaining("/authorize"),
      },
    ]);
    const token = await idToken({ sub: "sub-login" });
    expect((await logIn(token)).value).toMatchObject({ userName: username, weakPassword: false });
    expect((await logIn(token)).code).toBe("LOGIN_FAILED");
  });

  it("[ACC-37] an identity that is bound to nobody is not found, so that it may register", async () => {
    expect((await logIn(await idToken({ sub: "sub-nobody" }))).code).toBe("NOT_FOUND");
  });

  it("[ACC-36] a token of another issuer, for another site, of another key, too old or none at all opens nothing", async () => {
    await bound("sub-forged");
    const wrong = [
      await idToken({ sub: "sub-forged", issuer: "https://evil.example" }),
      await idToken({ sub: "sub-forged", audience: "another-site" }),
      await idToken({ sub: "sub-forged", key: foreign.privateKey }),
      await idToken({ sub: "sub-forged", madeMinutesAgo: 12 }),
      `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(`{"sub":"sub-forged","iss":"${ISSUER}","aud":"${CLIENT}"}`).toString("base64url")}.`,
      "not a token",
    ];
    for (const token of wrong) expect((await logIn(token)).code).toBe("LOGIN_FAILED");
    expect((await logIn(await idToken(), "nobodys")).code).toBe("OPERATION_NOT_ENABLED");
  });

  it("[ACC-44] who comes in by an identity need not change a password", async () => {
    const { id, token } = await bound("sub-first");
    await members.rows("update members set created_by = 'AGENT' where id = $1", [id]);
    await members.codeOf("DELETE", "/wps/session/logout", { token });
    const { value } = await logIn(await idToken({ sub: "sub-first" }));
    const inside = (value as { token: string }).token;
    expect(await members.codeOf("GET", "/wps/session/list", { token: inside })).toEqual([200, null]);
  });
});
