// The vendors of a category with picture and name [SHELL-49]; the one that is pointed at is the current one, and beside
// them stand its games [SHELL-54]. Arrow keys walk through both, and Tab goes on to the next category.
import { Suspense, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import type { CategoryKey } from "@jonaki/wire/constants";
import ArrowRight from "lucide-react/icons/arrow-right";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import type { VendorCard } from "../app/vendors.query.ts";
import { LabelText } from "./label-text.tsx";
import { vendorTarget } from "./category.rules.ts";
import type { NavigationItem } from "./navigation.rules.ts";
import { PlaceLink } from "./place-link.tsx";
import { useComeInFree } from "./use-come-in-free.ts";
import { VendorMark } from "./vendor-mark.tsx";
import styles from "./vendor-dropdown.module.css";

const games = lazyPage(async () => (await import("../features/lobby/dropdown-games.tsx")).DropdownGames);

/** Without its games the dropdown still leads to every vendor. */
const NOTHING = { "slow-load": null, fault: null };

interface VendorDropdownProps {
  readonly item: NavigationItem;
  readonly close: () => void;
}

export function VendorDropdown({ item, close }: VendorDropdownProps) {
  const t = useText();
  const comeInFree = useComeInFree();
  const [current, setCurrent] = useState(item.vendors[0]?.vassalage);
  const vendor = item.vendors.find(({ vassalage }) => vassalage === current);
  const category = "text" in item.label ? t(item.label.text) : item.label.name;
  return (
    <section aria-label={t("menu_vendors", { 0: category })} className={styles["dropdown"]}>
      <div className={styles["vendors"]}>
        <p aria-hidden="true" className={styles["title"]}>
          {t("menu_vendors", { 0: category })}
        </p>
        <ul className={styles["list"]}>
          {item.vendors.map((one) => (
            <li key={one.vassalage} data-vendor="" onPointerEnter={() => setCurrent(one.vassalage)}>
              <VendorLink
                vendor={one}
                category={item.key}
                isCurrent={current === one.vassalage}
                onCurrent={() => setCurrent(one.vassalage)}
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
      </div>
      {vendor === undefined ? null : (
        <ErrorBoundary screens={NOTHING}>
          <Suspense fallback={null}>
            <games.Page key={vendor.vassalage} vendor={vendor} comeInFree={comeInFree} />
          </Suspense>
        </ErrorBoundary>
      )}
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
