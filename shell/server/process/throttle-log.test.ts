import { throttleLog } from './throttle-log';

let lines: string[];
let say: ReturnType<typeof throttleLog>;

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  say = throttleLog((line) => lines.push(line));
});
afterEach(() => jest.useRealTimers());

test('a fault of every request is one line a minute, which says how many there were', () => {
  for (let request = 0; request < 1_000; request += 1) say('lab: %s', new Error('down').message);
  expect(lines).toEqual(['lab: down']);
  jest.advanceTimersByTime(59_999);
  say('lab: down');
  jest.advanceTimersByTime(1);
  say('lab: down');
  say('lab: down');
  expect(lines).toEqual(['lab: down', 'lab: down (1000 more since it was last said)']);
});

test('other lines are written at once, and what came once is plain again', () => {
  say('a');
  say('b');
  jest.advanceTimersByTime(60_000);
  say('a');
  expect(lines).toEqual(['a', 'b', 'a']);
});

test('what is remembered is bounded', () => {
  for (let nth = 0; nth <= 1_000; nth += 1) say(`fault ${nth}`);
  say('fault 0');
  say('fault 1000');
  expect(lines).toHaveLength(1_002);
});
