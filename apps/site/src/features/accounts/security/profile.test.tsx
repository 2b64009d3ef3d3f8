// @vitest-environment happy-dom
// The profile and the member's picture.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dialog, field, press, readWarning, type } from "../test-window.tsx";
import { answer, ICONS, INFO, openCentre, part, pressIn, success } from "./test-centre.tsx";
import type { CentreOptions } from "./test-centre.tsx";

afterEach(cleanup);

describe("the profile", () => {
  const edit = async () => {
    const site = await openCentre();
    const sent = vi.spyOn(site.services.api.accounts, "updateProfile");
    await pressIn(await part("Profile"), "Edit");
    await dialog("Edit the profile");
    return { ...site, sent };
  };

  it("[ACC-131] [ACC-140] shows the fields that are enabled, and which are fixed", async () => {
    await openCentre();
    const profile = await part("Profile");
    const shown = profile.getAllByRole("term").map(({ textContent }) => textContent);
    expect(shown).toEqual(["Nickname", "Real name", "ID number", "Birthday", "Address"]);
    expect(profile.getAllByText("Fixed")).toHaveLength(2);
    expect(profile.getByText("3 of 5 filled in")).toBeTruthy();
  });

  it("[ACC-131] what is fixed cannot be edited, and nothing is sent that did not change", async () => {
    const { sent } = await edit();
    expect(screen.queryByLabelText("ID number")).toBeNull();
    await press("Save the changes");
    expect(screen.getByText("Nothing has changed yet.")).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it("[ACC-131] what can be set once says so, and is asked about before it is saved", async () => {
    const { sent } = await edit();
    expect(screen.getByText("Can be set only once")).toBeTruthy();
    await type("Real name", "Rina Akter");
    await press("Save the changes");
    const question = within(await screen.findByRole("alertdialog", { name: "Saved once and for all?" }));
    expect(question.getByText("Rina Akter")).toBeTruthy();
    await pressIn(question, "Cancel");
    expect(sent).not.toHaveBeenCalled();
    await press("Save the changes");
    await answer("Saved once and for all?", "Yes, save");
    expect(await success("Your profile is saved.")).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ payeeName: "Rina Akter" });
  });

  it("[ACC-131] a value of the wrong form is marked and takes the focus", async () => {
    const { sent } = await edit();
    await type("Address", "Dhk");
    await press("Save the changes");
    expect(screen.getByText("5 to 200 characters.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Address"));
    expect(sent).not.toHaveBeenCalled();
  });

  it("[ACC-131] the fields that the server refuses are marked", async () => {
    const { replies } = await edit();
    replies[INFO] = [422, "VALIDATION", { fields: ["nickname", "unheard of"] }];
    await type("Nickname", "2");
    await press("Save the changes");
    await waitFor(() => expect(field("Nickname").getAttribute("aria-invalid")).toBe("true"));
    replies[INFO] = [422, "FORBIDDEN", {}];
    await type("Nickname", "3");
    await press("Save the changes");
    await readWarning("text of FORBIDDEN");
  });
});

describe("the picture", () => {
  const PICTURES = [
    { id: "tiger", url: "/art/avatar-tiger.svg" },
    { id: "owl", url: "/art/avatar-owl.svg" },
  ];
  const open = async (options: CentreOptions = {}) => {
    const site = await openCentre({
      ...options,
      replies: { [ICONS]: { value: PICTURES }, ...options.replies },
    });
    await pressIn(await part("Your account"), "Change picture");
    await dialog("Your picture");
    return site;
  };
  const uploaded = (isWaiting: boolean) => ({ value: { avatar: null, avatarType: "STATIC", isWaiting } });
  const partOf = (site: Awaited<ReturnType<typeof open>>, name: string) => {
    const sent = site.asked(ICONS).find(({ method }) => method === "POST");
    return sent?.body instanceof FormData ? sent.body.get(name) : undefined;
  };
  const picker = (): HTMLInputElement => screen.getByLabelText(/A picture of your own/);

  it("[ACC-76] one of the built-in pictures is taken at once", async () => {
    const site = await open();
    const save = screen.getByRole<HTMLButtonElement>("button", { name: "Use this picture" });
    expect(save.disabled).toBe(true);
    await userEvent.click(await screen.findByRole("radio", { name: "Picture 2" }));
    site.replies[ICONS] = uploaded(false);
    await press("Use this picture");
    expect(await success("Your picture is changed.")).toBeTruthy();
    expect(partOf(site, "staticId")).toBe("owl");
  });

  it("[ACC-77] one's own is shown first, is sent, and waits for approval", async () => {
    const site = await open();
    await userEvent.upload(picker(), new File(["x"], "me.png", { type: "image/png" }));
    const preview = screen.getByRole("img", { name: "How it will look" });
    expect(preview.getAttribute("src")).toMatch(/^blob:/u);
    site.replies[ICONS] = uploaded(true);
    site.replies["/wps/relay/MCSFE_getPlayerAvatar"] = uploaded(true);
    await press("Use this picture");
    expect(await success("We have your picture. It shows once it is approved.")).toBeTruthy();
    expect(partOf(site, "image")).toBeInstanceOf(Blob);
    expect(await screen.findByText("Picture waiting for approval")).toBeTruthy();
  });

  it.each([
    [
      "err_image_type",
      new File(["x"], "me.gif", { type: "image/gif" }),
      "Only png or jpg images are accepted.",
    ],
    [
      "err_image_too_large",
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], "me.png", { type: "image/png" }),
      "Each image may be at most 5MB.",
    ],
  ])("[ACC-77] %s is said before anything is sent", async (_why, file, text) => {
    const site = await open();
    await userEvent.upload(picker(), file, { applyAccept: false });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(site.asked(ICONS).filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("[ACC-77] a second one on the same day is told when to come again", async () => {
    const site = await open();
    await userEvent.upload(picker(), new File(["x"], "me.png", { type: "image/png" }));
    site.replies[ICONS] = [429, "TRY_LATER", { time: "2026-11-15T00:00:00.000Z" }];
    await press("Use this picture");
    await readWarning("text of TRY_LATER");
  });
});
