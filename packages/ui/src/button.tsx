// The push button. While loading it keeps label and focus, shows three dots and lets no press through.
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";
import styles from "./button.module.css";

export type ButtonTone = "amber" | "brand" | "quiet" | "line" | "ghost" | "danger";
export type ButtonSize = "xs" | "sm" | "md" | "lg";

export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
}

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly loading?: boolean;
  /** Enter anywhere in the surrounding dialog presses this button. */
  readonly isDefault?: boolean;
}

/** The classes of a button, for a link that has to look like one. */
export function buttonClass({ tone = "quiet", size = "md", block = false }: ButtonLook = {}): string {
  return cx(styles["button"], styles[tone], styles[size], block && styles["block"]);
}

export function Button(props: ButtonProps) {
  const { tone, size, block, icon, iconEnd, loading = false, isDefault = false, ...native } = props;
  const { className, onClick, children, type = "button", ...rest } = native;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not the disabled attribute: it would throw the focus out of the form while the answer is awaited.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const dots = <Spinner size="sm" className={icon === undefined ? styles["under"] : undefined} />;
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ tone, size, block }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      data-default={isDefault ? "" : undefined}
      onClick={press}
    >
      {loading ? dots : icon}
      <span className={styles["label"]}>{children}</span>
      {iconEnd}
    </button>
  );
}
