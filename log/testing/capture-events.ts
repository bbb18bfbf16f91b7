import { type LogEvent, parseEvent } from '../log-event';
import { output } from '../output';

/** Captures the events that are logged until the end of the test. An error or a warning that is logged without this fails the test. */
export function captureEvents(): LogEvent[] {
  const events: LogEvent[] = [];
  jest.spyOn(output, 'write').mockImplementation((line) => {
    const event = parseEvent(line);
    if (event) events.push(event);
  });
  return events;
}
