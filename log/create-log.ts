import { type Logger, pino } from 'pino';
import { describedError } from './described-error';
import type { EventFields, LogEvent } from './log-event';
import { writeEvent } from './write-event';

/** Makes the log of a process such as `shell`: `log.error({ err }, 'what failed')`. `take` gets each event, `about` gives fields of all. */
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
      // What an event says itself is nearer to it.
      mixinMergeStrategy: (own, mixed) => ({ ...mixed, ...own }),
    },
    { write: (line: string) => take(JSON.parse(line)) },
  );
}
