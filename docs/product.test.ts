import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..');
const pagesFolder = join(__dirname, 'decisions');

/** Files of a folder that people have written. */
function writtenIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) =>
      entry.isDirectory() ? writtenIn(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

/** Every file that may cite a rule or a page, with its text. */
const sources = writtenIn(root)
  .filter((path) => /\.(tsx?|scss|mjs|md|sql)$/.test(path))
  .map((path) => ({ file: relative(root, path), text: readFileSync(path, 'utf8') }));

const rules = [...readFileSync(join(__dirname, 'product.md'), 'utf8').matchAll(/^- \*\*(P\d+)\*\* /gm)].map(
  ([, rule]) => rule,
);
const pages = readdirSync(pagesFolder)
  .filter((name) => name !== 'README.md')
  .sort();

/** Matches in the sources, as `file: text`, without the known ones. */
function citedBeside(pattern: RegExp, known: readonly (string | undefined)[] = []): string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .filter(([cited]) => !known.includes(cited))
      .map(([cited]) => `${file}: ${cited}`),
  );
}

test('a number belongs to one rule', () => {
  expect(rules.length).toBeGreaterThan(0);
  expect(rules).toEqual([...new Set(rules)]);
});

test('a rule that is cited exists', () => {
  expect(citedBeside(/\bP\d{1,3}\b/g, rules)).toEqual([]);
});

test('a page of the decisions that is cited exists', () => {
  expect(
    citedBeside(
      /\bdocs\/decisions\/\d+/g,
      pages.map((name) => `docs/decisions/${name.slice(0, 3)}`),
    ),
  ).toEqual([]);
});

test('every rule is cited by its own number', () => {
  expect(citedBeside(/\b(decision|section)s?[\s*]+\d+|\bspecification[\s*]+section/gi)).toEqual([]);
});

test('every page of the decisions begins with its number and is in the index', () => {
  for (const name of pages)
    expect(readFileSync(join(pagesFolder, name), 'utf8')).toMatch(new RegExp(`^# ${name.slice(0, 3)}: `));
  const index = readFileSync(join(pagesFolder, 'README.md'), 'utf8');
  expect([...index.matchAll(/^- \[(\d{3})\]\((\1-[^)]+)\): /gm)].map(([, , name]) => name)).toEqual(pages);
});
