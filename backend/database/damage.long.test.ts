import { execFile, spawnSync } from 'node:child_process';
import { cp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { quietPort } from '../testing/quiet-port';
import { explainingDamage } from './unusable';

// Real databases, opened by processes of their own: PGlite cannot be imported here.
jest.setTimeout(240_000);

const parent = temporaryFolder();
const sound = join(parent, 'sound');

/** Opens each folder, applies the migrations, and reports the outcome. */
const program = `
  import { openEmbedded } from ${JSON.stringify(join(__dirname, 'embedded.ts'))};
  import { migrate } from ${JSON.stringify(join(__dirname, 'migrate.ts'))};
  const outcomes = {};
  for (const folder of process.argv.slice(1)) {
    try {
      const database = await openEmbedded(folder, true);
      await migrate(database).finally(() => database.close());
      outcomes[folder] = 'opened';
    } catch (error) {
      outcomes[folder] = error.name + ' ' + error.exitCode + ': ' + error.message;
    }
  }
  console.log(JSON.stringify(outcomes));`;

async function opened(...folders: string[]): Promise<Record<string, string>> {
  const node = ['--import', 'tsx', '--input-type=module', '-e', program, ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, node);
  return JSON.parse(stdout);
}

/** Every file of the database, but for those that PostgreSQL makes and removes by itself whenever it starts. */
async function filesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !/^(lock\.|pg_internal\.init|postmaster\.pid)/.test(file.name))
    .map((file) => join(file.parentPath, file.name));
}

/** PostgreSQL's own messages about them. */
const complaints: Readonly<Record<string, string>> = {
  'an overwritten control file': 'database files are incompatible with server',
  'a truncated control file': 'could not read file "global/pg_control": read 100 of 296',
  'no checkpoint': 'could not locate a valid checkpoint record at',
  'no configuration': 'could not load /',
  'truncated tables': 'could not open',
};

const damages: Readonly<Record<string, (data: string) => Promise<unknown>>> = {
  'an overwritten control file': (data) => writeFile(join(data, 'global/pg_control'), Buffer.alloc(8192, 7)),
  'a truncated control file': (data) => truncate(join(data, 'global/pg_control'), 100),
  'no control file': (data) => rm(join(data, 'global/pg_control')),
  'no version': (data) => rm(join(data, 'PG_VERSION')),
  'no tables': (data) => rm(join(data, 'base'), { recursive: true }),
  'no log': (data) => rm(join(data, 'pg_wal'), { recursive: true }),
  'no checkpoint': async (data) => {
    const logs = (await readdir(join(data, 'pg_wal'))).filter((name) => /^[\dA-F]{24}$/.test(name));
    await Promise.all(logs.map((name) => rm(join(data, 'pg_wal', name))));
  },
  'no configuration': (data) => rm(join(data, 'pg_hba.conf')),
  'truncated tables': async (data) => {
    const tables = (await readdir(join(data, 'base/5'))).filter((name) => /^\d+$/.test(name));
    await Promise.all(tables.map((name) => truncate(join(data, 'base/5', name), 4096)));
  },
  'no note of the migrations': (data) => truncate(join(data, 'base/5', noteOfMigrations), 0),
  'something else': async (data) => {
    await rm(join(data), { recursive: true });
    await cp(__dirname, data, { recursive: true });
  },
  'a file in place of the folder': async (data) => {
    await rm(data, { recursive: true });
    await writeFile(data, 'a letter');
  },
};

/** File of the first table there was. */
let noteOfMigrations: string;

beforeAll(async () => {
  expect(await opened(sound)).toEqual({ [sound]: 'opened' });
  const tables = (await readdir(join(sound, 'data/base/5'))).filter((name) => /^\d+$/.test(name)).map(Number);
  noteOfMigrations = String(Math.min(...tables.filter((number) => number >= 16_384)));
});

test('a damaged database reports its folder and the remedy, and deletes nothing', async () => {
  const folders = await Promise.all(
    Object.entries(damages).map(async ([name, damage]) => {
      const folder = join(parent, name);
      await cp(sound, folder, { recursive: true });
      await damage(join(folder, 'data'));
      return folder;
    }),
  );
  const before = await Promise.all(folders.map(filesIn));
  const outcomes = await opened(...folders);
  for (const [index, folder] of folders.entries()) {
    expect(outcomes[folder]).toMatch(/^StartupError 65: The database in .* is damaged or incomplete/);
    expect(outcomes[folder]).toContain(`The database in ${folder} is`);
    expect(outcomes[folder]).toMatch(/rename the folder, then put a backup .* or start/);
    const complaint = complaints[basename(folder)];
    if (complaint) expect(outcomes[folder]).toContain(` is damaged or incomplete (${complaint}`);
    expect(outcomes[folder]).not.toMatch(/Aborted|\n|\/pglite/);
    expect(await filesIn(folder)).toEqual(expect.arrayContaining(before[index] ?? []));
  }
});

test('reports a file in the way of the folder or its parent', async () => {
  const file = join(parent, 'file');
  await writeFile(file, '');
  const folder = join(file, 'database');
  const outcomes = await opened(file, folder);
  for (const [path, code] of [
    [file, 'EEXIST'],
    [folder, 'ENOTDIR'],
  ] as const) {
    expect(outcomes[path]).toBe(
      `StartupError 1: The database cannot be in ${path}, because a file is in the way (${code}): name a folder with DATABASE_FOLDER.`,
    );
  }
});

test('an empty folder is no damage', async () => {
  const folder = join(parent, 'empty');
  await cp(sound, folder, { recursive: true });
  for (const name of await readdir(join(folder, 'data')))
    await rm(join(folder, 'data', name), { recursive: true });
  expect(await opened(folder)).toEqual({ [folder]: 'opened' });
});

test.each([
  ['XX001', 'The database in /data is damaged or incomplete (invalid page in block 0).'],
  ['58P01', 'The database in /data is damaged or incomplete (invalid page in block 0).'],
  ['23505', 'invalid page in block 0'],
])('a statement that fails later with %s says: %s', async (code, sentence) => {
  const fail = () => Promise.reject(Object.assign(new Error('invalid page in block 0'), { code }));
  const { query, script } = explainingDamage('/data', { query: fail, script: fail });
  await expect(query('select 1')).rejects.toThrow(sentence);
  await expect(script('select 1')).rejects.toThrow(sentence);
});

test('the backend ends with one sentence and a code of its own', async () => {
  const folder = join(parent, 'of the backend');
  await cp(sound, folder, { recursive: true });
  await rm(join(folder, 'data/PG_VERSION'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, '../main.ts')],
    {
      env: {
        ...process.env,
        PORT: String(await quietPort()),
        DATABASE_URL: '',
        DATABASE_URL_FILE: '',
        DATABASE_FOLDER: folder,
      },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(65);
  expect(stderr).toBe('');
  const [line = '', ...others] = stdout.trim().split('\n');
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ level: 'fatal', msg: expect.stringContaining(folder) });
  expect(line).not.toContain('stack');
});
