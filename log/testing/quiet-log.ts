import { output } from '../output';

// Every test file loads this, so it imports nothing of the log but its output.

/** Errors and warnings logged during a test, which make it fail. */
const unexpected: string[] = [];

const write = (line: string) => {
  if (line.startsWith('{') && JSON.parse(line).level !== 'info') unexpected.push(line);
};
output.write = write;

afterEach(() => {
  output.write = write;
  expect(unexpected.splice(0)).toEqual([]);
});
