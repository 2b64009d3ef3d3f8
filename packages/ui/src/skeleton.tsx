// A bone of the page that is coming, in the geometry of the content; it appears only after 150 ms of waiting.
import type { CSSProperties } from "react";
import { cx } from "./cx.ts";
import styles from "./skeleton.module.css";

interface SkeletonProps {
  readonly width?: CSSProperties["width"];
  readonly height?: CSSProperties["height"];
  readonly radius?: CSSProperties["borderRadius"];
  /** Height as a share of the width in per cent: 133 for a 3:4 poster. */
  readonly ratioPercent?: number;
  readonly className?: string | undefined;
}

export function Skeleton({ width, height, radius, ratioPercent, className }: SkeletonProps) {
  const paddingBlockStart = ratioPercent === undefined ? undefined : `${ratioPercent}%`;
  const style: CSSProperties = { width, height, borderRadius: radius, paddingBlockStart };
  return <span aria-hidden="true" className={cx(styles["bone"], className)} style={style} />;
}
