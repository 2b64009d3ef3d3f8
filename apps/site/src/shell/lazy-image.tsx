// A picture that loads when it is near the screen, tries three times, and then stands as a tinted field with the first
// letter of what it would have shown [SITE-57, SITE-58].
import { useEffect, useRef, useState } from "react";
import { cx } from "@jonaki/ui/cx";
import { imageAddress, pickHost } from "../app/hosts.rules.ts";
import { createImageMemory, MOST_TRIES } from "../app/image-memory.ts";
import type { ImageMemory } from "../app/image-memory.ts";
import { whenNearOf } from "../app/near-screen.ts";
import { usePermission } from "../app/permission-context.ts";
import { useServices } from "../app/services.ts";
import type { Services } from "../app/services.ts";
import { firstLetter, tintOf } from "./tint.rules.ts";
import styles from "./lazy-image.module.css";

interface LazyImageProps {
  /** A path of the site, or an address of its own. */
  readonly src: string;
  /** What it shows; empty for one that only decorates. */
  readonly alt: string;
  /** Whose first letter stands where the picture does not come. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** One of the first view does not wait to be near. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

const ofServices = new WeakMap<Services, { memory: ImageMemory; host: string | null }>();

/** One memory a page, and one host picked by chance for all of its images [SITE-59]. */
function useImages() {
  const services = useServices();
  const { imageCDNs } = usePermission();
  const known = ofServices.get(services) ?? {
    memory: createImageMemory(),
    host: pickHost(imageCDNs, services.chance),
  };
  ofServices.set(services, known);
  return { ...known, whenNear: whenNearOf(services) };
}

export function LazyImage({ src, alt, name, width, height, eager = false, className }: LazyImageProps) {
  const { memory, host, whenNear } = useImages();
  const address = src.startsWith("/") ? imageAddress(src, host) : src;
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(eager || memory.isKept(address));
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    return whenNear(place.current, () => setIsNear(true));
  }, [whenNear, isNear]);
  const hasFailed = tries > MOST_TRIES;
  return (
    <span ref={place} className={cx(styles["place"], className)} style={tintOf(name)}>
      {hasFailed ? (
        <span
          role={alt === "" ? undefined : "img"}
          aria-label={alt || undefined}
          className={styles["letter"]}
        >
          <span aria-hidden="true">{firstLetter(name)}</span>
        </span>
      ) : null}
      {isNear && !hasFailed ? (
        <img
          key={tries}
          src={address}
          alt={alt}
          width={width}
          height={height}
          // With the first paint, not a frame after it.
          decoding={eager ? "sync" : "async"}
          fetchPriority={eager ? "high" : "auto"}
          className={styles["image"]}
          onLoad={() => memory.keep(address)}
          onError={() => setTries(tries + 1)}
        />
      ) : null}
    </span>
  );
}
