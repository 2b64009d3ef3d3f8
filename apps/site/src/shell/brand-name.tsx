// The firefly and the name side by side, smaller on phones; what stands around it says whether it is a link.
import { useTranslator } from "@jonaki/i18n/react";
import { BrandMark } from "@jonaki/ui/brand-mark";
import { cx } from "@jonaki/ui/cx";
import { usePhone } from "@jonaki/ui/use-phone";
import { Wordmark } from "@jonaki/ui/wordmark";
import styles from "./brand-name.module.css";

const DESKTOP_SIZE = 40;
const PHONE_SIZE = 34;

interface BrandNameProps {
  /** On narrow phones the firefly alone, where others need the place. */
  readonly compact?: boolean;
}

export function BrandName({ compact = false }: BrandNameProps) {
  const { language, t } = useTranslator();
  const size = usePhone() ? PHONE_SIZE : DESKTOP_SIZE;
  return (
    <span className={cx(styles["brand"], compact && styles["compact"])}>
      <BrandMark size={size} />
      <Wordmark language={language} size={size} />
      <span className="sr">{t("brand_name")}</span>
    </span>
  );
}
