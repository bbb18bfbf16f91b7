import { withTimeout } from '@storefront/shared/with-timeout';
import type { EventFields } from 'log/log-event';
import type { Strike } from 'releases/quarantine/strike';
import { releaseId } from 'releases/traffic/pick';
import type { ReleaseRef } from '../../containment/mark';
import type { WorkerReport } from '../../containment/worker-report';
import type { VisitorInput } from '../../process/visitor-input';
import { type Attribution, attributionFields, attributionForCrash, attributionText } from './attribution';
import {
  byMissing,
  disconnect,
  drain,
  handleReport,
  isHeartbeatTimedOut,
  type PooledWorker,
  pooledWorker,
  terminate,
  workerForRequest,
} from './pooled-worker';
import type { End, WorkerProcess } from './worker-process';

/** How long a request waits for a worker, in milliseconds. */
const waitTimeout = 10_000;
/** A worker that ends within so many milliseconds of its start is in a crash loop: each restart waits longer. */
const minUptime = 10_000;
const maxBackOff = 5_000;
/** Most early exits in a row before the pool's start fails. */
const maxEarlyExits = 5;

/** Reports that may change `suspended` or `probationWorker`. */
const changing: ReadonlySet<string> = new Set(['listening', 'blocked', 'unblocked', 'hung', 'exits']);

interface PoolOptions {
  readonly size: number;
  readonly spare: number;
  readonly start: (nth: number, onReport: (report: WorkerReport) => void) => WorkerProcess;
  /** The releases in quarantine, as `lab@1.4.2+0a1b2c3d4e5f`: a worker that has run one is replaced. */
  readonly quarantined: () => readonly string[];
  /** Called when `suspended` or `probationWorker` may have changed. */
  readonly changed: () => void;
  /** Called with each strike, and the input of its request; null without input or request. */
  readonly onStrike: (release: ReleaseRef, strike: Strike, input: VisitorInput | null) => void;
  /** Called with the reason of each unexpected end of a worker: that of its strike, or `ended`. */
  readonly onExit: (reason: string) => void;
  readonly log: (message: string, about?: EventFields) => void;
}

/** The workers of a shell, kept at their number. */
export type Pool = ReturnType<typeof createPool>;

/** Starts workers on `start`, and replaces those that end, hang or grow. */
export function createPool({ size, spare, start, quarantined, changed, onStrike, onExit, log }: PoolOptions) {
  const pooledWorkers = new Set<PooledWorker>();
  const maxWorkers = size + spare;
  let isClosed = false;
  let count = 0;
  let picks = 0;
  // Early exits in a row that no release caused.
  let earlyExits = 0;
  let startSucceeded = () => {};
  let startFailed = (_: Error) => {};
  /** Callbacks, each called once when a worker may take requests again. */
  const waiting = new Set<() => void>();

  const working = () => [...pooledWorkers].filter(({ state }) => state === 'working');

  const fill = () => {
    if (isClosed || pooledWorkers.size >= maxWorkers) return;
    if (!add()) setTimeout(fill, maxBackOff);
  };

  /** Starts a worker. @returns whether that worked; logs the reason if not */
  const add = (): boolean => {
    count += 1;
    try {
      const pooled = pooledWorker(start(count, (report) => onReport(pooled, report)));
      pooledWorkers.add(pooled);
      void pooled.worker.ended.then((end) => ended(pooled, end));
      return true;
    } catch (error) {
      log(`a worker cannot be started: ${String(error)}`);
      return false;
    }
  };

  const giveStrike = ({ release, request, strike }: Attribution) => {
    if (release) onStrike(release, strike, request?.input ?? null);
  };

  const onReport = (pooled: PooledWorker, report: WorkerReport) => {
    const found = handleReport(pooled, report);
    if (found) giveStrike(found);
    if (report.kind === 'listening') {
      const old = outdated();
      if (old && pooledWorkers.size > maxWorkers) void drain(old);
      startSucceeded();
    }
    if (!changing.has(report.kind)) return;
    changed();
    for (const wake of waiting) wake();
    waiting.clear();
  };

  const ended = (pooled: PooledWorker, end: End) => {
    pooledWorkers.delete(pooled);
    pooled.ending ??= attributionForCrash(end, pooled.worker.mark());
    const { worker, ending } = pooled;
    // A release may still end a worker that finishes its last requests.
    if (pooled.state === 'stopping' && !ending) return changed();
    const reason = ending?.strike.reason;
    onExit(reason ?? 'ended');
    const how = reason ?? end.signal ?? `exit ${end.code}`;
    log(`worker ${worker.pid} ended (${how})${attributionText(ending)}`, attributionFields(ending));
    if (ending) giveStrike(ending);
    changed();
    if (ending?.release) return fill();
    earlyExits = performance.now() - pooled.began < minUptime ? earlyExits + 1 : 0;
    if (earlyExits > maxEarlyExits)
      startFailed(new Error('The workers of the shell end before they take requests.'));
    const backOff = earlyExits > 1 ? Math.min(100 * 2 ** earlyExits, maxBackOff) : 0;
    setTimeout(fill, backOff);
  };

  const outdated = () => working().find((pooled) => pooled.outdated !== null);

  const watching = setInterval(() => {
    for (const pooled of pooledWorkers) {
      const found = quarantined().find((name) => pooled.evaluated.has(name));
      if (found) pooled.outdated ??= `ran ${found}, which is in quarantine,`;
      pooled.missedHeartbeats += 1;
      if (!isHeartbeatTimedOut(pooled)) continue;
      log(
        `worker ${pooled.worker.pid} has sent no heartbeat for ${pooled.missedHeartbeats} s and is replaced`,
      );
      pooled.worker.kill('SIGKILL');
      pooled.missedHeartbeats = 0;
    }
    const old = outdated();
    // One at a time, and only while all others work. It is drained once its replacement works.
    if (!old || pooledWorkers.size > maxWorkers || working().length < maxWorkers) return;
    if (add()) log(`worker ${old.worker.pid} ${old.outdated} and is replaced`);
  }, 1_000).unref();

  return {
    /** The worker with the fewest requests in flight; null when none takes requests for a while. */
    async pick(): Promise<PooledWorker | null> {
      const until = performance.now() + waitTimeout;
      for (;;) {
        const pooled = workerForRequest(working(), size);
        if (pooled) {
          picks += 1;
          pooled.picked = picks;
          return pooled;
        }
        const left = until - performance.now();
        if (left <= 0) return null;
        await withTimeout(new Promise<void>((wake) => waiting.add(wake)), left, () => null).catch(() => {});
      }
    },
    /** Terminates an unresponsive worker. @returns why it has ended, once it has; null if it was ended from outside */
    async terminate(pooled: PooledWorker): Promise<Attribution | null> {
      terminate(pooled);
      await pooled.worker.ended;
      return pooled.ending;
    },
    /** Starts the workers. Resolves when one takes requests, and rejects after too many early exits in a row. */
    start(): Promise<void> {
      const started = new Promise<void>((...parts) => {
        [startSucceeded, startFailed] = parts;
      });
      for (let nth = 0; nth < maxWorkers; nth += 1) fill();
      return started;
    },
    workers: (): readonly WorkerProcess[] => [...pooledWorkers].map(({ worker }) => worker),
    /** The releases that block a worker, or ended one that is still going down, as `lab@1.4.2+0a1b2c3d4e5f`. */
    suspended: (): readonly string[] =>
      [...pooledWorkers]
        .map(({ ending, block }) => (ending ?? block)?.release)
        .flatMap((release) => (release ? [releaseId(release.remote, release.version)] : [])),
    /** The only worker that runs releases on probation; none while there are too few workers, since a release could take all of them. */
    probationWorker: (): WorkerProcess | undefined =>
      working().length < size ? undefined : working()[0]?.worker,
    /** What the best worker lacks to show the whole shop, in a sentence; null for nothing. */
    missing(): string | null {
      const [best] = working().sort(byMissing);
      return best ? (best.missing[0] ?? null) : 'No worker takes requests.';
    },
    /** Ends all workers, whatever they do; resolves when they have ended. */
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(watching);
      await Promise.all([...pooledWorkers].map(disconnect));
    },
  };
}
