import { createRequire } from 'node:module';
import { contractMajor } from '@storefront/shared/contracts/contract-version';
import { pathWithin } from '@storefront/shared/contracts/path-pattern';
import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { sharedModules } from '@storefront/shared/contracts/shared-modules';
import type { RoutePath, RoutesMessage } from './route-paths';

// Sends its parent the routes of the named server build, loaded as by a shell.

const require = createRequire(import.meta.url);
/** The shared package's versions, which remotes do not bundle. */
const shared = createRequire(require.resolve('@storefront/shared/package.json'));

interface Container {
  init(shareScope: object, initScope: object[]): unknown;
  get(exposed: string): Promise<() => RoutesModule>;
}

// The build's open handles may keep this process running.
process.once('disconnect', () => process.exit());

const send = (message: RoutesMessage) => process.send?.(message);

try {
  const [container]: Container[] = Object.values(require(process.argv[2] ?? ''));
  if (!container) throw new Error('there is no container.');
  await container.init(await shareScope(), []);
  const { routes } = (await container.get('./routes'))();
  send({ routes: [...pathsOf(routes, '/')] });
} catch (error) {
  const [failed = ''] = String(error instanceof Error ? error.message : error).split('\n');
  send({ failed });
}

async function shareScope(): Promise<object> {
  const entries = Object.entries(sharedModules).map(async ([name, shareKey]) => {
    const isOurs = name.startsWith('@storefront/');
    const lib = isOurs ? await import(name) : shared(name);
    const version = isOurs ? `${contractMajor}.0.0` : shared('react').version;
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    const share = { from: 'publishing', loaded: true, lib: () => lib, useIn: [], shareConfig };
    return [shareKey, { [version]: share }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Skips routes that are neither a page nor a layout. */
function* pathsOf(routes: RoutesModule['routes'], outer: string): Generator<RoutePath> {
  for (const { path, index, children } of routes) {
    const whole = path === undefined ? outer : pathWithin(outer, path);
    const isLayout = children !== undefined;
    if (path !== undefined || index) yield { path: whole, isLayout };
    if (children) yield* pathsOf(children, whole);
  }
}
