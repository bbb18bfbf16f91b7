import { catalogueHelp, readCatalogueCommand } from './catalogue-command';

const read = (line: string) => readCatalogueCommand(line.split(' ').filter((word) => word !== ''));
const defaults = {
  word: null,
  pictures: null,
  errors: null,
  report: null,
  dryRun: false,
  removeMissing: false,
  yes: false,
  retry: false,
};

test.each([
  ['', { name: 'help' }],
  ['import --help', { name: 'help' }],
  ['history', { name: 'history' }],
  ['pictures --retry', { name: 'pictures', retry: true }],
  ['template', { name: 'template' }],
  ['export all.csv', { name: 'export', word: 'all.csv' }],
  ['revert 3 --dry-run', { name: 'revert', word: '3', dryRun: true }],
  [
    'import a.xlsx --pictures p --errors e.csv --report r.txt --remove-missing --yes',
    {
      name: 'import',
      word: 'a.xlsx',
      pictures: 'p',
      errors: 'e.csv',
      removeMissing: true,
      yes: true,
      report: 'r.txt',
    },
  ],
])('‘%s’', (line, command) => {
  expect(read(line)).toEqual({ ...defaults, ...command });
});

test.each([
  ['imports', "Unknown command 'imports'"],
  ['toString', "Unknown command 'toString'"],
  ['import', 'import needs a file'],
  ['import a b', "'b' is one word too many"],
  ['history 3', "'3' is one word too many"],
  ['revert', 'revert needs the number of a revision'],
  ['revert 0', 'revert needs the number of a revision'],
  ['revert 3 --errors e', 'revert has no option --errors'],
  ['export --yes', 'export has no option --yes'],
  ['import a --quick', "Unknown option '--quick'"],
  ['import a --errors', "Option '--errors <value>' argument missing"],
])('‘%s’ is refused', (line, sentence) => {
  expect(() => read(line)).toThrow(
    expect.objectContaining({ message: `${sentence}: pnpm catalogue help shows more.`, exitCode: 2 }),
  );
});

test('the help names every option', () => {
  for (const option of ['pictures', 'dry-run', 'report', 'errors', 'remove-missing', 'yes'])
    expect(catalogueHelp).toContain(`--${option}`);
});
