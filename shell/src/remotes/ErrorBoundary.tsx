import type { ReactNode } from 'react';
import { Component } from 'react';
import { CaughtContext } from '../views/caught-context';

interface ErrorBoundaryProps {
  /** What to show instead of children that threw; called while their last HTML is still on the page. */
  readonly fallback: () => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error of a remote inside its place on the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  static override contextType = CaughtContext;
  declare context: (error: unknown) => void;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
