/** An abort signal with the reason why it fired. */
interface Deadline {
  readonly signal: AbortSignal;
  /** `timeout` or `aborted` (by a caller), whichever came first; null before. */
  readonly ended: () => 'timeout' | 'aborted' | null;
  /** Clears the timer and listeners; call it when the call is over. */
  readonly release: () => void;
}

/**
 * Aborts a call after `timeout` milliseconds, body included, or when a caller aborts. Not axios' timeout, which measures silence and never
 * fires for a slow drip of bytes; not `AbortSignal.any`, which leaks long-lived signals in Node 20.
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
