import { EndedAtStart } from './child';
import { keepRunning } from './keep-running';

/** The error of each failed start, by its number; other starts get ready. */
let failures: Map<number, Error>;
/** Number of starts. */
let starts: number;
let end: (how: string) => void;
let log: string[];
let closing: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  failures = new Map();
  starts = 0;
  log = [];
  closing = new AbortController();
});
afterEach(() => jest.useRealTimers());

const begin = () =>
  keepRunning({
    name: 'backend',
    start: async (onEnd) => {
      starts += 1;
      const failure = failures.get(starts);
      if (failure) throw failure;
      end = onEnd;
    },
    until: closing.signal,
    log: (line) => log.push(line),
  });

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('restarts at once a process that ends after working for a while', async () => {
  await begin();
  await pass(10_000);
  end('SIGKILL');
  await pass(0);
  expect(starts).toBe(2);
  expect(log).toEqual(['backend stopped (SIGKILL) and is started again at once.', 'backend works again.']);
});

test('in a crash loop each restart waits longer, until the process has worked for a while', async () => {
  await begin();
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    log = [];
    end('exit 1');
    expect(log).toEqual([`backend stopped (exit 1) and is started again in ${seconds} s.`]);
    const before = starts;
    await pass(seconds * 1_000 - 1);
    expect(starts).toBe(before);
    await pass(1);
    expect(starts).toBe(before + 1);
  }
  await pass(10_000);
  end('exit 1');
  expect(log.at(-1)).toBe('backend stopped (exit 1) and is started again at once.');
});

test('a restart that does not become ready is repeated after a longer wait each time', async () => {
  failures.set(2, new EndedAtStart('Port 4000 is in use.', 'exit 1'));
  failures.set(3, new Error('spawn EAGAIN'));
  await begin();
  await pass(10_000);
  end('SIGKILL');
  await pass(3_000);
  expect(log).toEqual([
    'backend stopped (SIGKILL) and is started again at once.',
    'backend ended before it was ready (exit 1) and is started again in 1 s.',
    'backend ended before it was ready (Error: spawn EAGAIN) and is started again in 2 s.',
    'backend works again.',
  ]);
});

test('does not restart a process that asks not to', async () => {
  failures.set(2, new EndedAtStart('The database is damaged.', 'exit 65'));
  await begin();
  await pass(10_000);
  end('SIGKILL');
  await pass(3_600_000);
  expect(starts).toBe(2);
  expect(log).toEqual([
    'backend stopped (SIGKILL) and is started again at once.',
    'backend ended before it was ready (exit 65) and is not started again: fix the problem that it reports above, then stop this and start it again.',
  ]);
});

test('does not wait for a process that never got ready', async () => {
  failures.set(1, new EndedAtStart('Port 4000 is in use.', 'exit 1'));
  await expect(begin()).rejects.toThrow('Port 4000 is in use.');
  await pass(60_000);
  expect([starts, log]).toEqual([1, []]);
});

test('closing cancels pending restarts', async () => {
  await begin();
  end('SIGKILL');
  closing.abort();
  await pass(60_000);
  end('SIGTERM');
  await pass(60_000);
  expect(starts).toBe(1);
  expect(log).toEqual(['backend stopped (SIGKILL) and is started again in 1 s.']);
});
