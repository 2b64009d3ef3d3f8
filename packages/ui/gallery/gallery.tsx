// Every control on one page, in both themes and both languages; `?theme=light&lang=EN` opens it in a given state.
import { useLayoutEffect, useState } from "react";
import { BrandMark } from "../src/brand-mark.tsx";
import type { Language } from "../src/language.ts";
import { Segment } from "../src/segment.tsx";
import { Wordmark } from "../src/wordmark.tsx";
import { Buttons } from "./buttons.tsx";
import { Choices, Switches } from "./choices.tsx";
import { Fields } from "./fields.tsx";
import { Colours, Type } from "./foundations.tsx";
import { Overlays } from "./overlays.tsx";
import { Records } from "./records.tsx";
import { Questions, Surfaces, Waiting } from "./surfaces.tsx";
import { GALLERY_TEXTS } from "./texts.ts";
import styles from "./gallery.module.css";

export type Theme = "dark" | "light";

interface GalleryProps {
  readonly initialTheme: Theme;
  readonly initialLanguage: Language;
}

const LANGUAGES = [
  { value: "BN", label: "বাংলা", lang: "bn" },
  { value: "EN", label: "English", lang: "en" },
] as const;

export function Gallery({ initialTheme, initialLanguage }: GalleryProps) {
  const [theme, setTheme] = useState(initialTheme);
  const [language, setLanguage] = useState(initialLanguage);
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.lang = language === "BN" ? "bn" : "en";
  }, [theme, language]);

  const t = GALLERY_TEXTS[language];
  const section = { t, language };
  const themes = (["dark", "light"] as const).map((value) => ({ value, label: t[value] }));
  return (
    <main id="gallery" className={styles["page"]}>
      <header className={styles["header"]}>
        <BrandMark />
        <Wordmark language={language} />
        <h1 className={styles["title"]}>{t.title}</h1>
        <div className={styles["controls"]}>
          <Segment size="sm" label={t.theme} choices={themes} value={theme} onValue={setTheme} />
          <Segment size="sm" label={t.language} choices={LANGUAGES} value={language} onValue={setLanguage} />
        </div>
      </header>
      <div className={styles["columns"]}>
        <Colours {...section} />
        <Type {...section} />
        <Buttons {...section} />
        <Fields {...section} />
        <Choices {...section} />
        <Switches {...section} />
        <Surfaces {...section} />
        <Waiting {...section} />
        <Questions {...section} />
      </div>
      <Records {...section} />
      <Overlays {...section} />
    </main>
  );
}
