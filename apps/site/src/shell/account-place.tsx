// The end of the header: for a visitor the way in, a form where there is place for one; for a member the account. What
// only a member needs comes in a part of its own, so that a visitor does not pay for it.
import { Suspense } from "react";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { useMedia } from "@jonaki/ui/use-media";
import { useLocation } from "../app/site-router.tsx";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { LOGIN } from "../app/routes.ts";
import { useToken } from "../app/use-token.ts";
import { HeaderLogin, RegisterLink } from "./header-login.tsx";
import { PlaceLink } from "./place-link.tsx";
import { SITE_PARTS } from "./site-parts.ts";
import { loginPlace } from "./way-in.rules.ts";
import styles from "./site-header.module.css";

const bar = lazyPage(async () => (await import("../features/accounts/account-bar.tsx")).AccountBar);

/** Where the whole login form fits beside the rest. */
export const WITH_FORM = "(min-width: 1080px)";

/** A bar that does not come is missed, but no reason to take the page away. */
const NOTHING = { "slow-load": null, fault: null };

export function AccountPlace() {
  const t = useText();
  const token = useToken();
  const isWide = useMedia(WITH_FORM);
  const { pathname } = useLocation();
  if (token !== null) {
    return (
      <ErrorBoundary screens={NOTHING}>
        <Suspense fallback={<span className={styles["account"]} />}>
          <bar.Page />
        </Suspense>
      </ErrorBoundary>
    );
  }
  // On the login page itself it would lead nowhere.
  if (pathname === LOGIN) return null;
  if (isWide) return <HeaderLogin />;
  return (
    <>
      <PlaceLink place={loginPlace(SITE_PARTS)} className={buttonClass({ tone: "brand", size: "sm" })}>
        {t("login_submit")}
      </PlaceLink>
      <RegisterLink size="sm" />
    </>
  );
}
