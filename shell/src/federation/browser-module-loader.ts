import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import type { PageData, ReleaseOnPage } from '../page-data';
import { type Container, exposedModule, isContainer } from './exposed-module';
import { type ModuleLoader, partsOf } from './remote-modules';
import { runtimeForContainers } from './runtime-for-containers';

declare global {
  /** Called by each build's webpack runtime before it inserts a script or style (build/chunk-integrity-plugin.ts). */
  var storefrontIntegrity: (url: string) => string;
}

/** Timeout of loading a module with all its scripts, in milliseconds; afterwards its page or slot goes without it. */
const moduleTimeout = 10_000;

/** Loads modules of the document's composition by federation. Inserts only files listed there, with their integrity. */
export function createModuleLoader({
  composition,
  assets,
}: Pick<PageData, 'composition' | 'assets'>): ModuleLoader {
  const integrity = new Map<string, string>();
  for (const [path, hash] of Object.entries(assets.files)) {
    integrity.set(new URL(path, location.origin).href, hash);
  }
  for (const { base, files } of Object.values(composition)) {
    for (const [path, hash] of Object.entries(files)) integrity.set(base + path, hash);
  }
  globalThis.storefrontIntegrity = (url) => {
    const known = integrity.get(url);
    if (!known) throw new Error(`${url} is not part of this page's composition.`);
    return known;
  };

  globalThis.storefrontFederation = runtimeForContainers;
  const containers = new Map<string, Promise<Container>>();
  const containerOf = ({ container, base, entry }: ReleaseOnPage): Promise<Container> => {
    const url = base + entry;
    const identity = globalThis.storefrontIntegrity(url);
    const loading = containers.get(identity) ?? loadContainer(container, url);
    containers.set(identity, loading);
    // Lets 'Try again' load it again.
    loading.catch(() => containers.delete(identity));
    return loading;
  };

  const load: ModuleLoader = async (name) => {
    const { remote, exposed } = partsOf(name);
    const release = composition[remote];
    if (!release) throw new Error(`This page has no release of ${remote}.`);
    const loading = containerOf(release).then((container) => exposedModule(container, exposed));
    return withTimeout(
      loading,
      moduleTimeout,
      () => new TimeoutError(`${name} takes longer than ${moduleTimeout} ms.`),
    );
  };
  return (name) => {
    const module = load(name);
    // Shows the reason in development; the page or slot goes without it anyway.
    if (process.env.NODE_ENV === 'development') module.catch((error) => console.error(error));
    return module;
  };
}

async function loadContainer(name: string, url: string): Promise<Container> {
  // Discards another script's value of that name.
  if (!Reflect.set(globalThis, name, undefined)) throw new Error(`Something else has the name ${name}.`);
  await runScript(url);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${url} is not the container ${name}.`);
  return container;
}

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      // Webpack's error name for the release's other files.
      reject(Object.assign(new Error(`${url} could not be loaded.`), { name: 'ChunkLoadError' }));
    };
    const timer = setTimeout(fail, moduleTimeout);
    script.crossOrigin = 'anonymous';
    script.integrity = globalThis.storefrontIntegrity(url);
    script.src = url;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
}
