import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { withDatabase } from './with-database';

const parent = temporaryFolder();
const environment = process.env;

afterEach(() => {
  process.env = environment;
});

/** Runs a command with this folder. */
const run = (folder: string) => {
  process.env = { ...environment, DATABASE_URL: '', DATABASE_URL_FILE: '', DATABASE_FOLDER: folder };
  return withDatabase(async () => {});
};

const sentence = (folder: string) =>
  `There is no database in ${folder}: name the shop's in DATABASE_FOLDER, or start the shop once.`;

test('a command refuses a folder that is not there, and does not make it', async () => {
  const folder = join(parent, 'typo', 'database');
  await expect(run(folder)).rejects.toThrow(sentence(folder));
  expect(existsSync(join(parent, 'typo'))).toBe(false);
});

test('a command refuses a folder without a database, and leaves it as it is', async () => {
  await mkdir(join(parent, 'empty', 'data'), { recursive: true });
  const folder = join(parent, 'empty');
  await expect(run(folder)).rejects.toThrow(sentence(folder));
  expect(await readdir(folder)).toEqual(['data']);
  await expect(run(parent)).rejects.toThrow(sentence(parent));
  expect(await readdir(parent)).toEqual(['empty']);
});
