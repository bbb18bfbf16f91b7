import { type LogEvent, parseEvent } from 'log/log-event';

/** The events among the lines of processes, each of which begins with its process's name. */
export function eventsIn(log: readonly string[]): LogEvent[] {
  return log.map((line) => parseEvent(line.slice(line.indexOf('{')))).filter((event) => event !== null);
}
