import { contractVersion } from '@storefront/shared/contracts/contract-version';
import type { ModuleNames, Provided } from '@storefront/shared/release/unmet-need';
import { version as react } from 'react';
import { version as reactDom } from 'react-dom';
import { federationVersion } from '../../src/federation/exposed-module';
import { providedModules } from '../../src/federation/share-scope';

/** Libraries are CommonJS, so each is its own default export. */
const names: ModuleNames = Object.fromEntries(
  Object.entries(providedModules).map(([module, exports]) => {
    const names = Object.keys(exports).filter((name) => name !== 'default');
    return [module, module.startsWith('@storefront/') ? names : [...names, 'default']];
  }),
);

/** The contract and libraries that this shell provides to releases, in browsers and on the server. */
export const provided: Provided = {
  contract: contractVersion,
  libraries: { react, 'react-dom': reactDom, '@module-federation/runtime': federationVersion },
  names,
};
