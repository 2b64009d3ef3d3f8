// A visitor's ways in that are modals: the login, which has a page until its modal exists [SHELL-115], and the way to a
// new password, which is absent until then [SHELL-105].
import { LOGIN } from "../app/routes.ts";
import { modal, route } from "./place.rules.ts";
import type { SiteParts, Target } from "./place.rules.ts";

export const FORGOT_PLACE: Target = modal("forgetPassModal");

export const loginPlace = ({ hasModal }: Pick<SiteParts, "hasModal">): Target =>
  hasModal("loginPopupModal") ? modal("loginPopupModal") : route(LOGIN);
