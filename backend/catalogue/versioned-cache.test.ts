import type { Queries } from '../database/database';
import { versionedCaches } from './versioned-cache';

function setUp(maxAnswers = 10) {
  const catalogue = { version: 1 };
  const queries: Queries = {
    query: async <Row>() => [{ ...catalogue }] as Row[],
    script: async () => {},
  };
  const clock = { now: 0 };
  return { catalogue, clock, remember: versionedCaches(queries, () => clock.now)<number>(maxAnswers) };
}

test('an answer is computed once per key, for concurrent callers too', async () => {
  const { remember } = setUp();
  const compute = jest.fn(async () => 5);
  expect(await Promise.all([remember('a', compute), remember('a', compute), remember('b', compute)])).toEqual(
    [5, 5, 5],
  );
  await remember('a', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('a new version of the catalogue is noticed within a second', async () => {
  const { catalogue, clock, remember } = setUp();
  await remember('a', async () => 5);
  catalogue.version = 2;
  clock.now = 1_000;
  expect(await remember('a', async () => 6)).toBe(5);
  clock.now = 1_001;
  expect(await remember('a', async () => 6)).toBe(6);
});

test('a change that is no seeding is noticed within a second', async () => {
  const { clock, remember } = setUp();
  clock.now = 1;
  await remember('a', async () => 5);
  clock.now = 1_001;
  expect(await remember('a', async () => 6)).toBe(5);
  clock.now = 1_002;
  expect(await Promise.all([remember('a', async () => 6), remember('a', async () => 7)])).toEqual([6, 6]);
});

test('the answer used longest ago is forgotten first', async () => {
  const { remember } = setUp(2);
  await remember('a', async () => 1);
  await remember('b', async () => 1);
  await remember('a', async () => 2);
  await remember('c', async () => 1);
  expect(await remember('a', async () => 3)).toBe(1);
  expect(await remember('b', async () => 4)).toBe(4);
});

test('a failure is not remembered', async () => {
  const { remember } = setUp();
  await expect(remember('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await remember('a', async () => 7)).toBe(7);
});

test('an answer evicted while it is computed still reaches its callers', async () => {
  const { remember } = setUp(1);
  expect(await Promise.all([remember('a', async () => 1), remember('b', async () => 2)])).toEqual([1, 2]);
});
