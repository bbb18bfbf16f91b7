import { heardEvents } from 'log/testing/heard-events';
import { limitLines } from './limit-lines';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
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
