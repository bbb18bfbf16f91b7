import * as bus from '@storefront/shared/bus';
import { contractMajor } from '@storefront/shared/contracts/contract-version';
import { type SharedModule, sharedModules } from '@storefront/shared/contracts/shared-modules';
import * as router from '@storefront/shared/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The shared modules by import name. */
export const providedModules: Readonly<Record<SharedModule, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@storefront/shared/router': router,
  '@storefront/shared/bus': bus,
};

const version = (module: string) =>
  module.startsWith('@storefront/') ? `${contractMajor}.0.0` : react.version;

const share = (module: SharedModule) => ({
  version: version(module),
  shareConfig: { singleton: true, requiredVersion: `^${version(module)}` },
});

/** The shell's share scope: the modules shared with remotes, all in its first script. */
export const shareScope = Object.fromEntries(
  Object.entries(providedModules).map(([module, exports]) => [
    sharedModules[module as SharedModule],
    { ...share(module as SharedModule), lib: () => exports },
  ]),
);
