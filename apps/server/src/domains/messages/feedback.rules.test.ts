import { describe, expect, it } from "vitest";
import { feedbackBar, nextFeedbackAt, wordsIn } from "./feedback.rules.ts";

const words = (count: number): string => Array(count).fill("শব্দ").join(" ");

describe("the words of feedback", () => {
  it.each([
    ["", 0],
    ["   \n\t ", 0],
    ["one", 1],
    ["  one,two   three\nfour\u00A0five ", 4],
    ["আমার জমা এখনো আসেনি ।", 5],
    ["👍 👍🏽", 2],
  ])("[MSG-21] %j are %d runs of characters that are no space", (content, count) => {
    expect(wordsIn(content)).toBe(count);
  });

  it("[MSG-20] 5 to 500 of them are taken, and the refusal names both numbers", () => {
    const bar = (count: number) => feedbackBar({ content: words(count), contact: "", images: [] }, false);
    expect([bar(5), bar(500)]).toEqual([null, null]);
    for (const count of [0, 4, 501])
      expect(bar(count)).toEqual({ ok: false, code: "FEEDBACK_LENGTH", value: { 0: 5, 1: 500 } });
  });

  it("[MSG-22] a visitor leaves a contact, a member need not", () => {
    const sent = { content: words(5), contact: "", images: [] };
    expect(feedbackBar(sent, true)).toMatchObject({ code: "FIELD_REQUIRED", value: { fields: ["contact"] } });
    expect(feedbackBar({ ...sent, contact: "x" }, true)).toBeNull();
    expect(feedbackBar(sent, false)).toBeNull();
  });
});

describe("the images of feedback", () => {
  it("[MSG-22] are three at most, and a member's only", () => {
    const bar = (images: readonly string[], isVisitor: boolean) =>
      feedbackBar({ content: words(5), contact: "x", images }, isVisitor);
    expect([bar(["a", "b", "c"], false), bar([], true)]).toEqual([null, null]);
    expect(bar(["a", "b", "c", "d"], false)).toMatchObject({ code: "IMAGE_TOO_MANY" });
    expect(bar(["a", "b", "c", "d"], true)).toMatchObject({ code: "IMAGE_TOO_MANY" });
    expect(bar(["a"], true)).toMatchObject({ code: "UPLOAD_INVALID" });
  });
});

describe("five a day", () => {
  it("[MSG-22] the sixth waits until the fifth last is a day old", () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 10, minute));
    expect(nextFeedbackAt([at(4), at(3), at(2), at(1)])).toBeNull();
    expect(nextFeedbackAt([at(5), at(4), at(3), at(2), at(1)])).toEqual(
      new Date(Date.UTC(2026, 10, 16, 10, 1)),
    );
  });
});
