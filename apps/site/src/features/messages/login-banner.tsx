// A banner inside the login window: picture, title, a sentence, and the whole of it leads on where it has a link [MSG-13].
import { useText } from "@jonaki/i18n/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import { LazyImage } from "../../shell/lazy-image.tsx";
import { RichText } from "../../shell/rich-text.tsx";
import type { Banner } from "./announcements.query.ts";
import { BannerLink } from "./banner-slide.tsx";
import styles from "./login-banner.module.css";

export function LoginBanner({ banner: { title, content, image, link } }: { readonly banner: Banner }) {
  const t = useText();
  return (
    <div className={styles["banner"]}>
      <LazyImage src={image} alt="" name={title} width={1200} height={566} eager className={styles["art"]} />
      <div className={styles["words"]}>
        <p className={styles["title"]}>{title}</p>
        {content === "" ? null : <RichText html={content} className={styles["body"]} />}
        {link === null ? null : (
          <BannerLink to={link} className={styles["more"] ?? ""}>
            {t("banner_more")}
            <ArrowRight aria-hidden="true" />
            <span className="sr">: {title}</span>
          </BannerLink>
        )}
      </div>
    </div>
  );
}
