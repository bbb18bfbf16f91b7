/** A signal that ends a call, and what made it end. */
interface Deadline {
  readonly signal: AbortSignal;
  /** `timeout` when time ran out first, `aborted` when a caller gave up first, null while neither happened. */
  readonly ended: () => 'timeout' | 'aborted' | null;
  /** Lets go of the timer and of the callers' signals; to be called when the call is over. */
  readonly release: () => void;
}

/**
 * Ends a call after `timeout` milliseconds, whole answer included, or when a caller gives up. By hand, for axios' own limit is
 * one of silence, which a server that drips bytes never reaches, and `AbortSignal.any` holds on to long-lived signals in Node 20.
 */
export function deadline(timeout: number, callers: readonly AbortSignal[]): Deadline {
  const controller = new AbortController();
  let ended: 'timeout' | 'aborted' | null = null;
  const end = (reason: 'timeout' | 'aborted') => {
    ended ??= reason;
    controller.abort();
  };
  const giveUp = () => end('aborted');
  const timer = setTimeout(() => end('timeout'), timeout);
  for (const caller of callers) {
    if (caller.aborted) giveUp();
    caller.addEventListener('abort', giveUp);
  }
  return {
    signal: controller.signal,
    ended: () => ended,
    release: () => {
      clearTimeout(timer);
      for (const caller of callers) caller.removeEventListener('abort', giveUp);
    },
  };
}
