// loginPopupModal [SHELL-102]: the ways in over whatever page one is on; a banner of the operator may stand beside them.
import { useObservable } from "@jonaki/browser/observable";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { AccountArt } from "./account-art.tsx";
import { AccountModal } from "./account-modal.tsx";
import { ChallengeStep } from "./challenge-step.tsx";
import { doorOf } from "./door.ts";
import { LoginWays } from "./login-ways.tsx";

interface LoginWindowProps {
  readonly banner: ReactNode;
  readonly onClose: () => void;
}

export function LoginWindow({ banner, onClose }: LoginWindowProps) {
  const t = useText();
  const { challenge } = doorOf(useServices().session);
  const open = useObservable(challenge);
  const close = (): void => {
    challenge.set(null);
    onClose();
  };
  return (
    <AccountModal
      size="form"
      title={t(open === null ? "login_title" : "challenge_title")}
      body={t(open === null ? "login_body" : "challenge_body")}
      art={<AccountArt promise={t("login_art")} banner={open === null ? banner : null} />}
      onClose={close}
    >
      {open === null ? <LoginWays /> : <ChallengeStep challenge={open} />}
    </AccountModal>
  );
}
