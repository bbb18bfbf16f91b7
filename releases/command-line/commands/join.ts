import { keyText, signingKey, signingKeyFile } from '@storefront/build/publishing/signing-key';
import { isPublicKey, publicKeyOf } from '@storefront/shared/release/public-key';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { versionsPublished } from '../../published/published-anywhere';
import type { Trust } from '../../release-map/release-map';
import { httpOrigin } from '../../traffic/http-origin';
import { joinShop, pathsOfNew, withJoined } from '../../traffic/join-shop';
import { distrustRemote, trustRemote } from '../../trust/trust-remote';
import { type ChangeOptions, changeSeen, changingCommand, trafficWarnings } from '../changing';
import { type Cli, WrongUsage } from '../cli';
import { parseRemoteName, releaseNamed } from '../names';
import { type GatedOptions, gatedCommand, passGate } from './check';

interface JoinOptions extends GatedOptions {
  readonly trust?: Required<Trust>;
  /** False where all are taken away. */
  readonly paths: boolean;
}

/** `join`: adds a remote to the shop: its trusted keys and origins, paths and first release. */
export function joinCommand(cli: Cli): Command {
  const made = changingCommand(
    'join',
    'adds a remote to the shop, or changes its paths',
    'join reviews@1.0.0 /reviews /reviews/:id --trust 5Zk3… https://reviews.example.com',
    'Trusts the key, assigns the paths in place of all earlier ones, and gives the release all visitors. Anything left out stays as it is; a new remote gets the paths of its release.',
  );
  return gatedCommand(made)
    .argument('<remote>', 'as reviews@1.0.0, or reviews to change only paths or keys')
    .argument('[paths...]')
    .option('--no-paths', 'removes all paths')
    .addOption(trustOption('--trust', 'trusts more keys or origins'))
    .action(async (word: string, paths: string[], options: JoinOptions) => {
      const release = word.includes('@') ? await releaseNamed(cli, word) : null;
      const remote = release?.remote ?? parseRemoteName(word);
      const isOwner = paths.length > 0 || !options.paths;
      if (paths.length > 0 && !options.paths)
        throw new WrongUsage(`Name paths for ${remote} or use --no-paths, not both.`);
      if (!release && !isOwner && !options.trust)
        throw new WrongUsage(
          `Name a release of ${remote}, its paths, or a key to --trust; --no-paths removes all paths.`,
        );
      const assigned = isOwner ? paths : release && (await pathsOfNew(cli, remote, release.version));
      const joining = {
        ...(options.trust && { trust: options.trust }),
        ...(assigned && { paths: assigned }),
      };
      await changeSeen(
        cli,
        options,
        async (reason) => {
          const gated = release
            ? await passGate(cli, release, options, {
                depth: 'quick',
                releases: await withJoined(cli, remote, joining),
              })
            : {};
          const version = release?.version;
          return joinShop(cli, remote, { ...joining, version }, { ...reason, ...gated });
        },
        async (map) => {
          if (release) return trafficWarnings(cli, map, remote);
          if (paths.length === 0 || (await versionsPublished(cli, remote)).length > 0) return [];
          return [
            `Nothing of ${remote} is published here: its paths are unavailable until a release of it is live.`,
          ];
        },
      );
    });
}

interface KeysOptions extends ChangeOptions {
  readonly trust?: Required<Trust>;
  readonly distrust?: Required<Trust>;
}

/** `keys`: the key that signs a remote's releases here, and the trusted ones. */
export function keysCommand(cli: Cli): Command {
  return changingCommand(
    'keys',
    'shows the key of a remote, or changes the trusted keys',
    'keys cart --trust 5Zk3… https://cart.example.com --why "the team’s key"',
    'Without an option it shows the public key of releases published here, and makes one if there is none. Once a remote has a trusted key, its releases must be signed; once it has a trusted origin, they must be there.',
    'what status --json shows, with warnings; key, file without --trust and --distrust',
  )
    .argument('<remote>')
    .addOption(trustOption('--trust', 'trusts more keys or origins').conflicts('distrust'))
    .addOption(trustOption('--distrust', 'stops trusting these: releases that need them no longer run'))
    .action(async (name: string, { trust, distrust, ...options }: KeysOptions) => {
      const remote = parseRemoteName(name);
      if (trust) return changeSeen(cli, options, (reason) => trustRemote(cli, remote, trust, reason));
      if (distrust)
        return changeSeen(cli, options, (reason) => distrustRemote(cli, remote, distrust, reason));
      if (options.why !== undefined || options.expect !== undefined)
        throw new WrongUsage(
          '--why and --expect need --trust or --distrust: nothing is changed without one.',
        );
      if (!options.json) return cli.log(await keyText(remote));
      const key = publicKeyOf(await signingKey(remote));
      cli.log(JSON.stringify({ key, file: signingKeyFile(remote) }));
    });
}

/** An option with a remote's public keys and origins. */
function trustOption(flag: string, does: string): Option {
  return new Option(
    `${flag} <keys...>`,
    `${does}: public keys (pnpm releases keys cart) and origins`,
  ).argParser((text: string, before?: Required<Trust>): Required<Trust> => {
    const { keys, origins } = before ?? { keys: [], origins: [] };
    if (isPublicKey(text)) return { keys: [...keys, text], origins };
    if (!text.includes(':'))
      throw new InvalidArgumentError(
        'A key is the base64 of 32 bytes, an origin as https://cart.example.com.',
      );
    return { keys, origins: [...origins, httpOrigin(flag, text, 'https://cart.example.com')] };
  });
}
