import { explainRefusals } from '@storefront/shared/release/explain-refusals';
import { Command, CommanderError } from 'commander';
import type { Cli } from './cli';
import { commandsMeant } from './commands-meant';
import { exitCodesText } from './exit-code';
import { WrongUsage } from './wrong-usage';

/**
 * Runs one command of the operator; `help traffic` shows a page about one, `help` which there are.
 *
 * @param args words after the program's name
 * @throws WrongUsage, in one sentence, for words that are no command
 * @throws Error in one sentence for whatever else the operator can put right, a file system that refuses included
 */
export async function runProgram(args: readonly string[], cli: Cli): Promise<void> {
  const program = new Command('releases')
    .description('What is published, live and assigned: shows it and changes it.')
    .addHelpText('after', `\n${exitCodesText}`)
    .configureOutput({ writeOut: (text) => cli.log(text.trimEnd()), writeErr: () => {} })
    .exitOverride();
  for (const command of await commandsMeant(args, cli))
    program.addCommand(command.copyInheritedSettings(program));
  try {
    await explainRefusals(cli.folder, () => program.parseAsync(args, { from: 'user' }));
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    const known = args.find((word) => program.commands.some((command) => command.name() === word));
    // Commander shows the page of all commands for it, as if nothing had been asked for.
    const unknown = args[0] === 'help' && !known ? args[1] : undefined;
    throw new WrongUsage(
      unknown === undefined ? sentenceOf(error, known) : `Unknown command '${unknown}': ${allCommands}`,
    );
  }
}

const allCommands = 'pnpm releases help shows which there are.';

/** As one sentence, which says where there is more. */
function sentenceOf({ code, message }: CommanderError, known: string | undefined): string {
  if (code === 'commander.help') return `Give a command: ${allCommands}`;
  const text = message
    .replace(/^error: /, '')
    .replace(/\n\((.*)\)$/, ' ($1)')
    .replace(/\.$/, '');
  return `${text[0]?.toUpperCase()}${text.slice(1)}: pnpm releases help${known ? ` ${known}` : ''} shows more.`;
}
