// The right bar: customer service, the social link, e-mail, and the QR codes of the apps [SHELL-71].
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import Apple from "lucide-react/icons/apple";
import Headset from "lucide-react/icons/headset";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Smartphone from "lucide-react/icons/smartphone";
import { useMemberInfo } from "../features/accounts/member.query.ts";
import { resourceLabel } from "../features/site/resources.rules.ts";
import type { ResourceType } from "../features/site/resources.rules.ts";
import { useCustomerService } from "../features/site/use-customer-service.ts";
import { QrEntry } from "./qr-entry.tsx";
import type { RightBarEntry } from "./right-bar.rules.ts";
import { WarningDialog } from "./warning.tsx";
import styles from "./right-bar.module.css";

const ICONS: Partial<Readonly<Record<ResourceType, ReactNode>>> = {
  FACEBOOK: <MessageCircle aria-hidden="true" />,
  EMAIL: <Mail aria-hidden="true" />,
  IOS: <Apple aria-hidden="true" />,
  MOBILECONFIG: <Apple aria-hidden="true" />,
  Android: <Smartphone aria-hidden="true" />,
};

export function RightBar({ entries }: { readonly entries: readonly RightBarEntry[] }) {
  const { t, language } = useTranslator();
  const [openType, setOpenType] = useState<ResourceType | null>(null);
  return (
    <aside aria-label={t("dock_label")} className={styles["bar"]}>
      {entries.map((entry) => {
        if (entry.kind === "service") return <Service key="service" />;
        const { resource } = entry;
        const type = resource.resourceType;
        const label = resourceLabel(resource, language, t);
        const face = (
          <>
            {ICONS[type]}
            {label}
          </>
        );
        return entry.kind === "link" ? (
          <OutLink key={type} href={entry.href}>
            {face}
          </OutLink>
        ) : (
          <QrEntry
            key={type}
            label={label}
            source={entry.source}
            href={resource.url}
            isOpen={openType === type}
            onOpen={(isOpen) => setOpenType((now) => (isOpen ? type : now === type ? null : now))}
          >
            {face}
          </QrEntry>
        );
      })}
    </aside>
  );
}

/** Mail opens no page; another site opens beside ours and learns nothing of it. */
function OutLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const outside = href.startsWith("mailto:") ? {} : { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a className={styles["entry"]} href={href} {...outside}>
      {children}
    </a>
  );
}

function Service() {
  const { t } = useTranslator();
  const rankLevel = useMemberInfo()?.clubLabel.rankLevel ?? null;
  const { contact, busy, warning } = useCustomerService({ from: "menu", rankLevel });
  return (
    <>
      <button
        type="button"
        title={t("support_title")}
        aria-busy={busy || undefined}
        className={cx(styles["entry"], styles["service"])}
        onClick={contact}
      >
        <Headset aria-hidden="true" />
        {t("dock_service")}
      </button>
      <WarningDialog warning={warning} />
    </>
  );
}
