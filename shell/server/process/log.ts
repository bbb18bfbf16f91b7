import { createLog } from 'log/create-log';
import type { EventFields, Level } from 'log/log-event';
import { writeEvent } from 'log/write-event';
import { currentRequest } from './current-request';

/** The log transport of this process; it may be replaced at startup. */
export const logTransport = {
  write: writeEvent,
  /** Whether one more event may be written now. */
  mayWrite: () => true,
};

const logger = createLog(
  'shell',
  (event) => logTransport.write(event),
  () => {
    // Visitors' input is private.
    const { input: _, network: __, ...about } = currentRequest.getStore() ?? { input: null };
    return about;
  },
);

/** The fields of an event, and the thrown value. */
export interface LogFields extends EventFields {
  readonly err?: unknown;
}

/** Logs one event with the fields of the current request. @param message a function where the text takes work */
export function log(level: Level, message: string | (() => string), about: LogFields = {}): void {
  if (logTransport.mayWrite()) logger[level](about, typeof message === 'string' ? message : message());
}

/** Logs an error, unless a request was aborted. @param what a few words: what failed */
export function logError(what: string, error: unknown, about: EventFields = {}): void {
  if (isFault(error)) log('error', what, { ...about, err: error });
}

/** Whether an error is a fault. A visitor who leaves while a document is sent is not. */
export function isFault(error: unknown): boolean {
  if (error instanceof Error && error.name === 'AbortError') return false;
  return (error as NodeJS.ErrnoException | null)?.code !== 'ERR_STREAM_PREMATURE_CLOSE';
}
