import { parseArgs } from 'node:util';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { explainRefusals } from '@storefront/shared/release/explain-refusals';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { previewLink } from '../preview/preview-link';
import { liftQuarantine, quarantinedReleases } from '../quarantine/quarantine';
import { assignPaths } from '../traffic/assign-paths';
import { httpOrigin } from '../traffic/http-origin';
import { type ReleaseMap, switchedOff } from '../traffic/release-map';
import { readReleaseMap } from '../traffic/release-map-folder';
import { removeRemote } from '../traffic/remove-remote';
import { setTraffic } from '../traffic/rollout';
import { unassignedPaths } from '../traffic/unassigned-paths';
import { unservedReleases } from '../traffic/unserved-releases';
import { quarantineText } from './quarantine-text';
import { parseRemoteName } from './remote-name';
import { statusTable } from './status';
import { versionMeant } from './version-meant';

const usage =
  'releases publish <remote> | traffic <remote> <version>=<percent> … | preview <remote>@<version> … | assign <remote> <path> … or --none | remove <remote> | quarantined | lift <remote>@<version> | status';

/**
 * Runs one command of the operator: publish a remote, give traffic to releases, show one to some, assign paths, take a remote out,
 * show what is in quarantine or lift it, show what is live.
 *
 * @param args words after the program's name
 * @param folder releases folder
 * @param log gets each line for the terminal
 * @throws Error in one sentence for whatever the operator can put right, a file system that refuses included
 */
export async function runCommand(
  args: readonly string[],
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  return explainRefusals(folder, () => run(args, folder, log));
}

async function run(args: readonly string[], folder: string, log: (line: string) => void): Promise<void> {
  const { none, words: all } = wordsFrom(args);
  const [command, ...words] = all;
  if (command === 'status' && words.length === 0) {
    log(await statusTable(folder));
  } else if (command === 'publish' && words.length === 1) {
    const remote = workspaceRemote(words[0]);
    const { version, built, warnings } = await publishRemote(remote, { releasesFolder: folder });
    log(
      built
        ? `${remote.name} ${version} is published.`
        : `${remote.name} ${version} is published already: nothing changed.`,
    );
    const map = await readReleaseMap(folder);
    const unassigned = map ? unassignedPaths(map, remote.name, remote.paths) : [];
    for (const warning of [...warnings, ...unassigned]) log(warning);
  } else if (command === 'traffic' && words.length > 1) {
    const remote = parseRemoteName(words[0]);
    const map = await setTraffic(folder, remote, await sharesFrom(words.slice(1), folder, remote));
    log(await statusTable(folder));
    if (switchedOff(map).includes(remote))
      log(`${remote} is switched off: its paths are unavailable, and its places empty.`);
    for (const problem of await unservedReleases(map.microFrontends[remote] ?? [])) log(problem);
    for (const path of unassignedPaths(map, remote, await visitedPaths(map, folder, remote))) log(path);
  } else if (command === 'preview' && words.length > 0) {
    const { link, expires } = await previewLink(folder, await versionsFrom(words, folder), shopOrigin());
    log(
      `${link}\nWhoever opens it sees that until ${expires.toISOString()}, or leaves it at the top of a page.`,
    );
  } else if (command === 'assign' && words.length > 0) {
    const remote = parseRemoteName(words[0]);
    const { paths } = await assignPaths(folder, remote, pathsFrom(words.slice(1), remote, none));
    log(`${remote} owns ${paths[remote]?.join(', ') || 'no path'}.`);
    if (!none && (await publishedVersions(folder, remote)).length === 0)
      log(`Nothing of ${remote} is published here: its paths are unavailable until a release of it is live.`);
  } else if (command === 'remove' && words.length === 1) {
    const remote = parseRemoteName(words[0]);
    await removeRemote(folder, remote);
    log(`${remote} is no longer in the release map.`);
  } else if (command === 'quarantined' && words.length === 0) {
    const releases = await quarantinedReleases(folder);
    for (const release of releases) log(quarantineText(release));
    if (releases.length === 0) log('No release is in quarantine.');
  } else if (command === 'lift' && words.length === 1) {
    for (const [remote, version] of Object.entries(await versionsFrom(words, folder))) {
      const lifted = await liftQuarantine(folder, { remote, version });
      log(
        lifted
          ? `${remote} ${version} is no longer in quarantine: it gets the visitors that the release map gives it.`
          : `${remote} ${version} is not in quarantine: nothing changed.`,
      );
    }
  } else {
    throw new Error(`${command ? `'${args.join(' ')}' is not a command` : 'Give a command'}: ${usage}.`);
  }
}

/** The words of a command line, and whether it says `--none`, which only `assign` may. */
function wordsFrom(args: readonly string[]) {
  try {
    const { positionals: words, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: args[0] === 'assign' ? { none: { type: 'boolean' } } : {},
    });
    return { words, none: 'none' in values };
  } catch {
    throw new Error(`There are no options here: ${usage}.`);
  }
}

/** The paths that releases of a remote which have visitors declare. */
async function visitedPaths(
  { microFrontends }: ReleaseMap,
  folder: string,
  remote: string,
): Promise<readonly string[]> {
  const visited = (microFrontends[remote] ?? []).filter(({ deployment }) => deployment.traffic > 0);
  const releases = await Promise.all(
    visited.map(({ metadata }) => readPublishedRelease(folder, remote, metadata.version)),
  );
  return [...new Set(releases.flatMap(({ release }) => release.paths))];
}

/** Where links into the shop lead. */
function shopOrigin(): string {
  const text = process.env.PUBLIC_ORIGIN || 'http://localhost:3000';
  return httpOrigin('PUBLIC_ORIGIN', text, 'https://shop.example.com');
}

async function versionsFrom(words: readonly string[], folder: string): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const word of words) {
    const [, remote, text] = /^([^@]*)@([^@]+)$/.exec(word) ?? [];
    if (!text) throw new Error(`'${word}' is not a release: write it as cart@1.0.4.`);
    const name = parseRemoteName(remote);
    if (Object.hasOwn(versions, name)) throw new Error(`${name} is named twice.`);
    versions[name] = await versionMeant(folder, name, text);
  }
  return versions;
}

/** The paths to assign: whoever takes all away has to say so. */
function pathsFrom(words: readonly string[], remote: string, none: boolean): readonly string[] {
  if (none && words.length > 0) throw new Error(`Name paths for ${remote} or say --none, not both.`);
  if (!none && words.length === 0)
    throw new Error(
      `Name the paths that ${remote} is to own, or take all away with releases assign ${remote} --none.`,
    );
  return words;
}

async function sharesFrom(
  words: readonly string[],
  folder: string,
  remote: string,
): Promise<Record<string, number>> {
  const shares: Record<string, number> = {};
  for (const word of words) {
    const [, text, percent] = /^([^=]+)=(\d+(?:\.\d+)?)$/.exec(word) ?? [];
    if (!text || !percent) throw new Error(`'${word}' is not a share: write it as 1.0.4=50.`);
    const version = await versionMeant(folder, remote, text);
    if (Object.hasOwn(shares, version)) throw new Error(`${text} is named twice.`);
    shares[version] = Number(percent);
  }
  return shares;
}
