let last = Promise.resolve();

/**
 * Resolves when it is a document's turn to be rendered: one in a lap of the event loop. Between two of them requests for files
 * and forms are answered, and the process shows that it goes on: dozens in one lap would look to its watchdog like one release
 * that stands still.
 */
export function renderTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
