// Operators for tests: made as on the server, signed in with password and authenticator app as everybody is.
import { makeOwner } from "@jonaki/server/office";
import { TOTP } from "otpauth";
import type { Sent, SendOptions, TestApp } from "./app.ts";
import { TEST_HOST } from "./app.ts";
import { languageHeader } from "./languages.ts";

export interface OfficePerson {
  readonly username: string;
  readonly password: string;
  readonly secret: string;
  readonly token: string;
}

export interface TestOffice {
  send(method: string, url: string, options?: SendOptions): Promise<Sent>;
  /** The first two owners, signed in just now, with passwords of their own. */
  owners(): Promise<readonly [OfficePerson, OfficePerson]>;
  /** Somebody new with these roles, which two owners gave. */
  person(roles: readonly string[]): Promise<OfficePerson>;
  signIn(person: Pick<OfficePerson, "username" | "password" | "secret">): Promise<Sent>;
}

const STEP_MS = 30_000;

export function officeOf(house: TestApp): TestOffice {
  const { app, clock } = house;
  let people = 0;
  const send: TestOffice["send"] = async (method, url, options = {}) => {
    const body = options.body === undefined ? undefined : JSON.stringify(options.body);
    const answer = await app.officeHttp!.inject({
      method: method as "GET",
      url,
      headers: {
        host: TEST_HOST,
        ...languageHeader(),
        ...(method === "GET" ? {} : { origin: `http://${TEST_HOST}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson = String(answer.headers["content-type"]).startsWith("application/json");
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? answer.json() : (answer.body as never),
      bytes: answer.rawPayload,
    };
  };
  const sealed = async (payload: object) => ({ body: { sealed: await house.seal(payload) } });
  /** The next code: each counts once. */
  const codeOf = (secret: string): string => {
    clock.advance(STEP_MS);
    return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  };
  const firstStep = async (username: string, password: string) => {
    const { body } = await send("POST", "/bo/session", await sealed({ username, password }));
    return body.value as { ticket: string; setup: { secret: string } | null };
  };
  const secondStep = async (ticket: string, code: string) =>
    send("POST", "/bo/session/code", await sealed({ ticket, code }));
  const tokenIn = ({ body }: Sent): string => (body.value as { token: string }).token;
  /** The first sign-in: the app is set up, the password changed. */
  const settle = async (username: string, given: string): Promise<OfficePerson> => {
    const { ticket, setup } = await firstStep(username, given);
    const secret = setup?.secret ?? "";
    const token = tokenIn(await secondStep(ticket, codeOf(secret)));
    const password = `Shiuli-${username}-4711`;
    const change = await sealed({ oldPassword: given, newPassword: password });
    await send("POST", "/bo/session/password", { ...change, token });
    return { username, password, secret, token };
  };
  let first: Promise<readonly [OfficePerson, OfficePerson]> | null = null;
  const makeOne = async (username: string): Promise<OfficePerson> => {
    const made = await makeOwner(app.foundation, username, `The ${username}`);
    if (typeof made === "string") throw new Error(made);
    return settle(username, made.password);
  };
  const makeOwners = async (): Promise<readonly [OfficePerson, OfficePerson]> => [
    await makeOne("owner1"),
    await makeOne("owner2"),
  ];
  const signIn: TestOffice["signIn"] = async ({ username, password, secret }) => {
    const { ticket } = await firstStep(username, password);
    return secondStep(ticket, codeOf(secret));
  };
  const enter = async (person: OfficePerson): Promise<OfficePerson> => ({
    ...person,
    token: tokenIn(await signIn(person)),
  });
  const owners: TestOffice["owners"] = async () => {
    const [one, two] = await (first ??= makeOwners());
    return [await enter(one), await enter(two)];
  };
  return {
    send,
    owners,
    person: async (roles) => {
      const [maker, checker] = await owners();
      people += 1;
      const username = `person${people}`;
      const body = { username, name: `Person ${people}`, reason: "a new colleague" };
      const created = await send("POST", "/bo/operators", { token: maker.token, body });
      const { operatorId, password } = created.body.value as { operatorId: string; password: string };
      const grant = { operatorId, roles, reason: "the work to do" };
      await send("POST", "/bo/operators/roles", { token: maker.token, body: grant });
      const waiting = await send("GET", "/bo/approvals?state=WAITING", { token: checker.token });
      const [approval] = (waiting.body.value as { list: { approvalId: string; contentHash: string }[] }).list;
      const decision = { ...approval, decision: "APPROVE", reason: "seen and right" };
      await send("POST", "/bo/approvals", { token: checker.token, body: decision });
      return settle(username, password);
    },
    signIn,
  };
}
