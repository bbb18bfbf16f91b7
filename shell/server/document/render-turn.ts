let last = Promise.resolve();

/** Resolves when it is a document's turn to render, one a turn of the event loop: heartbeats, files and forms come in between. */
export function renderTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
