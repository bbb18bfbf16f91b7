import { createInstance } from '@module-federation/enhanced/runtime';
import { inTime, Late } from '../in-time';
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
 * A module that a container exposes; the container gets what the shell shares first.
 *
 * @param exposed what it is exposed as, without './'
 * @param timeout milliseconds that it may take
 * @throws whatever the container or the module throws, and `Late` when it takes too long
 */
export function exposedModule(container: Container, exposed: string, timeout: number): Promise<unknown> {
  const late = () => new Late(`./${exposed} takes longer than ${timeout} ms.`);
  return inTime(opened(container, exposed), timeout, late);
}

async function opened(container: Container, exposed: string): Promise<unknown> {
  const started =
    initialized.get(container) ?? Promise.resolve(container.init(shareScopeMap.default ?? {}, []));
  initialized.set(container, started);
  // So that whoever asks again gets another try.
  started.catch(() => initialized.delete(container));
  await started;
  const factory = await container.get(`./${exposed}`);
  return factory();
}
