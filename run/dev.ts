import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BuildFailed } from '@storefront/build/build-problems';
import { federated } from '@storefront/build/webpack-config';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { readableLine } from 'log/readable';
import { folderStore, writeReleaseMap } from 'releases/stores/folder-store';
import { assignPaths } from 'releases/traffic/assign-paths';
import { ownsOffice } from 'shell/owns-office';
import { buildShell, writeShellAssets } from './build-shell';
import { typeCheck } from './development/check-types';
import { parseDevCommand } from './development/dev-command';
import { followBuilds } from './development/follow-builds';
import { forwardBackend } from './development/forward-backend';
import { useLatestRelease } from './development/latest-release';
import { type LivePage, liveAddresses, mapOfPage, readLivePage } from './development/live-shop';
import { createProblemBoard } from './development/problem-board';
import { openStandIn } from './development/stand-in';
import { watchRemote } from './development/watch-remote';
import { officeOrigin, requireFree, serveReleasesAt } from './ports';
import { runCommand } from './run-command';
import { type RunningStorefront, startStorefront } from './storefront';

// `pnpm dev [package …] [--against address]`: a shop with the named packages (default: all) rebuilt at every change, and the others as last
// published, or as live in the shop at that address. It writes to a folder of its own, and runs beside any other shop.

const log = (line: string) => console.log(readableLine(line));

await runCommand(async () => {
  const { watched, against, ports, ...command } = parseDevCommand(
    process.argv.slice(2),
    process.env,
    workspaceRemotes,
  );
  const folder = resolve(command.folder);
  const releases = join(folder, 'releases');
  const problemsFile = join(folder, 'problems.json');
  const watchedRemotes = workspaceRemotes.filter(({ name }) => watched.has(name));
  const address = `http://localhost:${ports.shell}`;
  const officeTokens = process.env.OFFICE_TOKENS || 'developer:only-for-development';

  await requireFree(ports, {
    remedy: 'stop what uses it, or name another first port, as in PORT=4700 pnpm dev',
  });
  const livePage = against === null ? null : await readLivePage(against);
  serveReleasesAt(ports);
  await rm(releases, { recursive: true, force: true });
  await mkdir(releases, { recursive: true });
  const board = createProblemBoard(problemsFile, log);
  if (against !== null && livePage) await useLive(livePage, against);
  else await useLatest();
  for (const { name, paths } of watchedRemotes) await assignPaths(folderStore(releases), name, paths);

  const askForTypes = typeCheck({
    memory: join(folder, 'types.json'),
    onChecked: (problems) => board.post('type checker', problems),
  });
  let isReady = false;
  const checkTypes = () => {
    // It would repeat build errors in other words, and delay the shop's start.
    if (isReady && !board.finders().some((finder) => watched.has(finder))) askForTypes();
  };
  const watching = (name: string) => ({
    build: join(folder, 'builds', name),
    board,
    onBuilt: checkTypes,
    log,
  });
  // First: usually nothing needs a build, and the backend can start at once.
  const builtShell = watched.has('shell') ? null : await shellForDevelopment();
  await Promise.all([
    openShell(),
    ...watchedRemotes.map((remote) =>
      watchRemote(remote, { ...watching(remote.name), releasesFolder: releases }),
    ),
  ]);
  isReady = true;
  checkTypes();
  log(`${address} shows ${[...watched].join(', ')} from source (Ctrl-C ends)`);
  if (watchedRemotes.some(({ paths }) => ownsOffice(paths)))
    log(`${officeOrigin(ports)} is the office of ${officeTokens}`);

  async function useLatest() {
    const places = {
      published: releasesFolder(),
      standIns: join(folder, 'published'),
      releasesFolder: releases,
    };
    for (const remote of workspaceRemotes.filter(({ name }) => !watched.has(name))) {
      const { name, paths } = remote;
      try {
        log(`${name} ${await useLatestRelease(remote, places)} as published last`);
      } catch (error) {
        // The other packages remain usable.
        if (!(error instanceof BuildFailed)) throw error;
        await assignPaths(folderStore(releases), name, paths);
        board.post(name, [`${error.sentence}. No release of it was ever published, so it is missing.`]);
      }
    }
  }

  async function useLive(page: LivePage, shop: string) {
    await writeReleaseMap(releases, await mapOfPage(page, watchedRemotes));
    for (const [remote, { version }] of Object.entries(page.composition))
      if (!watched.has(remote)) log(`${remote} ${version} as live at ${shop}`);
    const { backend } = page.addresses;
    await forwardBackend({ port: ports.backend, backend, shop, origin: address });
    log(`the backend is that of ${shop}, at ${backend}: what you send arrives there`);
  }

  async function shellForDevelopment() {
    const shell = await buildShell({ mode: 'development', builds: '.local/dev-shells' });
    if (shell.built) log('built the shell for development');
    return shell.folder;
  }

  /** Opens the shop, and restarts the shell at each of its builds. */
  async function openShell() {
    if (builtShell !== null) return startAll(builtShell);
    const options = watching('shell');
    let storefront: RunningStorefront | undefined;
    let closeStandIn: (() => void) | undefined;
    const configurations = federated('shell', { mode: 'development', folder: options.build });
    const { begun } = followBuilds('shell', configurations, options, async (stats) => {
      await writeShellAssets(options.build, stats, 'development');
      closeStandIn?.();
      closeStandIn = undefined;
      try {
        await storefront?.kill('shell');
        if (storefront) await storefront.start('shell');
        else storefront = await startAll(options.build);
      } catch (error) {
        closeStandIn = await openStandIn(ports.shell, problemsFile);
        throw error;
      }
    });
    await begun;
    if (!storefront) closeStandIn ??= await openStandIn(ports.shell, problemsFile);
  }

  function startAll(shellFolder: string): Promise<RunningStorefront> {
    return startStorefront({
      ports,
      releasesFolder: releases,
      shellFolder,
      databaseFolder: livePage ? null : join(folder, 'database'),
      backend: {
        // A development shop sends no mail, whatever server the environment names.
        SMTP_URL: '',
        OUTBOX_FOLDER: join(folder, 'outbox'),
        PICTURE_CACHE: join(folder, 'pictures'),
        OFFICE_TOKENS: officeTokens,
      },
      shell: {
        PROBLEMS_FILE: problemsFile,
        OFFICE_ORIGIN: officeOrigin(ports),
        ...(livePage && liveAddresses(livePage, ports.backend)),
      },
      log,
    });
  }
});
