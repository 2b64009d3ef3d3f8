// The firefly and the name side by side, smaller on phones; what stands around it says whether it is a link.
import { useTranslator } from "@jonaki/i18n/react";
import { BrandMark } from "@jonaki/ui/brand-mark";
import { cx } from "@jonaki/ui/cx";
import { usePhone } from "@jonaki/ui/use-phone";
import { Wordmark } from "@jonaki/ui/wordmark";
import styles from "./brand-name.module.css";

const DESKTOP_SIZE = 40;
const PHONE_SIZE = 32;

interface BrandNameProps {
  /** Where others need the place the firefly stands alone. */
  readonly yielding?: boolean;
}

export function BrandName({ yielding = false }: BrandNameProps) {
  const { language, t } = useTranslator();
  const size = usePhone() ? PHONE_SIZE : DESKTOP_SIZE;
  return (
    <span className={cx(styles["brand"], yielding && styles["yielding"])}>
      <BrandMark size={size} />
      <Wordmark language={language} size={size} />
      <span className="sr">{t("brand_name")}</span>
    </span>
  );
}
