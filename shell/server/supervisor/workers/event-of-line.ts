import { type LogEvent, parseEvent } from 'log/log-event';

/** A line that a process has written, as an event: its own, or what a library, a release or Node itself has said. */
export function eventOfLine(line: string, pid: number, isError: boolean): LogEvent {
  return (
    parseEvent(line) ?? {
      level: isError ? 'error' : 'info',
      time: new Date().toISOString(),
      part: 'shell',
      pid,
      msg: line,
    }
  );
}
