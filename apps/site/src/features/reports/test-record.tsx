// A member's site with a record open, and the files it hands to the browser. For tests only.
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { MEMBER_PERMISSION, openSettled, pressing } from "../../app/test-doubles.tsx";
import type { Replies, SiteOptions } from "../../app/test-doubles.tsx";

export const openRecord = (page: string, replies: Replies, options: SiteOptions = {}) =>
  openSettled(`/index?mc=${page}`, {
    start: { permission: MEMBER_PERMISSION },
    local: { lang: "EN" },
    session: { token: "t-1", username: "Rina01", isAgent: "0" },
    ...options,
    replies: { "/wps/v2/wallets/balance": { value: { sumBalance: "5.00" } }, ...replies },
  });

export const record = (name: string) => within(screen.getByRole("dialog", { name }));
export const queryOf = (url = "") => Object.fromEntries(new URL(url, "http://x").searchParams);
export const address = () => window.location.pathname + window.location.search;
export const press = (name: string | RegExp) =>
  pressing(() => userEvent.click(screen.getByRole("button", { name })));

/** The figures under their names. */
export const totalsIn = (name: string) =>
  record(name)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

export const rowsIn = (name: string) =>
  record(name)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );

export interface KeptFile {
  readonly name: string;
  readonly type: string;
  readonly text: () => Promise<string>;
}

/** Stands in for the browser's folder of downloads; the answer is what was put there. */
export function watchFiles(): readonly KeptFile[] {
  const files: KeptFile[] = [];
  let last = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    last = blob as Blob;
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function keep(this: HTMLAnchorElement) {
    const kept = last;
    // A reader would take the mark away; whether it is there is what spreadsheets look at.
    const text = async () => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await kept.arrayBuffer());
    files.push({ name: this.download, type: kept.type, text });
  });
  return files;
}
