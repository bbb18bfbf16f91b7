/** The releases that something stands still in, by whose worker it does. */
export interface Suspects<Worker> {
  /** Says that a worker stands still in a release's code. */
  suspect(worker: Worker, release: string): void;
  /** Says that workers go on, or are replaced. */
  clear(isOver: (worker: Worker) => boolean): void;
  names(): string[];
}

/**
 * Keeps releases from a second worker while a first one stands still in their code, and after its end until there are enough
 * workers for requests again: without that one release could take all of them at once.
 *
 * @param changed called when the names have changed
 */
export function createSuspects<Worker>(changed: () => void): Suspects<Worker> {
  const releases = new Map<Worker, string>();
  return {
    suspect(worker, release) {
      releases.set(worker, release);
      changed();
    },
    clear(isOver) {
      const over = [...releases.keys()].filter(isOver);
      for (const worker of over) releases.delete(worker);
      if (over.length > 0) changed();
    },
    names: () => [...new Set(releases.values())],
  };
}
