// The provider's script in a frame of an origin of its own [SITE-11]: it cannot reach the page, its storage or
// its token, and hears route names only.
import { useEffect, useRef, useState } from "react";

interface AnalyticsFrameProps {
  readonly id: string;
  readonly route: string;
}

export function AnalyticsFrame({ id, route }: AnalyticsFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    // The frame's origin is opaque, so no other target can be named; there is nothing secret in a route.
    if (loaded) frame.current?.contentWindow?.postMessage({ route }, "*");
  }, [loaded, route]);
  return (
    <iframe
      ref={frame}
      title={id}
      aria-hidden="true"
      hidden
      sandbox="allow-scripts"
      src={`/analytics.html?id=${encodeURIComponent(id)}`}
      onLoad={() => setLoaded(true)}
    />
  );
}
