import { createTranslators } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { resourceLabel, resourceOf, usdJumpLink } from "./resources.rules.ts";
import type { Resource, ResourceType } from "./resources.rules.ts";

const { BN, EN } = createTranslators((key) => expect.unreachable(key));
const resource = (resourceType: ResourceType, url: string, labelNameEn = "Label"): Resource => ({
  resourceType,
  url,
  qrCodeUrl: "",
  labelNameEn,
});

describe("resources", () => {
  const resources = [resource("EMAIL", "help@jonaki.example"), resource("IOS", "")];

  it("[SITE-26] are found by type", () => {
    expect(resourceOf(resources, "EMAIL")?.url).toBe("help@jonaki.example");
  });

  it("[SITE-27] a place whose resource does not exist, or leads nowhere, is hidden", () => {
    expect(resourceOf(resources, "FACEBOOK")).toBeNull();
    expect(resourceOf(resources, "IOS")).toBeNull();
  });

  it("[SITE-28] are labelled with labelNameEn in English and with the catalogue's text in Bengali", () => {
    const android = resource("Android", "https://a.example", "Get the app");
    expect(resourceLabel(android, "EN", EN.t)).toBe("Get the app");
    expect(resourceLabel(android, "BN", BN.t)).toBe("অ্যান্ড্রয়েড অ্যাপ");
  });

  it("[SITE-28] every type has its label, and an operator's empty one is no label", () => {
    for (const type of ["FACEBOOK", "EMAIL", "IOS", "MOBILECONFIG", "Android", "USDJUMP"] as const) {
      expect(resourceLabel(resource(type, "u", ""), "BN", BN.t)).toMatch(/[\u0980-\u09FF]/);
      expect(resourceLabel(resource(type, "u", ""), "EN", EN.t)).not.toBe("");
    }
  });

  it("[SITE-29] the digital-dollar link stands beside a digital-dollar method only", () => {
    const resources = [resource("USDJUMP", "https://usd.example")];
    expect(usdJumpLink(resources, { digitalDollar: true })).toBe("https://usd.example");
    expect(usdJumpLink(resources, { digitalDollar: false })).toBeNull();
    expect(usdJumpLink([], { digitalDollar: true })).toBeNull();
  });
});
