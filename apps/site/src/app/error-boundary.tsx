// Catches what a screen throws: a missing part of the program shows SLOW_LOAD [SITE-62], anything else the
// fault page; both offer to load the page again.
import { Component } from "react";
import type { ReactNode } from "react";
import { ChunkLoadError } from "./chunk-load-error.ts";

export type Broken = "slow-load" | "fault";

export type BrokenScreens = Readonly<Record<Broken, ReactNode>>;

interface ErrorBoundaryProps {
  readonly screens: BrokenScreens;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: Broken | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(problem: unknown): ErrorBoundaryState {
    return { broken: problem instanceof ChunkLoadError ? "slow-load" : "fault" };
  }

  override state: ErrorBoundaryState = { broken: null };

  override render(): ReactNode {
    const { broken } = this.state;
    return broken === null ? this.props.children : this.props.screens[broken];
  }
}
