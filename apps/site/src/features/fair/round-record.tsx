// The record of the round that stands in the form: to copy, or to keep as a file for `npm run verify` [FAIR-10].
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { CopyButton } from "@jonaki/ui/copy-button";
import Download from "lucide-react/icons/download";
import { isSharedGame, recordText } from "./round-form.rules.ts";
import type { RoundForm } from "./round-form.rules.ts";
import styles from "./verify-result.module.css";

export function RoundRecord({ form }: { readonly form: RoundForm }) {
  const t = useText();
  const text = recordText(form);
  return (
    <>
      <h2 className={styles["heading"]}>{t("fair_record")}</h2>
      <p className={styles["body"]}>{t("fair_record_body")}</p>
      <div className={styles["buttons"]}>
        <CopyButton
          text={text}
          label={t("fair_copy_record")}
          copiedLabel={t("action_copied")}
          failedLabel={t("action_copy_failed")}
        />
        <a
          className={buttonClass()}
          download={`${form.game}-${isSharedGame(form.game) ? form.round : form.nonce}.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Download aria-hidden="true" />
          {t("fair_download_record")}
        </a>
      </div>
    </>
  );
}
