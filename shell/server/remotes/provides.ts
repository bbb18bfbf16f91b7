import type { ModuleNames } from 'releases/release/missing-name';
import { providedModules } from '../../src/federation/share-scope';

/** The names that this shell gives to remotes, in browsers as on the server. Libraries are CommonJS, and so their own default. */
export const provides: ModuleNames = Object.fromEntries(
  Object.entries(providedModules).map(([module, exports]) => {
    const names = Object.keys(exports).filter((name) => name !== 'default');
    return [module, module.startsWith('@storefront/') ? names : [...names, 'default']];
  }),
);
