// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openSettled } from "../../app/test-doubles.tsx";
import type { Replies, SiteOptions } from "../../app/test-doubles.tsx";

const SECTIONS = [
  { section: "contact", title: "যোগাযোগ", content: "<p>লিখুন আমাদের</p>" },
  { section: "terms", title: "শর্তাবলি", content: "<p>নিয়ম এক</p><script>bad()</script>" },
  { section: "faq", title: "প্রশ্নোত্তর", content: "<h3>কীভাবে খেলব?</h3><p>বোতাম চাপুন</p>" },
  { section: "blog", title: "ব্লগ", content: "" },
];
const article = (id: number) => ({
  id: String(id),
  time: "2026-11-01T00:00:00.000Z",
  title: `লেখা ${id}`,
  picture: `/art/a${id}.svg`,
  summary: "সংক্ষেপ",
  content: "<p>পুরো লেখা</p>",
});
const REPLIES: Replies = {
  "/wps/system/helpCenter": { value: { sections: SECTIONS } },
  "/wps/system/content": {
    value: { articles: Array.from({ length: 9 }, (_, place) => article(place)), pageNum: 1, totalPages: 2 },
  },
  "/wps/captcha": { value: "aGk=" },
  "/wps/feedback": { value: { reference: "F-123" } },
};
const open = async (path: string, options: SiteOptions = {}) => {
  const site = await openSettled(path, { ...options, replies: { ...REPLIES, ...options.replies } });
  await screen.findByRole("heading", { level: 2, name: "শর্তাবলি" });
  return site;
};
const MEMBER = { session: { token: "t" } };
const WORDS = "এক দুই তিন চার পাঁচ";

afterEach(cleanup);

describe("the help centre", () => {
  it("[MSG-24] [MSG-25] [SHELL-18] shows every section under its anchor, without a script of its text", async () => {
    const { view } = await open("/help#terms");
    for (const { section } of SECTIONS) expect(document.getElementById(section)).toBeTruthy();
    expect(screen.getByText("নিয়ম এক")).toBeTruthy();
    expect(view.container.textContent).not.toContain("bad()");
  });

  it("[MSG-25] the search leaves what holds the words, and says when nothing does", async () => {
    await open("/help");
    const box = screen.getByRole("searchbox");
    await userEvent.type(box, "নিয়ম");
    expect(screen.queryByRole("heading", { level: 2, name: "যোগাযোগ" })).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, "xyz");
    expect(screen.getByText("কোনো তথ্য নেই")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "সব বিভাগ দেখুন" }));
    expect(screen.getByRole("heading", { level: 2, name: "যোগাযোগ" })).toBeTruthy();
  });

  it("[SHELL-74] a question opens and closes", async () => {
    await open("/help");
    const question = within(document.getElementById("faq")!).getByRole("button", { name: "কীভাবে খেলব?" });
    await userEvent.click(question);
    expect(screen.getByText("বোতাম চাপুন")).toBeTruthy();
    await userEvent.click(question);
    expect(screen.queryByText("বোতাম চাপুন")).toBeNull();
  });

  it("[MSG-26] [SHELL-19] /helpmc shows the same without the header", async () => {
    await open("/helpmc");
    expect(screen.queryByRole("banner")).toBeNull();
    expect(screen.getByText("নিয়ম এক")).toBeTruthy();
  });

  it("[MSG-27] articles stand nine a page and open whole", async () => {
    const { asked } = await open("/help");
    await userEvent.click(await screen.findByRole("button", { name: "লেখা 3" }));
    expect(within(await screen.findByRole("dialog")).getByText("পুরো লেখা")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(within(document.getElementById("blog")!).getByRole("button", { name: "২" }));
    await waitFor(() => expect(asked("/wps/system/content").at(-1)?.url).toContain("pageNo=2"));
  });
});

describe("the feedback form", () => {
  it("[MSG-19] [MSG-22] a member sends without contact and captcha, and gets a number", async () => {
    const { asked } = await open("/help", MEMBER);
    await userEvent.type(screen.getByRole("textbox", { name: "আপনার কথা" }), WORDS);
    await userEvent.click(screen.getByRole("button", { name: "পাঠান" }));
    expect(await screen.findByText(/F-123/u)).toBeTruthy();
    expect(asked("/wps/feedback")[0]).toMatchObject({ method: "PUT" });
    expect(asked("/wps/captcha")).toEqual([]);
  });

  it("[MSG-20] [MSG-22] a visitor is told what is missing, and nothing is sent", async () => {
    const { asked } = await open("/help");
    await userEvent.type(screen.getByRole("textbox", { name: "আপনার কথা" }), "কম");
    await userEvent.click(screen.getByRole("button", { name: "পাঠান" }));
    expect(screen.getByText("মতামত ৫ থেকে ৫০০ শব্দের মধ্যে হতে হবে।")).toBeTruthy();
    expect(screen.getAllByText("এই ঘরটি পূরণ করা আবশ্যক।")).toHaveLength(2);
    expect(asked("/wps/feedback")).toEqual([]);
  });

  it("[ACC-30] [ACC-31] a refused captcha brings a new picture and keeps what was written", async () => {
    const { asked } = await open("/help", { replies: { "/wps/feedback": [400, "CAPTCHA_FAILED"] } });
    await userEvent.type(screen.getByRole("textbox", { name: "আপনার কথা" }), WORDS);
    await userEvent.type(screen.getByRole("textbox", { name: /যোগাযোগের ঠিকানা/u }), "a@b.example");
    await userEvent.type(screen.getByRole("textbox", { name: "ছবির কোড" }), "abcd");
    await userEvent.click(screen.getByRole("button", { name: "পাঠান" }));
    await waitFor(() => expect(asked("/wps/captcha")).toHaveLength(2));
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "আপনার কথা" }).value).toBe(WORDS);
  });
});
