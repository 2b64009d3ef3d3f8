// The login page [SHELL-24], used by the guard: art on one side, the ways in on the other; on phones the form alone.
import { useObservable } from "@jonaki/browser/observable";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { AccountArt } from "./account-art.tsx";
import { ChallengeStep } from "./challenge-step.tsx";
import { doorOf } from "./door.ts";
import { LoginWays } from "./login-ways.tsx";
import styles from "./login-page.module.css";

export function LoginPage() {
  const t = useText();
  const challenge = useObservable(doorOf(useServices().session).challenge);
  return (
    <div className={styles["page"]}>
      <section aria-labelledby="login-title" className={styles["card"]}>
        <div className={styles["art"]}>
          <AccountArt promise={t("login_art")} />
        </div>
        <div className={styles["main"]}>
          <h1 id="login-title" className={styles["title"]}>
            {t(challenge === null ? "login_title" : "challenge_title")}
          </h1>
          <p className={styles["body"]}>{t(challenge === null ? "login_body" : "challenge_body")}</p>
          {challenge === null ? <LoginWays /> : <ChallengeStep challenge={challenge} />}
        </div>
      </section>
    </div>
  );
}
