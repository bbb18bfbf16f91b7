import { output } from '../output';

// Every test file loads this, so that it takes no more of the log than where lines go.

/** What was written to the log as an error or a warning during a test, which fails by it. */
const heard: string[] = [];

const write = (line: string) => {
  if (line.startsWith('{') && JSON.parse(line).level !== 'info') heard.push(line);
};
output.write = write;

afterEach(() => {
  output.write = write;
  expect(heard.splice(0)).toEqual([]);
});
