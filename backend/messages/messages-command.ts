import { emailAddress } from '@storefront/shared/forms/email-address';
import { commandLine } from '../command-line';
import type { Deletion } from './kept-messages';

/** A command of `pnpm messages`. */
export type MessagesCommand =
  | { readonly name: 'help' }
  | { readonly name: 'export'; readonly email: string }
  | { readonly name: 'erase' | 'prune'; readonly of: Deletion; readonly isDryRun: boolean };

/** Help text. */
export const messagesHelp = `Usage: pnpm messages export EMAIL
       pnpm messages erase EMAIL --dry-run | --yes
       pnpm messages prune --older-than AGE --dry-run | --yes

export writes as JSON what the database has of an e-mail address, whose case does not count: messages, requests for
quotes and the subscription, with their e-mails. erase deletes that.

prune deletes messages and requests for quotes that came longer ago than AGE (30d, 18m or 2y), with their e-mails.
Subscriptions stay, and what the company has not been sent yet.
  --dry-run  only says what would go
  --yes      deletes it, all or nothing

Backups, files in OUTBOX_FOLDER and e-mails that were sent are elsewhere: delete them there.
DATABASE_URL or DATABASE_FOLDER names the database; stop a shop with an embedded one first.
Exit codes: 0 done, 1 refused or failed: nothing was deleted, 2 wrong usage.
`;

const { parse, wrong } = commandLine('pnpm messages');

const options = {
  'older-than': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

const units: Readonly<Record<string, string>> = { d: 'days', m: 'months', y: 'years' };

/** Parses the command line. @throws StartupError with the exit code 2 that names the invalid word */
export function readMessagesCommand(args: readonly string[]): MessagesCommand {
  const { positionals, values } = parse(args, options);
  const [name = 'help', word, more] = positionals;
  if (name === 'help' || values.help) return { name: 'help' };
  if (name !== 'export' && name !== 'erase' && name !== 'prune') throw wrong(`Unknown command '${name}'`);
  const extra = name === 'prune' ? word : more;
  if (extra !== undefined) throw wrong(`'${extra}' is one word too many`);
  const { 'dry-run': isDryRun, 'older-than': age } = values;
  if (name === 'export' ? isDryRun || values.yes : isDryRun === values.yes)
    throw wrong(name === 'export' ? 'export deletes nothing' : `${name} needs --dry-run or --yes`);
  if (name === 'prune') {
    const [, number, unit = ''] = /^(\d{1,4})([dmy])$/.exec(age ?? '') ?? [];
    if (number === undefined) throw wrong('prune needs --older-than with an age such as 30d, 18m or 2y');
    return { name, of: { age: `${number} ${units[unit]}` }, isDryRun };
  }
  const email = emailAddress(word ?? '');
  if (age !== undefined || !email.includes('@')) throw wrong(`${name} needs an e-mail address alone`);
  return name === 'export' ? { name, email } : { name, of: { email }, isDryRun };
}
