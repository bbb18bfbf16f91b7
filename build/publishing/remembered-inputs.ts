import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import type { MultiStats } from 'webpack';
import { configuration } from '../configuration';
import { areUnchanged, inputsOf } from '../inputs';
import type { WorkspaceRemote } from '../workspace-remotes';

// What a release was built from is known where it was built, and is no part of it: other sources may give the same.
const schema = jsonObject(
  v.object({ version: v.string(), inputs: jsonObject(v.record(v.string(), v.nullable(v.string()))) }),
);

const fileIn = (folder: string) => join(folder, '.inputs.json');

/** Whether a build would read what it read when the version was built; false when that is not known. */
export async function isBuiltFromTheSame(folder: string, version: string): Promise<boolean> {
  const remembered = await readFile(fileIn(folder), 'utf8')
    .then((text) => parseJson(schema, text, fileIn(folder)))
    .catch(() => null);
  return remembered?.version === version && areUnchanged(remembered.inputs);
}

/** Remembers what a version was built from, as far as this process knows it. */
export async function rememberInputs(
  folder: string,
  version: string,
  remote: WorkspaceRemote,
  stats: MultiStats,
): Promise<void> {
  const declaration = join(remote.folder, 'remote.ts');
  const further = [...configuration, ...(await publishingFiles()), declaration];
  const inputs = inputsOf(stats, further, performance.timeOrigin);
  if (!inputs) return;
  const file = fileIn(folder);
  await writeFile(file, JSON.stringify({ version, inputs })).catch(async (error) => {
    await rm(file, { force: true });
    throw error;
  });
}

/** What makes a release of a build. */
async function publishingFiles(): Promise<string[]> {
  const names = await readdir(import.meta.dirname);
  return names.filter((name) => !name.includes('.test.')).map((name) => join(import.meta.dirname, name));
}
