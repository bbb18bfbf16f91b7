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
 * A module that a container exposes; the container gets what the shell shares first.
 *
 * @param exposed what it is exposed as, without './'
 * @param timeout milliseconds that it may take
 * @throws whatever the container or the module throws, and Error in one sentence when it takes too long
 */
export async function exposedModule(
  container: Container,
  exposed: string,
  timeout: number,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`./${exposed} takes longer than ${timeout} ms.`)), timeout);
  });
  return Promise.race([opened(container, exposed), late]).finally(() => clearTimeout(timer));
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
