import { thrownProblem } from './thrown-problems';

/** A script of four lines, the third of which stands in a library, and the others in two sources of ours. */
const map = {
  version: 3,
  sources: [
    'webpack:///lab-mfe/Page.tsx',
    'webpack:///node_modules/react/index.js',
    'webpack:///shared/ui/Price.tsx',
  ],
  names: [],
  // Of each line: its source, and the line in there (7, 8, 1, 21).
  mappings: 'AAMA;AACA;ACPA;ACoBA',
};
const inlined = Buffer.from(JSON.stringify(map)).toString('base64');
const texts: Record<string, string> = {
  'http://lab.test/1.0.0/page.js': `\n\n\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${inlined}`,
  '/shell/server/shell.cjs': 'no map',
};
const scripts = {
  ownerOf: (address: string) => (address.startsWith('http://lab.test/') ? 'lab' : 'shell'),
  textOf: async (address: string) => texts[address] ?? null,
};
const page = 'http://lab.test/1.0.0/page.js';

test.each([
  [
    'in ours',
    `Error: Broken\n    at Page (${page}:2:5)\n    at div (${page}:1:1)`,
    'lab-mfe/Page.tsx:8 Broken',
    'lab',
  ],
  [
    'in a library',
    `Error: Broken\n    at use (${page}:3:9)\n    at ${page}:4:5`,
    'shared/ui/Price.tsx:21 Broken',
    'lab',
  ],
  ['as Firefox writes it', `use@${page}:3:9\nPage@${page}:1:5`, 'lab-mfe/Page.tsx:7 Broken', 'lab'],
  ['in a script without sources', 'Error: Broken\n    at f (/shell/server/shell.cjs:1:5)', 'Broken', 'shell'],
  ['in a strange script', 'Error: Broken\n    at f (http://other.test/a.js:1:5)', 'Broken', null],
  ['where nobody knows', '', 'Broken', null],
])('what is thrown %s has the place of the first call that is ours', async (_, stack, text, by) => {
  expect(await thrownProblem({ message: 'Broken', stack }, scripts)).toEqual({ text, by });
});

test('what React repeats in the browser of an error on the server is that error', async () => {
  const message = 'Switched to client rendering because the server rendering errored:\n\nBroken\nby more';
  expect(await thrownProblem({ message, stack: '' }, scripts)).toEqual({ text: 'Broken\nby more', by: null });
});
