import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogEvent } from 'log/log-event';
import { type Preview, previewedVersions } from 'releases/preview/preview';
import type { Strike } from 'releases/quarantine/strike';
import type { ReleaseRef } from '../../containment/mark';
import { type SourceStacks, sourced } from '../../containment/source-stacks';
import type { WorkerReport } from '../../containment/worker-report';
import { log, logTransport } from '../../process/log';
import { createPool, type Pool } from '../workers/pool';
import type { WorkerProcess } from '../workers/worker-process';
import { faultsOf } from './faults';

/** Path of the previewed releases' faults since a time (`since`, ISO 8601), as a JSON list of sentences. */
const faultsPath = '/_preview/faults';

/** Most strikes, and most events, that are kept: the latest. */
const remembered = 1_000;

/** How long the worker may be idle before it ends, in milliseconds. */
const idleTimeout = 10 * 60_000;

interface PreviewPoolOptions {
  readonly start: (
    nth: number,
    onReport: (report: WorkerReport) => void,
    onEvent: (event: LogEvent) => void,
  ) => WorkerProcess;
  readonly quarantined: () => readonly string[];
  readonly withSources: SourceStacks;
}

/** The worker for documents of previews (docs/decisions/072). */
export type PreviewPool = ReturnType<typeof createPreviewPool>;

/**
 * Keeps one worker for previews, apart from those for visitors. It makes no visitor's document, and nothing in it counts for a
 * release, neither documents nor strikes. Faults of a release are kept for those who preview it.
 */
export function createPreviewPool({ start, quarantined, withSources }: PreviewPoolOptions) {
  const strikes: (ReleaseRef & Strike)[] = [];
  const events: LogEvent[] = [];
  const keep = <Item>(list: Item[], item: Item) => {
    list.push(item);
    if (list.length > remembered) list.shift();
  };
  let current: Pool | null = null;
  let idle: NodeJS.Timeout | undefined;
  const close = async () => {
    clearTimeout(idle);
    const pool = current;
    current = null;
    await pool?.close();
  };
  const open = () => {
    const pool = createPool({
      size: 1,
      spare: 0,
      start: (nth, onReport) =>
        start(nth, onReport, (event) => {
          keep(events, event);
          logTransport.write(event);
        }),
      quarantined,
      changed: () => {},
      onStrike: (release, strike) => keep(strikes, { ...release, ...strike }),
      onExit: () => {},
      log: (message, about) => log('warn', `preview: ${message}`, about),
    });
    pool.start().catch((error: Error) => {
      log('error', `preview: ${error.message}`);
      // The next preview starts a new pool.
      if (current === pool) void close();
    });
    return pool;
  };
  return {
    /** The pool, started on first use. */
    pool(): Pool {
      clearTimeout(idle);
      idle = setTimeout(close, idleTimeout).unref();
      current ??= open();
      return current;
    },
    workers: (): readonly WorkerProcess[] => current?.workers() ?? [],
    /** Answers with the faults of the previewed releases; false for any other request. */
    async answer(preview: Preview, message: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [pathname, query] = (message.url ?? '').split('?');
      if (pathname !== faultsPath) return false;
      const since = new URLSearchParams(query).get('since') ?? '';
      const recent = events.filter(({ time }) => time >= since);
      const logged = await Promise.all(
        recent.map(async (one) => (one.err ? { ...one, err: await sourced(one.err, withSources) } : one)),
      );
      const found = Object.entries(previewedVersions(preview)).map(async ([remote, version]) => {
        const own = strikes.filter(
          (one) => one.remote === remote && one.version === version && one.at >= since,
        );
        const ownStrikes = await Promise.all(own.map((strike) => sourced(strike, withSources)));
        return faultsOf(remote, version, ownStrikes, logged);
      });
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      response.writeHead(200, headers).end(JSON.stringify((await Promise.all(found)).flat()));
      return true;
    },
    close,
  };
}
