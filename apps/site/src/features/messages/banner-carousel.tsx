// The banners of the home page [SHELL-110]: they turn every six seconds, stand still while somebody points at them,
// touches or focuses them, and never turn by themselves for those who want no motion.
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { IconButton } from "@jonaki/ui/icon-button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useHold } from "../../shell/use-hold.ts";
import type { Banner } from "./announcements.query.ts";
import { BannerSlide } from "./banner-slide.tsx";
import { useCarousel } from "./use-carousel.ts";
import styles from "./banner-carousel.module.css";

export function BannerCarousel({ banners }: { readonly banners: readonly Banner[] }) {
  const t = useText();
  const { held, hold } = useHold();
  const { track, current, reached, show, onScroll } = useCarousel(banners.length, held);
  return (
    <section
      aria-roledescription={t("banner_carousel")}
      aria-label={t("banner_label")}
      className={styles["carousel"]}
      {...hold}
    >
      <ul ref={track} className={styles["track"]} onScroll={onScroll}>
        {banners.map((banner, place) => (
          <li key={banner.id} inert={place !== current} className={styles["slide"]}>
            <BannerSlide banner={banner} first={place === 0} comes={place <= reached + 1} />
          </li>
        ))}
      </ul>
      {banners.length < 2 ? null : (
        <>
          <div aria-hidden="true" className={cx(styles["dots"], held && styles["held"])}>
            {banners.map(({ id }, place) => (
              <span key={id} className={cx(styles["dot"], place === current && styles["on"])} />
            ))}
          </div>
          <Steps onStep={(by) => show(current + by)} />
        </>
      )}
    </section>
  );
}

function Steps({ onStep }: { readonly onStep: (by: 1 | -1) => void }) {
  const t = useText();
  return (
    <div className={styles["steps"]}>
      <IconButton
        label={t("banner_previous")}
        icon={<ChevronLeft />}
        tone="plate"
        round
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={t("banner_next")}
        icon={<ChevronRight />}
        tone="plate"
        round
        onClick={() => onStep(1)}
      />
    </div>
  );
}
