// The two banners that stand beside the carousel on a wide screen.
import { useText } from "@jonaki/i18n/react";
import ChevronRight from "lucide-react/icons/chevron-right";
import { LazyImage } from "../../shell/lazy-image.tsx";
import type { Banner } from "./announcements.query.ts";
import { BannerLink } from "./banner-slide.tsx";
import styles from "./banner-slide.module.css";

export function BannerSide({ banner }: { readonly banner: Banner }) {
  const t = useText();
  const { title, image, link } = banner;
  return (
    <div data-theme="dark" className={styles["side"]}>
      <LazyImage src={image} alt="" name={title} width={1200} height={566} eager className={styles["art"]} />
      <div className={styles["words"]}>
        <h2 className={styles["title"]}>{title}</h2>
        {link === null ? null : (
          <BannerLink to={link} className={styles["more"] ?? ""}>
            {t("banner_more")}
            <ChevronRight aria-hidden="true" />
            <span className="sr">: {title}</span>
          </BannerLink>
        )}
      </div>
    </div>
  );
}
