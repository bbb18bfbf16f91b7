import type { Command } from 'commander';
import { type Cli, command, type JsonOption } from '../cli';
import { showStatus } from '../status';

/** `status`: what is published, live and assigned. */
export function statusCommand(cli: Cli): Command {
  return command('status', 'shows what is published, live and assigned', 'status')
    .option('--json', 'as one JSON object')
    .action(({ json }: JsonOption) => showStatus(cli, json));
}
