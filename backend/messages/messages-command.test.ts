import { readMessagesCommand } from './messages-command';

test.each([
  ['', { name: 'help' }],
  ['erase --help', { name: 'help' }],
  ['export Ada@example.com', { name: 'export', email: 'Ada@example.com' }],
  ['erase ada@example.com --yes', { name: 'erase', of: { email: 'ada@example.com' }, isDryRun: false }],
  ['erase --dry-run ada@example.com', { name: 'erase', of: { email: 'ada@example.com' }, isDryRun: true }],
  ['prune --older-than 2y --yes', { name: 'prune', of: { age: '2 years' }, isDryRun: false }],
  ['prune --older-than 30d --dry-run', { name: 'prune', of: { age: '30 days' }, isDryRun: true }],
])('messages %s', (words, command) => {
  expect(readMessagesCommand(words.split(' ').filter(Boolean))).toEqual(command);
});

test.each([
  ['list', "Unknown command 'list'"],
  ['export', 'export needs an e-mail address alone'],
  ['export ada', 'export needs an e-mail address alone'],
  ['export ada@example.com --yes', 'export deletes nothing'],
  ['erase ada@example.com', 'erase needs --dry-run or --yes'],
  ['erase ada@example.com --dry-run --yes', 'erase needs --dry-run or --yes'],
  ['erase ada@example.com --yes --older-than 2y', 'erase needs an e-mail address alone'],
  ['erase ada@example.com bob@example.com --yes', "'bob@example.com' is one word too many"],
  ['prune --yes', 'prune needs --older-than with an age such as 30d, 18m or 2y'],
  ['prune --older-than 2 --yes', 'prune needs --older-than with an age such as 30d, 18m or 2y'],
  ['prune ada@example.com --older-than 2y --yes', "'ada@example.com' is one word too many"],
  ['prune --older-than 2y', 'prune needs --dry-run or --yes'],
])('messages %s is refused', (words, problem) => {
  expect(() => readMessagesCommand(words.split(' '))).toThrow(`${problem}: pnpm messages help shows more.`);
});
