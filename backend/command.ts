import { commandLine } from './command-line';

/** A command of `pnpm backend`. */
type Command =
  | { readonly name: 'serve' | 'migrate' | 'help' }
  | { readonly name: 'seed'; readonly products: number | null; readonly replace: boolean };

const maxProducts = 1_000_000;

/** Help text. */
export const helpText = `Usage: pnpm backend
       pnpm backend migrate
       pnpm backend seed [--products <number>] [--replace]

Without a command it serves the shop from the database in DATABASE_URL, else from the embedded one in DATABASE_FOLDER.

migrate brings the tables of DATABASE_URL up to date; until then the other commands refuse that database. The embedded
one needs no command.

seed fills that database with the sample's catalogue and settings; messages and e-mails stay.
  --products <number>  number of products, from 1 to ${maxProducts}; by default as the sample's file has
  --replace            also replaces a catalogue that somebody made or changed

Exit codes: 0 done, 1 refused or failed, 2 wrong usage, 65 the database is damaged.
docs/operations.md has the other variables.
`;

const { parse, wrong } = commandLine('pnpm backend');

const options = {
  products: { type: 'string' },
  replace: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Parses the command line. @throws StartupError with the exit code 2 that names the invalid word */
export function readCommand(args: readonly string[]): Command {
  const { positionals, values } = parse(args, options);
  const [first = 'serve', ...rest] = positionals;
  const isHelp = first === 'help' || values.help;
  const [name = 'serve', ...more] = first === 'help' ? rest : positionals;
  if (!isCommand(name)) throw wrong(`Unknown command '${name}'`);
  if (more[0] !== undefined) throw wrong(`'${more[0]}' is one word too many`);
  if (isHelp) return { name: 'help' };
  if (name === 'seed') return { name, products: productsOf(values.products), replace: values.replace };
  const option = values.replace ? '--replace' : values.products === undefined ? null : '--products';
  if (option !== null) throw wrong(`${option} needs the command seed`);
  return { name };
}

function isCommand(word: string): word is Command['name'] {
  return ['serve', 'migrate', 'seed', 'help'].includes(word);
}

function productsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const products = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (products >= 1 && products <= maxProducts) return products;
  throw wrong(`--products must be a whole number from 1 to ${maxProducts}, not '${text}'`);
}
