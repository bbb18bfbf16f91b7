import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { categoryCalls } from '@storefront/shared/api/category-calls';
import { connectToShop, serverConnections } from '@storefront/shared/api/connections';
import { listingCalls } from '@storefront/shared/api/listing-calls';
import { postCalls } from '@storefront/shared/api/post-calls';
import { settingsCalls } from '@storefront/shared/api/settings-calls';
import { recentBuildsFolder } from './assets/recent-builds';
import { assetsAt, shellAssets, themeStyles } from './assets/shell-assets';
import { followCommands } from './containment/commands';
import { endWhenUnresponsive } from './containment/end-when-unresponsive';
import { writeMarksTo } from './containment/mark';
import { startWatchdog } from './containment/start-watchdog';
import { sendReport } from './containment/worker-report';
import { logConsole, reportFault, startReporting } from './containment/worker-reporting';
import type { LiveReload } from './development/live-reload';
import type { ScriptOrigins } from './development/thrown-problems';
import type { DocumentSources } from './document/document-inputs';
import { createNotFoundPages } from './document/not-found-pages';
import { routeHandler } from './document/route-handler';
import { createSiteSource } from './document/site-source';
import { firstDocument, warmUp } from './document/warm-up';
import { connectionsFor } from './http/connections-for';
import { createDataCache } from './http/data-cache';
import { officeAnswers, officeSession } from './office/office-answers';
import { createPreviews } from './preview/previews';
import { type Config, readConfig } from './process/config';
import { showRunningRequest } from './process/current-request';
import { log, logError, logTransport } from './process/log';
import { limitLines } from './process/log-limits';
import { readableFault } from './process/readable-fault';
import { followCellReleases } from './remotes/cell-releases';
import { provided } from './remotes/provided';
import { createSearchEngineFiles } from './search-engines/search-engine-files';
import { createPolicyReports } from './security/policy-reports';
import { endTraces, traceBy } from './tracing/traced';
import { createWorkerServer } from './worker-server';

/** Most log lines of a process in a second. */
const linesASecond = 100;

/** Starts a worker that serves requests at a socket, and reports to the supervisor once it listens. */
async function main(socket: string) {
  const folder = dirname(dirname(process.argv[1] ?? ''));
  const watchdog = startWatchdog(join(folder, 'server/watchdog.cjs'));
  const config = readConfig(process.env);
  if (config.traces) {
    // A separate file, which a shell without traces never reads.
    const { otlpTracing } = await import(/* webpackChunkName: "tracing" */ './tracing/otlp-tracing');
    traceBy(otlpTracing(config.traces));
  }
  const liveReload = await liveReloadOf(config, { folder, releaseMap: () => map() });
  const recentBuilds = recentBuildsFolder(config.releasesFolder);
  const filesFailed = (error: unknown) => logError('shell files', error);
  const built = shellAssets(folder);
  const assets = config.assetsOrigin ? await assetsAt(config.assetsOrigin, built, filesFailed) : built;
  const { shop } = serverConnections({ backend: config.backend });
  const dataCache = createDataCache();
  const commands = await followCommands(() => liveReload?.reload());
  const map = () => commands.map;

  const sources: DocumentSources = {
    releaseMap: map,
    unhealthy: () => commands.unhealthy,
    cellReleases: followCellReleases(map, () => commands.unhealthy.quarantined),
    views: () => commands.views,
    routeHandler,
    connectionsFor: (message) =>
      connectionsFor(message, config, dataCache, config.isOffice ? officeSession(message, config) : null),
    siteSource: createSiteSource({ ...settingsCalls(shop), ...categoryCalls(shop) }),
    notFoundPages: liveReload ? null : createNotFoundPages(),
    previews: createPreviews(config.releasesFolder, config),
    // Scripts of the office's pages would have to reach its API from the browser.
    assets: config.isOffice ? { ...assets, scripts: [] } : assets,
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
  const answerOffice = config.isOffice
    ? officeAnswers(config, sources.connectionsFor, () => map().paths)
    : null;
  // Reading the whole catalogue for the sitemap may take longer than a page can wait.
  const patientShop = connectToShop({ base: config.backend, timeout: 10_000, retries: 1 });
  const searchEngineFiles = createSearchEngineFiles(
    {
      ...settingsCalls(patientShop),
      ...postCalls(patientShop),
      ...categoryCalls(patientShop),
      ...listingCalls(patientShop),
    },
    config,
  );
  const server = createWorkerServer({
    folder,
    recentBuildsFolder: recentBuilds,
    liveReload,
    searchEngineFiles,
    answerOffice,
    sources,
    answerPolicyReport: createPolicyReports((line) => log('warn', line)),
  });
  // The supervisor closes idle connections. If one ends by itself, it terminates the worker.
  server.keepAliveTimeout = 0;
  server.setTimeout(0);
  watchdog.watchEventLoop();
  await warmUp(commands, sources.siteSource.site, config.releasesFolder);
  server.listen(socket);
  await once(server, 'listening');
  if (!liveReload) await firstDocument(socket);
  endWhenUnresponsive(socket);
  sendReport({ kind: 'listening' });
}

/** Development only: production builds leave it out. */
async function liveReloadOf({ problemsFile }: Config, origins: ScriptOrigins): Promise<LiveReload | null> {
  if (process.env.NODE_ENV !== 'production' && problemsFile) {
    const { openLiveReload } = await import(
      /* webpackChunkName: "development" */ './development/live-reload'
    );
    return openLiveReload(problemsFile, origins);
  }
  return null;
}

// Without a supervisor nobody reads these streams: an uncaught error would be logged there, for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// An error that a release does not catch must not end the shop.
process.on('unhandledRejection', (thrown) => {
  const error = readableFault(thrown);
  logError('unhandled', error);
  reportFault('rejected', error);
});
process.on('uncaughtException', (thrown) => {
  const error = readableFault(thrown);
  logError('uncaught', error);
  reportFault('threw', error);
});

// `worker.cjs provides` prints what releases may need of this build, and serves nothing.
const [, , socket = '', markFile = ''] = process.argv;
if (socket === 'provides') console.log(JSON.stringify(provided));
else {
  // The supervisor has gone, or disconnects this worker. Signals are left to the supervisor, which drains first.
  process.on('disconnect', () => void endTraces().finally(() => process.exit(0)));
  if (!process.connected) process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  writeMarksTo(markFile);
  showRunningRequest();
  logTransport.mayWrite = limitLines(linesASecond);
  logConsole(console);
  startReporting();
  main(socket).catch((error: Error) => {
    log('fatal', error.message);
    process.exit(1);
  });
}
