import { output } from '../output';

// Every test file loads this, so that it takes no more of the log than where lines go.

/** Errors and warnings that were logged during a test: they fail it. */
const unexpected: string[] = [];

const write = (line: string) => {
  if (line.startsWith('{') && JSON.parse(line).level !== 'info') unexpected.push(line);
};
output.write = write;

afterEach(() => {
  output.write = write;
  expect(unexpected.splice(0)).toEqual([]);
});
