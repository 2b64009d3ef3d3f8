// The screens of the modals [SHELL-89], each a chunk of its own. One without a screen does not exist yet: whatever would
// open it is absent, or leads to a page.
import { lazyPage } from "../app/lazy-page.ts";
import type { LazyPage } from "../app/lazy-page.ts";
import type { ModalName, OpenModal } from "./modals.rules.ts";

export interface ModalProps extends Pick<OpenModal, "about"> {
  readonly onClose: () => void;
}

export type ModalScreens = Readonly<Record<ModalName, LazyPage<ModalProps> | null>>;

export const MODAL_SCREENS: ModalScreens = {
  loginPopupModal: lazyPage(async () => (await import("./login-modal.tsx")).LoginModal),
  registerModal: lazyPage(
    async () => (await import("../features/accounts/register-modal.tsx")).RegisterModal,
  ),
  forgetPassModal: lazyPage(async () => (await import("../features/accounts/forgot-modal.tsx")).ForgotModal),
  changePassModal: lazyPage(
    async () => (await import("../features/accounts/change-password-modal.tsx")).ChangePasswordModal,
  ),
  noticeModal: lazyPage(async () => (await import("../features/messages/notice-modal.tsx")).NoticeModal),
  gamePopup: lazyPage(async () => (await import("./game-popup-modal.tsx")).GamePopupModal),
  chatRoom: null,
};

/** Whether a modal has a screen by now. */
export const hasModal = (name: ModalName): boolean => MODAL_SCREENS[name] !== null;
