// The banners at the top of the home page; the place stands before they come, so that nothing moves when they do.
import { useTranslator } from "@jonaki/i18n/react";
import { Skeleton } from "@jonaki/ui/skeleton";
import { usePhone } from "@jonaki/ui/use-phone";
import { useServices } from "../../app/services.ts";
import { useAnnouncements } from "./announcements.query.ts";
import { BannerCarousel } from "./banner-carousel.tsx";
import { BannerSide } from "./banner-side.tsx";
import { homeBanners } from "./banners.rules.ts";
import styles from "./banners.module.css";

export function Banners() {
  const { t, language } = useTranslator();
  const isPhone = usePhone();
  const { start } = useServices();
  const { announcements, problem } = useAnnouncements();
  // The page brought those for everybody; what a member sees beside them comes with the answer.
  const banners = announcements?.banners ?? start.banners?.[language];
  if (banners === undefined) {
    // Without an answer the page goes on with what it has.
    return problem === null ? <Skeleton className={styles["coming"]} radius="var(--r-xl)" /> : null;
  }
  const { carousel, side } = homeBanners(banners, isPhone);
  if (carousel.length === 0) return null;
  return (
    <div className={styles["banners"]} data-split={side.length > 0 || undefined}>
      <BannerCarousel banners={carousel} />
      {side.length === 0 ? null : (
        <ul aria-label={t("banner_label")} className={styles["side"]}>
          {side.map((banner) => (
            <li key={banner.id}>
              <BannerSide banner={banner} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
