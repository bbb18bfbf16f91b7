import { emailAddress } from '@storefront/shared/forms/email-address';
import { commandLine, runCommand } from '../command-line';
import { withDatabase } from '../database/with-database';
import { addressesIn } from '../mail/mail-address';
import { deleteMessages, exportMessages } from './kept-messages';

const help = `Usage: pnpm messages export EMAIL
       pnpm messages erase EMAIL --dry-run | --yes
       pnpm messages prune --older-than AGE --dry-run | --yes

export writes as JSON what the database has of an e-mail address, however it was typed: messages, requests for quotes and
the subscription, with their e-mails, and when confirmations went to its mailbox. erase deletes that.

prune deletes messages and requests for quotes that came longer ago than AGE, from 1d to 999y (30d, 18m or 2y), with their
e-mails. Subscriptions stay, and what the company has not been sent yet.
  --dry-run  only says what would go
  --yes      deletes it, all or nothing

Backups, files in OUTBOX_FOLDER and e-mails that were sent are elsewhere: delete them there.
DATABASE_URL or DATABASE_FOLDER names the database; stop a shop with an embedded one first.
Exit codes: 0 done, 1 refused or failed: nothing was deleted, 2 wrong usage.
`;

const { parse, wrong } = commandLine('pnpm messages');

const options = {
  'older-than': { type: 'string', default: '' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

const units: Readonly<Record<string, string>> = { d: 'days', m: 'months', y: 'years' };

/** Runs a command of `pnpm messages`. Returns its exit code. @param args words after the command's name */
export function runMessages(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const { positionals, values } = parse(args, options);
    const [name = 'help', ...words] = positionals;
    if (name === 'help' || values.help) return void process.stdout.write(help);
    const { 'older-than': olderThan, 'dry-run': isDryRun, yes } = values;
    const email = emailAddress(words[0] ?? '');
    const [, number, unit = ''] = /^([1-9]\d{0,2}(?:\d(?!y))?)([dmy])$/.exec(olderThan) ?? [];
    if (!['export', 'erase', 'prune'].includes(name)) throw wrong(`Unknown command '${name}'`);
    if (
      name === 'prune'
        ? number === undefined || words.length > 0
        : olderThan || words.length !== 1 || !email.includes('@') || addressesIn(email).length > 2
    )
      throw wrong(
        name === 'prune'
          ? 'prune needs --older-than from 1d to 999y, such as 30d, 18m or 2y'
          : `${name} needs an e-mail address alone`,
      );
    if (name === 'export' ? isDryRun || yes : isDryRun === yes)
      throw wrong(name === 'export' ? 'export deletes nothing' : `${name} needs --dry-run or --yes`);
    await withDatabase(async (database) => {
      if (name === 'export')
        return console.log(JSON.stringify(await exportMessages(database, email), null, 2));
      const of = name === 'prune' ? { age: `${number} ${units[unit]}` } : { email };
      const counts = await deleteMessages(database, of, isDryRun);
      const said = counts.map(({ what, count }) => `${what}: ${count}`).join(', ');
      console.log(`${isDryRun ? 'Would be deleted' : 'Deleted'}: ${said}.`);
      if (!isDryRun)
        console.log('Backups, files in OUTBOX_FOLDER and sent e-mails may have copies: delete them there.');
    });
  });
}
