import { isPublicKey } from '@storefront/shared/release/public-key';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Reason } from '../../release-map/change-remote';
import type { ReleaseMap } from '../../release-map/release-map';
import type { Trust } from '../../release-map/trust';
import { httpOrigin } from '../../traffic/http-origin';
import { trustRemote } from '../../trust/trust-remote';
import { changeSeen } from '../change-seen';
import { type ChangeOptions, type Cli, changingCommand } from '../cli';
import { parseRemoteName } from '../remote-name';
import { WrongUsage } from '../wrong-usage';

/** `trust`: whose releases of a remote may run. */
export function trustCommand(cli: Cli): Command {
  const made = changingCommand(
    'trust',
    'lets releases of a remote run that a key has signed or that are at an origin, beside those that may; from the first key on all have to be signed, from the first origin on all have to be at one',
    'trust cart --key 5Zk3… --origin https://cart.example.com',
  );
  return changesTrust(cli, made, trustRemote);
}

/**
 * A command that changes which keys and origins a remote has.
 *
 * @param made as `changingCommand` has made it
 */
export function changesTrust(
  cli: Cli,
  made: Command,
  change: (cli: Cli, remote: string, trust: Required<Trust>, reason: Reason) => Promise<ReleaseMap>,
): Command {
  return made
    .argument('<remote>')
    .addOption(
      new Option('--key <key>', 'public key of whoever publishes it (pnpm releases key cart); any number')
        .argParser(addKey)
        .default([], 'none'),
    )
    .addOption(
      new Option('--origin <origin>', 'where it is served; any number')
        .argParser(addOrigin)
        .default([], 'none'),
    )
    .action(async (name: string, { key, origin, ...options }: ChangeOptions & TrustOptions) => {
      const remote = parseRemoteName(name);
      if (key.length + origin.length === 0) throw new WrongUsage(`Name a --key or an --origin of ${remote}.`);
      const trust = { keys: key, origins: origin };
      await changeSeen(cli, options, (reason) => change(cli, remote, trust, reason));
    });
}

interface TrustOptions {
  readonly key: readonly string[];
  readonly origin: readonly string[];
}

function addKey(text: string, before: readonly string[]): readonly string[] {
  if (!isPublicKey(text)) throw new InvalidArgumentError('It is the base64 of 32 bytes.');
  return [...before, text];
}

function addOrigin(text: string, before: readonly string[]): readonly string[] {
  return [...before, httpOrigin('--origin', text, 'https://cart.example.com')];
}
