// /down and /download: iOS, iOS lite and Android, each only when its resource exists [SHELL-111, SITE-27].
import { useObservable } from "@jonaki/browser/observable";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { EmptyState } from "@jonaki/ui/empty-state";
import { useLocation } from "../../app/site-router.tsx";
import { usePermission } from "../../app/permission-context.ts";
import { HOME } from "../../app/routes.ts";
import { useServices } from "../../app/services.ts";
import { downloads } from "../../shell/right-bar.rules.ts";
import { Page } from "../../shell/page.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { DownloadCard } from "./download-card.tsx";
import { downloadKind, wantedFirst } from "./download-guide.rules.ts";
import { DownloadHere } from "./download-here.tsx";
import styles from "./download-page.module.css";

export function DownloadPage() {
  const t = useText();
  const { page, install } = useServices();
  const state = useObservable(install.state);
  const { search } = useLocation();
  const apps = wantedFirst(downloads(usePermission().resources), new URLSearchParams(search).get("app"));
  // The offer has one button: the card of the site's own app carries it.
  const cardInstalls = state === "ready" && apps.some((one) => downloadKind(one, page.origin) === "app");
  return (
    <Page title={t("menu_download")} lead={apps.length === 0 ? undefined : t("download_lead")}>
      {apps.length === 0 ? (
        <EmptyState
          title={t("download_none")}
          reason={t("download_none_reason")}
          actions={
            <SiteLink to={HOME} className={buttonClass({ tone: "brand" })}>
              {t("page_home")}
            </SiteLink>
          }
        />
      ) : (
        <>
          {cardInstalls ? null : <DownloadHere />}
          <div className={styles["cards"]}>
            {apps.map((one) => (
              <DownloadCard key={one.resourceType} resource={one} />
            ))}
          </div>
        </>
      )}
    </Page>
  );
}
