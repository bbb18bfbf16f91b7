import { type LogEvent, parseEvent } from '../log-event';
import { output } from '../output';

/** Captures logged events until the end of the test. Otherwise a logged error or warning fails the test. */
export function captureEvents(): LogEvent[] {
  const events: LogEvent[] = [];
  jest.spyOn(output, 'write').mockImplementation((line) => {
    const event = parseEvent(line);
    if (event) events.push(event);
  });
  return events;
}
