import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { categoryCalls } from '@storefront/shared/api/category-calls';
import { connectToShop, serverConnections } from '@storefront/shared/api/connections';
import { listingCalls } from '@storefront/shared/api/listing-calls';
import { settingsCalls } from '@storefront/shared/api/settings-calls';
import { assetsAt } from './assets/assets-at';
import { keepFiles, keptFolder } from './assets/kept-files';
import { shellAssets, themeStyles } from './assets/shell-assets';
import type { LiveReload } from './development/live-reload';
import type { ScriptOrigins } from './development/own-scripts';
import type { DocumentSources } from './document/answer-document';
import { routeHandler } from './document/route-handler';
import { createSiteSource } from './document/site-source';
import { forwardedVisitor } from './http/forwarded-visitor';
import { createShellServer } from './http-server';
import { createPreviews } from './preview/previews';
import { type Config, readConfig } from './process/config';
import { report } from './process/report';
import { throttleLog } from './process/throttle-log';
import { followReleaseMap } from './remotes/follow-release-map';
import { provided } from './remotes/provided';
import { createSearchEngineFiles } from './search-engines/search-engine-files';
import { createTakeReports } from './security/take-reports';

/** What sends something gets a longer timeout: after an early one nobody would know whether it arrived. */
const sendingLimits = { timeout: 10_000, retries: 0 } as const;

/** Starts the shell server and says so on stdout; ends the process with one sentence when it cannot. */
async function main() {
  const config = readConfig(process.env);
  const folder = dirname(dirname(process.argv[1] ?? ''));
  const liveReload = await liveReloadOf(config, { folder, releaseMap: () => map() });
  const kept = keptFolder(config.releasesFolder);
  const filesFailed = (error: unknown) => report('shell files', error);
  // Before a document names them: a shell of another build may be asked for them. Under development pages are reloaded instead.
  if (!liveReload) await keepFiles(join(folder, 'browser'), kept, filesFailed);
  const built = shellAssets(folder);
  const assets = config.assetsOrigin ? await assetsAt(config.assetsOrigin, built, filesFailed) : built;
  const connections = serverConnections({ backend: config.backend });
  const { shop } = connections;

  const { map } = await followReleaseMap(
    config.releasesFolder,
    () => liveReload?.reload(),
    // Whoever develops waits for it.
    liveReload ? 50 : undefined,
  );

  const sources: DocumentSources = {
    releaseMap: map,
    routeHandler,
    connections,
    sendingFor: (message) =>
      connectToShop({ base: config.backend, ...sendingLimits, headers: forwardedVisitor(message, config) }),
    siteSource: createSiteSource({ ...settingsCalls(shop), ...categoryCalls(shop) }),
    previews: createPreviews(config.releasesFolder, config),
    assets,
    theme: themeStyles(folder, assets),
    pictureOrigins: config.pictureOrigins,
    visible: config,
    addresses: {
      backend: config.publicBackend,
      pictures: config.pictures,
      ...(config.origin && { origin: config.origin }),
      ...(config.suburbs && { suburbs: config.suburbs }),
    },
  };
  const themePage = config.themePage ? await loadThemePage(sources) : null;
  // Reading the whole catalogue for the sitemap may take longer than a page can wait.
  const patientShop = connectToShop({ base: config.backend, timeout: 10_000, retries: 1 });
  const searchEngineFiles = createSearchEngineFiles(
    { ...categoryCalls(patientShop), ...listingCalls(patientShop) },
    config,
  );
  const server = createShellServer({
    folder,
    keptFolder: kept,
    liveReload,
    searchEngineFiles,
    sources,
    themePage,
    takeReports: createTakeReports((line) => console.error(line)),
  });
  server.listen(config.port, 'localhost');
  await once(server, 'listening');
  console.log(`shell ready on http://localhost:${config.port}`);

  const stop = () => {
    server.close(() => process.exit(0));
    // Documents under way are finished; idle keep-alive connections are not waited for.
    setTimeout(() => server.closeAllConnections(), 1_000).unref();
  };
  for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(reason, stop);
}

/** What pages have while they are developed: a build for production has nothing of it. */
async function liveReloadOf({ problemsFile }: Config, origins: ScriptOrigins): Promise<LiveReload | null> {
  if (process.env.NODE_ENV !== 'production' && problemsFile) {
    const { openLiveReload } = await import(
      /* webpackChunkName: "development" */ './development/open-live-reload'
    );
    return openLiveReload(problemsFile, origins);
  }
  return null;
}

/** From a file of its own, which a shell without this page never reads. */
async function loadThemePage(sources: DocumentSources): Promise<DocumentSources> {
  const { themePageSources } = await import(
    /* webpackChunkName: "theme-page" */ './theme-page/theme-page-sources'
  );
  return themePageSources(sources);
}

// While the backend, an artefact host or a release is broken, every request would log the same line; remotes log here, too.
console.error = throttleLog(console.error);

// What a release forgets to catch, now or in a callback of its own, must not end the shop for every visitor (docs/decisions/018).
process.on('unhandledRejection', (error) => report('unhandled', error));
process.on('uncaughtException', (error) => report('uncaught', error));

// `shell.cjs provides` says what releases may need of this build, and serves nothing.
if (process.argv[2] === 'provides') console.log(JSON.stringify(provided));
else
  main().catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${process.env.PORT ?? 3000} is in use: stop what uses it, or set PORT to another.`
        : error.message,
    );
    process.exit(1);
  });
