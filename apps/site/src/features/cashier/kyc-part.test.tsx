// @vitest-environment happy-dom
// The documents of page withdraw, in a whole site without a server.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { Reply } from "../../app/test-doubles.tsx";
import { answer, field, KYC, openCashier, png, press, saidOf, sent } from "./test-cashier.tsx";

const stands = (state: string, reason: string | null = null): Reply => ({
  value: { state, reason, threshold: "1000000.00" },
});
const open = (kyc: Reply) => openCashier("withdraw&part=kyc", { [KYC]: kyc });
const part = () => within(screen.getByRole("region", { name: "Verify your identity" }));

afterEach(cleanup);

describe("identity verification", () => {
  it("[SAFE-22] says why documents are asked for, and takes a kind with images", async () => {
    const site = await open(stands("NONE"));
    expect(part().getByText(/of 180 days reach ৳10,00,000.00/u)).toBeTruthy();
    await press("Send the document");
    expect(saidOf("Images of the document")).toBe("Add at least one image.");
    await userEvent.click(screen.getByRole("combobox", { name: /Document/u }));
    await userEvent.click(screen.getByRole("option", { name: "Passport" }));
    await userEvent.upload(field("Images of the document"), [png("a.png"), png("b.png")]);
    site.replies[KYC] = () => {
      site.replies[KYC] = stands("WAITING");
      return { value: { state: "WAITING" } };
    };
    await press("Send the document");
    await answer("Your document has been sent.", "Close");
    expect(sent(site, KYC)).toEqual([{ kind: "PASSPORT", fileIds: ["f1", "f2"] }]);
    expect(part().getByText("Being checked")).toBeTruthy();
    expect(screen.queryByRole("list", { name: "Chosen images" })).toBeNull();
  });

  it("[SAFE-22] what was rejected says why, and can be sent again", async () => {
    await open(stands("REJECTED", "The photo is blurred"));
    expect(part().getByText("Not accepted")).toBeTruthy();
    expect(part().getByText("The photo is blurred")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Send the document" })).toBeTruthy();
  });

  it("[SAFE-22] who is verified is asked for nothing", async () => {
    await open(stands("APPROVED"));
    expect(part().getByText("Verified")).toBeTruthy();
    expect(screen.queryByRole("form", { name: "Send the document" })).toBeNull();
  });

  it("[SAFE-22] a kind that waits already is told in its own words", async () => {
    const site = await open(stands("WAITING"));
    await userEvent.upload(field("Images of the document"), [png("a.png")]);
    site.replies[KYC] = [409, "STATE_CHANGED"];
    await press("Send the document");
    await screen.findByRole("alertdialog", { name: /has been sent already/u });
  });
});
