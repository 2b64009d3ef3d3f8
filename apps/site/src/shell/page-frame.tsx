// The parts of the shell around a page, as the page's row of the route table says [SHELL-5]. A page without a
// footer fills the rest of the screen.
import type { ReactNode } from "react";
import { cx } from "@jonaki/ui/cx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import styles from "./page-frame.module.css";

interface PageFrameProps {
  readonly header: boolean;
  readonly footer: boolean;
  readonly children: ReactNode;
}

export function PageFrame({ header, footer, children }: PageFrameProps) {
  return (
    <div className={cx(styles["frame"], !footer && styles["filled"])}>
      {header ? <SiteHeader /> : null}
      <main id="content" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      {footer ? <SiteFooter /> : null}
    </div>
  );
}
