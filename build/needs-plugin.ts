import { sharedModules } from '@storefront/shared/contracts/shared-modules';
import webpack, { type Compiler } from 'webpack';

/** Writes `needs.json`: which names a build takes from each module that a shell provides. What takes a module as a whole is not seen. */
export class NeedsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('NeedsPlugin', (compilation) => {
      const needs = new Map<string, Set<string>>();
      // Before modules are put together, which takes their imports away.
      compilation.hooks.finishModules.tap('NeedsPlugin', (modules) => {
        for (const { dependencies } of modules) {
          for (const dependency of dependencies) {
            const [name] = namesTaken(dependency);
            if (name === undefined) continue;
            const { request } = dependency as webpack.dependencies.HarmonyImportDependency;
            needs.set(request, (needs.get(request) ?? new Set()).add(name));
          }
        }
      });
      compilation.hooks.processAssets.tap('NeedsPlugin', () => {
        const sorted = [...needs].sort(([a], [b]) => (a < b ? -1 : 1));
        const text = JSON.stringify(
          Object.fromEntries(sorted.map(([module, names]) => [module, [...names].sort()])),
        );
        compilation.emitAsset('needs.json', new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}

function namesTaken(dependency: webpack.Dependency): readonly string[] {
  const isImport = dependency instanceof webpack.dependencies.HarmonyImportDependency;
  if (!isImport || !Object.hasOwn(sharedModules, dependency.request) || !('ids' in dependency)) return [];
  return dependency.ids as string[];
}
