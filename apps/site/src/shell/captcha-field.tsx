// The letters of a picture, for whoever has no session [ACC-30]: a new picture on wish, at most once a second [ACC-31].
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useText } from "@jonaki/i18n/react";
import { IconButton } from "@jonaki/ui/icon-button";
import { TextField } from "@jonaki/ui/text-field";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useServices } from "../app/services.ts";
import styles from "./captcha-field.module.css";

const REFRESH_PAUSE_MS = 1_000;
const LETTERS = 4;

/** The picture of one form, fetched when it is wanted; a refused answer needs a new one, because each works once. */
export function useCaptcha(isWanted: boolean) {
  const { api, timers } = useServices();
  const [pausing, setPausing] = useState(false);
  const [answer, setAnswer] = useState("");
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["captcha"],
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
  const refresh = (): void => {
    if (pausing) return;
    setPausing(true);
    timers.after(REFRESH_PAUSE_MS, () => setPausing(false));
    setAnswer("");
    void refetch();
  };
  return { picture: data, isFetching: isFetching || pausing, answer, setAnswer, refresh };
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
