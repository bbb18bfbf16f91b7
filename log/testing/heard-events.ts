import { type LogEvent, parseEvent } from '../log-event';
import { output } from '../output';

/** The events that are written from now on to the end of the test, which declares them so: any other error fails it. */
export function heardEvents(): LogEvent[] {
  const events: LogEvent[] = [];
  jest.spyOn(output, 'write').mockImplementation((line) => {
    const event = parseEvent(line);
    if (event) events.push(event);
  });
  return events;
}
