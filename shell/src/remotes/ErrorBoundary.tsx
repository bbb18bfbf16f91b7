import { Component, createContext, type ReactNode } from 'react';

/** Receives errors caught by boundaries; unused on the server. */
export const CaughtContext = createContext<(error: unknown) => void>(() => {});

/** Most retries of a boundary's children per page. */
const maxRetries = 2;

interface ErrorBoundaryProps {
  /**
   * Replaces children that threw; called while their last HTML is still on the page.
   *
   * @param isFinal false while the children are about to be rendered again
   */
  readonly fallback: (isFinal: boolean) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Contains a remote's error in its place. The children are rendered again at once, since somebody else may have changed the
 * page, such as the browser's translation, and React makes new elements; what keeps throwing stays away.
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
