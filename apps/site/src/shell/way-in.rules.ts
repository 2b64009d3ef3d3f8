// A visitor's ways in, which are windows over the page one is on: the login [SHELL-102, SHELL-115], the registration
// [SHELL-104] and the way to a new password [SHELL-105].
import { LOGIN } from "../app/routes.ts";
import { modal, route } from "./place.rules.ts";
import type { SiteParts, Target } from "./place.rules.ts";

export const REGISTER_PLACE: Target = modal("registerModal");
export const FORGOT_PLACE: Target = modal("forgetPassModal");

export const loginPlace = ({ hasModal }: Pick<SiteParts, "hasModal">): Target =>
  hasModal("loginPopupModal") ? modal("loginPopupModal") : route(LOGIN);
