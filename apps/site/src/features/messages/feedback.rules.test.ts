import { describe, expect, it } from "vitest";
import { feedbackErrors, isLong, wordCount } from "./feedback.rules.ts";

const words = (count: number) => Array.from({ length: count }, () => "কথা").join(" ");

describe("a feedback", () => {
  it("[MSG-21] words are runs of characters that are no space", () => {
    expect([wordCount("  এক  দুই\nতিন "), wordCount(""), wordCount("a-b c")]).toEqual([3, 0, 2]);
  });

  it("[MSG-20] holds 5 to 500 words", () => {
    expect([4, 5, 500, 501].map((count) => isLong(words(count)))).toEqual([false, true, true, false]);
  });

  it("[MSG-22] a visitor leaves a contact and solves a captcha, a member does neither", () => {
    const form = { content: words(5), contact: " ", captcha: "" };
    expect(feedbackErrors(form, true)).toEqual({ content: null, contact: null, captcha: null });
    expect(feedbackErrors(form, false)).toEqual({
      content: null,
      contact: "err_field_required",
      captcha: "err_field_required",
    });
    expect(feedbackErrors({ ...form, content: "no" }, true).content).toBe("err_feedback_length");
  });
});
