import type { LogEvent } from 'log/log-event';
import { heardEvents } from 'log/testing/heard-events';
import { limitLines, throttleEvents } from './log-limits';

let events: LogEvent[];
let take: ReturnType<typeof throttleEvents>;

beforeEach(() => {
  jest.useFakeTimers();
  events = [];
  take = throttleEvents((event) => events.push(event));
});
afterEach(() => jest.useRealTimers());

const event = (msg: string, more: Partial<LogEvent> = {}): LogEvent => ({
  level: 'error',
  time: new Date().toISOString(),
  msg,
  ...more,
});
const said = () => events.map(({ msg, repeated }) => [msg, repeated]);

test('a fault of every request is said once a minute, with how many there were', () => {
  for (let request = 0; request < 1_000; request += 1)
    take(event('down', { requestId: `r${request}`, address: `/lab/${request}`, pid: request }));
  expect(said()).toEqual([['down', undefined]]);
  jest.advanceTimersByTime(59_999);
  take(event('down'));
  jest.advanceTimersByTime(1);
  take(event('down'));
  take(event('down'));
  expect(said()).toEqual([
    ['down', undefined],
    ['down', 1000],
  ]);
});

test('what is of another level, release, phase, place or error is said at once, and what came once is plain again', () => {
  const others: Partial<LogEvent>[] = [
    { level: 'warn' },
    { remote: 'lab' },
    { remote: 'lab', release: '1.0.0+a' },
    { phase: 'render' },
    { place: 'routes' },
    { err: { type: 'Error', message: 'no', stack: '' } },
  ];
  for (const other of others) take(event('a', other));
  take(event('b'));
  jest.advanceTimersByTime(60_000);
  take(event('b'));
  expect(said()).toEqual([...others.map(() => ['a', undefined]), ['b', undefined], ['b', undefined]]);
});

test('what is remembered is bounded', () => {
  for (let nth = 0; nth <= 1_000; nth += 1) take(event(`fault ${nth}`));
  take(event('fault 0'));
  take(event('fault 1000'));
  expect(events).toHaveLength(1_002);
});

test('a hundred lines a second are written, how many were left out is said, and then as many again', () => {
  const events = heardEvents();
  const leftOut = () => events.map(({ msg }) => msg);
  const isLineLeft = limitLines(100);
  const written = () => Array.from({ length: 120 }, isLineLeft).filter(Boolean).length;
  expect(written()).toBe(100);
  expect(leftOut()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(leftOut()).toEqual(['20 more lines were left out']);
  expect(written()).toBe(100);
  jest.advanceTimersByTime(1_000);
  expect(isLineLeft()).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(leftOut()).toHaveLength(2);
});
