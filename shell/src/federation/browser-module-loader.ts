import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { PageData } from '../page-data';
import { type ModuleLoader, partsOf } from './module-loader';
import { runtimeForContainers } from './runtime-for-containers';
import { shareScope } from './share-scope';

declare global {
  /** Called by webpack's run time in every build before it inserts a script or style (build/chunk-integrity-plugin.ts). */
  var storefrontIntegrity: (url: string) => string;
}

/** How long a script may take before its place on the page goes without. */
const scriptTimeout = 4_000;

/**
 * The browser's way to remotes: federation over the composition inlined in the document. Only files that the
 * document lists with their integrity are ever inserted.
 */
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

  const checked: ModuleFederationRuntimePlugin = {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = globalThis.storefrontIntegrity(url);
      return { script, timeout: scriptTimeout };
    },
  };

  globalThis._FEDERATION_RUNTIME_CORE = runtimeForContainers;
  const federation = createInstance({
    name: 'shell',
    remotes: Object.values(composition).map(({ container, base, entry }) => ({
      name: container,
      entry: base + entry,
    })),
    shared: shareScope,
    shareStrategy: 'loaded-first',
    plugins: [checked],
  });

  return async (name) => {
    const { remote, exposed } = partsOf(name);
    const release = composition[remote];
    if (!release) throw new Error(`This page has no release of ${remote}.`);
    const module: unknown = await federation.loadRemote(`${release.container}/${exposed}`);
    if (!module) throw new Error(`${remote}@${release.version} does not expose ${exposed}.`);
    return module;
  };
}
