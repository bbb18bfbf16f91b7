import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { hostProblem, ownOrigin } from '@storefront/shared/server/listening';
import { openFiles } from '@storefront/shared/server/open-files';
import { withSecretFiles } from '@storefront/shared/server/secret-files';
import { serveMetrics } from '@storefront/shared/server/serve-metrics';
import type { Visitor } from 'releases/rollout/deduplicate';
import { chosenStore } from 'releases/stores/releases';
import { keepBuild, recentBuildsFolder } from '../assets/recent-builds';
import type { UnhealthyReleases, WorkerCommands } from '../containment/commands';
import type { ReleaseRef } from '../containment/mark';
import type { ReleaseCounts } from '../containment/release-counts';
import { eventsWithSources, sourceStacks } from '../containment/source-stacks';
import type { WorkerReport } from '../containment/worker-report';
import { asksForOffice } from '../office/office-host';
import { officeMaps } from '../office/office-maps';
import { createPreviews } from '../preview/previews';
import { readConfig } from '../process/config';
import { log, logError, logTransport } from '../process/log';
import { throttleEvents } from '../process/log-limits';
import { followCellReleases } from '../remotes/cell-releases';
import { derivedKeys, viewKeys } from './derived-keys';
import { createDocumentCache } from './document-cache';
import { createDocumentLimiter } from './document-limiter';
import { followRecords } from './follow-records';
import { followReleaseMap } from './follow-release-map';
import { createPreviewPool } from './previews/preview-pool';
import { privateFolder } from './private-folder';
import { createProxy } from './proxy';
import { followQuarantine } from './quarantine/quarantined';
import { countsOfStrike, createStrikes } from './quarantine/strikes';
import { createPageReports } from './rollouts/page-reports';
import { createRolloutController, followRollouts } from './rollouts/rollout-controller';
import { createRolloutCounts, createRolloutEvidence } from './rollouts/rollout-counts';
import { stopOnSignals } from './stop-on-signals';
import { readSupervisorConfig } from './supervisor-config';
import { createUploadLimiter } from './upload-limiter';
import { createPool } from './workers/pool';
import { drainTimeout } from './workers/pooled-worker';
import { startWorker, type WorkerOptions, type WorkerProcess } from './workers/worker-process';

/**
 * Documents in flight for each worker, forms apart: about half a second of rendering, and still 20 pages a second when each waits a
 * second for the backend (docs/decisions/048).
 */
const documentsOfWorker = 20;

/** Starts the shell: its workers, and the server that visitors reach. If it cannot, logs one sentence and ends the process. */
async function main() {
  const environment = withSecretFiles(process.env);
  const config = readConfig(environment);
  const { officeOrigin } = config;
  const { workers, heapLimit, quarantineAfter, viewReports, draining, metricsPort, ...tokens } =
    readSupervisorConfig(environment);
  const isDeveloped = config.problemsFile !== undefined;
  const programs = dirname(process.argv[1] ?? '');
  const releases = config.releasesFolder;
  const store = await chosenStore(releases, environment);
  const withSources = sourceStacks(releases);
  // While the backend, an asset server or a release is broken, every request of every worker would log the same.
  logTransport.write = throttleEvents(eventsWithSources(withSources, logTransport.write));
  const unhealthyFor = (worker?: WorkerProcess): UnhealthyReleases => ({
    quarantined: quarantine.names(),
    lastResort: [
      ...pool.suspended(),
      ...(worker && worker === pool.probationWorker() ? [] : strikes.onProbation()),
    ],
  });
  const unhealthyInPreviews = (): UnhealthyReleases => ({ quarantined: quarantine.names(), lastResort: [] });
  const sendUnhealthy = () => {
    for (const worker of pool.workers()) worker.send({ unhealthy: unhealthyFor(worker) });
    for (const { workers } of [previewPool, ...officePools])
      for (const worker of workers()) worker.send({ unhealthy: unhealthyInPreviews() });
  };
  const mapFor = (serves?: WorkerOptions['serves']) =>
    serves === 'previews' ? map() : officeMaps(map())[serves ?? 'visitors'];
  // All workers get a new map at the same time: a visitor's documents come from several workers.
  const sendMap = () => {
    for (const worker of pool.workers()) worker.send({ map: mapFor() });
    for (const worker of previewPool.workers()) worker.send({ map: mapFor('previews') });
    for (const worker of office?.pool.workers() ?? []) worker.send({ map: mapFor('office') });
  };
  const file = join(programs, 'worker.cjs');
  const ofAllWorkers = { file, folder: privateFolder(), environment, heapLimit };
  const start = (
    about: Pick<WorkerOptions, 'nth' | 'serves' | 'onReport' | 'onEvent'>,
    commands: Pick<WorkerCommands, 'unhealthy' | 'views'>,
  ) => {
    const worker = startWorker({ ...about, ...ofAllWorkers });
    worker.send({ map: mapFor(about.serves), ...commands });
    return worker;
  };
  const ofVisitors: Parameters<typeof createPool>[0] = {
    // Development needs one page at a time, and one process that knows all of it.
    size: isDeveloped ? 1 : workers,
    spare: isDeveloped ? 0 : 1,
    start: (nth, onPoolReport) => {
      const onReport = (report: WorkerReport) => {
        onPoolReport(report);
        if (report.kind === 'heartbeat') operators?.metrics.eventLoopDelay.observe(report.delay / 1_000);
        if (report.kind !== 'counted') return;
        for (const { counts, visitor, duration, ...release } of report.counted)
          count(release, counts, visitor, duration);
      };
      return start(
        { nth, onReport, onEvent: logTransport.write },
        { unhealthy: unhealthyFor(), views: views() },
      );
    },
    quarantined: () => quarantine.names(),
    changed: sendUnhealthy,
    onStrike: (release, strike, input) => {
      const isOwnDoing = strikes.add(release, strike, input);
      count(release, countsOfStrike(strike));
      // One visitor's input must not end a rollout either.
      if (isOwnDoing) rolloutCounts.add(release, countsOfStrike(strike));
    },
    onExit: (reason) => operators?.metrics.workerDeaths.inc({ reason }),
    log: (message, about) => log('warn', message, about),
  };
  const pool = createPool(ofVisitors);
  const office = officeOrigin
    ? {
        isAsked: asksForOffice(officeOrigin, config),
        pool: createPool({
          ...ofVisitors,
          size: 1,
          spare: 0,
          start: (nth, onReport) =>
            start(
              { nth, onReport, onEvent: logTransport.write, serves: 'office' },
              { unhealthy: unhealthyInPreviews(), views: null },
            ),
        }),
      }
    : null;
  const officePools = office ? [office.pool] : [];

  const previewPool = createPreviewPool({
    withSources,
    quarantined: () => quarantine.names(),
    start: (nth, onReport, onEvent) =>
      start(
        { nth, onReport, onEvent, serves: 'previews' },
        { unhealthy: unhealthyInPreviews(), views: null },
      ),
  });

  // A developer is waiting for it.
  const releaseMap = await followReleaseMap(store, sendMap, isDeveloped ? 50 : undefined);
  const { map } = releaseMap;
  const quarantine = followQuarantine(store, map, withSources, sendUnhealthy);
  let strikeKey: Buffer = randomBytes(32);
  const strikes = createStrikes({
    key: () => strikeKey,
    limit: quarantineAfter,
    map,
    quarantine,
    changed: sendUnhealthy,
    shared: store.shared,
  });
  const rolloutCounts = createRolloutCounts(store, map);
  const evidenceOf = createRolloutEvidence(store);
  const documents = createDocumentLimiter(workers * documentsOfWorker);
  const uploads = createUploadLimiter(openFiles());
  const isOperated =
    tokens.operatorTokens.length > 0 || tokens.metricsTokens.length > 0 || metricsPort !== null;
  const operators = isOperated
    ? (await import(/* webpackChunkName: "operators" */ './operators/operators')).createOperators({
        ...tokens,
        releaseMap,
        quarantine,
        documents,
        uploads,
        evidenceOf,
        store,
      })
    : null;
  /** Counts a document, form or page: for operators always, for rollouts if it is a visitor's. */
  const count = (
    release: ReleaseRef,
    counts: Partial<ReleaseCounts>,
    visitor?: Visitor,
    duration?: number,
  ) => {
    operators?.metrics.count(release, counts, duration);
    if (visitor) rolloutCounts.add(release, counts, visitor);
  };
  let keys = viewReports > 0 ? await viewKeys({ folder: releases, store }) : null;
  const views = () => keys && { key: keys[0].toString('base64url'), share: viewReports / 100 };
  void followRecords({ folder: releases, store }, join(dirname(programs), 'provides.json'), (now) => {
    [strikeKey] = derivedKeys(now, 'strikes');
    if (!keys) return;
    keys = derivedKeys(now, 'views');
    for (const worker of pool.workers()) worker.send({ views: views() });
  });
  // Kept before a document names them, since visitors may ask a shell of another build. In development pages reload instead.
  if (!isDeveloped) {
    const browserFiles = join(dirname(programs), 'browser');
    await keepBuild(browserFiles, recentBuildsFolder(releases), (error) => logError('shell files', error));
  }

  const proxy = createProxy({
    pool,
    previews: createPreviews(releases, config),
    previewPool,
    office,
    visible: config,
    documents,
    uploads,
    cache: isDeveloped
      ? null
      : createDocumentCache({
          cellReleases: followCellReleases(mapFor, quarantine.names),
          revision: releaseMap.revision,
          visible: config,
          count,
        }),
    isDraining: draining.isDraining,
    waitingClosed: () => operators?.metrics.waitingConnectionsClosed.inc(),
    answerOperator: operators?.answer ?? null,
    answerPageReport: keys && createPageReports({ keys: () => keys ?? [], visible: config, count }),
  });
  proxy.listen(config.port, config.host);
  await once(proxy, 'listening');
  if (operators && metricsPort !== null) {
    const { registry } = operators;
    await serveMetrics({ host: config.host, port: metricsPort, tokens: tokens.metricsTokens, registry });
  }
  // Workers start after listening: a shell that cannot listen starts none. Requests wait for the first one.
  office?.pool.start().catch((error: Error) => log('error', `office: ${error.message}`));
  await pool.start();
  void followRollouts(rolloutCounts, createRolloutController({ store, map, evidenceOf }));
  log('info', `shell listens on ${ownOrigin(config.host, config.port)}`);

  const pools = [pool, previewPool, ...officePools];
  stopOnSignals({ proxy, pools, draining, timeout: isDeveloped ? 0 : drainTimeout });
}

// No request may end the shop.
process.on('unhandledRejection', (error) => logError('unhandled', error));
process.on('uncaughtException', (error) => logError('uncaught', error));

main().catch((error: NodeJS.ErrnoException) => {
  const inUse = `Port ${process.env.PORT ?? 3000} is in use: stop what uses it, or set PORT to another.`;
  log(
    'fatal',
    error.code === 'EADDRINUSE' ? inUse : (hostProblem(error, process.env.HOST ?? '') ?? error.message),
  );
  process.exit(1);
});
