// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openSettled, PERMISSION } from "../../app/test-doubles.tsx";
import type { Replies } from "../../app/test-doubles.tsx";

const REPLIES: Replies = {
  "/wps/system/helpCenter": {
    value: { sections: [{ section: "affiliates", title: "", content: "<p>কর্মসূচির কথা</p>" }] },
  },
  "/wps/captcha": { value: "aGk=" },
  "/wps/agent/apply": { value: { reference: "J-77" } },
};
const resources = [{ resourceType: "EMAIL" as const, url: "help@x.example", qrCodeUrl: "", labelNameEn: "" }];

async function fill(): Promise<void> {
  await userEvent.type(screen.getByRole("textbox", { name: "নাম" }), "রিনা");
  await userEvent.type(screen.getByRole("textbox", { name: "মোবাইল নম্বর" }), "01712345678");
  await userEvent.type(screen.getByRole("textbox", { name: "ই-মেইল" }), "rina@mail.example");
  await userEvent.type(screen.getByRole("textbox", { name: /মাসে কতজন/u }), "২০");
  await userEvent.type(screen.getByRole("textbox", { name: "ছবির কোড" }), "abcd");
}

afterEach(cleanup);

describe("the join-us page", () => {
  it("[SHELL-112] shows the programme, the plans, the contact that exists, and sends the application", async () => {
    const { asked } = await openSettled("/join", {
      replies: REPLIES,
      start: { permission: { ...PERMISSION, resources } },
    });
    expect(await screen.findByText("কর্মসূচির কথা")).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 3 }).length).toBeGreaterThanOrEqual(4);
    expect(screen.getByRole("link", { name: "help@x.example" }).getAttribute("href")).toBe(
      "mailto:help@x.example",
    );
    await fill();
    await userEvent.click(screen.getByRole("button", { name: "আবেদন পাঠান" }));
    await waitFor(() => expect(asked("/wps/agent/apply")).toHaveLength(1));
  });

  it("[SHELL-113] a sent application is thanked for with its number", async () => {
    await openSettled("/join", { replies: REPLIES });
    await screen.findByRole("form", { name: "আবেদন করুন" });
    await fill();
    await userEvent.click(screen.getByRole("button", { name: "আবেদন পাঠান" }));
    expect(await screen.findByText(/J-77/u)).toBeTruthy();
  });

  it("[SHELL-101] [SHELL-112] what is missing is told beside its field, and nothing is sent", async () => {
    const { asked } = await openSettled("/join", { replies: REPLIES });
    await screen.findByRole("form", { name: "আবেদন করুন" });
    await userEvent.click(screen.getByRole("button", { name: "আবেদন পাঠান" }));
    expect(screen.getAllByText("এই ঘরটি পূরণ করা আবশ্যক।")).toHaveLength(5);
    expect(asked("/wps/agent/apply")).toEqual([]);
  });

  it("[SHELL-100] the button shows that it works, and stops when the answer is here, a refusal too", async () => {
    const { replies } = await openSettled("/join", { replies: REPLIES });
    await screen.findByRole("form", { name: "আবেদন করুন" });
    await fill();
    const button = screen.getByRole("button", { name: /আবেদন পাঠান/u });
    let wasBusy: string | null = null;
    replies["/wps/agent/apply"] = () => {
      queueMicrotask(() => (wasBusy = button.getAttribute("aria-busy")));
      return [429, "TRY_LATER"];
    };
    await userEvent.click(button);
    expect(await screen.findByText("text of TRY_LATER")).toBeTruthy();
    expect([wasBusy, button.getAttribute("aria-busy")]).toEqual(["true", null]);
  });
});
