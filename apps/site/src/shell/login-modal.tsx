// loginPopupModal put together: the accounts' login window with the messages' banner for it [SHELL-102, MSG-13].
import { LoginWindow } from "../features/accounts/login-window.tsx";
import { LoginBanner } from "../features/messages/login-banner.tsx";
import { useLoginBanner } from "../features/messages/use-login-banner.ts";
import type { ModalProps } from "./modals.ts";

export function LoginModal({ onClose }: ModalProps) {
  const banner = useLoginBanner();
  return (
    <LoginWindow banner={banner === undefined ? null : <LoginBanner banner={banner} />} onClose={onClose} />
  );
}
