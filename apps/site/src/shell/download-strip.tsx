// The home page's strip of apps [SHELL-110.12]: codes to scan where there is place for them, and the way to the
// download page. Without an app to offer it is not there.
import { Suspense } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { useMedia } from "@jonaki/ui/use-media";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { usePermission } from "../app/permission-context.ts";
import { DOWNLOAD } from "../app/routes.ts";
import { useIdle } from "../app/use-idle.ts";
import { resourceLabel } from "../features/site/resources.rules.ts";
import type { Resource } from "../features/site/resources.rules.ts";
import { downloads } from "./right-bar.rules.ts";
import { SiteLink } from "./site-link.tsx";
import styles from "./download-strip.module.css";

const code = lazyPage(async () => (await import("./qr-code.tsx")).QrCode);
const WIDE = "(min-width: 840px)";
const NOTHING = { "slow-load": null, fault: null };

export function DownloadStrip() {
  const { t } = useTranslator();
  const isWide = useMedia(WIDE);
  const apps = downloads(usePermission().resources);
  if (apps.length === 0) return null;
  return (
    <section aria-labelledby="download" data-theme="dark" className={styles["strip"]}>
      <div className={styles["words"]}>
        <h2 id="download" className={styles["name"]}>
          {t("home_download")}
        </h2>
        <p className={styles["text"]}>{t(isWide ? "download_body" : "download_phone")}</p>
        <SiteLink to={DOWNLOAD} className={buttonClass({ tone: "brand" })}>
          {t("download_more")}
        </SiteLink>
      </div>
      {isWide ? (
        <ul className={styles["codes"]}>
          {apps.map((one) => (
            <Code key={one.resourceType} resource={one} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Its place is kept until the browser has time to draw it. */
function Code({ resource }: { readonly resource: Resource }) {
  const { t, language } = useTranslator();
  const isIdle = useIdle();
  const label = resourceLabel(resource, language, t);
  const spoken = t("dock_qr", { 0: label });
  return (
    <li className={styles["app"]}>
      <span className={styles["code"]}>
        {isIdle ? (
          <ErrorBoundary screens={NOTHING}>
            <Suspense fallback={null}>
              {resource.qrCodeUrl === "" ? (
                <code.Page text={resource.url} label={spoken} />
              ) : (
                <img alt={spoken} src={resource.qrCodeUrl} width={112} height={112} />
              )}
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </span>
      <span aria-hidden="true">{label}</span>
    </li>
  );
}
