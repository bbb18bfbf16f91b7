/**
 * Keeps the rejected promise of a skipped view transition from being reported as an unhandled rejection. The browser skips a
 * transition when another navigation overtakes it or the tab is hidden, and React Router does not handle the rejection.
 */
export function ignoreSkippedViewTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /^Transition was (skipped|aborted)/.test(reason.message)) {
      event.preventDefault();
    }
  });
}
