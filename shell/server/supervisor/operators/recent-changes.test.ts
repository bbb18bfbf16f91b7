import type { Change } from 'releases/release-map/change';
import { recentChanges } from './recent-changes';

const change = (revision: number): Change => ({
  revision,
  at: '2026-11-22T10:00:00.000Z',
  who: 'ann',
  why: '',
  remote: 'lab',
  from: null,
  to: { frozen: true },
});
const changes = Array.from({ length: 60 }, (_, nth) => change(nth + 1));

afterEach(() => jest.useRealTimers());

test('the last fifty are given, the newest first, and no more is read', async () => {
  const asked: unknown[] = [];
  const history = async (part?: { readonly since: number }) => {
    asked.push(part);
    return { changes: changes.slice(part?.since), leftOut: 0 };
  };
  // The map in force may be older than the history.
  const read = await recentChanges({ history }, () => 58)();
  expect('changes' in read && read.changes.map(({ revision }) => revision)).toEqual(
    Array.from({ length: 50 }, (_, nth) => 60 - nth),
  );
  await recentChanges({ history }, () => 3)();
  expect(asked).toEqual([{ since: 8 }, { since: 0 }]);
});

test('why they cannot be read is said', async () => {
  const history = async () => {
    throw new Error('The history in /releases cannot be read (EACCES).');
  };
  expect(await recentChanges({ history }, () => 1)()).toEqual({
    problem: 'The history in /releases cannot be read (EACCES).',
  });
});

test('nobody waits longer than a second, and a store that hangs is asked once until it answers', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  let answer = (_: { changes: Change[]; leftOut: number }) => {};
  const history = jest.fn(
    () =>
      new Promise<{ changes: Change[]; leftOut: number }>((resolve) => {
        answer = resolve;
      }),
  );
  const read = recentChanges({ history }, () => 1);
  const waiting = [read(), read()];
  await jest.advanceTimersByTimeAsync(1_000);
  for (const one of await Promise.all(waiting))
    expect(one).toEqual({ problem: 'The history cannot be read: it took longer than a second.' });
  expect(history).toHaveBeenCalledTimes(1);
  answer({ changes: [], leftOut: 0 });
  await jest.advanceTimersByTimeAsync(0);
  const next = read();
  expect(history).toHaveBeenCalledTimes(2);
  answer({ changes: [change(1)], leftOut: 0 });
  expect(await next).toEqual({ changes: [change(1)] });
});
