import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import type { Command } from 'commander';
import type { Reason } from '../../release-map/change-remote';
import { nothingLive, type ReleaseMap, switchedOff } from '../../release-map/release-map';
import { requireWhole, setTraffic } from '../../traffic/set-traffic';
import { unassignedPaths } from '../../traffic/unassigned-paths';
import { unservedReleases } from '../../traffic/unserved-releases';
import { changeSeen } from '../change-seen';
import { type ChangeOptions, type Cli, changingCommand } from '../cli';
import { type GatedOptions, gatedCommand, passGate } from '../gated';
import { knownRemote } from '../known-remotes';
import { versionMeant } from '../version-meant';
import { WrongUsage } from '../wrong-usage';

/** `traffic`: says which releases of a remote get which share of the visitors. */
export function trafficCommand(cli: Cli): Command {
  const { folder } = cli;
  const made = changingCommand(
    'traffic',
    'gives the visitors of a remote to the named releases, and to no others',
    'traffic cart 1.0.3=90 1.0.4=10 --why "a try with a few"',
  );
  return gatedCommand(made)
    .argument('<remote>')
    .argument('<shares...>', 'version and percent, as 1.0.4=50; 100 in all, or 0 to switch the remote off')
    .action(async (name: string, words: string[], options: GatedOptions) => {
      const remote = await knownRemote(cli, name);
      const shares = await sharesFrom(words, folder, remote);
      requireWhole(remote, shares);
      const { map: before } = await cli.store.read();
      const gated = await passGate(
        cli,
        remote,
        raised(before ?? nothingLive, remote, shares),
        'quick',
        options,
      );
      await changeSeen(
        cli,
        options,
        (reason) => setTraffic(cli, remote, shares, { ...reason, ...gated }),
        (map) => trafficWarnings(cli, map, remote),
      );
    });
}

/**
 * A command that changes the traffic of a remote in a way that wants no more words.
 *
 * @param made as `changingCommand` has made it
 */
export function remoteTrafficCommand(
  cli: Cli,
  made: Command,
  change: (cli: Cli, remote: string, reason: Reason) => Promise<ReleaseMap>,
): Command {
  return made.argument('<remote>').action(async (name: string, options: ChangeOptions) => {
    const remote = await knownRemote(cli, name);
    await changeSeen(
      cli,
      options,
      (reason) => change(cli, remote, reason),
      (map) => trafficWarnings(cli, map, remote),
    );
  });
}

/** What the visitors of a remote will miss, a sentence each, and what could not be looked at. */
export async function trafficWarnings({ folder }: Cli, map: ReleaseMap, remote: string): Promise<string[]> {
  const live = map.microFrontends[remote] ?? [];
  const visited = live.filter(({ deployment }) => deployment.traffic > 0);
  const read = await Promise.allSettled(
    visited.map(({ metadata }) => readPublishedRelease(folder, remote, metadata.version)),
  );
  const paths = read.flatMap((one) => (one.status === 'fulfilled' ? one.value.release.paths : []));
  // It may be published elsewhere alone.
  const unread = read.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
  const off = `${remote} is switched off: its paths are unavailable, and its places empty.`;
  return [
    ...(switchedOff(map).includes(remote) ? [off] : []),
    ...(await unservedReleases(live)),
    ...unassignedPaths(map, remote, [...new Set(paths)]),
    ...unread.map((reason) => `Nobody looked whether its pages are assigned: ${reason}`),
  ];
}

/** The versions that are to get visitors whom they do not have. */
function raised(
  { microFrontends }: ReleaseMap,
  remote: string,
  shares: Readonly<Record<string, number>>,
): string[] {
  const live = microFrontends[remote] ?? [];
  const shareOf = (version: string) =>
    live.find(({ metadata }) => metadata.version === version)?.deployment.traffic ?? 0;
  return Object.entries(shares).flatMap(([version, share]) => (share > shareOf(version) ? version : []));
}

async function sharesFrom(
  words: readonly string[],
  folder: string,
  remote: string,
): Promise<Record<string, number>> {
  const shares: Record<string, number> = {};
  for (const word of words) {
    const [, text, percent] = /^([^=]+)=(\d+(?:\.\d+)?)$/.exec(word) ?? [];
    if (!text || !percent) throw new WrongUsage(`'${word}' is not a share: write it as 1.0.4=50.`);
    const version = await versionMeant(folder, remote, text);
    if (Object.hasOwn(shares, version)) throw new Error(`${text} is named twice.`);
    shares[version] = Number(percent);
  }
  return shares;
}
