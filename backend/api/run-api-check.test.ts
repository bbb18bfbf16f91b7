import { apiDifferences } from './api-differences';
import { runApiCheck } from './run-api-check';

jest.mock('./api-differences');

let printed: jest.SpyInstance;
let refused: jest.SpyInstance;

beforeEach(() => {
  jest.clearAllMocks();
  printed = jest.spyOn(console, 'log').mockImplementation(() => {});
  refused = jest.spyOn(console, 'error').mockImplementation(() => {});
});

const run = (...words: string[]) => runApiCheck(words, 'http://localhost:3000');

test('prints differences as they come, and keeps them when the backend goes away', async () => {
  jest.mocked(apiDifferences).mockImplementation(async (_base, _shop, say) => {
    say('a is missing.');
    throw new Error('gone');
  });
  await expect(run('http://backend.example/')).rejects.toThrow('gone');
  expect(printed.mock.calls).toEqual([['a is missing.']]);
});

test.each([0, 2])('%d differences', async (count) => {
  jest.mocked(apiDifferences).mockImplementation(async (_base, _shop, say) => {
    for (let nth = 0; nth < count; nth += 1) say('a is missing.');
  });
  expect(await run('http://backend.example/shop/')).toBe(Math.sign(count));
  expect(jest.mocked(apiDifferences).mock.calls[0]?.[0]).toBe('http://backend.example/shop');
  expect(refused.mock.calls).toEqual(count ? [['Differences: 2.']] : []);
});

test.each([
  'http://ann:secret@x.example',
  'http://ann@x.example/',
  'http://x.example/?a=b',
  'http://x.example/#a',
])('%s is refused', async (url) => {
  expect(await run(url)).toBe(2);
  expect(refused.mock.calls).toEqual([
    [
      'The address of a backend has no user, password, query or fragment: pnpm releases api-check help shows more.',
    ],
  ]);
  expect(apiDifferences).not.toHaveBeenCalled();
});

test.each([['ftp://x.example'], ['x.example'], ['http://'], ['http://x.example', 'more']])(
  '%j is refused',
  async (...words) => {
    expect(await run(...words)).toBe(2);
    expect(refused.mock.calls[0]?.[0]).toContain(`'${words.at(-1)}' is not the address of a backend`);
  },
);
