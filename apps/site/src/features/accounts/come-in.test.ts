// What is sent to come in, and what the session keeps of the answer.
import type { Api } from "@jonaki/client";
import { describe, expect, it } from "vitest";
import { safeStore } from "../../app/browser-storage.ts";
import { createSession } from "../../app/session.ts";
import { memoryStorage } from "../../app/test-doubles.tsx";
import { logIn, playFree } from "./come-in.flow.ts";
import { rememberMember } from "./member.query.ts";

const CAME = { token: "t-1", firstTimeLogin: false, passwordExpired: false, userName: "Rina01" };

/** A server that answers the same to every way in, and what it heard. */
function house(answer: object = { ok: true, value: CAME }) {
  const heard: [string, unknown][] = [];
  const area = memoryStorage({ cpw: "true" });
  const session = createSession(safeStore(() => area));
  const call = (name: string) => (input: unknown) => {
    heard.push([name, input]);
    return Promise.resolve(answer);
  };
  const accounts = {
    loginV2: call("loginV2"),
    freePlayLogin: call("freePlayLogin"),
    firstLogin: call("firstLogin"),
  };
  const sealed: unknown[] = [];
  return {
    heard,
    sealed,
    session,
    services: {
      api: { accounts } as unknown as Api,
      session,
      language: { translator: { get: () => ({ t: (key: string) => `text of ${key}` }) } } as never,
      sealer: {
        learn: () => undefined,
        seal: (payload: unknown) => Promise.resolve(sealed.push(payload) === 0 ? null : "a.b.c.d.e"),
      },
      chance: (count: number) => new Uint8Array(count).fill(171),
      page: { os: "TestOS" } as never,
    },
  };
}

const TYPED = { username: " rina01 ", password: " Jonaki-123\t", ac: null };

describe("logging in", () => {
  it("[ACC-15] [ACC-16] [ACC-20] sends the trimmed name and password with type username", async () => {
    const { services, heard } = house();
    expect(await logIn(services, TYPED)).toBeNull();
    expect(heard).toEqual([["loginV2", { username: "rina01", password: "Jonaki-123", type: "username" }]]);
  });

  it("[ACC-13] says which agent-centre link it started from", async () => {
    const { services, heard } = house();
    await logIn(services, { ...TYPED, ac: "teamOverview" });
    expect(heard[0]?.[1]).toMatchObject({ ac: "teamOverview" });
  });

  it("[ACC-22] [ACC-23] a success saves token and name; the first time it runs firstLogin", async () => {
    const usual = house();
    await logIn(usual.services, TYPED);
    expect([usual.session.token(), usual.session.read("username")]).toEqual(["t-1", "Rina01"]);
    expect(usual.heard.map(([name]) => name)).toEqual(["loginV2"]);
    const first = house({ ok: true, value: { ...CAME, firstTimeLogin: true } });
    await logIn(first.services, TYPED);
    expect(first.heard.map(([name]) => name)).toEqual(["loginV2", "firstLogin"]);
  });

  it("[ACC-25] [ACC-26] a refusal saves nothing and has the server's words; only LOGIN_FAILED is about the password", async () => {
    for (const [code, isWrongPassword] of [
      ["LOGIN_FAILED", true],
      ["ACCOUNT_LOCKED", false],
      ["NETWORK", false],
    ] as const) {
      const { services, session } = house({ ok: false, code, message: `text of ${code}`, value: null });
      expect(await logIn(services, TYPED)).toEqual({ text: `text of ${code}`, isWrongPassword });
      expect(session.token()).toBeNull();
    }
  });

  it("[ACC-34] a further step that has no screen yet is told as such", async () => {
    const { services, session } = house({ ok: true, value: { challenge: { id: "c", methods: [] } } });
    expect(await logIn(services, TYPED)).toEqual({
      text: "text of err_verify_first",
      isWrongPassword: false,
    });
    expect(session.token()).toBeNull();
  });
});

describe("free play", () => {
  it("[ACC-65] [ACC-66] sends os, platform W and a sealed random string of 32 characters", async () => {
    const { services, heard, sealed } = house();
    expect(await playFree(services)).toBeNull();
    expect(heard).toEqual([["freePlayLogin", { os: "TestOS", platform: "W", random: "a.b.c.d.e" }]]);
    expect(sealed).toEqual(["ab".repeat(16)]);
  });

  it("[ACC-64] marks the user logged in and removes cpw", async () => {
    const { services, session } = house();
    await playFree(services);
    expect([session.token(), session.read("cpw")]).toEqual(["t-1", null]);
  });

  it("[ACC-67] a refusal has the server's words", async () => {
    const { services } = house({ ok: false, code: "TRY_LATER", message: "later", value: null });
    expect(await playFree(services)).toEqual({ text: "later", isWrongPassword: false });
  });
});

describe("member info", () => {
  it("[ACC-73] id goes to customerId, type to isAgent, the rest under their own names", () => {
    const { session } = house();
    rememberMember(session, {
      id: "77",
      account: "Rina01",
      nickname: "Rina",
      type: 41,
      toUpline: true,
      clubLabel: { labelName: "Lamp I", rankLevel: 0 },
      memberLabel: ["vip"],
      avatar: null,
      avatarType: "STATIC",
    });
    const read = (["customerId", "isAgent", "account", "nickname", "toUpline", "memberLabel"] as const).map(
      (key) => session.read(key),
    );
    expect(read).toEqual(["77", 41, "Rina01", "Rina", true, ["vip"]]);
  });
});
