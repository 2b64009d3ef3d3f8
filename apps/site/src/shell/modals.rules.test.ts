import { describe, expect, it } from "vitest";
import {
  ACCOUNT_MODALS,
  MODALS,
  readModals,
  shownModals,
  withModal,
  withoutModal,
  writeModals,
} from "./modals.rules.ts";
import type { ModalName, OpenModal } from "./modals.rules.ts";
import { hasModal, MODAL_SCREENS } from "./modals.ts";

const names = (open: readonly OpenModal[]) => open.map(({ name }) => name);
const isAccount = (name: ModalName) => ACCOUNT_MODALS.some((one) => one === name);
const PAIRS = MODALS.flatMap((first) => MODALS.map((second) => [first, second] as const));

describe("the shell's modals", () => {
  it("[SHELL-89] are the login, registration, forgotten and changed password, the notices, the game popup and the chat room", () => {
    expect(Object.keys(MODAL_SCREENS)).toEqual([
      "loginPopupModal",
      "registerModal",
      "forgetPassModal",
      "changePassModal",
      "noticeModal",
      "gamePopup",
      "chatRoom",
    ]);
    expect(Object.keys(MODAL_SCREENS)).toEqual([...MODALS]);
  });

  it("[SHELL-89] one without a screen does not exist yet", () => {
    expect(MODALS.filter((name) => !hasModal(name))).toEqual(["chatRoom"]);
  });

  it.each(PAIRS)("[SHELL-90] of %s and then %s the first stays only where it may", (first, second) => {
    const open = names(withModal(withModal([], first), second));
    const isDisplaced = first === second || (isAccount(first) && isAccount(second));
    expect(open).toEqual(isDisplaced ? [second] : [first, second]);
  });

  it("[SHELL-90] an account modal displaces the other one and leaves the notices and the chat open", () => {
    const before = withModal(withModal(withModal([], "noticeModal", "7"), "loginPopupModal"), "chatRoom");
    expect(names(withModal(before, "registerModal"))).toEqual(["noticeModal", "chatRoom", "registerModal"]);
  });

  it("closing one leaves the others", () => {
    const open = withModal(withModal([], "noticeModal", "7"), "loginPopupModal");
    expect(withoutModal(open, "loginPopupModal")).toEqual([{ name: "noticeModal", about: "7" }]);
    expect(withoutModal(open, "chatRoom")).toEqual(open);
  });
});

describe("what of them is shown", () => {
  const viewer = { isMember: false, mustChange: false, isLoginPage: false, isRegisterPage: false };
  const shown = (open: readonly ModalName[], who: Partial<typeof viewer>) =>
    names(
      shownModals(
        open.map((name) => ({ name, about: "" })),
        { ...viewer, ...who },
      ),
    );

  it("[SHELL-89] a visitor sees the ways in, and no change of a password that nobody has", () => {
    expect(MODALS.filter((name) => shown([name], {}).length > 0)).toEqual(
      MODALS.filter((name) => name !== "changePassModal"),
    );
  });

  it("[SHELL-89] a member sees no way in, and the login page no second form", () => {
    expect(shown(["loginPopupModal"], { isMember: true })).toEqual([]);
    expect(shown(["registerModal"], { isMember: true })).toEqual([]);
    expect(shown(["changePassModal"], { isMember: true })).toEqual(["changePassModal"]);
    expect(shown(["loginPopupModal"], { isLoginPage: true })).toEqual([]);
  });

  it("[SHELL-92] [ACC-44] a password that must be changed leaves its window alone, whatever the address says", () => {
    expect(shown([], { isMember: true, mustChange: true })).toEqual(["changePassModal"]);
    expect(shown(["noticeModal", "registerModal"], { mustChange: true })).toEqual(["changePassModal"]);
  });

  it("[SHELL-8] the registration's own address opens its window, until another way in takes its place", () => {
    expect(shown([], { isRegisterPage: true })).toEqual(["registerModal"]);
    expect(shown(["loginPopupModal"], { isRegisterPage: true })).toEqual(["loginPopupModal"]);
  });
});

describe("the modals in the address", () => {
  it("are read as they were written, whatever they are about", () => {
    const open = withModal(withModal([], "noticeModal", "7.a&b=c"), "registerModal");
    const query = new URLSearchParams("a=1&modal=chatRoom");
    writeModals(query, open);
    expect(readModals(new URLSearchParams(query.toString()))).toEqual(open);
    expect(query.get("a")).toBe("1");
  });

  it("[SHELL-90] what is no modal is passed over, and of two account modals the last is open", () => {
    const query = new URLSearchParams("modal=nonsense&modal=loginPopupModal&modal=&modal=forgetPassModal");
    expect(names(readModals(query))).toEqual(["forgetPassModal"]);
  });
});
