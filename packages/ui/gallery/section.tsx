// One card of the gallery, and what every section receives.
import type { ReactNode } from "react";
import { Card } from "../src/card.tsx";
import { Firefly } from "../src/firefly.tsx";
import type { Language } from "../src/language.ts";
import type { GalleryTexts } from "./texts.ts";
import styles from "./gallery.module.css";

export interface SectionProps {
  readonly t: GalleryTexts;
  readonly language: Language;
}

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: FrameProps) {
  return (
    <Card as="section" className={styles["section"]}>
      <h2 className={styles["heading"]}>
        <Firefly />
        {title}
      </h2>
      {children}
    </Card>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles["row"]}>{children}</div>;
}

export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles["stack"]}>{children}</div>;
}
