import { createInstance } from '@module-federation/enhanced/runtime';
import type { Container } from './container';
import { shareScope } from './share-scope';

const { shareScopeMap, version } = createInstance({
  name: 'shell',
  remotes: [],
  shared: shareScope,
  shareStrategy: 'loaded-first',
});

/** Version of the federation runtime. */
export const federationVersion = version;

const initialized = new WeakMap<Container, Promise<unknown>>();

/**
 * Loads a module of a container, which gets the shared modules first.
 *
 * @param exposed its name without './'
 * @throws what the container or the module throws
 */
export async function exposedModule(container: Container, exposed: string): Promise<unknown> {
  const started =
    initialized.get(container) ?? Promise.resolve(container.init(shareScopeMap.default ?? {}, []));
  initialized.set(container, started);
  // So that it can be tried again.
  started.catch(() => initialized.delete(container));
  await started;
  const factory = await container.get(`./${exposed}`);
  return factory();
}
