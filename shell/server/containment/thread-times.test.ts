import { blockedFor, followThreads, type ThreadTimes } from './thread-times';

const runnable = jest.fn();
jest.mock('./runnable', () => ({ isRunnable: (...thread: unknown[]) => runnable(...thread) }));

const start: ThreadTimes = { at: 5_000, ran: 700, waited: 9_000 };
const after = (at: number, ran: number, waited: number): ThreadTimes => ({
  at: start.at + at,
  ran: start.ran + ran,
  waited: start.waited + waited,
});

test.each<[string, ThreadTimes, number]>([
  ['runs, on a quiet machine', after(1_100, 1_098, 2), 1_098],
  ['waits for what is not a processor', after(1_100, 0, 0), 1_100],
  ['waits for a processor', after(1_100, 80, 1_000), 100],
  ['waits for those who collect garbage, and they for a processor', after(1_422, 25, 2_635), 25],
  ['runs, while they wait for the processor that it has', after(2_500, 1_200, 3_000), 1_200],
])('the main thread %s', (_, moment, blocked) => expect(blockedFor(start, moment)).toBe(blocked));

// Only Linux says so.
const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('the run time of the main thread is measured', () => {
  const now = followThreads();
  const before = now();
  let after = now();
  while (after.ran - before.ran < 20) after = now();
  expect(after.at - before.at).toBeGreaterThan(10);
  expect(after.waited).toBeGreaterThanOrEqual(before.waited);
});

testOnLinux(
  'a close look includes the wait of a thread that has no processor yet, for as long as it waits',
  () => {
    const now = followThreads();
    const waitsFor = (milliseconds: number) => {
      const from = now(true);
      let to = from;
      while (to.at - from.at < milliseconds) to = now(true);
      return to.waited - from.waited;
    };
    runnable.mockReturnValue(true);
    // The threads that collect garbage do nothing meanwhile, as if they waited.
    expect(waitsFor(50)).toBeGreaterThanOrEqual(50);
    runnable.mockReturnValue(false);
    const { waited } = now(true);
    runnable.mockReturnValue(true);
    expect(now().waited - waited).toBeLessThan(50);
  },
);
