import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type WorkspaceRemote, workspaceRemotes } from '@storefront/build/workspace-remotes';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { goLive } from 'releases/traffic/go-live';
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
  const published = watched.size <= workspaceRemotes.length ? await prepare(folders, log) : '';
  await rm('.local/dev', { recursive: true, force: true });
  await Promise.all(workspaceRemotes.filter(({ name }) => !watched.has(name)).map(usePublished));

  let storefront: RunningStorefront | undefined;
  for (const remote of workspaceRemotes.filter(({ name }) => watched.has(name))) {
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

function watchedPackages(): Set<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const packages = new Map([
    ['shell', 'shell'],
    ...workspaceRemotes.map(({ name, folder }) => [basename(folder), name] as const),
  ]);
  if (positionals.length === 0) return new Set(packages.values());
  return new Set(
    positionals.map((word) => {
      const name = packages.get(word);
      if (name) return name;
      throw new Error(`'${word}' is not a package to develop: name ${[...packages.keys()].join(', ')}.`);
    }),
  );
}

async function usePublished(remote: WorkspaceRemote) {
  const { name } = remote;
  const latest = (await publishedVersions(folders.releases, name)).at(-1);
  if (!latest) throw new Error(`${name} has no published release.`);
  await cp(join(folders.releases, name, latest), join(devFolders.releases, name, latest), {
    recursive: true,
  });
  await goLive(devFolders.releases, remote, latest);
}
