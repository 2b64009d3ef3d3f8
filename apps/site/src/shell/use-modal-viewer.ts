// Who stands before the modals: inside or not, with a password to change or not, and on which page.
import { useObservable } from "@jonaki/browser/observable";
import { useSyncExternalStore } from "react";
import { MEMBER_CENTRE_EXCLUDED } from "@jonaki/wire/account-types";
import { useLocation } from "../app/site-router.tsx";
import { LOGIN, REGISTER } from "../app/routes.ts";
import { useServices } from "../app/services.ts";
import { useAccountType, useToken } from "../app/use-token.ts";
import type { ModalViewer } from "./modals.rules.ts";

export function useModalViewer(): ModalViewer {
  const { session, resetToken } = useServices();
  const isDue = (): boolean => session.read("cpw") !== null;
  const mustChange = useSyncExternalStore(session.subscribe, isDue, isDue);
  const hasResetToken = useObservable(resetToken) !== null;
  const { pathname } = useLocation();
  const accountType = useAccountType();
  return {
    // A guest has no account to be inside with, and may still come in [ACC-7].
    isMember: useToken() !== null && accountType !== MEMBER_CENTRE_EXCLUDED,
    mustChange: mustChange || hasResetToken,
    isLoginPage: pathname === LOGIN,
    isRegisterPage: pathname.startsWith(REGISTER),
  };
}
