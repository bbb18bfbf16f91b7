import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ModuleNames } from '../release/missing-name';
import { jsonObject, parseJson } from '../release/parse-json';

const schema = jsonObject(v.record(v.string(), v.array(v.string())));

const fileIn = (folder: string) => join(folder, 'provides.json');

/**
 * What the shells that follow the release map of a folder give to releases; null when nobody has said so.
 *
 * @throws Error in one sentence when the file is of another shape
 */
export async function providedNames(folder: string): Promise<ModuleNames | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null);
  return text === null ? null : parseJson(schema, text, fileIn(folder));
}

/** Has releases that get traffic from now on held against what a build of the shell provides. */
export async function provideNames(folder: string, shellFolder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(fileIn(shellFolder), fileIn(folder));
}
