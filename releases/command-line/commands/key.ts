import { keyText } from '@storefront/build/publishing/key-text';
import { signingKey, signingKeyFile } from '@storefront/build/publishing/signing-key';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import type { Command } from 'commander';
import { type Cli, command, type JsonOption } from '../cli';
import { parseRemoteName } from '../remote-name';

/** `key`: what the releases of a remote are signed with here. */
export function keyCommand({ log }: Cli): Command {
  return command(
    'key',
    'shows the public key of the releases that are published here, and makes it',
    'key cart',
  )
    .argument('<remote>')
    .option('--json', 'answers with one JSON object: key, file')
    .action(async (name: string, { json }: JsonOption) => {
      const remote = parseRemoteName(name);
      if (!json) return log(await keyText(remote));
      const key = publicKeyOf(await signingKey(remote));
      log(JSON.stringify({ key, file: signingKeyFile(remote) }));
    });
}
