import { createInstance } from '@module-federation/enhanced/runtime';
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
 * Loads a module of a container after giving it the shared modules.
 * @param exposed its name without './'
 * @throws the container's or the module's error
 */
export async function exposedModule(container: Container, exposed: string): Promise<unknown> {
  const started =
    initialized.get(container) ?? Promise.resolve(container.init(shareScopeMap.default ?? {}, []));
  initialized.set(container, started);
  // Allows another attempt.
  started.catch(() => initialized.delete(container));
  await started;
  const factory = await container.get(`./${exposed}`);
  return factory();
}

/** A federation container, as emitted by webpack. */
export interface Container {
  /** Receives the shared modules; further calls have no effect. */
  init(shareScope: object, initScope: object[]): unknown;
  /** Rejects for an unknown name; names begin with './'. */
  get(name: string): Promise<() => unknown>;
}

/** Whether a value is a federation container. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
