// The place of a member's money in the header. What it shows comes in a part of its own, so that a visitor does not
// pay for it.
import { Suspense } from "react";
import { cx } from "@jonaki/ui/cx";
import { usePhone } from "@jonaki/ui/use-phone";
import { useLocation } from "../app/site-router.tsx";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { GAME, SEAMLESS } from "../app/routes.ts";
import { useToken } from "../app/use-token.ts";
import styles from "./money-place.module.css";

const money = lazyPage(async () => (await import("./member-money.tsx")).MemberMoney);

/** Money that cannot be shown is missed, but no reason to take the page away. */
const NOTHING = { "slow-load": null, fault: null };

/** On a phone the screen belongs to the game, which shows the balance it plays with. */
export function useMoneyShown(): boolean {
  const isMember = useToken() !== null;
  const isPhone = usePhone();
  const { pathname } = useLocation();
  return isMember && !(isPhone && (pathname === GAME || pathname === SEAMLESS));
}

export function MoneyPlace({ className }: { readonly className?: string | undefined }) {
  if (!useMoneyShown()) return null;
  return (
    <span className={cx(styles["place"], className)}>
      <ErrorBoundary screens={NOTHING}>
        <Suspense fallback={null}>
          <money.Page />
        </Suspense>
      </ErrorBoundary>
    </span>
  );
}
