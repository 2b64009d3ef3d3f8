// The modals of the shell [SHELL-89] as one state: those that are open, in the order in which they were opened. Of the
// four account modals at most one is among them [SHELL-90]. The state is written as the query's `modal`.
export const ACCOUNT_MODALS = [
  "loginPopupModal",
  "registerModal",
  "forgetPassModal",
  "changePassModal",
] as const;
export const MODALS = [...ACCOUNT_MODALS, "noticeModal", "gamePopup", "chatRoom"] as const;
export type ModalName = (typeof MODALS)[number];

export interface OpenModal {
  readonly name: ModalName;
  /** What it opens on: the notice of noticeModal, the vendor of the game popup; empty for the others. */
  readonly about: string;
}

const MODAL_KEY = "modal";

const isAccount = (name: ModalName): boolean => ACCOUNT_MODALS.some((one) => one === name);

/** The open one that has to go when this one opens: itself, or the other account modal. */
export const displacedBy = (open: readonly OpenModal[], name: ModalName): OpenModal | undefined =>
  open.find((one) => one.name === name || (isAccount(one.name) && isAccount(name)));

export const withModal = (open: readonly OpenModal[], name: ModalName, about = ""): readonly OpenModal[] => [
  ...open.filter((one) => one !== displacedBy(open, name)),
  { name, about },
];

export const withoutModal = (open: readonly OpenModal[], name: ModalName): readonly OpenModal[] =>
  open.filter((one) => one.name !== name);

/** Who stands before the modals. */
export interface ModalViewer {
  readonly isMember: boolean;
  /** A password has to be changed first [ACC-44], or a reset link was followed [ACC-60]. */
  readonly mustChange: boolean;
  /** The page is the login form itself. */
  readonly isLoginPage: boolean;
  /** The address of the registration is the home page under its window [SHELL-8]. */
  readonly isRegisterPage: boolean;
}

/**
 * What of them is shown: no way in to somebody who is inside, no second login form, and where a password has to be changed
 * its window alone, whatever the address says, so that nothing but the change or a logout leads on [SHELL-92].
 */
export function shownModals(open: readonly OpenModal[], viewer: ModalViewer): readonly OpenModal[] {
  if (viewer.mustChange) return [{ name: "changePassModal", about: "" }];
  const shown = open.filter(({ name }) => {
    if (name === "loginPopupModal") return !viewer.isMember && !viewer.isLoginPage;
    if (name === "changePassModal") return viewer.isMember;
    return !isAccount(name) || !viewer.isMember;
  });
  const opensItself = viewer.isRegisterPage && !shown.some(({ name }) => isAccount(name));
  return opensItself ? withModal(shown, "registerModal") : shown;
}

/** An address may name anything: what is no modal is passed over, and of two account modals the last is open. */
export const readModals = (query: URLSearchParams): readonly OpenModal[] =>
  query.getAll(MODAL_KEY).reduce<readonly OpenModal[]>((open, text) => {
    const [, word = "", about = ""] = /^([^.]*)\.?(.*)$/u.exec(text) ?? [];
    const name = MODALS.find((one) => one === word);
    return name === undefined ? open : withModal(open, name, about);
  }, []);

export function writeModals(query: URLSearchParams, open: readonly OpenModal[]): void {
  query.delete(MODAL_KEY);
  for (const { name, about } of open) query.append(MODAL_KEY, about === "" ? name : `${name}.${about}`);
}
