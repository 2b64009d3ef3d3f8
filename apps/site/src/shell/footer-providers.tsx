// The studios behind the games, by name once the vendor list is here, with their marks when the footer comes near the
// screen [SHELL-73].
import { Suspense, useRef } from "react";
import { useText } from "@jonaki/i18n/react";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { useVendors } from "../app/vendors.query.ts";
import { providersOf } from "./footer.rules.ts";
import type { Provider } from "./footer.rules.ts";
import { useNear } from "./use-near.ts";
import styles from "./site-footer.module.css";

const mark = lazyPage(async () => (await import("./vendor-mark.tsx")).VendorMark);
const NOTHING = { "slow-load": null, fault: null };

export function FooterProviders() {
  const providers = providersOf(useVendors() ?? []);
  return providers.length === 0 ? null : <Providers providers={providers} />;
}

function Providers({ providers }: { readonly providers: readonly Provider[] }) {
  const t = useText();
  const place = useRef<HTMLUListElement>(null);
  const isNear = useNear(place);
  return (
    <section aria-labelledby="providers" className={styles["providers"]}>
      <h2 id="providers" className={styles["title"]}>
        {t("footer_providers")}
      </h2>
      <ul ref={place} className={styles["names"]}>
        {providers.map((provider) => (
          <li key={provider.vassalage}>
            <span className={styles["mark"]}>{isNear ? <Mark provider={provider} /> : null}</span>
            {provider.displayName}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mark({ provider }: { readonly provider: Provider }) {
  return (
    <ErrorBoundary screens={NOTHING}>
      <Suspense fallback={null}>
        <mark.Page vendor={provider} />
      </Suspense>
    </ErrorBoundary>
  );
}
