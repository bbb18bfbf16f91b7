import { commandLine } from '../command-line';

/** Options of the commands that change the catalogue. */
interface ChangeWords {
  readonly dryRun: boolean;
  readonly yes: boolean;
  readonly report: string | null;
}

/** A command of `pnpm catalogue`. Files and folders are as typed; null: standard output. */
export type CatalogueCommand =
  | { readonly name: 'help' | 'history' }
  | { readonly name: 'pictures'; readonly retry: boolean }
  | { readonly name: 'template' | 'export'; readonly file: string | null }
  | ({ readonly name: 'revert'; readonly revision: number } & ChangeWords)
  | ({
      readonly name: 'import';
      readonly file: string;
      readonly pictures: string | null;
      readonly errors: string | null;
      readonly removeMissing: boolean;
    } & ChangeWords);

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
  const [name = 'help', word, ...more] = positionals;
  if (!isCommand(name)) throw wrong(`Unknown command '${name}'`);
  if (name === 'help' || values.help) return { name: 'help' };
  const foreign = Object.keys(values).find((option) => !allowed[name].includes(option as Option));
  if (foreign) throw wrong(`${name} has no option --${foreign}`);
  if (more[0] !== undefined || ((name === 'history' || name === 'pictures') && word !== undefined))
    throw wrong(`'${more[0] ?? word}' is one word too many`);
  const change = {
    dryRun: values['dry-run'] ?? false,
    yes: values.yes ?? false,
    report: values.report ?? null,
  };
  switch (name) {
    case 'history':
      return { name };
    case 'pictures':
      return { name, retry: values.retry ?? false };
    case 'template':
    case 'export':
      return { name, file: word ?? null };
    case 'revert': {
      if (word === undefined || !/^[1-9]\d{0,8}$/.test(word))
        throw wrong('revert needs the number of a revision');
      return { name, revision: Number(word), ...change };
    }
    case 'import': {
      if (word === undefined) throw wrong('import needs a file');
      const { pictures = null, errors = null, 'remove-missing': removeMissing = false } = values;
      return { name, file: word, pictures, errors, removeMissing, ...change };
    }
  }
}

function isCommand(word: string): word is CatalogueCommand['name'] {
  return Object.hasOwn(allowed, word);
}
