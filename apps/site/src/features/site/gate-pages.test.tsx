// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { createTranslators } from "@jonaki/i18n/server";
import { afterEach, describe, expect, it } from "vitest";
import { ServicesContext } from "../../app/services.ts";
import type { Permission } from "../../app/start-data.ts";
import { NOW, PERMISSION, startSite } from "../../app/test-doubles.tsx";
import type { SiteOptions } from "../../app/test-doubles.tsx";
import { MaintenancePage } from "./maintenance-page.tsx";
import { RestrictionPage } from "./restriction-page.tsx";

const TRANSLATORS = createTranslators((key) => expect.unreachable(key));

async function show(page: ReactNode, language: "BN" | "EN" = "BN", options: SiteOptions = {}) {
  const site = await startSite(options);
  render(
    <ServicesContext value={site.services}>
      <TranslatorProvider translator={TRANSLATORS[language]}>{page}</TranslatorProvider>
    </ServicesContext>,
  );
  return site;
}

const maintained = (endTime: string | null, enabled = true): Permission => ({
  ...PERMISSION,
  maintenance: { endTime },
  customerService: { enabled },
});
const restricted = (ip: string, country: string, enabled = true): Permission => ({
  ...PERMISSION,
  regionRestriction: { reason: "COUNTRY" },
  location: { ip, country },
  customerService: { enabled },
});

describe("the maintenance page", () => {
  afterEach(cleanup);

  it("[SITE-20] shows title, subtitle and text of the rule book", async () => {
    await show(<MaintenancePage permission={maintained(null)} />, "EN");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("System Maintenance");
    expect(screen.getByText("RESTRICTION OF VISIT")).toBeTruthy();
    expect(
      screen.getByText("Dear valued Customer: We are currently performing a system maintenance"),
    ).toBeTruthy();
  });

  it("[SITE-20] the same in Bengali", async () => {
    await show(<MaintenancePage permission={maintained(null)} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("সিস্টেম রক্ষণাবেক্ষণ");
    expect(screen.getByText("প্রবেশ সাময়িকভাবে বন্ধ")).toBeTruthy();
  });

  it("[SITE-21] without an end time there is no end-time line", async () => {
    await show(<MaintenancePage permission={maintained(null)} />, "EN");
    expect(screen.queryByText("End time")).toBeNull();
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("[SITE-21] an end time shows in the brand's time zone, and the time left counts down by the server's clock", async () => {
    const end = new Date(Date.parse(NOW) + 760_000).toISOString();
    const { time } = await show(<MaintenancePage permission={maintained(end)} />, "EN");
    expect(screen.getByText("2026-11-15 02:12:40")).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toBe("00:12:40");
    await act(() => time.advance(3_000));
    expect(screen.getByRole("timer").textContent).toBe("00:12:37");
    await act(() => time.advance(757_000));
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.getByText("2026-11-15 02:12:40")).toBeTruthy();
  });

  it("[SITE-36] Contact Us shows only when customer service is offered", async () => {
    await show(<MaintenancePage permission={maintained(null, false)} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("[SITE-39, ERR-5] a blocked window is told in a warning dialog", async () => {
    const { asked } = await show(<MaintenancePage permission={maintained(null)} />);
    await userEvent.click(screen.getByRole("button", { name: "যোগাযোগ করুন" }));
    await screen.findByRole("alertdialog", { name: "পপআপ বন্ধ করা আছে। পপআপ চালু করে আবার চেষ্টা করুন।" });
    expect(asked("/wps/system/customerService")).toEqual([]);
  });

  it("[SITE-37, SITE-38, SITE-46, CALL-12] Contact Us opens its window, asks for live chat and tells a failure", async () => {
    const opened: string[] = [];
    let closed = false;
    const popup = {
      closed: false,
      opener: null,
      location: { replace: () => undefined },
      close: () => (closed = true),
    };
    const page = {
      os: "TestOS",
      host: "localhost:3000",
      origin: "http://localhost:3000",
      reload: () => undefined,
      showLocale: () => undefined,
      showTheme: () => undefined,
      wantsNoMotion: () => true,
      openWindow: (features: string) => {
        opened.push(features);
        return popup as unknown as Window;
      },
    };
    const { asked } = await show(<MaintenancePage permission={maintained(null)} />, "BN", {
      ports: { page },
      replies: { "/wps/system/customerService": [422, "CUSTOMER_SERVICE_FAILED"] },
    });
    await userEvent.click(screen.getByRole("button"));
    expect(opened).toEqual(["popup,width=440,height=750"]);
    expect(asked("/wps/system/customerService").map(({ url }) => url)).toEqual([
      "/wps/system/customerService?channel=LIVECHAT",
    ]);
    expect(closed).toBe(true);
    await screen.findByRole("alertdialog", { name: "text of CUSTOMER_SERVICE_FAILED" });
  });
});

describe("the restriction page", () => {
  afterEach(cleanup);

  it("[SITE-22] shows title, address and country, and says that access is denied", async () => {
    await show(<RestrictionPage permission={restricted("203.0.113.47", "MM")} />, "EN");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("IP Restriction");
    expect(screen.getByText("203.0.113.47")).toBeTruthy();
    expect(screen.getByText("Myanmar (Burma)")).toBeTruthy();
    expect(screen.getByText(/denied because of your location or IP address/)).toBeTruthy();
  });

  it("[SITE-22] the country is named in the page's language; without one it is an unknown region", async () => {
    await show(<RestrictionPage permission={restricted("203.0.113.47", "IN")} />);
    expect(screen.getByText("ভারত")).toBeTruthy();
    cleanup();
    await show(<RestrictionPage permission={restricted("203.0.113.47", "")} />);
    expect(screen.getByText("অজানা অঞ্চল")).toBeTruthy();
  });

  it("[SITE-22] the address can be copied", async () => {
    const user = userEvent.setup();
    await show(<RestrictionPage permission={restricted("2001:db8::1", "BD")} />);
    await user.click(screen.getByRole("button", { name: "কপি করুন" }));
    expect(await navigator.clipboard.readText()).toBe("2001:db8::1");
  });

  it("[SITE-23, SITE-36] Contact Us is there exactly as on the maintenance page", async () => {
    await show(<RestrictionPage permission={restricted("203.0.113.47", "BD")} />);
    await userEvent.click(screen.getByRole("button", { name: "যোগাযোগ করুন" }));
    await screen.findByRole("alertdialog", { name: "পপআপ বন্ধ করা আছে। পপআপ চালু করে আবার চেষ্টা করুন।" });
  });

  it("[SITE-36] where nobody can be told, nobody is asked to tell us", async () => {
    await show(<RestrictionPage permission={restricted("203.0.113.47", "BD", false)} />, "EN");
    expect(screen.queryByRole("button", { name: "Contact us" })).toBeNull();
    expect(screen.getByText("Access is denied because of your location or IP.")).toBeTruthy();
    expect(screen.queryByText(/tell us/)).toBeNull();
  });
});
