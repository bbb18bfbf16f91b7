import { hasRunnableThread } from '../../containment/runnable';
import type { WorkerReport } from '../../containment/worker-report';
import { deadlines } from '../../remotes/deadlines';
import { type Attribution, attributionAfterBlock, attributionFor } from './attribution';
import type { WorkerProcess } from './worker-process';

/** Timeout for draining, in milliseconds: the longest post, and its upload. */
export const drainTimeout = deadlines.document + deadlines.action + 5_000;
/** Timeout for the end of a disconnected worker, in milliseconds: it has a second to send its traces. */
const disconnectTimeout = 1_200;
/** Timeout after which an unresponsive worker is killed, in milliseconds: it may end by itself before. */
const terminateTimeout = 1_000;
/** An event-loop block of so many milliseconds is a strike, even if the worker recovers. */
const strikeAfterBlock = 500;

/** A worker as its pool knows it. */
export type PooledWorker = ReturnType<typeof pooledWorker>;

/** A worker that has just been started. */
export function pooledWorker(worker: WorkerProcess) {
  return {
    worker,
    /** Requests in flight. */
    pending: 0,
    began: performance.now(),
    /** Number of its last request, counted over all workers. */
    picked: 0,
    /** A stopping worker was asked to end. A terminating one is unresponsive, or has reported its end, and is killed if it goes on. */
    state: 'starting' as 'starting' | 'working' | 'stopping' | 'terminating',
    /** The attribution of the current event-loop block; null while the loop runs. */
    block: null as Attribution | null,
    /** The attribution of its end; null while it lives, and when it was ended from outside. */
    ending: null as Attribution | null,
    /** Heartbeats missed in a row, one a second; any report counts as a heartbeat. */
    missedHeartbeats: 0,
    isGrowing: createGrowth(),
    /** The releases it has evaluated, as `lab@1.4.2+0a1b2c3d4e5f`. */
    evaluated: new Set<string>(),
    /** Why it is to be replaced once another worker is ready; null when it is not. */
    outdated: null as string | null,
    /** What it lacks to show the whole shop, a sentence for each thing. */
    missing: ['A worker starts.'] as readonly string[],
  };
}

/** Handles a worker's report. @returns the strike to give now; null for none */
export function handleReport(pooled: PooledWorker, report: WorkerReport): Attribution | null {
  const { worker, block } = pooled;
  pooled.missedHeartbeats = 0;
  switch (report.kind) {
    case 'listening':
      if (pooled.state === 'starting') pooled.state = 'working';
      return null;
    case 'readiness':
      pooled.missing = report.missing;
      return null;
    case 'heartbeat':
      if (pooled.isGrowing(report.memory))
        pooled.outdated ??= `has grown to ${Math.round(report.memory / 2 ** 20)} MB`;
      return null;
    case 'evaluated':
      pooled.evaluated.add(report.release);
      return null;
    case 'blocked':
      pooled.block = attributionFor(report, worker.mark());
      return null;
    case 'unblocked':
      pooled.block = null;
      return block && report.after >= strikeAfterBlock ? attributionAfterBlock(block, report.after) : null;
    case 'hung':
    case 'exits':
      if (report.kind === 'exits' && pooled.state === 'stopping') return null;
      pooled.ending = attributionFor(report, worker.mark());
      // Terminated at once, since another worker gets its requests only after it has ended.
      terminate(pooled);
      return null;
    case 'late':
    case 'fault':
      return attributionFor(report, worker.mark());
    case 'counted':
      return null;
  }
}

/** Drains a worker: it gets no new requests, finishes those it has, and is disconnected. */
export async function drain(pooled: PooledWorker): Promise<void> {
  pooled.state = 'stopping';
  const until = performance.now() + drainTimeout;
  while (pooled.pending > 0 && performance.now() < until) await delay(50);
  await disconnect(pooled);
}

/** Disconnects a worker: it sends its last counts and traces, and ends without a strike. If it does not end in time, it is killed. */
export async function disconnect(pooled: PooledWorker): Promise<void> {
  pooled.state = 'stopping';
  pooled.worker.disconnect();
  const late = setTimeout(() => pooled.worker.kill('SIGKILL'), disconnectTimeout);
  await pooled.worker.ended;
  clearTimeout(late);
}

/** Terminates a worker that is unresponsive, or ending: it gets no new requests, and is killed if it does not end by itself. */
export function terminate(pooled: PooledWorker): void {
  if (pooled.state !== 'starting' && pooled.state !== 'working') return;
  pooled.state = 'terminating';
  setTimeout(() => pooled.worker.kill('SIGKILL'), terminateTimeout).unref();
}

/** Orders workers by how much they lack for the whole shop, the least first. */
export function byMissing(one: PooledWorker, other: PooledWorker): number {
  return one.missing.length - other.missing.length;
}

/**
 * The worker for the next request: of those that lack the least, the one with the fewest requests in flight, or idle for the longest.
 *
 * @param size how many of the working ones get requests; the others stand by
 */
export function workerForRequest(working: readonly PooledWorker[], size: number): PooledWorker | undefined {
  return working
    .filter(({ block }) => block === null)
    .sort(byMissing)
    .slice(0, size)
    .sort(
      (one, other) => byMissing(one, other) || one.pending - other.pending || one.picked - other.picked,
    )[0];
}

/** Heartbeats that a worker may miss while it works. */
const maxMissedHeartbeats = 5;
/** Heartbeats that it may miss while it starts, or while one of its threads waits for a processor. */
const maxMissedWhenBusy = 30;

/** Whether a worker has timed out by missed heartbeats, and must be killed with its watchdog. */
export function isHeartbeatTimedOut({ state, missedHeartbeats, worker }: PooledWorker): boolean {
  if (missedHeartbeats < maxMissedHeartbeats) return false;
  return missedHeartbeats >= maxMissedWhenBusy || (state !== 'starting' && !hasRunnableThread(worker.pid));
}

/** Seconds whose minimum counts as memory in use: garbage comes and goes, leaks stay. */
const lookedAt = 30;
/** Seconds after which a worker has loaded what it needs. */
const warmAfter = 60;
/** Limits of growth: half as much again as when it was warm, and so many bytes more. */
const limit = { share: 1.5, bytes: 64 * 1024 * 1024 };

/** Detects memory growth of a worker. @returns gets its bytes each second, and says whether they grow */
export function createGrowth(): (memory: number) => boolean {
  const recent: number[] = [];
  let seconds = 0;
  let warm: number | null = null;
  return (memory) => {
    recent.push(memory);
    if (recent.length > lookedAt) recent.shift();
    seconds += 1;
    if (seconds < warmAfter) return false;
    const kept = Math.min(...recent);
    warm ??= kept;
    return kept > Math.max(warm * limit.share, warm + limit.bytes);
  };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
