import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { openInMemory } from '../testing/test-database';
import { runCatalogue } from './run-catalogue';

jest.mock('../database/open-database', () => ({ openDatabase: () => openInMemory() }));

const folder = temporaryFolder();
const file = join(folder, 'file.csv');
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...[line]: unknown[]) => void said.push(String(line)));
});
afterEach(() => jest.restoreAllMocks());

test('an import says where its warnings are, and steers no terminal', async () => {
  await writeFile(
    file,
    'sku,name,pack,price\nA-1,Mug,one,"1\x1b]0;x\x07\nDone. To undo it: ls"\nA-2,Pot,5l,\nA-3,Pot,5l,\n',
  );
  expect(await runCatalogue(['import', file, '--dry-run'])).toBe(1);
  expect(said.join('')).not.toMatch(/[^\P{Cc}\n]/u);
  expect(said).toContain(
    "row 2, pack 'one': A pack is a number of pieces, as in 100 or Box of 100: the value was left out. So 3 times: row 2, 3, 4.",
  );
  expect(said.some((line) => line.startsWith('Done'))).toBe(false);
  expect(said.at(-1)).toMatch(/^Nothing was changed: 3 rows are refused\.$/);
});

test('the files that it writes are not the one that it reads', async () => {
  expect(await runCatalogue(['import', file, '--errors', file])).toBe(1);
  expect(said).toEqual(['Nothing was changed: write to another file than the one that is read.']);
});

test('a file that it wrote is named, and one that exists stays', async () => {
  for (const name of ['template', 'export']) {
    const written = `${file}.${name}`;
    expect(await runCatalogue([name, written])).toBe(0);
    expect(await readFile(written, 'utf8')).toMatch(/SKU.*\r\n/);
    expect(said.splice(0)).toEqual([`${written} is written.`]);
    expect(await runCatalogue([name, written])).toBe(1);
    expect(said.splice(0)).toEqual([`${written} exists: name another file.`]);
  }
});
