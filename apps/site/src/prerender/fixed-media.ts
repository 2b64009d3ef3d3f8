// Media queries answered for a screen of a known width, for drawing without a window. What is not a question about the
// width does not hold.
import type { Media } from "@jonaki/ui/use-media";

/** The two screens a page is drawn for; the browser draws afresh on one that lies between them. */
export type View = "phone" | "desktop";

const WIDTH_PX: Readonly<Record<View, number>> = { phone: 390, desktop: 1_440 };
const WIDTH = /^\((min|max)-width: (\d+)px\)$/u;

export function fixedMedia(view: View): Media {
  return {
    matches: (query) => {
      const [, bound, px] = WIDTH.exec(query) ?? [];
      if (bound === undefined) return false;
      return bound === "min" ? WIDTH_PX[view] >= Number(px) : WIDTH_PX[view] <= Number(px);
    },
    follow: () => () => undefined,
  };
}
