// What the session keeps of the answer of every way in.
import { describe, expect, it } from "vitest";
import { comeIn, playFree } from "./come-in.flow.ts";
import { doorOf } from "./door.ts";
import type { WayIn } from "./login.rules.ts";
import { rememberMember } from "./member.query.ts";
import { CAME, house, refusal } from "./test-house.ts";

const PWD = [{ modId: "PWDEXPFORCECHANGE3", enabled: "1", childrenNodes: [] }];

describe("coming in", () => {
  it("[ACC-22] [ACC-23] saves token and name, and runs firstLogin the first time only", () => {
    const usual = house();
    comeIn(usual.services, CAME, "password");
    expect([usual.session.token(), usual.session.read("username"), usual.names()]).toEqual([
      "t-1",
      "Rina01",
      [],
    ]);
    const first = house();
    comeIn(first.services, { ...CAME, firstTimeLogin: true }, "password");
    expect(first.names()).toEqual(["firstLogin"]);
  });

  it.each<[string, WayIn, object, boolean]>([
    ["the weak default", "password", { weakPassword: true }, true],
    ["the first login", "password", { firstTimeLogin: true }, true],
    ["the first login on a remembered device", "device", { firstTimeLogin: true }, true],
    ["an expired one while the site forces it", "password", { passwordExpired: true }, true],
    ["a login by SMS", "sms", { firstTimeLogin: true, weakPassword: true }, false],
    ["a login by identity", "identity", { passwordExpired: true }, false],
    ["a password just changed", "changed", { firstTimeLogin: true }, false],
    ["nothing at all", "password", {}, false],
  ])("[ACC-44] %s sets cpw or leaves it", (_what, way, said, isDue) => {
    const { services, session } = house();
    session.write("settings", PWD);
    comeIn(services, { ...CAME, ...said }, way);
    expect(session.read("cpw")).toBe(isDue ? "true" : null);
  });

  it("[ACC-44] an expired password may stay while PWDEXPFORCECHANGE3 is off", () => {
    const { services, session } = house();
    comeIn(services, { ...CAME, passwordExpired: true }, "password");
    expect(session.read("cpw")).toBeNull();
  });

  it("[ACC-51] what was typed is known for a forced change only, and nowhere but in memory", () => {
    const { services, session, jar } = house();
    comeIn(services, { ...CAME, weakPassword: true }, "password", "Jonaki-123");
    expect(doorOf(session).typed.get()?.password).toBe("Jonaki-123");
    expect(jar.length).toBe(0);
    comeIn(services, CAME, "password", "Jonaki-123");
    expect(doorOf(session).typed.get()).toBeNull();
  });

  it("[SAFE-16] [ACC-14] the last login and a restriction are kept to be told once", () => {
    const { services, session } = house();
    const lastLogin = {
      time: "2026-11-13T10:00:00.000Z",
      ip: "203.0.113.4",
      country: "BD",
      browser: "Firefox",
    };
    comeIn(services, { ...CAME, lastLogin, restricted: true, until: null }, "password");
    expect(session.read("arrival")).toEqual({ lastLogin, restricted: true, until: null });
    session.remove("arrival");
    comeIn(services, { ...CAME, lastLogin }, "changed");
    expect(session.read("arrival")).toBeNull();
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
    const { services } = house({ freePlayLogin: refusal("TRY_LATER") });
    expect(await playFree(services)).toEqual({ text: "text of TRY_LATER" });
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
