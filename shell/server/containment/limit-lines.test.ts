import { limitLines } from './limit-lines';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a hundred lines a second are written, how many were left out is said, and then as many again', () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const target = { debug: write, error: write, info: write, log: write, trace: write, warn: write };
  limitLines(target);
  for (let nth = 0; nth < 60; nth += 1) target.log(`line ${nth}`);
  for (let nth = 0; nth < 60; nth += 1) target.error(`fault ${nth}`);
  expect(lines).toHaveLength(100);
  expect(lines.at(-1)).toBe('fault 39');
  jest.advanceTimersByTime(1_000);
  expect(lines.slice(100)).toEqual(['20 more lines were left out']);
  target.warn('later');
  jest.advanceTimersByTime(1_000);
  expect(lines.slice(101)).toEqual(['later']);
});
