// The extra step of a login from a new place [ACC-124, ACC-126]: pick one of the methods, get its code where one is sent,
// give the answer. Five tries and ten minutes; whoever cancels is back at the form [ACC-80].
import { formatCount } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { TextField } from "@jonaki/ui/text-field";
import ChevronRight from "lucide-react/icons/chevron-right";
import Landmark from "lucide-react/icons/landmark";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square";
import ShieldCheck from "lucide-react/icons/shield-check";
import { ANSWER_TEXTS, isSent, METHOD_TEXTS, MOST_TRIES } from "./challenge.rules.ts";
import type { Method } from "./challenge.rules.ts";
import { CodeField } from "./code-field.tsx";
import type { Challenge } from "./door.ts";
import { useChallenge } from "./use-challenge.ts";
import { useTold } from "./use-told.tsx";
import form from "./account-form.module.css";
import styles from "./challenge-step.module.css";

const ICONS = { SMS: MessageSquare, MAIL: Mail, BANK_NAME: Landmark, TOTP: ShieldCheck } as const;

export function ChallengeStep({ challenge }: { readonly challenge: Challenge }) {
  const t = useText();
  const told = useTold();
  const step = useChallenge(challenge, told);
  return (
    <>
      {step.method === null ? (
        <Methods methods={challenge.methods} pick={step.pick} />
      ) : (
        <Answer step={step} method={step.method} />
      )}
      <div className={styles["ways"]}>
        {step.method === null || challenge.methods.length < 2 ? null : (
          <Button tone="ghost" onClick={() => step.pick(null)}>
            {t("challenge_ways")}
          </Button>
        )}
        <Button tone="ghost" onClick={step.cancel}>
          {t("action_cancel")}
        </Button>
      </div>
      {told.dialog}
    </>
  );
}

interface MethodsProps {
  readonly methods: Challenge["methods"];
  readonly pick: (method: Method) => void;
}

function Methods({ methods, pick }: MethodsProps) {
  const t = useText();
  return (
    <ul aria-label={t("challenge_ways")} className={styles["methods"]}>
      {methods.map(({ method, target }) => {
        const Icon = ICONS[method];
        return (
          <li key={method}>
            <button type="button" className={styles["method"]} onClick={() => pick(method)}>
              <Icon aria-hidden="true" />
              <span className={styles["words"]}>
                <b>{t(METHOD_TEXTS[method])}</b>
                {target === "" ? null : <span className="num">{target}</span>}
              </span>
              <ChevronRight aria-hidden="true" className={styles["go"]} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface AnswerProps {
  readonly step: ReturnType<typeof useChallenge>;
  readonly method: Method;
}

function Answer({ step, method }: AnswerProps) {
  const { t, language } = useTranslator();
  const field = { label: t(ANSWER_TEXTS[method]), error: step.isMissing ? t("err_code_missing") : undefined };
  const tries =
    step.triesLeft < MOST_TRIES ? t("challenge_left", { 0: formatCount(step.triesLeft, language) }) : null;
  return (
    <form noValidate aria-label={t("challenge_title")} className={form["form"]} onSubmit={step.press}>
      {isSent(method) ? (
        <CodeField
          {...field}
          name="answer"
          code={step.answer}
          onCode={step.setAnswer}
          sending={step.sending}
        />
      ) : (
        <TextField
          {...field}
          name="answer"
          required
          autoComplete={method === "TOTP" ? "one-time-code" : "off"}
          maxLength={128}
          value={step.answer}
          onValue={step.setAnswer}
        />
      )}
      {tries === null ? null : <output className={styles["tries"]}>{tries}</output>}
      <Button type="submit" tone="amber" size="lg" block loading={step.busy}>
        {t("action_confirm")}
      </Button>
    </form>
  );
}
