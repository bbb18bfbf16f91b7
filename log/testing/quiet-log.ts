import { parseEvent } from '../log-event';
import { output } from '../write-event';

/** What was written to the log as an error or a warning during a test, which fails by it. */
const heard: string[] = [];

const write = (line: string) => {
  const event = parseEvent(line);
  if (event && event.level !== 'info') heard.push(line);
};
output.write = write;

afterEach(() => {
  output.write = write;
  expect(heard.splice(0)).toEqual([]);
});
