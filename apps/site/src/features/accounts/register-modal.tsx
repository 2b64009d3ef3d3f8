// registerModal [SHELL-104]: the form of the tab, over the page; on a phone it is the whole page.
import { useState } from "react";
import { formatCount } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Segment } from "@jonaki/ui/segment";
import { Skeleton } from "@jonaki/ui/skeleton";
import { MIN_AGE } from "@jonaki/wire/constants";
import Smartphone from "lucide-react/icons/smartphone";
import UserRound from "lucide-react/icons/user-round";
import { BrandName } from "../../shell/brand-name.tsx";
import { LanguageMenu } from "../../shell/language-menu.tsx";
import { LoadProblem } from "../../shell/load-problem.tsx";
import type { ModalProps } from "../../shell/modals.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import { SITE_PARTS } from "../../shell/site-parts.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { loginPlace } from "../../shell/way-in.rules.ts";
import { AccountArt } from "./account-art.tsx";
import { AccountModal } from "./account-modal.tsx";
import { RegisterForm } from "./register-form.tsx";
import type { RegisterTab } from "./registration-form.rules.ts";
import { useRegistrationParts } from "./registration.query.ts";
import form from "./account-form.module.css";
import styles from "./register-form.module.css";

export function RegisterModal({ onClose }: ModalProps) {
  const { t, language } = useTranslator();
  const { parts, ...loading } = useRegistrationParts();
  const age = formatCount(parts?.settings.minimumAge ?? MIN_AGE, language);
  return (
    <AccountModal
      size="lg"
      phone="page"
      title={t("register_title")}
      body={t("register_body", { 0: age })}
      art={<AccountArt promise={t("register_art")} />}
      head={
        <div className={styles["head"]}>
          <BrandName />
          <LanguageMenu />
        </div>
      }
      onClose={onClose}
    >
      {parts === undefined ? <Coming {...loading} /> : <Opened {...parts} onDone={onClose} />}
      <p className={form["foot"]}>
        {t("register_has_account")}
        <PlaceLink place={loginPlace(SITE_PARTS)} className={form["strong"]}>
          {t("register_log_in")}
        </PlaceLink>
      </p>
      <p className={styles["safe"]}>
        <span aria-hidden="true" className={styles["age"]}>
          {parts?.settings.minimumAge ?? MIN_AGE}+
        </span>
        {t("safe_line")}
      </p>
    </AccountModal>
  );
}

type Parts = NonNullable<ReturnType<typeof useRegistrationParts>["parts"]>;

function Opened({ settings, rules, onDone }: Parts & { readonly onDone: () => void }) {
  const t = useText();
  const { isOn } = useViewer();
  const [first = "register"] = settings.tabs;
  const [chosen, setTab] = useState<RegisterTab>(first);
  const hasTabs = isOn("MOBILENUMREG3") && settings.tabs.length > 1;
  const tab = hasTabs ? chosen : first;
  return (
    <>
      {hasTabs ? (
        <Segment
          block
          label={t("register_ways")}
          value={tab}
          onValue={setTab}
          className={form["tabs"]}
          choices={[
            { value: "register", label: t("register_account"), icon: <UserRound /> },
            { value: "registerMobile", label: t("mobile_label"), icon: <Smartphone /> },
          ]}
        />
      ) : null}
      {/* Another tab is another form, with a picture of its own [ACC-105]. */}
      <RegisterForm key={tab} tab={tab} settings={settings} rules={rules} onDone={onDone} />
    </>
  );
}

type ComingProps = Omit<ReturnType<typeof useRegistrationParts>, "parts">;

function Coming({ problem, isFetching, reload }: ComingProps) {
  const t = useText();
  if (problem !== null) return <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />;
  return (
    <output className={styles["coming"]}>
      <span className="sr">{t("page_loading")}</span>
      <Skeleton height={48} radius="var(--r-md)" />
      <Skeleton height={260} radius="var(--r-md)" />
      <Skeleton height={52} radius="var(--r-sm)" />
    </output>
  );
}
