import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** A route of a build. */
export interface RoutePath {
  /** Its full path, as React Router joins it. */
  readonly path: string;
  /** Whether it has child routes. */
  readonly isLayout: boolean;
}

/** Message of the process that loads the routes. */
export type RoutesTold = { readonly routes: readonly RoutePath[] } | { readonly failed: string };

/** Milliseconds, the process's start included. */
const loadTimeout = 20_000;

const tsx = createRequire(import.meta.url).resolve('tsx');

/** The routes of a server build, an absolute file, loaded in a separate process. @throws Error in one sentence when they do not load */
export function routePaths(remote: string, container: string): Promise<readonly RoutePath[]> {
  const child = fork(join(import.meta.dirname, 'tell-routes.ts'), [container], {
    execArgv: ['--import', tsx],
    silent: true,
    timeout: loadTimeout,
  });
  // Below the development shop's page in priority.
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
