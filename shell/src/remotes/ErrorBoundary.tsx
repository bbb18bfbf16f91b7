import type { ReactNode } from 'react';
import { Component } from 'react';

interface ErrorBoundaryProps {
  /** What to show instead of children that threw; called while their last HTML is still on the page. */
  readonly fallback: () => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error of a remote inside its place on the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
