import { runCommand } from '../command-line';
import { withDatabase } from '../database/with-database';
import { deleteMessages, exportMessages } from './kept-messages';
import { messagesHelp, readMessagesCommand } from './messages-command';

/** Runs a command of `pnpm messages`. Returns its exit code. @param args words after the command's name */
export function runMessages(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const command = readMessagesCommand(args);
    if (command.name === 'help') return void process.stdout.write(messagesHelp);
    await withDatabase(async (database) => {
      if (command.name === 'export')
        return console.log(JSON.stringify(await exportMessages(database, command.email), null, 2));
      const { of, isDryRun } = command;
      const counts = await deleteMessages(database, of, isDryRun);
      const said = counts.map(({ what, count }) => `${what}: ${count}`).join(', ');
      console.log(`${isDryRun ? 'Would be deleted' : 'Deleted'}: ${said}.`);
      if (!isDryRun)
        console.log('Backups, files in OUTBOX_FOLDER and sent e-mails may have copies: delete them there.');
    });
  });
}
