// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { browserTransport } from "./network.ts";

/** The browser's older way to send, in a test's hands. */
class FakeSending extends EventTarget {
  static last: FakeSending;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: readonly string[] = [];
  sent: unknown = null;
  status = 0;
  responseText = "";
  constructor() {
    super();
    FakeSending.last = this;
  }
  open(...opened: string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded, total }));
  }
}

afterEach(() => vi.unstubAllGlobals());

function post() {
  const fetched = vi.fn();
  vi.stubGlobal("XMLHttpRequest", FakeSending);
  vi.stubGlobal("fetch", fetched);
  const abort = new AbortController();
  const shares: number[] = [];
  const body = new FormData();
  const answer = browserTransport({
    method: "POST",
    url: "/wps/upload",
    headers: { Authorization: "Bearer t" },
    body,
    signal: abort.signal,
    onProgress: (share) => void shares.push(share),
  });
  return { answer, abort, shares, body, fetched, sending: FakeSending.last };
}

describe("a body whose way is followed", () => {
  it("[CALL-99] goes out with its headers, tells its progress and answers like any other", async () => {
    const { answer, shares, body, fetched, sending } = post();
    expect([sending.opened, sending.headers, sending.sent]).toEqual([
      ["POST", "/wps/upload"],
      { Authorization: "Bearer t" },
      body,
    ]);
    sending.progress(50, 200);
    sending.progress(0, 0);
    sending.status = 422;
    sending.responseText = '{"success":false}';
    sending.dispatchEvent(new Event("load"));
    const response = await answer;
    expect([response.status, await response.json(), shares]).toEqual([422, { success: false }, [0.25, 0]]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("[SITE-63] without an answer, or given up, it fails as a broken connection does", async () => {
    const broken = post();
    broken.sending.dispatchEvent(new Event("error"));
    await expect(broken.answer).rejects.toThrow(TypeError);
    const given = post();
    given.abort.abort();
    await expect(given.answer).rejects.toThrow(TypeError);
  });
});
