import { keyText } from '@storefront/build/publishing/key-text';
import type { Command } from 'commander';
import { type Cli, command } from '../cli';
import { parseRemoteName } from '../remote-name';

/** `key`: what the releases of a remote are signed with here. */
export function keyCommand({ log }: Cli): Command {
  return command(
    'key',
    'shows the public key of the releases that are published here, and makes it',
    'key cart',
  )
    .argument('<remote>')
    .action(async (name: string) => log(await keyText(parseRemoteName(name))));
}
