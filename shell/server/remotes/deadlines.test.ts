import { TimeoutError } from '@storefront/shared/with-timeout';
import { DocumentTimeoutError, documentTime } from './deadlines';

const never = new Promise<never>(() => {});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The outcome of waiting for `work` for so many milliseconds. */
async function after(milliseconds: number, waiting: Promise<unknown>) {
  const outcome = Promise.race([waiting.catch((error: unknown) => error), Promise.resolve('waiting')]);
  const later = waiting.catch((error: unknown) => error);
  if ((await outcome) !== 'waiting') return outcome;
  await jest.advanceTimersByTimeAsync(milliseconds);
  return Promise.race([later, 'waiting']);
}

test('returns work that is in time', async () => {
  expect(await documentTime().wait(Promise.resolve('there'), 2_000, 'a loader')).toBe('there');
});

test('blames late work', async () => {
  const time = documentTime();
  expect(await after(1_999, time.wait(never, 2_000, 'a loader'))).toBe('waiting');
  const error = await after(2_000, time.wait(never, 2_000, 'a loader'));
  expect(error).toEqual(new TimeoutError('a loader takes longer than 2000 ms.'));
  expect(error).toBeInstanceOf(TimeoutError);
});

test('blames nobody if the document has no time left', async () => {
  const time = documentTime();
  await jest.advanceTimersByTimeAsync(4_000);
  expect(time.left()).toBe(1_000);
  const error = await after(1_000, time.wait(never, 2_000, 'a loader'));
  expect(error).toEqual(new DocumentTimeoutError('The document had no time left for a loader.'));
  expect(error).toBeInstanceOf(DocumentTimeoutError);
  expect(time.left()).toBe(0);
});

test('returns finished work without any time left', async () => {
  const time = documentTime(0);
  expect(await time.wait(Promise.resolve('there'), 2_000, 'a module')).toBe('there');
});

test('blames nobody if the process was blocked meanwhile', async () => {
  const waiting = documentTime()
    .wait(never, 2_000, 'a loader')
    .catch((error: unknown) => error);
  const now = performance.now() + 2_900;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
  await jest.advanceTimersByTimeAsync(2_000);
  const error = await waiting;
  expect(error).toEqual(new DocumentTimeoutError('The server was blocked while it waited for a loader.'));
  expect(error).toBeInstanceOf(DocumentTimeoutError);
  clock.mockRestore();
});
