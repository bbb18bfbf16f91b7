/** Those who wait for something that may come. */
export interface Waiting {
  /** Resolves when all are woken, or after so many milliseconds. */
  wait(timeout: number): Promise<void>;
  wakeAll(): void;
}

/** Nobody waits at first. */
export function createWaiting(): Waiting {
  const wakers = new Set<() => void>();
  return {
    wait: (timeout) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          wakers.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, timeout);
        wakers.add(wake);
      }),
    wakeAll() {
      for (const wake of wakers) wake();
    },
  };
}
