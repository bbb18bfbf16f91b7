/**
 * Suppresses the unhandled rejection of a skipped view transition in React Router: the browser skips one when another navigation overtakes
 * it or the tab is hidden.
 */
export function ignoreSkippedViewTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /^Transition was (skipped|aborted)/.test(reason.message)) {
      event.preventDefault();
    }
  });
}
