// Every way in, for the window and the page: the form, a second one for mobile numbers [SHELL-103], the identity
// providers, free play, and the extra step in the place of all when a login asks for it [ACC-126].
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Segment } from "@jonaki/ui/segment";
import Smartphone from "lucide-react/icons/smartphone";
import UserRound from "lucide-react/icons/user-round";
import { useServices } from "../../app/services.ts";
import { modal } from "../../shell/place.rules.ts";
import { PlaceLink } from "../../shell/place-link.tsx";
import { useViewer } from "../../shell/use-viewer.ts";
import { FreePlay } from "./free-play.tsx";
import { IdentityButtons } from "./identity-buttons.tsx";
import { LoginForm } from "./login-form.tsx";
import { MobileLoginForm } from "./mobile-login-form.tsx";
import { rememberedMobile } from "./remembered.rules.ts";
import { SessionNotice } from "./session-notice.tsx";
import styles from "./account-form.module.css";

export function LoginWays() {
  const t = useText();
  const { cookies } = useServices();
  const { isOn } = useViewer();
  const hasMobile = isOn("MOBILEVERCODELOGIN3");
  const [tab, setTab] = useState<"username" | "sms">(() =>
    rememberedMobile(cookies) === null ? "username" : "sms",
  );
  return (
    <>
      <SessionNotice />
      {hasMobile ? (
        <Segment
          block
          label={t("login_ways")}
          value={tab}
          onValue={setTab}
          className={styles["tabs"]}
          choices={[
            { value: "username", label: t("login_username"), icon: <UserRound /> },
            { value: "sms", label: t("mobile_label"), icon: <Smartphone /> },
          ]}
        />
      ) : null}
      {hasMobile && tab === "sms" ? <MobileLoginForm /> : <LoginForm />}
      <IdentityButtons />
      {isOn("DIRECTREG3") ? (
        <p className={styles["foot"]}>
          {t("login_no_account")}
          <PlaceLink place={modal("registerModal")} className={styles["strong"]}>
            {t("login_register_now")}
          </PlaceLink>
        </p>
      ) : null}
      {isOn("FREEPLAY3") ? <FreePlay /> : null}
    </>
  );
}
