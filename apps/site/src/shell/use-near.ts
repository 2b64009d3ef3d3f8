// Whether a place has come near the screen: what only those need who scroll so far is fetched then, and not before.
import { startTransition, useEffect, useState } from "react";
import type { RefObject } from "react";

/** So far before it is seen. */
const NEAR = "400px";

/** Once true it stays so; where the browser cannot tell it never is. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver !== "function") return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
