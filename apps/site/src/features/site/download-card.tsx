// One platform of the download page: its button, its steps, and its QR code for another device [SHELL-111].
import { useObservable } from "@jonaki/browser/observable";
import { useId } from "react";
import type { ReactNode } from "react";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Button, buttonClass } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { CopyButton } from "@jonaki/ui/copy-button";
import Apple from "lucide-react/icons/apple";
import Download from "lucide-react/icons/download";
import Smartphone from "lucide-react/icons/smartphone";
import { useServices } from "../../app/services.ts";
import { QrCode } from "../../shell/qr-code.tsx";
import { downloadKind, stepsOf } from "./download-guide.rules.ts";
import type { DownloadKind } from "./download-guide.rules.ts";
import { resourceLabel, wholeAddress } from "./resources.rules.ts";
import type { Resource } from "./resources.rules.ts";
import styles from "./download-page.module.css";

export function DownloadCard({ resource }: { readonly resource: Resource }) {
  const { t, language } = useTranslator();
  const { page } = useServices();
  const nameId = useId();
  const kind = downloadKind(resource, page.origin);
  const label = resourceLabel(resource, language, t);
  return (
    <Card as="section" aria-labelledby={nameId} className={styles["card"]}>
      <h2 id={nameId} className={styles["name"]}>
        <span aria-hidden="true" className={styles["disc"]}>
          {resource.resourceType === "Android" ? <Smartphone /> : <Apple />}
        </span>
        {label}
      </h2>
      <div className={styles["get"]}>
        <Action kind={kind} url={resource.url} />
      </div>
      <div className={styles["guide"]}>
        <h3 className={styles["guide-name"]}>{t("download_steps")}</h3>
        <ol className={styles["steps"]}>
          {stepsOf(kind).map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </div>
      <figure className={styles["scan"]}>
        <span className={styles["code"]}>
          {resource.qrCodeUrl === "" ? (
            <QrCode text={resource.url} label={t("dock_qr", { 0: label })} />
          ) : (
            <img alt={t("dock_qr", { 0: label })} src={resource.qrCodeUrl} width={168} height={168} />
          )}
        </span>
        <figcaption>{t("dock_scan")}</figcaption>
      </figure>
    </Card>
  );
}

/** The site itself is installed where the browser offers it; elsewhere its address is what can be taken along. */
function Action({ kind, url }: { readonly kind: DownloadKind; readonly url: string }): ReactNode {
  const t = useText();
  const { page, install } = useServices();
  const state = useObservable(install.state);
  if (kind !== "app") {
    return (
      <a href={url} className={buttonClass({ tone: "brand", block: true })}>
        <Download aria-hidden="true" />
        {t(kind === "profile" ? "download_profile" : "download_get")}
      </a>
    );
  }
  if (state === "ready") {
    return (
      <Button block tone="amber" icon={<Download />} onClick={() => void install.ask()}>
        {t("download_install")}
      </Button>
    );
  }
  return (
    <CopyButton
      block
      text={wholeAddress(url, page.origin)}
      label={t("download_copy")}
      copiedLabel={t("action_copied")}
      failedLabel={t("action_copy_failed")}
    />
  );
}
