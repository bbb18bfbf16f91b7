import { contractVersion } from '@storefront/shared/contracts/contract-version';
import type { ModuleNames, Provided } from '@storefront/shared/release/unmet-need';
import { version as react } from 'react';
import { version as reactDom } from 'react-dom';
import { federationVersion } from '../../src/federation/exposed-module';
import { providedModules } from '../../src/federation/share-scope';

/** Libraries are CommonJS, and so their own default. */
const names: ModuleNames = Object.fromEntries(
  Object.entries(providedModules).map(([module, exports]) => {
    const names = Object.keys(exports).filter((name) => name !== 'default');
    return [module, module.startsWith('@storefront/') ? names : [...names, 'default']];
  }),
);

/** What this shell gives to releases, in browsers as on the server. */
export const provided: Provided = {
  contract: contractVersion,
  libraries: { react, 'react-dom': reactDom, '@module-federation/runtime': federationVersion },
  names,
};
