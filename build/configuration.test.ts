import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { configuration } from './configuration';

const root = resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const sources = configuration.filter((path) => path.endsWith('.ts'));

/** A file's imports, except those of types only. */
async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(/(?:^import (?!type).*?from|import\(|require\.resolve\()\s*'([^']+)'/gms)].flatMap(
    ([, name]) => name ?? [],
  );
}

test('lists the files of the build without its tests', () => {
  const paths = configuration.map((path) => relative(root, path));
  expect(paths).toEqual(expect.arrayContaining(['build/webpack-config.ts', 'build/.swcrc']));
  expect(paths.filter((path) => path.includes('.test.'))).toEqual([]);
});

test('lists everything that its files import: our modules and their packages', async () => {
  const imported = (await Promise.all(sources.map(importsOf))).flat();
  const files = imported
    .filter((name) => name.startsWith('@storefront/'))
    .map((name) => require.resolve(name));
  expect(files).not.toHaveLength(0);
  expect(files.filter((file) => !configuration.includes(file))).toEqual([]);

  const { dependencies } = JSON.parse(await readFile(resolve(root, 'build/package.json'), 'utf8'));
  const packages = imported
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !name.startsWith('@storefront/') && Object.hasOwn(dependencies, name));
  expect(packages).toContain('webpack');
  const known = packages.map((name) => resolve(root, 'build/node_modules', name, 'package.json'));
  expect(known.filter((file) => !configuration.includes(file))).toEqual([]);
});
