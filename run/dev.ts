import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { remoteNames, remotes } from '@storefront/shared/contracts/remotes';
import { publishedVersions } from 'releases/release/published-releases';
import { setTraffic } from 'releases/traffic/rollout';
import { stopChildren } from './child';
import { onEndOfCommand } from './own-command';
import { defaultPorts, requireFree } from './ports';
import { folders, prepare } from './prepare';
import type { RunningStorefront } from './storefront';
import { startStorefront } from './storefront';
import { watchRemote, watchShell } from './watch';

// `pnpm dev [package …]`: runs the shop with the named packages (all when none is named) built from source at every
// change; the others are their latest published releases.

const devFolders = { releases: '.local/dev/releases', shell: '.local/dev/shell' };
const log = (line: string) => console.log(line);

let closing = false;
onEndOfCommand(async () => {
  if (closing) return;
  closing = true;
  await stopChildren();
  process.exit(0);
});

try {
  const watched = watchedPackages();
  await requireFree(defaultPorts);
  const published = watched.size <= remoteNames.length ? await prepare(folders, log) : '';
  await rm('.local/dev', { recursive: true, force: true });
  await Promise.all(remoteNames.filter((remote) => !watched.has(remote)).map(usePublished));

  let storefront: RunningStorefront | undefined;
  for (const remote of remoteNames.filter((name) => watched.has(name))) {
    await watchRemote(remote, { releasesFolder: devFolders.releases, log });
  }
  if (watched.has('shell')) {
    await watchShell({
      folder: devFolders.shell,
      log,
      onBuild: async () => {
        await storefront?.kill('shell');
        await storefront?.start('shell');
      },
    });
  }
  storefront = await startStorefront({
    ports: defaultPorts,
    releasesFolder: devFolders.releases,
    shellFolder: watched.has('shell') ? devFolders.shell : published,
    databaseFolder: folders.database,
    shell: { LIVE_RELOAD: 'on' },
    log,
  });
  log(`${storefront.address} shows ${[...watched].join(', ')} from source (Ctrl-C ends)`);
} catch (error) {
  if (!closing) {
    console.error(error instanceof Error ? error.message : error);
    await stopChildren();
    process.exit(1);
  }
}

function watchedPackages(): Set<'shell' | RemoteName> {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) return new Set(['shell', ...remoteNames]);
  return new Set(
    positionals.map((word) => {
      const name = word === 'shell' ? word : remoteNames.find((remote) => remotes[remote].folder === word);
      if (name) return name;
      const known = ['shell', ...remoteNames.map((remote) => remotes[remote].folder)];
      throw new Error(`'${word}' is not a package to develop: name ${known.join(', ')}.`);
    }),
  );
}

async function usePublished(remote: RemoteName) {
  const latest = (await publishedVersions(folders.releases, remote)).at(-1);
  if (!latest) throw new Error(`${remote} has no published release.`);
  await cp(join(folders.releases, remote, latest), join(devFolders.releases, remote, latest), {
    recursive: true,
  });
  await setTraffic(devFolders.releases, remote, { [latest]: 100 });
}
