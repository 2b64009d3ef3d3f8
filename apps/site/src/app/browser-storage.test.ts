import { describe, expect, it } from "vitest";
import { browserCookies, safeStore } from "./browser-storage.ts";
import { memoryStorage } from "./test-doubles.tsx";

const refuse = (): never => {
  throw new DOMException("denied", "SecurityError");
};

describe("browser storage", () => {
  it("reads what was written, from the browser's own storage", () => {
    const area = memoryStorage();
    const store = safeStore(() => area);
    store.write("token", "abc");
    expect(area.getItem("token")).toBe("abc");
    expect(safeStore(() => area).read("token")).toBe("abc");
  });

  it("[ACC-69] a browser that allows no storage keeps the values as long as the page lives", () => {
    const store = safeStore(refuse);
    store.write("token", "abc");
    expect(store.read("token")).toBe("abc");
    store.remove("token");
    expect(store.read("token")).toBeNull();
    store.write("a", "1");
    store.clear();
    expect(store.read("a")).toBeNull();
  });

  it("a full storage does not bring an older value back", () => {
    const area = Object.assign(memoryStorage({ lang: "BN" }), { setItem: refuse });
    const store = safeStore(() => area);
    store.write("lang", "EN");
    expect(store.read("lang")).toBe("EN");
    expect(area.getItem("lang")).toBeNull();
  });
});

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
