// A download in the right bar: the button opens its QR code beside it, Escape or a press elsewhere closes it.
import { Suspense, useEffect, useEffectEvent, useId, useRef } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import type { QrSource } from "./right-bar.rules.ts";
import styles from "./right-bar.module.css";

const code = lazyPage(async () => (await import("./qr-code.tsx")).QrCode);
const NOTHING = { "slow-load": null, fault: null };

interface QrEntryProps {
  readonly label: string;
  readonly source: QrSource;
  /** Where the code leads, for those who cannot point a camera at it. */
  readonly href: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

export function QrEntry({ label, source, href, isOpen, onOpen, children }: QrEntryProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const popupId = useId();
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node) || place.current?.contains(target) !== true) onOpen(false);
  });
  const type = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    onOpen(false);
    place.current?.querySelector("button")?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const hearPress = (event: PointerEvent): void => press(event);
    const hearKey = (event: KeyboardEvent): void => type(event);
    document.addEventListener("pointerdown", hearPress);
    document.addEventListener("keydown", hearKey);
    return () => {
      document.removeEventListener("pointerdown", hearPress);
      document.removeEventListener("keydown", hearKey);
    };
  }, [isOpen]);
  return (
    <div ref={place} className={styles["qr-place"]}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        className={cx(styles["entry"], isOpen && styles["open"])}
        onClick={() => onOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen ? (
        <section id={popupId} aria-label={label} className={styles["popup"]}>
          <span className={styles["code"]}>
            {"image" in source ? (
              <img alt={t("dock_qr", { 0: label })} src={source.image} width={180} height={180} />
            ) : (
              <ErrorBoundary screens={NOTHING}>
                <Suspense fallback={null}>
                  <code.Page text={source.draw} label={t("dock_qr", { 0: label })} />
                </Suspense>
              </ErrorBoundary>
            )}
          </span>
          <a className={styles["app"]} href={href}>
            {label}
          </a>
          <p className={styles["scan"]}>{t("dock_scan")}</p>
        </section>
      ) : null}
    </div>
  );
}
