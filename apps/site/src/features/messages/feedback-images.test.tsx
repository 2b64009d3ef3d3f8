// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openSettled } from "../../app/test-doubles.tsx";
import type { Replies, SiteOptions } from "../../app/test-doubles.tsx";

const WORDS = "এক দুই তিন চার পাঁচ";
const SECTIONS = [{ section: "contact", title: "যোগাযোগ", content: "<p>লিখুন</p>" }];
const REPLIES: Replies = {
  "/wps/system/helpCenter": { value: { sections: SECTIONS } },
  "/wps/captcha": { value: "aGk=" },
  "/wps/feedback": { value: { reference: "F-123" } },
};
const MEMBER = { session: { token: "t" } };
const png = (name: string): File => new File(["x"], name, { type: "image/png" });

const open = async (options: SiteOptions = MEMBER, replies: Replies = {}) => {
  let files = 0;
  const upload = () => ({ value: { fileId: `f${(files += 1)}`, fileIds: [`f${files}`] } });
  const site = await openSettled("/help", {
    ...options,
    replies: { ...REPLIES, "/wps/upload": upload, ...replies },
  });
  await screen.findByRole("heading", { level: 2, name: "যোগাযোগ" });
  return site;
};
const picker = (): HTMLInputElement => screen.getByLabelText(/ছবি \(ঐচ্ছিক\)/u);
const write = () => userEvent.type(screen.getByRole("textbox", { name: "আপনার কথা" }), WORDS);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
type Site = Awaited<ReturnType<typeof open>>;
const imagesSent = ({ asked }: Site): unknown => {
  const body = asked("/wps/feedback")[0]?.body;
  const sent: unknown = JSON.parse(typeof body === "string" ? body : "{}");
  return typeof sent === "object" && sent !== null && "images" in sent ? sent.images : null;
};
const filesSent = ({ asked }: Site): readonly unknown[] =>
  asked("/wps/upload").map(({ body }) => {
    const file = body instanceof FormData ? body.get("image") : null;
    return file instanceof File ? file.name : null;
  });

afterEach(cleanup);

describe("the images of feedback", () => {
  it("[MSG-22] [CALL-99] a member picks some, sees them, and their ids go with the words", async () => {
    const site = await open();
    await userEvent.upload(picker(), [png("a.png"), png("b.png")]);
    const list = screen.getByRole("list", { name: "বাছাই করা ছবি" });
    expect(within(list).getByRole("img", { name: "a.png" }).getAttribute("src")).toMatch(/^blob:/u);
    await waitFor(() => expect(site.asked("/wps/upload")).toHaveLength(2));
    expect(filesSent(site)).toEqual(["a.png", "b.png"]);
    await write();
    await press("পাঠান");
    expect(await screen.findByText(/F-123/u)).toBeTruthy();
    expect(imagesSent(site)).toEqual(["f1", "f2"]);
  });

  it("[MSG-22] one can be taken out by keyboard, and the focus stays in the field", async () => {
    const site = await open();
    await userEvent.upload(picker(), [png("a.png"), png("b.png")]);
    await waitFor(() => expect(site.asked("/wps/upload")).toHaveLength(2));
    screen.getByRole("button", { name: "a.png সরিয়ে দিন" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByRole("img", { name: "a.png" })).toBeNull();
    expect(document.activeElement).toBe(picker());
    await write();
    await press("পাঠান");
    await screen.findByText(/F-123/u);
    expect(imagesSent(site)).toEqual(["f2"]);
  });

  it("[MSG-22] while one is on its way it shows how far it is", async () => {
    const answer = (value: unknown) => Promise.resolve(Response.json({ success: true, code: null, value }));
    await open({
      ...MEMBER,
      ports: {
        transport: ({ url, onProgress }) => {
          if (url === "/wps/system/helpCenter") return answer({ sections: SECTIONS });
          if (url !== "/wps/upload") return answer(null);
          onProgress?.(0.4);
          return new Promise(() => undefined);
        },
      },
    });
    await userEvent.upload(picker(), [png("a.png")]);
    const bar = await screen.findByRole<HTMLProgressElement>("progressbar", { name: "a.png পাঠানো হচ্ছে" });
    await waitFor(() => expect(bar.value).toBe(0.4));
  });

  it("[SHELL-101] [REW-8] a fourth image and a wrong kind are told beside the label, and nothing of them leaves", async () => {
    const site = await open();
    await userEvent.upload(picker(), [png("a.png"), png("b.png"), png("c.png"), png("d.png")]);
    expect(screen.getByText("সর্বোচ্চ ৩টি ছবি আপলোড করা যাবে।")).toBeTruthy();
    expect(picker().getAttribute("aria-invalid")).toBe("true");
    await press("c.png সরিয়ে দিন");
    const wrong = new File(["x"], "e.gif", { type: "image/gif" });
    await userEvent.upload(picker(), [wrong], { applyAccept: false });
    const message = screen.getByText("শুধু png বা jpg ছবি গ্রহণযোগ্য।");
    expect(picker().getAttribute("aria-describedby")).toBe(message.id);
    await waitFor(() => expect(filesSent(site)).toEqual(["a.png", "b.png", "c.png"]));
  });

  it("[SHELL-101] a refused image keeps the words unsent until it is sent again or taken out", async () => {
    const site = await open(MEMBER, { "/wps/upload": [422, "UPLOAD_INVALID"] });
    await userEvent.upload(picker(), [png("a.png")]);
    expect(await screen.findByText("text of UPLOAD_INVALID")).toBeTruthy();
    await write();
    await press("পাঠান");
    expect(await screen.findByText("একটি ছবি পাঠানো যায়নি, আবার পাঠান বা সরিয়ে দিন।")).toBeTruthy();
    expect(site.asked("/wps/feedback")).toEqual([]);
    site.replies["/wps/upload"] = { value: { fileId: "f9", fileIds: ["f9"] } };
    await site.time.advance(1_000);
    await press("a.png আবার পাঠান");
    await waitFor(() => expect(screen.queryByRole("button", { name: "a.png আবার পাঠান" })).toBeNull());
    await press("পাঠান");
    await screen.findByText(/F-123/u);
    expect(imagesSent(site)).toEqual(["f9"]);
  });

  it("[MSG-22] a visitor and a guest of free play have no such field", async () => {
    await open({});
    expect(screen.queryByLabelText(/ছবি \(ঐচ্ছিক\)/u)).toBeNull();
    cleanup();
    await open({ session: { token: "t", isAgent: "4" } });
    expect(screen.queryByLabelText(/ছবি \(ঐচ্ছিক\)/u)).toBeNull();
    expect(screen.getByRole("textbox", { name: /যোগাযোগের ঠিকানা/u })).toBeTruthy();
  });
});
