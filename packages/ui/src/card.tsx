// Surfaces. A card stands on the page; inside a card use raised or well, never another card.
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import styles from "./card.module.css";

interface CardProps extends ComponentProps<"div"> {
  readonly surface?: "card" | "raised" | "well";
  readonly padding?: "none" | "sm" | "md";
  readonly as?: "div" | "section" | "article";
}

export function Card({
  surface = "card",
  padding = "md",
  as: Element = "div",
  className,
  ...rest
}: CardProps) {
  return <Element {...rest} className={cx(styles[surface], styles[`${padding}-padding`], className)} />;
}
