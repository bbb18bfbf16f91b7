import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program that the system finds by its name; undefined when it finds none. */
export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
