import { describe, expect, it } from "vitest";
import { browserCookies } from "./browser-storage.ts";

describe("the site's cookies", () => {
  /** As a browser has them: each assignment sets one, and reading gives all. */
  function fakePage(protocol = "https:") {
    const jar = new Map<string, string>();
    const set: string[] = [];
    const page = {
      location: { protocol },
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      },
      set cookie(text: string) {
        set.push(text);
        const [pair = "", ...rules] = text.split("; ");
        const [name = "", value = ""] = pair.split("=");
        if (rules.includes("Max-Age=0")) jar.delete(name);
        else jar.set(name, value);
      },
    };
    return { set, jar, cookies: browserCookies(page as unknown as Document, 24) };
  }

  it("[ACC-38] last 24 hours, for this site alone, and only over a safe line where there is one", () => {
    const { cookies, set } = fakePage();
    cookies.write("lastRememberedUser", "রিনা; x=1");
    expect(cookies.read("lastRememberedUser")).toBe("রিনা; x=1");
    expect(set[0]?.split("; ").slice(1)).toEqual(["Path=/", "Max-Age=86400", "SameSite=Strict", "Secure"]);
    cookies.remove("lastRememberedUser");
    expect(cookies.read("lastRememberedUser")).toBeNull();
    const plain = fakePage("http:");
    plain.cookies.write("a", "1");
    expect(plain.set[0]).not.toContain("Secure");
  });

  it("[ACC-38] one that cannot be read is none, and a longer name is another", () => {
    const { cookies, jar } = fakePage();
    jar.set("loginRemember", "%E0%A4%A");
    jar.set("loginRememberMe", "1");
    expect([cookies.read("loginRemember"), cookies.read("login")]).toEqual([null, null]);
  });
});
