import { commandLine } from '../command-line';

/** A command of `pnpm catalogue`: its options have their defaults where they are not given. */
export interface CatalogueCommand {
  readonly name: 'help' | 'template' | 'import' | 'export' | 'history' | 'pictures' | 'revert';
  /** The file or the revision's number as typed; null: standard output. */
  readonly word: string | null;
  readonly pictures: string | null;
  readonly errors: string | null;
  readonly report: string | null;
  readonly dryRun: boolean;
  readonly removeMissing: boolean;
  readonly yes: boolean;
  readonly retry: boolean;
}

/** Help text. */
export const catalogueHelp = `Usage: pnpm catalogue template [FILE]
       pnpm catalogue import FILE [options]
       pnpm catalogue export [FILE]
       pnpm catalogue history
       pnpm catalogue pictures [--retry]
       pnpm catalogue revert NUMBER [--dry-run] [--report FILE] [--yes]

template writes an example of a file, export the catalogue as such a file, to standard output without FILE.

import makes products be as a file says: CSV or XLSX, or an export of Shopify or WooCommerce. A product is known by its
SKU. It reports first, and then changes all or nothing.
  --pictures FOLDER  where the files are that the file names as pictures
  --dry-run          reports only
  --report FILE      writes all changes, not only the first
  --errors FILE      writes refused rows there, and imports the others
  --remove-missing   removes products that the file does not have
  --yes              also removes more than 10 % of the catalogue

history lists what imports and reverts did; revert undoes one of them, as a new one.

pictures lists those that the shop is still to fetch, and those that it could not; --retry tries these again.

All work on the database in DATABASE_URL, else on the embedded one in DATABASE_FOLDER, while no shop runs on it.
Exit codes: 0 done, 1 refused or failed: nothing was changed, 2 wrong usage, 65 the database is damaged.
`;

const { parse, wrong } = commandLine('pnpm catalogue');

const options = {
  pictures: { type: 'string' },
  errors: { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'remove-missing': { type: 'boolean' },
  yes: { type: 'boolean' },
  retry: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Option = keyof typeof options;

const changing: readonly Option[] = ['dry-run', 'report', 'yes'];

const allowed: Readonly<Record<CatalogueCommand['name'], readonly Option[]>> = {
  help: [],
  template: [],
  import: [...changing, 'pictures', 'errors', 'remove-missing'],
  export: [],
  history: [],
  pictures: ['retry'],
  revert: changing,
};

/** Parses the command line. @throws StartupError with the exit code 2 that names the invalid word */
export function readCatalogueCommand(args: readonly string[]): CatalogueCommand {
  const { positionals, values } = parse(args, options);
  const [typed = 'help', word = null, ...more] = positionals;
  if (!isCommand(typed)) throw wrong(`Unknown command '${typed}'`);
  const name = values.help ? 'help' : typed;
  const foreign = Object.keys(values).find((option) => !allowed[typed].includes(option as Option));
  if (foreign && name !== 'help') throw wrong(`${name} has no option --${foreign}`);
  const needless = name === 'history' || name === 'pictures' ? word : more[0];
  if (needless) throw wrong(`'${needless}' is one word too many`);
  if (name === 'import' && word === null) throw wrong('import needs a file');
  if (name === 'revert' && !/^[1-9]\d{0,8}$/.test(word ?? ''))
    throw wrong('revert needs the number of a revision');
  const { pictures = null, errors = null, report = null, yes = false, retry = false } = values;
  const { 'dry-run': dryRun = false, 'remove-missing': removeMissing = false } = values;
  return { name, word, pictures, errors, report, dryRun, removeMissing, yes, retry };
}

function isCommand(word: string): word is CatalogueCommand['name'] {
  return Object.hasOwn(allowed, word);
}
