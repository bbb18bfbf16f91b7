import type { Database } from '../database/database';
import { withDatabase } from '../database/with-database';
import { deleteMessages, exportMessages } from './kept-messages';
import { runMessages } from './run-messages';

jest.mock('../database/with-database');
jest.mock('./kept-messages');

const database = {} as Database;
let printed: jest.SpyInstance;
let refused: jest.SpyInstance;

beforeEach(() => {
  jest.clearAllMocks();
  printed = jest.spyOn(console, 'log').mockImplementation(() => {});
  refused = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(withDatabase).mockImplementation(async (run) => run(database, {} as Parameters<typeof run>[1]));
  jest.mocked(deleteMessages).mockResolvedValue([
    { what: 'e-mails', count: 6 },
    { what: 'quotes', count: 2 },
  ]);
  jest.mocked(exportMessages).mockResolvedValue({ messages: [], confirmations: [] });
});

const run = (words: string) => runMessages(words.split(' '));

test.each([
  [
    'erase Ada@example.com --yes',
    { email: 'Ada@example.com' },
    false,
    /^Deleted: e-mails: 6, quotes: 2\.\nBackups, /,
  ],
  [
    'erase --dry-run ada@example.com',
    { email: 'ada@example.com' },
    true,
    /^Would be deleted: e-mails: 6, quotes: 2\.$/,
  ],
  ['prune --older-than 2y --yes', { age: '2 years' }, false, /^Deleted/],
  ['prune --older-than 30d --dry-run', { age: '30 days' }, true, /^Would/],
  ['prune --older-than 9999d --dry-run', { age: '9999 days' }, true, /^Would/],
  ['prune --older-than 999y --dry-run', { age: '999 years' }, true, /^Would/],
])('messages %s', async (words, of, isDryRun, said) => {
  expect(await run(words)).toBe(0);
  expect(deleteMessages).toHaveBeenCalledWith(database, of, isDryRun);
  expect(printed.mock.calls.join('\n')).toMatch(said);
});

test('messages export writes JSON', async () => {
  expect(await run('export ada@example.com')).toBe(0);
  expect(exportMessages).toHaveBeenCalledWith(database, 'ada@example.com');
  expect(JSON.parse(printed.mock.calls.join())).toEqual({ messages: [], confirmations: [] });
});

const noAge = 'prune needs --older-than from 1d to 999y, such as 30d, 18m or 2y';

test.each([
  ['list', "Unknown command 'list'"],
  ['export', 'export needs an e-mail address alone'],
  ['export ada', 'export needs an e-mail address alone'],
  ['export ada@example.com --yes', 'export deletes nothing'],
  ['erase ada@example.com,bob@example.com --yes', 'erase needs an e-mail address alone'],
  ['erase ada@example.com', 'erase needs --dry-run or --yes'],
  ['erase ada@example.com --dry-run --yes', 'erase needs --dry-run or --yes'],
  ['erase ada@example.com --yes --older-than 2y', 'erase needs an e-mail address alone'],
  ['erase ada@example.com bob@example.com --yes', 'erase needs an e-mail address alone'],
  ['prune --yes', noAge],
  ['prune --older-than 2 --yes', noAge],
  ['prune --older-than 0d --yes', noAge],
  ['prune --older-than 000y --yes', noAge],
  ['prune --older-than 1000y --yes', noAge],
  ['prune ada@example.com --older-than 2y --yes', noAge],
  ['prune --older-than 2y', 'prune needs --dry-run or --yes'],
])('messages %s is refused', async (words, problem) => {
  expect(await run(words)).toBe(2);
  expect(refused.mock.calls).toEqual([[`${problem}: pnpm messages help shows more.`]]);
  expect(withDatabase).not.toHaveBeenCalled();
});
