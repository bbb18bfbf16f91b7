import { contractVersion } from '@storefront/shared/contracts/contract-version';
import { sharedModules } from '@storefront/shared/contracts/shared-modules';
import webpack, { type Compiler } from 'webpack';
import { libraryRanges } from './federation';

/** Writes `needs.json`, a build's needs of a shell (shared/release/unmet-need.ts): contract, libraries and shared modules' names. */
export class NeedsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('NeedsPlugin', (compilation) => {
      const needs = new Map<string, Set<string>>();
      // Before concatenation, which removes the modules' imports.
      compilation.hooks.finishModules.tap('NeedsPlugin', (modules) => {
        for (const { dependencies } of modules) {
          for (const dependency of dependencies) {
            const [name] = importedNames(dependency);
            if (name === undefined) continue;
            const { request } = dependency as webpack.dependencies.HarmonyImportDependency;
            needs.set(request, (needs.get(request) ?? new Set()).add(name));
          }
        }
      });
      compilation.hooks.processAssets.tap('NeedsPlugin', () => {
        const sorted = [...needs].sort(([a], [b]) => (a < b ? -1 : 1));
        const names = Object.fromEntries(sorted.map(([module, imported]) => [module, [...imported].sort()]));
        const text = JSON.stringify({ contract: contractVersion, libraries: libraryRanges, names });
        compilation.emitAsset('needs.json', new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}

function importedNames(dependency: webpack.Dependency): readonly string[] {
  const isImport = dependency instanceof webpack.dependencies.HarmonyImportDependency;
  if (!isImport || !Object.hasOwn(sharedModules, dependency.request) || !('ids' in dependency)) return [];
  return dependency.ids as string[];
}
