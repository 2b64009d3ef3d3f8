// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { TranslatorProvider, useText, useTranslator } from "./react.tsx";
import { createTranslators } from "./server.ts";

const { BN, EN } = createTranslators((key) => expect.unreachable(key));

function Line() {
  const t = useText();
  const { language } = useTranslator();
  return (
    <p lang={language}>
      {t("pager_page", { 0: "2" })} · {t("brand_name")}
    </p>
  );
}

describe("texts in React", () => {
  afterEach(cleanup);

  it("[SITE-51] another translator redraws every text below it", () => {
    const { rerender } = render(
      <TranslatorProvider translator={BN}>
        <Line />
      </TranslatorProvider>,
    );
    expect(screen.getByText("পৃষ্ঠা 2 · জোনাকি").lang).toBe("BN");
    rerender(
      <TranslatorProvider translator={EN}>
        <Line />
      </TranslatorProvider>,
    );
    expect(screen.getByText("Page 2 · Jonaki").lang).toBe("EN");
  });
});
