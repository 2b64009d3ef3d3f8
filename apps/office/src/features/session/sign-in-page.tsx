// Signing in [OFF-1]: the password, then a code of the authenticator app; the first time the app is set up on the way.
// Whoever was sent out is told why, and comes back to the address that still stands [OFF-5].
import { useObservable } from "@jonaki/browser/observable";
import { useState } from "react";
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { useText } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { useServices } from "../../app/services.ts";
import { Plain } from "../../shell/plain.tsx";
import { CodeStep } from "./code-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import styles from "./session-form.module.css";

export type FirstStep = CallOutput<OfficeCalls["session"]["signIn"]>;

export function SignInPage() {
  const t = useText();
  const { session } = useServices();
  const endedBy = useObservable(session.endedBy);
  const [step, setStep] = useState<FirstStep | null>(null);
  const [isOver, setOver] = useState(false);
  const startAgain = (): void => {
    setOver(true);
    setStep(null);
  };
  return (
    <Plain>
      <Card as="section" aria-labelledby="sign-in" className={styles["card"]}>
        <h1 id="sign-in" className={styles["title"]}>
          {t(step === null ? "office_sign_in" : "office_second_step")}
        </h1>
        {endedBy === null ? null : (
          <p role="alert" className={styles["notice"]}>
            {t("office_ended")}
          </p>
        )}
        {isOver && step === null ? (
          <p role="alert" className={styles["notice"]}>
            {t("office_step_over")}
          </p>
        ) : null}
        {step === null ? (
          <PasswordStep onDone={setStep} />
        ) : (
          <CodeStep step={step} onOver={startAgain} onBack={() => setStep(null)} />
        )}
      </Card>
    </Plain>
  );
}
