import type { EventFields } from 'log/log-event';
import { say } from './say';

/**
 * Says what went wrong; a visitor never sees it.
 *
 * @param what a word or two for what failed
 * @param error what was thrown
 */
export function report(what: string, error: unknown, about: EventFields = {}): void {
  if (isFault(error)) say('error', what, { ...about, err: error });
}

/** Whether something went wrong: a visitor who leaves while a document is sent is no fault. */
export function isFault(error: unknown): boolean {
  if (error instanceof Error && error.name === 'AbortError') return false;
  return (error as NodeJS.ErrnoException | null)?.code !== 'ERR_STREAM_PREMATURE_CLOSE';
}
