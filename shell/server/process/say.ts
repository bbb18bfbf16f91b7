import { createLog } from 'log/create-log';
import type { EventFields, Level } from 'log/log-event';
import { writeEvent } from 'log/write-event';
import { currentRequest } from './current-request';

/** What becomes of what this process says; a process may set another way at its start. */
export const way = {
  take: writeEvent,
  /** Whether a further event may be said now. */
  isLineLeft: () => true,
};

const log = createLog(
  'shell',
  (event) => way.take(event),
  () => {
    // What a visitor sent is nobody's to read.
    const { input: _, ...about } = currentRequest.getStore() ?? { input: null };
    return about;
  },
);

/** What an event is about, and what was thrown. */
export interface About extends EventFields {
  readonly err?: unknown;
}

/**
 * Says something for whoever operates the shop, as one line of the log.
 *
 * @param message one that takes work is made only when it is written
 */
export function say(level: Level, message: string | (() => string), about: About = {}): void {
  if (way.isLineLeft()) log[level](about, typeof message === 'string' ? message : message());
}

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
