import { type Logger, pino } from 'pino';
import { describedError } from './described-error';
import type { EventFields, LogEvent } from './log-event';
import { writeEvent } from './write-event';

/** A process's log, such as `shell`: `log.error({ err }, 'what failed')`. `take` gets each event, `about` returns common fields. */
export function createLog(
  part: string,
  take: (event: LogEvent) => void = writeEvent,
  about: () => EventFields = () => ({}),
): Logger {
  return pino(
    {
      base: { part, pid: process.pid },
      formatters: { level: (level) => ({ level }) },
      serializers: { err: describedError },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: about,
      // An event's own fields take precedence.
      mixinMergeStrategy: (own, mixed) => ({ ...mixed, ...own }),
    },
    { write: (line: string) => take(JSON.parse(line)) },
  );
}
