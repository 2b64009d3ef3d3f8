// Catches what a screen throws, a part of the program that did not come included, and shows what it is given instead.
import { Component } from "react";
import type { ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly broken: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly isBroken: boolean;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { isBroken: true };
  }

  override state: ErrorBoundaryState = { isBroken: false };

  override render(): ReactNode {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
