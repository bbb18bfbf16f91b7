import { readDraining } from '@storefront/shared/server/draining';
import { readMetricsPort } from '@storefront/shared/server/serve-metrics';
import { readTokens } from '@storefront/shared/server/tokens';
import { thisMachine } from './machine';

/** Reads the configuration that only the supervisor has. @throws Error with one sentence that names the wrong variable */
export function readSupervisorConfig(environment: NodeJS.ProcessEnv, { cpus, memory } = thisMachine()) {
  const count = (name: string, least: number, usual: number) => {
    const text = environment[name];
    if (!text) return usual;
    const number = Number(text);
    if (Number.isInteger(number) && number >= least) return number;
    throw new Error(`${name} must be a whole number from ${least}, but is '${text}'.`);
  };
  // Ignoring it would follow another map than the operator means.
  if (environment.RELEASE_MAP_URL)
    throw new Error(
      'RELEASE_MAP_URL and RELEASE_MAP_TOKEN have no effect any more: remove both, and set RELEASES_URL to the database that has the release map.',
    );
  const workers = count('WORKERS', 1, Math.max(2, cpus));
  // Two thirds of the memory for the heaps of all workers, one of which stands by.
  const usualHeap = Math.floor((memory * 2) / 3 / (workers + 1));
  return {
    workers,
    draining: readDraining(environment.DRAIN_SECONDS),
    /** Heap limit of each worker, in megabytes. */
    heapLimit: count('WORKER_HEAP_MB', 64, Math.max(64, Math.min(512, usualHeap))),
    /** Strikes in ten minutes that bring a release into quarantine. */
    quarantineAfter: count('QUARANTINE_AFTER', 1, 2),
    /** Share of documents that browsers report about, in percent from 0 to 100. */
    viewReports: percent('VIEW_REPORTS', environment.VIEW_REPORTS),
    /** The tokens that show operators the metrics, the releases and the release map; without one nobody sees them. */
    operatorTokens: readTokens('OPERATOR_TOKEN', environment.OPERATOR_TOKEN),
    /** The tokens that show the metrics, and nothing else. */
    metricsTokens: readTokens('METRICS_TOKEN', environment.METRICS_TOKEN),
    /** Port of the metrics alone; null for none. */
    metricsPort: readMetricsPort(environment.METRICS_PORT),
  };
}

function percent(name: string, text: string | undefined): number {
  const number = Number(text || 100);
  if (number >= 0 && number <= 100) return number;
  throw new Error(`${name} must be a percentage from 0 to 100, but is '${text}'.`);
}
