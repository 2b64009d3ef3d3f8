// The filters that are used less: in the row on wide screens, behind a button on phones, where the rows come first.
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { usePhone } from "@jonaki/ui/use-phone";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import styles from "./record-filters.module.css";

interface FurtherFiltersProps {
  /** One of them narrows the record, or says what is wrong: it has to be seen. */
  readonly isUsed: boolean;
  readonly children: ReactNode;
}

export function FurtherFilters({ isUsed, children }: FurtherFiltersProps) {
  const t = useText();
  const isPhone = usePhone();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return children;
  const isShown = isOpen || isUsed;
  return (
    <>
      {isUsed ? null : (
        <Button
          size="sm"
          icon={<SlidersHorizontal />}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          className={styles["further"]}
          onClick={() => setOpen(!isOpen)}
        >
          {t("record_further")}
        </Button>
      )}
      {isShown ? (
        <div id={id} className={styles["row"]}>
          {children}
        </div>
      ) : null}
    </>
  );
}
