let last = Promise.resolve();

/**
 * Resolves when it is a document's turn to render: one in each turn of the event loop. In between, requests for files and forms are
 * answered and heartbeats sent: to the watchdog, dozens in one turn would look like a release that blocks.
 */
export function renderTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
