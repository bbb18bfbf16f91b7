import { dirname } from 'node:path';
import type { ExposedModules } from '@storefront/shared/contracts/exposed-modules';
import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { remoteNames } from '@storefront/shared/contracts/remotes';
import * as cartBadge from 'cart-mfe/badge';
import * as cartTray from 'cart-mfe/compare-tray';
import * as cartDrawer from 'cart-mfe/drawer';
import * as cartRoutes from 'cart-mfe/routes';
import * as catalogueRoutes from 'catalogue-mfe/routes';
import * as quoteModal from 'quote-mfe/modal';
import * as quoteRoutes from 'quote-mfe/routes';
import { shellAssets } from 'shell/assets';
import type * as federated from 'shell/compose';

const modules: ExposedModules = {
  'catalogue/routes': catalogueRoutes,
  'cart/routes': cartRoutes,
  'cart/badge': cartBadge,
  'cart/compare-tray': cartTray,
  'cart/drawer': cartDrawer,
  'quote/modal': quoteModal,
  'quote/routes': quoteRoutes,
};

const composed: federated.Composed = {
  releases: Object.fromEntries(remoteNames.map((remote) => [remote, nominalRelease(remote)])),
  load: async (name) => modules[name],
};

/** The rest of the shell wants a release for every remote; of this one only the version is ever used. */
function nominalRelease(remote: RemoteName): NonNullable<federated.Composed['releases'][RemoteName]> {
  return {
    remote,
    version: '0.0.0',
    container: remote,
    contract: 1,
    inputs: 'single bundle',
    base: 'http://localhost/_shell/',
    server: { file: '' },
    browser: { entry: '', exposes: {} },
    files: {},
  };
}

/** Stands in for the shell's function of this name: there is one composition, and it is in this bundle. */
export const compose: typeof federated.compose = async () => composed;

/** Stands in for the shell's function of this name: names and versions, and no files. */
export const compositionOnPage: typeof federated.compositionOnPage = ({ releases }) =>
  Object.fromEntries(
    Object.entries(releases).map(([remote, { version, container, base, browser, files }]) => [
      remote,
      { version, container, base, entry: browser.entry, files },
    ]),
  );

const assets = Object.entries(shellAssets(dirname(dirname(process.argv[1] ?? ''))).files);

/** Stands in for the shell's function of this name: the chunks of this build that hold the modules. */
export const filesOf: typeof federated.filesOf = (_, names) => {
  const files = (suffix: string) =>
    names.flatMap((name) =>
      assets
        .filter(([url]) => url.startsWith(`/_shell/${name.replace('/', '-')}.`) && url.endsWith(suffix))
        .map(([url, integrity]) => ({ url, integrity })),
    );
  return { scripts: files('.js'), styles: files('.css') };
};
