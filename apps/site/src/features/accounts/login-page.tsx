// The login page [SHELL-24]: art on one side, the form on the other; on phones the form alone. What comes later
// (codes, images, remembering) is not shown.
import { useText } from "@jonaki/i18n/react";
import { isFlagOn } from "@jonaki/wire/flags";
import { usePermission } from "../../app/permission-context.ts";
import river from "../../art/hero-river.svg";
import { FreePlay } from "./free-play.tsx";
import { LoginForm } from "./login-form.tsx";
import { SessionNotice } from "./session-notice.tsx";
import styles from "./login-page.module.css";

export function LoginPage() {
  const t = useText();
  const { whitelabel } = usePermission();
  return (
    <div className={styles["page"]}>
      <section aria-labelledby="login-title" className={styles["card"]}>
        <div data-theme="dark" className={styles["art"]}>
          <img alt="" className={styles["river"]} src={river} width={848} height={400} />
          <p className={styles["promise"]}>{t("login_art")}</p>
        </div>
        <div className={styles["main"]}>
          <h1 id="login-title" className={styles["title"]}>
            {t("login_title")}
          </h1>
          <p className={styles["body"]}>{t("login_body")}</p>
          <SessionNotice />
          <LoginForm />
          {isFlagOn(whitelabel, "FREEPLAY3") ? <FreePlay /> : null}
        </div>
      </section>
    </div>
  );
}
