import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { newRemoteName, writeRemote } from './new-remote';

const parent = temporaryFolder();

test("writes the template with the remote's name and port", async () => {
  const folder = join(parent, 'reviews-mfe');
  await writeRemote(folder, { name: 'reviews3004', port: 3017 });
  const files = (await readdir(folder, { recursive: true })).filter((path) => /\.\w+$/.test(path));
  expect(files.sort()).toEqual([
    'package.json',
    'pages/reviews3004/Reviews3004Page.tsx',
    'remote.ts',
    'routes.test.tsx',
    'routes.tsx',
    'slots/page-foot/PageFoot.tsx',
  ]);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(texts.join()).not.toMatch(/example/i);
  const [, page, declaration] = texts;
  expect(declaration).toMatch(/name: 'reviews3004',\s+port: 3017,/);
  expect(page).toContain('<h1>Reviews3004</h1>');
});

test('leaves an existing folder alone', async () => {
  const folder = join(parent, 'taken-mfe');
  await writeRemote(folder, { name: 'taken', port: 3017 });
  await expect(writeRemote(folder, { name: 'taken', port: 3018 })).rejects.toThrow('is there already.');
  expect(await readFile(join(folder, 'remote.ts'), 'utf8')).toContain('3017');
});

test('accepts a free name', () => {
  expect(newRemoteName(['reviews'])).toBe('reviews');
});

test.each([
  [[], 'Name the remote: pnpm create-remote reviews.'],
  [[''], 'Name the remote: pnpm create-remote reviews.'],
  [['../reviews'], "'../reviews' cannot be the name of a remote"],
  [['shell'], "'shell' cannot be the name of a remote"],
  [['quote'], '/quote is a page of the quote already: choose another name.'],
  [['about'], '/about is a page of the shell already: choose another name.'],
  [['bench'], "'bench' is a folder of the repository already: choose another name."],
  [['one', 'two'], 'Give one name, not 2.'],
])('refuses %j with one helpful sentence', (words, sentence) => {
  expect(() => newRemoteName(words)).toThrow(sentence);
});
