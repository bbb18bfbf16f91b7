import { explainRefusals } from './explain-refusals';

/** An error as Node's file system has it. */
const systemError = (code: string, places: { path?: string; dest?: string } = {}) =>
  Object.assign(new Error(`${code}: what the system says`), { code, ...places });

const full = 'cannot be written, because its disk is full: make room there, then try again.';
const closed = 'cannot be read or written by this user: give them permission, then try again.';

test.each([
  ['ENOSPC', {}, `/srv/releases ${full}`],
  ['EDQUOT', {}, `/srv/releases ${full}`],
  [
    'EROFS',
    { path: '/srv/cart' },
    '/srv/cart cannot be written, because its disk is read-only: mount it for writing, then try again.',
  ],
  ['EACCES', { path: '1.0.0+0123456789ab', dest: '/srv/.1.0.0' }, `/srv/.1.0.0 ${closed}`],
  ['EPERM', { path: '/srv/cart' }, `/srv/cart ${closed}`],
])('reports %s in one sentence, with its place', async (code, places, sentence) => {
  const cause = systemError(code, places);
  const work = explainRefusals('/srv/releases', () => Promise.reject(cause));
  await expect(work).rejects.toEqual(new Error(sentence, { cause }));
});

test.each([
  new Error('cart has a budget.'),
  systemError('ENOENT'),
  systemError('toString'),
  'text',
  undefined,
])('leaves %p alone', async (thrown) => {
  const work = explainRefusals('/srv/releases', () => Promise.reject(thrown));
  await expect(work).rejects.toBe(thrown);
});

test('returns the result of successful work', async () => {
  expect(await explainRefusals('/srv/releases', async () => 'done')).toBe('done');
});
