import { isFailed, loadedOrFailed } from './loaded-or-failed';

const visible = new AbortController().signal;
let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('gives the data', async () => {
  const answer = await loadedOrFailed(Promise.resolve({ total: 3 }), visible);
  expect(answer).toEqual({ total: 3 });
  expect(isFailed(answer)).toBe(false);
});

it('says that there is none, and logs why in one line', async () => {
  const answer = await loadedOrFailed(Promise.reject(new Error('too slow')), visible);
  expect(isFailed(answer)).toBe(true);
  expect(log.mock.calls).toEqual([['Error: too slow']]);
});

it('logs nothing once the visitor has left', async () => {
  await loadedOrFailed(Promise.reject(new Error('given up')), AbortSignal.abort());
  expect(log).not.toHaveBeenCalled();
});
