import { explainRefusals } from '@storefront/shared/release/explain-refusals';
import { Command, CommanderError } from 'commander';
import { type Cli, WrongUsage } from './cli';
import { exitCodesText } from './exit-code';

type MakeCommand = (cli: Cli) => Command;

/** In the order of the help; each is loaded only when needed, so that status does not wait for the build. */
const commands: ReadonlyMap<string, () => Promise<MakeCommand>> = new Map(
  Object.entries({
    status: async () => (await import('./commands/status')).statusCommand,
    history: async () => (await import('./commands/status')).historyCommand,
    show: async () => (await import('./commands/show')).showCommand,
    publish: async () => (await import('./commands/publish')).publishCommand,
    push: async () => (await import('./commands/push')).pushCommand,
    check: async () => (await import('./commands/check')).checkCommand,
    preview: async () => (await import('./commands/check')).previewCommand,
    join: async () => (await import('./commands/join')).joinCommand,
    rollout: async () => (await import('./commands/rollout')).rolloutCommand,
    rollback: async () => (await import('./commands/stop')).rollbackCommand,
    off: async () => (await import('./commands/stop')).offCommand,
    on: async () => (await import('./commands/stop')).onCommand,
    freeze: async () => (await import('./commands/stop')).freezeCommand,
    quarantine: async () => (await import('./commands/stop')).quarantineCommand,
    keys: async () => (await import('./commands/join')).keysCommand,
    doctor: async () => (await import('./commands/doctor')).doctorCommand,
    prune: async () => (await import('./commands/prune')).pruneCommand,
    import: async () => (await import('./commands/move')).importCommand,
    export: async () => (await import('./commands/move')).exportCommand,
    migrate: async () => (await import('./commands/move')).migrateCommand,
    team: async () => (await import('./commands/move')).teamCommand,
  }),
);

/** Former commands and their replacements; removed with the next version. */
const formerCommands: Readonly<Record<string, string>> = {
  diff: 'show REMOTE@VERSION REMOTE@VERSION, or show REMOTE --diff',
  build: 'publish REMOTE --out FOLDER',
  traffic: 'rollout REMOTE@VERSION --now, --hold 10% for a share or --hold 0% for none, or off REMOTE',
  promote: 'rollout REMOTE --promote',
  pause: 'rollout REMOTE --pause',
  resume: 'rollout REMOTE --resume',
  unfreeze: 'freeze REMOTE --off',
  restore: 'rollback --to REVISION',
  assign: 'join REMOTE PATHS',
  remove: 'off REMOTE --for-good',
  key: 'keys REMOTE',
  trust: 'keys REMOTE --trust KEY',
  distrust: 'keys REMOTE --distrust KEY',
  quarantined: 'quarantine',
  lift: 'quarantine --lift REMOTE@VERSION',
};

/**
 * Runs one operator command; `help` lists them, and `help rollout` shows the page of one.
 *
 * @param args words after the program's name
 * @throws WrongUsage, in one sentence, for an invalid command line
 * @throws Error in one sentence for whatever else the operator can put right, such as a file system that refuses
 */
export async function runProgram(args: readonly string[], cli: Cli): Promise<void> {
  const program = new Command('pnpm releases')
    .description('Shows and changes what is published, live and assigned.')
    .addHelpText('after', `\n${exitCodesText}`)
    .configureOutput({ writeOut: (text) => cli.log(text.trimEnd()), writeErr: () => {} })
    .exitOverride();
  const name = args[0] === 'help' ? args[1] : args[0];
  if (name !== undefined && Object.hasOwn(formerCommands, name))
    throw new WrongUsage(
      `There is no command '${name}' any more: use pnpm releases ${formerCommands[name]}.`,
    );
  for (const command of await commandsMeant(args, cli))
    program.addCommand(command.copyInheritedSettings(program));
  try {
    await explainRefusals(cli.folder, () => program.parseAsync(args, { from: 'user' }));
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    const known = args.find((word) => program.commands.some((command) => command.name() === word));
    // Commander would show the page of all commands instead.
    const unknown = args[0] === 'help' && !known ? args[1] : undefined;
    throw new WrongUsage(
      unknown === undefined ? sentenceOf(error, known) : `Unknown command '${unknown}': ${allCommands}`,
    );
  }
}

async function commandsMeant([name = '']: readonly string[], cli: Cli): Promise<readonly Command[]> {
  const named = commands.get(name);
  const read = named ? [named] : [...commands.values()];
  return (await Promise.all(read.map((readOne) => readOne()))).map((make) => make(cli));
}

const allCommands = 'pnpm releases help lists them.';

function sentenceOf({ code, message }: CommanderError, known: string | undefined): string {
  if (code === 'commander.help') return `Give a command: ${allCommands}`;
  const text = message
    .replace(/^error: /, '')
    .replace(/\n\((.*)\)$/, ' ($1)')
    .replace(/\.$/, '');
  return `${text[0]?.toUpperCase()}${text.slice(1)}: pnpm releases help${known ? ` ${known}` : ''} shows more.`;
}
