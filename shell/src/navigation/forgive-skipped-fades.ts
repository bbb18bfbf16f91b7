/**
 * A navigation that overtakes another skips its fade, whose promise the browser then rejects and React Router leaves
 * unhandled; so is one in a tab that is not shown. Neither is an error of the page.
 */
export function forgiveSkippedFades(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /^Transition was (skipped|aborted)/.test(reason.message)) {
      event.preventDefault();
    }
  });
}
