// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { waitForLetters } from "./letters.ts";
import { fakeTime } from "./test-doubles.tsx";

function page(load: () => Promise<unknown>, status = "unloaded") {
  const { dataset } = document.documentElement;
  delete dataset["wait"];
  const time = fakeTime();
  const fonts = [{ status, load }] as never;
  void waitForLetters({ documentElement: document.documentElement, fonts } as unknown as Document, time);
  return { time, waits: () => dataset["wait"] === "" };
}

it("[SHELL-110] words wait for their letters", async () => {
  let come = (): void => undefined;
  const { waits } = page(() => new Promise<void>((ok) => (come = ok)));
  expect(waits()).toBe(true);
  come();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(waits()).toBe(false);
});

it("[SHELL-110] but not for ever: after two seconds others have to do", async () => {
  const { waits, time } = page(() => new Promise(() => undefined));
  await time.advance(1_999);
  expect(waits()).toBe(true);
  await time.advance(1);
  expect(waits()).toBe(false);
});

it("[SHELL-110] and not for letters that cannot be had, or are here", async () => {
  const failing = page(() => Promise.reject(new Error("no font")));
  await failing.time.advance(0);
  expect(failing.waits()).toBe(false);
  expect(page(() => Promise.resolve(), "loaded").waits()).toBe(false);
});
