// The letters of a picture, for whoever has no session [ACC-30]: a new picture on wish, at most once a second [ACC-31].
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useText } from "@jonaki/i18n/react";
import { IconButton } from "@jonaki/ui/icon-button";
import { TextField } from "@jonaki/ui/text-field";
import RotateCw from "lucide-react/icons/rotate-cw";
import { CAPTCHA_REFRESH } from "@jonaki/wire/constants";
import { useServices } from "../app/services.ts";
import { throttled } from "../app/throttle.ts";
import styles from "./captcha-field.module.css";

const LETTERS = 4;
/** One browser has one picture: the next takes its place. */
const CAPTCHA_KEY = ["captcha"] as const;

/** The picture of one form, fetched when it is wanted; a refused answer needs a new one, because each works once. */
export function useCaptcha(isWanted: boolean) {
  const { api, timers } = useServices();
  const [answer, setAnswer] = useState("");
  const queries = useQueryClient();
  const { data, isFetching } = useQuery({
    queryKey: CAPTCHA_KEY,
    queryFn: async () => {
      const told = await api.accounts.captcha({});
      if (!told.ok) throw new Error(told.message);
      return told.value;
    },
    enabled: isWanted,
    meta: { own: true },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const renew = (): void => {
    setAnswer("");
    void queries.refetchQueries({ queryKey: CAPTCHA_KEY });
  };
  // A wish within the pause is granted at its end: a picture that was used up must not stay.
  const [refresh] = useState(() => throttled(CAPTCHA_REFRESH, timers.after, renew));
  return { picture: data, isFetching, answer, setAnswer, refresh };
}

interface CaptchaFieldProps {
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly error?: string | undefined;
}

export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const t = useText();
  const { picture, isFetching, answer, setAnswer, refresh } = captcha;
  return (
    <div className={styles["row"]}>
      <TextField
        label={t("captcha_label")}
        name="captcha"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LETTERS}
        value={answer}
        onValue={setAnswer}
        error={error}
        className={styles["field"]}
      />
      <span className={styles["picture"]}>
        {picture === undefined ? null : (
          <img src={`data:image/png;base64,${picture}`} alt={t("captcha_picture")} width={120} height={48} />
        )}
      </span>
      <IconButton label={t("captcha_new")} icon={<RotateCw />} disabled={isFetching} onClick={refresh} />
    </div>
  );
}
