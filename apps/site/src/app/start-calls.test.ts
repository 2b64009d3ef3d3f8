// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { askDialingCode } from "./country.query.ts";
import { askRouters } from "./routers.query.ts";
import { PERMISSION, startSite } from "./test-doubles.tsx";

const COUNTRY = "/wps/system/countryCode";
const ROUTERS = "/wps/system/domainRoute";

describe("what is asked for at the start", () => {
  it("[SITE-34] the dialing code is the visitor's country's", async () => {
    const { services } = await startSite({
      replies: { [COUNTRY]: { value: { country: "IN", countryDialingCode: "91" } } },
    });
    expect(await askDialingCode(services.api)).toBe("91");
  });

  it("[SITE-34] the dialing code is 880 when the call fails or names none", async () => {
    const failing = await startSite({ replies: { [COUNTRY]: [500, "UNKNOWN"] } });
    expect(await askDialingCode(failing.services.api)).toBe("880");
    const empty = await startSite({
      replies: { [COUNTRY]: { value: { country: "", countryDialingCode: "" } } },
    });
    expect(await askDialingCode(empty.services.api)).toBe("880");
  });

  it("[SITE-30] routers is asked once and kept in session storage", async () => {
    const { services, asked, session } = await startSite();
    const first = await askRouters(services.api, services.session);
    expect(await askRouters(services.api, services.session)).toEqual(first);
    expect(asked(ROUTERS)).toHaveLength(1);
    expect(JSON.parse(session.getItem("routers")!)).toEqual({
      domainList: ["jonaki.example"],
      resources: [],
    });
  });

  it("[SITE-30] a failed answer is not kept", async () => {
    const { services, session } = await startSite({ replies: { [ROUTERS]: [503, "MAINTENANCE"] } });
    expect(await askRouters(services.api, services.session)).toBeNull();
    expect(session.getItem("routers")).toBeNull();
  });

  it("[SITE-14, ACC-71] the first answer's tree and rules are kept under settings and validate", async () => {
    const { session } = await startSite();
    expect(JSON.parse(session.getItem("settings")!)).toEqual(PERMISSION.whitelabel);
    expect(JSON.parse(session.getItem("validate")!)).toEqual(PERMISSION.registrationRules);
  });

  it("[SITE-4, ACC-69] the brand's keys are in session storage from the start", async () => {
    const { session } = await startSite();
    expect(["merchant", "merchantCode", "platform"].map((key) => session.getItem(key))).toEqual([
      "JONAKI",
      "JONAKI",
      "web",
    ]);
  });

  it("[SITE-54] every call says the current language, Bengali first", async () => {
    const { services, requests } = await startSite();
    await services.api.site.countryCode();
    await services.language.choose("EN");
    await services.api.site.countryCode();
    const languages = requests.filter(({ url }) => url === COUNTRY).map(({ headers }) => headers["Language"]);
    expect(languages).toEqual(["BN", "EN"]);
  });

  it("[SITE-51] a change of language is told to the server", async () => {
    const { services, asked } = await startSite();
    await services.language.choose("EN");
    expect(asked("/wps/system/language").map(({ body }) => body)).toEqual(['{"language":"EN"}']);
    expect(document.documentElement.lang).toBe("en");
  });

  it("[SITE-63] no answer is told in the language of the page", async () => {
    const { services, time } = await startSite({ replies: { [COUNTRY]: "silence" } });
    const answer = services.api.site.countryCode();
    await time.advance(1_000);
    expect(await answer).toMatchObject({
      code: "NETWORK",
      message: "নেটওয়ার্ক সংযোগে সমস্যা হচ্ছে, অনুগ্রহ করে আবার চেষ্টা করুন",
    });
  });

  it("[SITE-55] a missing text shows in English and its key is reported", async () => {
    const { services, notes, time } = await startSite({
      ports: {
        loadFirstTexts: (language) =>
          Promise.resolve(language === "EN" ? { page_skip: ["Skip to content"] } : { brand_name: ["জোনাকি"] }),
      },
    });
    services.language.translator.get().t("page_skip");
    await time.advance(0);
    expect(services.language.translator.get().t("page_skip")).toBe("Skip to content");
    expect(notes).toEqual([{ missingText: "page_skip" }]);
  });

  it("[SITE-61] texts that do not come within the time stop the start", async () => {
    const starting = startSite({ ports: { loadFirstTexts: () => Promise.reject(new Error("gone")) } });
    await expect(starting).rejects.toThrow("A part of the page could not be loaded.");
  });
});
