import type { ReactNode } from 'react';
import { Component, createContext } from 'react';

/** Takes what a boundary has caught. Of no consequence on the server. */
export const CaughtContext = createContext<(error: unknown) => void>(() => {});

/** How often a boundary renders its children anew in the life of a page. */
const maxRetries = 2;

interface ErrorBoundaryProps {
  /**
   * What to show instead of children that threw; called while their last HTML is still on the page.
   *
   * @param isFinal false while the children are about to be rendered anew
   */
  readonly fallback: (isFinal: boolean) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps an error of a remote inside its place on the page. What threw is rendered anew at once, for the page may have been changed
 * by somebody else, such as the browser's translation, and React makes new elements; what throws again and again stays away.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  static override contextType = CaughtContext;
  declare context: (error: unknown) => void;
  override state = { failed: false };
  retries = 0;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context(error);
    if (this.retries < maxRetries) this.setState({ failed: false });
    this.retries += 1;
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.retries >= maxRetries) : this.props.children;
  }
}
