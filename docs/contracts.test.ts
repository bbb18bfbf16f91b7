import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';

const root = join(__dirname, '..');

/** Packages whose releases meet the theme of another build, and the modules built into them. */
const users = [...readdirSync(root).filter((name) => name.endsWith('-mfe')), 'shared/ui'];

/** The components and styles of a folder, as they are written. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return /(?<!\.test)\.tsx$|\.scss$/.test(path) ? [readFileSync(join(root, path), 'utf8')] : [];
  });
}

/** Words that a component writes out where class names stand, or handed on as such, and classes that its styles know from elsewhere. */
function classWords(source: string): string[] {
  const global = [...source.matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name = '']) => name);
  const written = [
    ...source.matchAll(/className(?:=|: )(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|[^,\n]*)/g),
  ].flatMap(([attribute]) => attribute.match(/(?<![.\w-])[\w-]+/g) ?? []);
  return [...global, ...written];
}

test('the classes of the theme that releases use are those that the contract names', () => {
  const { css } = compile(join(root, 'shell/src/theme/theme.scss'), {
    loadPaths: [join(root, 'shell/node_modules')],
    quietDeps: true,
    silenceDeprecations: ['import'],
  });
  const styled = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  const used = users.flatMap(sourcesIn).flatMap(classWords);
  const contracts = readFileSync(join(__dirname, 'contracts.md'), 'utf8');
  const [section = ''] = contracts.match(/^## Classes of the theme$[\s\S]*?(?=^## )/m) ?? [];
  const named = [...section.matchAll(/`\.([\w-]+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...new Set(used)].filter((name) => styled.has(name)).toSorted());
});
