// The end of the header: the way in for a visitor, the account for a member. What only a member needs comes in a
// part of its own, so that a visitor does not pay for it.
import { Suspense } from "react";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { useLocation } from "react-router";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { LOGIN } from "../app/routes.ts";
import { useToken } from "../app/use-token.ts";
import { SiteLink } from "./site-link.tsx";
import styles from "./site-header.module.css";

const bar = lazyPage(async () => (await import("../features/accounts/account-bar.tsx")).AccountBar);

/** A bar that does not come is missed, but no reason to take the page away. */
const NOTHING = { "slow-load": null, fault: null };

export function AccountPlace() {
  const t = useText();
  const token = useToken();
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
  return (
    <SiteLink to={LOGIN} className={buttonClass({ tone: "brand", size: "sm" })}>
      {t("login_submit")}
    </SiteLink>
  );
}
