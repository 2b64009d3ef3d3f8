// A screen in a chunk of its own.
import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

export type LazyPage = LazyExoticComponent<ComponentType>;

/** The loader names the export: we have no default exports. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage =>
  lazy(async () => ({ default: await load() }));
