import * as v from 'valibot';

const levels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;

const eventSchema = v.looseObject({
  level: v.picklist(levels),
  /** When, in ISO 8601. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  msg: v.string(),
});

/** How bad something is. */
export type Level = (typeof levels)[number];

/** What was thrown, as a log has it. */
export interface LoggedError {
  /** Its class, or what it is instead of an Error. */
  readonly type: string;
  readonly message: string;
  /** Empty for what has none. */
  readonly stack: string;
}

/** What an event is about, as far as that is known. */
export interface EventFields {
  /** The request it happened for: the same in the shell and the backend, and in the answer's `x-request-id`. */
  readonly requestId?: string;
  /** The trace that is made of it, 32 hexadecimal digits; missing where none is. */
  readonly traceId?: string;
  /** Path of that request, without its query. */
  readonly address?: string;
  readonly remote?: string;
  /** Version of the remote's release. */
  readonly release?: string;
  /** What was done with the release: `fetch`, `evaluate`, `load` or `render`. */
  readonly phase?: string;
  /** What it exposes that was at it: `routes`, or a place's name. */
  readonly place?: string;
  /** How often the same was not said since it was last. */
  readonly repeated?: number;
}

/** One line of a log: level, time, what happened, and what it is about. */
export interface LogEvent extends EventFields {
  readonly level: Level;
  readonly time: string;
  readonly msg: string;
  /** What process it happened in: `shell`, `backend`; and its id. */
  readonly part?: string;
  readonly pid?: number;
  readonly err?: LoggedError;
}

/** The event of a line; null for any other text, as of a program that is not ours. */
export function parseEvent(line: string): LogEvent | null {
  if (!line.startsWith('{')) return null;
  try {
    const { success, output } = v.safeParse(eventSchema, JSON.parse(line));
    return success ? (output as LogEvent) : null;
  } catch {
    return null;
  }
}
