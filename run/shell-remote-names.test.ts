import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';

const shell = resolve(__dirname, '../shell');

/** Paths of the shell's source files, tests included. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path);
    return /\.(tsx?|scss)$/.test(path) ? [path] : [];
  });
}

/** `cart` is also the name of a list. */
const listOfThatName = /list: 'cart'|\['list', 'cart'\]/g;

test.each(workspaceRemotes.map(({ name, folder }) => [name, basename(folder)]))(
  'the shell names neither %s, nor its exposed modules, nor %s',
  (name, folder) => {
    const named = new RegExp(`['"\`]${name}['"\`/]|\\b${folder}\\b`);
    const found = sources(shell).flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => named.test(line.replaceAll(listOfThatName, '')))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  },
);
