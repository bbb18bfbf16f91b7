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

test('a fault of every request is logged once a minute, with how many there were', () => {
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

test('what is of another level, release, phase, exposed module or error is logged at once, and what came once is plain again', () => {
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

test('what is remembered is bounded', () => {
  for (let nth = 0; nth <= 1_000; nth += 1) write(event(`fault ${nth}`));
  write(event('fault 0'));
  write(event('fault 1000'));
  expect(events).toHaveLength(1_002);
});

test('a hundred lines a second are written, how many were left out is logged, and then as many again', () => {
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
