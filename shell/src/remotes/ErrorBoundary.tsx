import { Component, createContext, type ReactNode } from 'react';

/** Receives errors caught by boundaries; unused on the server. */
export const CaughtContext = createContext<(error: unknown) => void>(() => {});

/** Most retries of a boundary's children per page. */
const maxRetries = 2;

interface ErrorBoundaryProps {
  /**
   * Replaces children that threw; called while their last HTML is still on the page.
   * @param isFinal false while a retry is pending
   */
  readonly fallback: (isFinal: boolean) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Contains a remote's error in its place. Retries at once, since the cause may be a change of the page from outside, such as the browser's
 * translation, and a retry makes new elements; children that keep throwing are replaced.
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
