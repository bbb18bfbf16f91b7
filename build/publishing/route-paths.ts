import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** A route of a build. */
export interface RoutePath {
  /** Its whole path, as React Router joins it. */
  readonly path: string;
  /** Whether it has routes of its own. */
  readonly isLayout: boolean;
}

/** The message of the process that loads the routes. */
export type RoutesTold = { readonly routes: readonly RoutePath[] } | { readonly failed: string };

/** Milliseconds, the process's start included. */
const loadTimeout = 20_000;

const tsx = createRequire(import.meta.url).resolve('tsx');

/**
 * The routes of a server build, an absolute file, loaded in a process of its own. @throws Error in one sentence when they cannot be loaded
 */
export function routePaths(remote: string, container: string): Promise<readonly RoutePath[]> {
  const child = fork(join(import.meta.dirname, 'tell-routes.ts'), [container], {
    execArgv: ['--import', tsx],
    silent: true,
    timeout: loadTimeout,
  });
  // Where the remote is developed, its page comes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The routes of ${remote} do not load.`)));
    child.once('message', (told: RoutesTold) => {
      child.kill();
      if ('routes' in told) resolve(told.routes);
      else reject(new Error(`The routes of ${remote} do not load on a server: ${told.failed}`));
    });
  });
}
