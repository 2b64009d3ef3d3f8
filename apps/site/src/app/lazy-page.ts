// A screen in a chunk of its own, with the chunk rules of SITE-61.
import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import { loadChunk } from "./chunk-load-error.ts";
import type { After } from "./chunk-load-error.ts";
import { browserTimers } from "./clock.ts";

export interface LazyPage<Props extends object> {
  readonly Page: LazyExoticComponent<ComponentType<Props>>;
  /** Starts loading before the page is drawn; what goes wrong shows when it is. */
  readonly preload: () => void;
  /** The same, and waits. */
  readonly ready: () => Promise<unknown>;
}

/** The loader names the export: we have no default exports. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  after: After = browserTimers.after,
): LazyPage<Props> {
  let started: Promise<ComponentType<Props>> | null = null;
  const once = (): Promise<ComponentType<Props>> => (started ??= loadChunk(load, after));
  return {
    Page: lazy(async () => ({ default: await once() })),
    preload: () => {
      once().catch(() => undefined);
    },
    ready: once,
  };
}
