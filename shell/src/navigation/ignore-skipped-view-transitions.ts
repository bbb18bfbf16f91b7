/**
 * Suppresses the report of a skipped view transition, whose rejection React Router does not handle: the browser skips one when
 * another navigation overtakes it or the tab is hidden.
 */
export function ignoreSkippedViewTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /^Transition was (skipped|aborted)/.test(reason.message)) {
      event.preventDefault();
    }
  });
}
