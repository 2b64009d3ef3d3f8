// The vendors of a category with picture and name [SHELL-49]; the one that is pointed at is the current one. Arrow
// keys walk through them, and Tab goes on to the next category.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import type { CategoryKey } from "@jonaki/wire/constants";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { VendorCard } from "../app/vendors.query.ts";
import { LabelText } from "./label-text.tsx";
import { vendorTarget } from "./category.rules.ts";
import type { NavigationItem } from "./navigation.rules.ts";
import { PlaceLink } from "./place-link.tsx";
import { VendorMark } from "./vendor-mark.tsx";
import styles from "./vendor-dropdown.module.css";

interface VendorDropdownProps {
  readonly item: NavigationItem;
  readonly close: () => void;
}

export function VendorDropdown({ item, close }: VendorDropdownProps) {
  const t = useText();
  const [current, setCurrent] = useState<string | null>(null);
  const category = "text" in item.label ? t(item.label.text) : item.label.name;
  return (
    <section aria-label={t("menu_vendors", { 0: category })} className={styles["dropdown"]}>
      <p aria-hidden="true" className={styles["title"]}>
        {t("menu_vendors", { 0: category })}
      </p>
      <ul className={styles["list"]}>
        {item.vendors.map((vendor) => (
          <li key={vendor.vassalage} data-vendor="" onPointerEnter={() => setCurrent(vendor.vassalage)}>
            <VendorLink
              vendor={vendor}
              category={item.key}
              isCurrent={current === vendor.vassalage}
              onCurrent={() => setCurrent(vendor.vassalage)}
              close={close}
            />
          </li>
        ))}
      </ul>
      {item.target.kind === "route" ? (
        <p data-vendor="" className={styles["lobby"]}>
          <PlaceLink
            place={item.target}
            tabIndex={-1}
            className={buttonClass({ tone: "line", size: "sm", block: true })}
            onClick={close}
          >
            {t("menu_lobby", { 0: category })}
            <ArrowRight aria-hidden="true" />
          </PlaceLink>
        </p>
      ) : null}
    </section>
  );
}

interface VendorLinkProps {
  readonly vendor: VendorCard;
  readonly category: string;
  readonly isCurrent: boolean;
  readonly onCurrent: () => void;
  readonly close: () => void;
}

function VendorLink({ vendor, category, isCurrent, onCurrent, close }: VendorLinkProps) {
  // Only categories have a dropdown, and their keys are the table's.
  const place = vendorTarget(category as CategoryKey, vendor);
  return (
    <PlaceLink
      place={place}
      tabIndex={-1}
      data-current={isCurrent ? "" : undefined}
      className={styles["vendor"]}
      onFocus={onCurrent}
      onClick={close}
    >
      <VendorMark vendor={vendor} />
      <LabelText label={{ name: vendor.displayName }} />
    </PlaceLink>
  );
}
