// A whole site with the security centre open, for its tests: an account that has half of everything. For tests only.
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import type { Reply, SiteOptions } from "../../../app/test-doubles.tsx";
import { openAt } from "../test-window.tsx";
import type { Profile } from "./security.query.ts";

export const INFO = "/wps/member/info";
export const PROFILE = "/wps/member/profile";
export const ICONS = "/wps/member/info/icon";
export const SESSIONS = "/wps/session/list";
export const SEND_CODE = "/wps/member/verification/code";

const field = (name: string, value = "", more: object = {}) => ({
  field: name,
  value,
  isFixed: false,
  enabled: true,
  ...more,
});

export const HALF: Profile = {
  registered: "2026-03-02T09:14:00.000Z",
  lastLogin: "2026-11-13T15:41:09.000Z",
  lastLoginIp: "103.112.58.201",
  passwordSet: "2026-03-02T09:14:00.000Z",
  hasPaymentPassword: true,
  referralCode: "ABCD1234",
  referrer: null,
  affiliateCode: null,
  mobile: { masked: "017****5678", isVerified: true },
  mail: { masked: "r***a@mail.example", isVerified: false },
  fields: [
    field("nickname", "Rina"),
    field("payeeName"),
    field("idNumber", "******4821", { isFixed: true }),
    field("telegram", "", { enabled: false }),
    field("birthday", "1994-03-07", { isFixed: true }),
    field("address"),
  ],
  totp: "OFF",
  bindings: [
    { provider: "demo", name: "Demo ID", state: "UNBOUND" },
    { provider: "megh", name: "Megh Mail", state: "BOUND" },
  ],
};

const session = (id: string, isCurrent: boolean, browser: string) => ({
  id,
  isCurrent,
  time: "2026-11-13T15:41:09.000Z",
  lastActTime: "2026-11-14T07:02:11.000Z",
  ip: "103.112.58.201",
  country: "BD",
  browser,
});

const DEVICE = {
  id: "9",
  time: "2026-11-13T15:41:09.000Z",
  expires: "2026-11-15T15:41:09.000Z",
  ip: "203.0.113.9",
  browser: "Kept browser",
};

export interface CentreOptions extends Pick<SiteOptions, "replies" | "ports"> {
  readonly profile?: Partial<Profile> | Reply;
  readonly path?: string;
  readonly lang?: "EN" | "BN";
}

const isReply = (given: Partial<Profile> | Reply): given is Reply =>
  typeof given === "string" || Array.isArray(given) || "value" in given;

export async function openCentre({ profile = {}, path = "", lang = "EN", ...options }: CentreOptions = {}) {
  const answer: Reply = isReply(profile) ? profile : { value: { ...HALF, ...profile } };
  return openAt(`/index?mc=securityCenter${path}`, {
    flags: ["MEMBERCENTER3"],
    local: { lang },
    session: { token: "t-1", username: "Rina01", isAgent: "0" },
    ...(options.ports === undefined ? {} : { ports: options.ports }),
    replies: {
      [PROFILE]: answer,
      [SESSIONS]: {
        value: {
          sessions: [session("1", true, "Own browser"), session("2", false, "Far browser")],
          devices: [DEVICE],
        },
      },
      "/wps/relay/MCSFE_getPlayerAvatar": { value: { avatar: null, avatarType: "STATIC", isWaiting: false } },
      [SEND_CODE]: { value: { expiredMinutes: 2 } },
      "/wps/member/limits": { value: { limits: [], askDepositLimit: false } },
      "/wps/member/realityCheck": {
        value: { due: false, minutes: 0, stakes: "0.00", payouts: "0.00", net: "0.00", interval: 60 },
      },
      ...options.replies,
    },
  });
}

/** A part of the page by its title. */
export const part = async (name: string) => within(await screen.findByRole("region", { name }));

/** Presses a button of a part of the page. */
export async function pressIn(area: ReturnType<typeof within>, name: string | RegExp): Promise<void> {
  await act(async () => {
    await userEvent.click(area.getByRole("button", { name }));
    await vi.dynamicImportSettled();
  });
}

/** Answers a question over the page. */
export async function answer(question: string | RegExp, name: string | RegExp): Promise<void> {
  const box = within(await screen.findByRole("alertdialog", { name: question }));
  await pressIn(box, name);
}

export const success = (text: string | RegExp) => screen.findByRole("alertdialog", { name: text });
