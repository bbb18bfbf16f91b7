import type { Command } from 'commander';
import type { Cli } from './cli';

type MakeCommands = (cli: Cli) => Command | readonly Command[];

const transitions = async () => (await import('./commands/transitions')).transitionCommands;

/** In the order of the help. Each is read only where it may be meant: status does not wait for what builds and publishes. */
const commands: ReadonlyMap<string, () => Promise<MakeCommands>> = new Map(
  Object.entries({
    status: async () => (await import('./commands/status')).statusCommand,
    history: async () => (await import('./commands/history')).historyCommand,
    show: async () => (await import('./commands/show')).showCommand,
    diff: async () => (await import('./commands/diff')).diffCommand,
    publish: async () => (await import('./commands/publish')).publishCommand,
    build: async () => (await import('./commands/build')).buildCommand,
    push: async () => (await import('./commands/push')).pushCommand,
    check: async () => (await import('./commands/check')).checkCommand,
    traffic: async () => (await import('./commands/traffic')).trafficCommand,
    rollout: async () => (await import('./commands/rollout')).rolloutCommand,
    promote: transitions,
    pause: transitions,
    resume: transitions,
    freeze: transitions,
    unfreeze: transitions,
    rollback: async () => (await import('./commands/rollback')).rollbackCommand,
    restore: async () => (await import('./commands/restore')).restoreCommand,
    off: async () => (await import('./commands/off')).offCommand,
    on: async () => (await import('./commands/on')).onCommand,
    preview: async () => (await import('./commands/preview')).previewCommand,
    assign: async () => (await import('./commands/assign')).assignCommand,
    remove: async () => (await import('./commands/remove')).removeCommand,
    prune: async () => (await import('./commands/prune')).pruneCommand,
    key: async () => (await import('./commands/key')).keyCommand,
    trust: async () => (await import('./commands/trust')).trustCommand,
    distrust: async () => (await import('./commands/distrust')).distrustCommand,
    quarantined: async () => (await import('./commands/quarantined')).quarantinedCommand,
    lift: async () => (await import('./commands/lift')).liftCommand,
  }),
);

/**
 * The commands that an operator may mean: the one that the words begin with, or all.
 *
 * @param args words after the program's name
 */
export async function commandsMeant([name = '']: readonly string[], cli: Cli): Promise<readonly Command[]> {
  const named = commands.get(name);
  const read = named ? [named] : [...new Set(commands.values())];
  const makers = await Promise.all(read.map((readOne) => readOne()));
  return makers.flatMap((make) => make(cli));
}
