import { commandLine, runCommand } from '../command-line';
import { StartupError } from '../startup-error';
import { apiDifferences } from './api-differences';

/** Help text. */
const help = `Usage: pnpm releases api-check URL

Says what the backend at URL answers differently from what the shop needs (/openapi.json of our own backend). PUBLIC_ORIGIN
names the shop. Nothing is stored.

Exit codes: 0 no differences, 1 differences, or no answer, 2 wrong usage.
`;

const { parse, wrong } = commandLine('pnpm releases api-check');

/** Runs `pnpm releases api-check`. Returns its exit code. @param shop origin of the shop */
export function runApiCheck(args: readonly string[], shop: string): Promise<number> {
  return runCommand(async () => {
    const { positionals, values } = parse(args, { help: { type: 'boolean', short: 'h' } });
    const [url = 'help', more] = positionals;
    if (url === 'help' || values.help) return void process.stdout.write(help);
    // A password is not repeated.
    if (/^https?:\/\/([^/]*@|.*[?#])/.test(url))
      throw wrong('The address of a backend has no user, password, query or fragment');
    if (more !== undefined || !/^https?:\/\/./.test(url) || !URL.canParse(url))
      throw wrong(`'${more ?? url}' is not the address of a backend`);
    let differences = 0;
    await apiDifferences(url.replace(/\/+$/, ''), shop, (difference) => {
      differences += 1;
      console.log(difference);
    });
    if (differences > 0) throw new StartupError(`Differences: ${differences}.`);
    console.log('The backend answers as the shop needs it.');
  });
}
