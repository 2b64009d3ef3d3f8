import { CATALOGUES, compileCatalogue, createTranslators } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { PERMISSION } from "../app/test-doubles.tsx";
import { mailView, PAGE_TEXTS, plainTexts } from "./support-view.ts";

const { BN, EN } = createTranslators((key) => expect.unreachable(key));
const withMail = (url: string, labelNameEn = "Write to us") => ({
  ...PERMISSION,
  resources: [{ resourceType: "EMAIL", url, qrCodeUrl: "", labelNameEn } as const],
});

describe("what the support page says", () => {
  it("[SITE-26, SITE-28] the address of EMAIL, with the operator's label in English and the catalogue's in Bengali", () => {
    const permission = withMail("help@jonaki.example");
    expect(mailView(permission, "EN", EN.t)).toEqual({
      address: "help@jonaki.example",
      href: "mailto:help@jonaki.example",
      label: "Write to us",
    });
    expect(mailView(permission, "BN", BN.t)?.label).toBe("ইমেইল");
    expect(mailView(withMail("help@jonaki.example", ""), "EN", EN.t)?.label).toBe("E-mail");
  });

  it("[SITE-27] without the resource there is no address, whether the host is known or not", () => {
    for (const permission of [PERMISSION, null, undefined])
      expect(mailView(permission, "BN", BN.t)).toBeNull();
  });

  it.each(["", "https://help.example/form", "javascript:alert(1)@x", "help at jonaki", "a@b@c"])(
    "[SITE-27] what is no address, as %o, counts as none",
    (url) => {
      expect(mailView(withMail(url), "EN", EN.t)).toBeNull();
    },
  );

  it("takes the address out of a mailto link, and lets it add nothing to the message", () => {
    expect(mailView(withMail("mailto:help@jonaki.example"), "EN", EN.t)?.address).toBe("help@jonaki.example");
    expect(mailView(withMail("a+b?cc=x@jonaki.example"), "EN", EN.t)?.href).toBe(
      "mailto:a%2Bb%3Fcc%3Dx@jonaki.example",
    );
  });

  it("[SITE-1] reads the texts from a compiled catalogue as they were written", () => {
    for (const texts of [CATALOGUES.BN, CATALOGUES.EN]) {
      const t = plainTexts(compileCatalogue(texts));
      for (const key of PAGE_TEXTS) expect(t(key)).toBe(texts[key]);
    }
  });
});
