import type { LogEvent } from 'log/log-event';
import { captureEvents } from 'log/testing/capture-events';
import { limitLines, throttleEvents } from './log-limits';

let events: LogEvent[];
let write: ReturnType<typeof throttleEvents>;

beforeEach(() => {
  jest.useFakeTimers();
  events = [];
  write = throttleEvents((event) => events.push(event));
});
afterEach(() => jest.useRealTimers());

const event = (msg: string, more: Partial<LogEvent> = {}): LogEvent => ({
  level: 'error',
  time: new Date().toISOString(),
  msg,
  ...more,
});
const logged = () => events.map(({ msg, repeated }) => [msg, repeated]);

test('logs a repeated fault once a minute, with its number', () => {
  for (let request = 0; request < 1_000; request += 1)
    write(event('down', { requestId: `r${request}`, address: `/lab/${request}`, pid: request }));
  expect(logged()).toEqual([['down', undefined]]);
  jest.advanceTimersByTime(59_999);
  write(event('down'));
  jest.advanceTimersByTime(1);
  write(event('down'));
  write(event('down'));
  expect(logged()).toEqual([
    ['down', undefined],
    ['down', 1000],
  ]);
});

test('logs a fault of another level, release, phase, module or error at once, and a single one without a number', () => {
  const others: Partial<LogEvent>[] = [
    { level: 'warn' },
    { remote: 'lab' },
    { remote: 'lab', release: '1.0.0+a' },
    { phase: 'render' },
    { exposed: 'routes' },
    { err: { type: 'Error', message: 'no', stack: '' } },
  ];
  for (const other of others) write(event('a', other));
  write(event('b'));
  jest.advanceTimersByTime(60_000);
  write(event('b'));
  expect(logged()).toEqual([...others.map(() => ['a', undefined]), ['b', undefined], ['b', undefined]]);
});

test('remembers a limited number of faults', () => {
  for (let nth = 0; nth <= 1_000; nth += 1) write(event(`fault ${nth}`));
  write(event('fault 0'));
  write(event('fault 1000'));
  expect(events).toHaveLength(1_002);
});

test('logs a hundred lines a second, and the number of omitted ones', () => {
  const events = captureEvents();
  const leftOut = () => events.map(({ msg }) => msg);
  const mayWrite = limitLines(100);
  const written = () => Array.from({ length: 120 }, mayWrite).filter(Boolean).length;
  expect(written()).toBe(100);
  expect(leftOut()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(leftOut()).toEqual(['20 more lines were left out']);
  expect(written()).toBe(100);
  jest.advanceTimersByTime(1_000);
  expect(mayWrite()).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(leftOut()).toHaveLength(2);
});
