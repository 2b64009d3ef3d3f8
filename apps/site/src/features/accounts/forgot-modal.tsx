// forgetPassModal [SHELL-105]: a new password by e-mail, and by mobile where the site allows it.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Segment } from "@jonaki/ui/segment";
import Mail from "lucide-react/icons/mail";
import Smartphone from "lucide-react/icons/smartphone";
import type { ModalProps } from "../../shell/modals.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import { SITE_PARTS } from "../../shell/site-parts.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { loginPlace } from "../../shell/way-in.rules.ts";
import { AccountModal } from "./account-modal.tsx";
import { ForgotByMail } from "./forgot-by-mail.tsx";
import { ForgotByPhone } from "./forgot-by-phone.tsx";
import styles from "./account-form.module.css";

export function ForgotModal({ onClose }: ModalProps) {
  const t = useText();
  const { isOn } = useViewer();
  const hasPhone = isOn("CHNGPASSVERIF3");
  const [way, setWay] = useState<"mail" | "phone">("mail");
  const byPhone = hasPhone && way === "phone";
  return (
    <AccountModal
      size="md"
      title={t("login_forgot_long")}
      body={t(byPhone ? "forgot_phone_body" : "forgot_mail_body")}
      onClose={onClose}
    >
      {hasPhone ? (
        <Segment
          block
          label={t("forgot_ways")}
          value={way}
          onValue={setWay}
          className={styles["tabs"]}
          choices={[
            { value: "mail", label: t("forgot_by_mail"), icon: <Mail /> },
            { value: "phone", label: t("forgot_by_phone"), icon: <Smartphone /> },
          ]}
        />
      ) : null}
      {byPhone ? <ForgotByPhone /> : <ForgotByMail onSent={onClose} />}
      <p className={styles["foot"]}>
        <PlaceLink place={loginPlace(SITE_PARTS)} className={styles["link"]}>
          {t("forgot_back")}
        </PlaceLink>
      </p>
    </AccountModal>
  );
}
