import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Draining } from '@storefront/shared/server/draining';

interface Stopping {
  readonly proxy: Server;
  readonly pools: readonly { close(): Promise<unknown> }[];
  readonly draining: Pick<Draining, 'begin'>;
  /** Longest wait for requests under way, in milliseconds. */
  readonly timeout: number;
}

/** Ends the shell at a signal, or when its parent is gone: first requests under way, then the workers. A second signal ends it at once. */
export function stopOnSignals({ proxy, pools, draining, timeout }: Stopping): void {
  let isStopping = false;
  const stop = async (signal?: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // Whoever balances the load sends no more meanwhile.
    if (signal === 'SIGTERM') await draining.begin();
    const closed = once(proxy, 'close');
    proxy.close();
    // In development open connections never end.
    if (timeout > 0) await Promise.race([closed, delay(timeout)]);
    await Promise.all(pools.map((pool) => pool.close()));
    process.exit(0);
  };
  for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(reason, stop);
}
