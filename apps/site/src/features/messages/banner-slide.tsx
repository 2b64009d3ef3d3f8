// One banner: its words over the calm side of its picture, and where a press leads.
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { Firefly } from "@jonaki/ui/firefly";
import ArrowRight from "lucide-react/icons/arrow-right";
import { LazyImage } from "../../shell/lazy-image.tsx";
import { RichText } from "../../shell/rich-text.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import type { Banner } from "./announcements.query.ts";
import styles from "./banner-slide.module.css";

interface BannerSlideProps {
  readonly banner: Banner;
  /** The first one is the page's first view. */
  readonly first: boolean;
  /** It will soon be seen: its picture is fetched. */
  readonly comes: boolean;
}

export function BannerSlide({ banner, first, comes }: BannerSlideProps) {
  const t = useText();
  const { title, content, image, link } = banner;
  return (
    <div data-theme="dark" className={styles["banner"]}>
      {comes ? (
        <LazyImage
          src={image}
          alt=""
          name={title}
          width={1200}
          height={566}
          eager={first}
          className={styles["art"]}
        />
      ) : null}
      <div className={styles["words"]}>
        <span className={styles["mark"]}>
          <Firefly />
          {t("in_play_money")}
        </span>
        <h2 className={styles["title"]}>{title}</h2>
        {content === "" ? null : <RichText html={content} className={styles["body"]} />}
        {link === null ? null : (
          <BannerLink to={link} className={buttonClass({ tone: first ? "amber" : "quiet" })}>
            {t("banner_more")}
            <ArrowRight aria-hidden="true" />
            <span className="sr">: {title}</span>
          </BannerLink>
        )}
      </div>
    </div>
  );
}

interface BannerLinkProps {
  readonly to: string;
  readonly className: string;
  readonly children: React.ReactNode;
}

/** A page of ours opens here, another site in a window that knows nothing of this one. */
export function BannerLink({ to, className, children }: BannerLinkProps) {
  if (to.startsWith("/"))
    return (
      <SiteLink to={to} className={className}>
        {children}
      </SiteLink>
    );
  return (
    <a href={to} target="_blank" rel="noopener nofollow" className={className}>
      {children}
    </a>
  );
}
