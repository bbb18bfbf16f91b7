import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A route of a build. */
export interface RoutePath {
  /** Its full path, as React Router joins it. */
  readonly path: string;
  /** Whether it has child routes. */
  readonly isLayout: boolean;
}

/** Message of the process that loads the routes. */
export type RoutesMessage = { readonly routes: readonly RoutePath[] } | { readonly failed: string };

/** Timeout in milliseconds, with the process's start: it takes under a second, or many times that on a busy machine. */
const loadTimeout = 60_000;

const tsx = createRequire(import.meta.url).resolve('tsx');

/** The routes of a server build, an absolute file, loaded in a separate process. @throws Error in one sentence when they do not load */
export function routePaths(remote: string, container: string): Promise<readonly RoutePath[]> {
  const child = fork(join(import.meta.dirname, 'send-routes.ts'), [container], {
    execArgv: ['--import', tsx],
    silent: true,
    timeout: loadTimeout,
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (_code, signal) => {
      const problem = signal === 'SIGTERM' ? `did not load within ${loadTimeout / 1000} s` : 'do not load';
      reject(new Error(`The routes of ${remote} ${problem}.`));
    });
    child.once('message', (message: RoutesMessage) => {
      child.kill();
      if ('routes' in message) resolve(message.routes);
      else reject(new Error(`The routes of ${remote} do not load on a server: ${message.failed}`));
    });
  });
}
