import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { linesFromEnd } from './history-file';

const file = join(temporaryFolder(), 'lines');

async function linesOf(text: string): Promise<string[]> {
  await writeFile(file, text);
  const lines: string[] = [];
  for await (const line of linesFromEnd(file)) lines.push(line);
  return lines;
}

test('reads the last line first, with or without a line end', async () => {
  expect(await linesOf('one\ntwo\n\nthree\n')).toEqual(['three', 'two', 'one']);
  expect(await linesOf('one\ntwo')).toEqual(['two', 'one']);
  expect(await linesOf('')).toEqual([]);
});

test.each([1, 100, 65_535, 65_536, 65_537, 200_000])('reads whole lines of %d characters', async (length) => {
  const lines = ['a', 'b', 'ü', 'd'].map((letter) => letter.repeat(length));
  expect((await linesOf(`${lines.join('\n')}\n`)).reverse()).toEqual(lines);
});

test('reads each line of a file in many pieces once', async () => {
  const lines = Array.from({ length: 20_000 }, (_, nth) => `line ${nth}`);
  expect((await linesOf(lines.join('\n'))).reverse()).toEqual(lines);
});

test('reports a missing file', async () => {
  const lines = linesFromEnd(`${file}-of-nobody`);
  await expect(lines.next()).rejects.toThrow('ENOENT');
});
