import * as v from 'valibot';

const levels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;

const eventSchema = v.looseObject({
  level: v.picklist(levels),
  /** Time in ISO 8601. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  msg: v.string(),
});

/** Severity of an event. */
export type Level = (typeof levels)[number];

/** A logged error. */
export interface LoggedError {
  /** Its class, or the type of a value that is no Error. */
  readonly type: string;
  readonly message: string;
  /** Empty without one. */
  readonly stack: string;
}

/** Subject of an event, as far as known. */
export interface EventFields {
  /** Request id, the same in shell, backend and the response's `x-request-id`. */
  readonly requestId?: string;
  /** 32 hexadecimal digits; missing without a trace. */
  readonly traceId?: string;
  /** Path of the request, without its query. */
  readonly address?: string;
  readonly remote?: string;
  /** Version of the remote's release. */
  readonly release?: string;
  /** `fetch`, `evaluate`, `load` or `render`. */
  readonly phase?: string;
  /** The exposed module: `routes`, or a slot's name. */
  readonly exposed?: string;
  /** Number of repetitions left out since it was last logged. */
  readonly repeated?: number;
}

/** One line of a log. */
export interface LogEvent extends EventFields {
  readonly level: Level;
  readonly time: string;
  readonly msg: string;
  /** The process, `shell` or `backend`, and its id. */
  readonly part?: string;
  readonly pid?: number;
  readonly err?: LoggedError;
}

/** Parses a line as an event; null for any other text. */
export function parseEvent(line: string): LogEvent | null {
  if (!line.startsWith('{')) return null;
  try {
    const { success, output } = v.safeParse(eventSchema, JSON.parse(line));
    return success ? (output as LogEvent) : null;
  } catch {
    return null;
  }
}
