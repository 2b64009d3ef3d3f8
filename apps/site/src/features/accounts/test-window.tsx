// A whole site with one of the account windows open, for their tests: what the server says, and what a person presses.
import { generateKeyPairSync } from "node:crypto";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Flag } from "@jonaki/wire/flags";
import { vi } from "vitest";
import { openSite, PERMISSION, pressing } from "../../app/test-doubles.tsx";
import type { Replies, SiteOptions } from "../../app/test-doubles.tsx";

export const LOGIN = "/wps/v2/session/login";
const INFO = "/wps/member/info";
export const CAPTCHA = "/wps/captcha";
export const CODE = "/wps/verification/sms/noLogin";
export const SETTINGS = "/wps/system/setting/register";

const MEMBER = {
  id: "77",
  account: "Rina01",
  nickname: "Rina",
  type: 0,
  toUpline: false,
  clubLabel: { labelName: "Lamp I", rankLevel: 0 },
  memberLabel: [],
  avatar: null,
  avatarType: "STATIC",
};

const ALWAYS: Replies = {
  [INFO]: { value: MEMBER },
  [CAPTCHA]: { value: "aGk=" },
  [CODE]: { value: { expiredMinutes: 2 } },
  "/wps/system/identityProviders": { value: [] },
};

const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { kty = "", crv = "", x = "", y = "" } = publicKey.export({ format: "jwk" });

/** The permission answer of a site with these flags on. */
export const permissionWith = (flags: readonly Flag[], more: Partial<typeof PERMISSION> = {}) => ({
  ...PERMISSION,
  sealing: { kid: "k1", publicKey: { kty, crv, x, y } },
  whitelabel: flags.map((modId) => ({ modId, enabled: "1" as const, childrenNodes: [] })),
  ...more,
});

interface WindowOptions extends Omit<SiteOptions, "start"> {
  readonly flags?: readonly Flag[];
  readonly permission?: Partial<typeof PERMISSION>;
}

export async function openAt(path: string, { flags = [], permission, ...options }: WindowOptions = {}) {
  const site = await act(() =>
    openSite(path, {
      local: { lang: "EN" },
      ...options,
      start: { permission: permissionWith(flags, permission) },
      replies: { ...ALWAYS, ...options.replies },
    }),
  );
  await settled();
  return site;
}

export const settled = () => act(() => vi.dynamicImportSettled());

export const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

export async function press(name: string | RegExp): Promise<void> {
  await pressing(() => userEvent.click(screen.getByRole("button", { name })));
}

const BOX = "input:not([type='radio'])";

export const type = (label: string | RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label, { selector: BOX }), text);

export const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: BOX });

/** The warning over a window, read and closed. */
export async function readWarning(text: string | RegExp): Promise<void> {
  const warning = within(await screen.findByRole("alertdialog", { name: text }));
  await pressing(() => userEvent.click(warning.getByRole("button")));
}

export const address = () => window.location.pathname + window.location.search + window.location.hash;

/** The bodies of what was sent to a path, as far as they are not sealed. */
export const bodyOf = ({ body }: { readonly body?: unknown }): unknown =>
  typeof body === "string" ? JSON.parse(body) : Object.fromEntries(body as URLSearchParams);
