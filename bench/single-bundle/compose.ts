import { dirname } from 'node:path';
import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';
import * as cartDrawer from 'cart-mfe/cart-drawer';
import * as cartBadge from 'cart-mfe/header-cart';
import * as cartTray from 'cart-mfe/listing-foot';
import { remote as cart } from 'cart-mfe/remote';
import * as cartRoutes from 'cart-mfe/routes';
import { remote as catalogue } from 'catalogue-mfe/remote';
import * as catalogueRoutes from 'catalogue-mfe/routes';
import * as quoteModal from 'quote-mfe/quote-form';
import { remote as quote } from 'quote-mfe/remote';
import * as quoteRoutes from 'quote-mfe/routes';
import { shellAssets } from 'shell/assets';
import type * as federated from 'shell/compose';
import type { ReleaseOnPage } from 'shell/page-data';

const modules: Readonly<Record<string, object>> = {
  'catalogue/routes': catalogueRoutes,
  'cart/routes': cartRoutes,
  'cart/header-cart': cartBadge,
  'cart/listing-foot': cartTray,
  'cart/cart-drawer': cartDrawer,
  'quote/routes': quoteRoutes,
  'quote/quote-form': quoteModal,
};

const remotes = [catalogue, cart, quote];

const composed: federated.Composed = {
  releases: {},
  onPage: Object.fromEntries(remotes.map((remote) => [remote.name, nominalRelease(remote)])),
  owners: remotes.map(({ name, paths }) => ({ remote: name, paths })),
  load: async (name) => modules[name],
};

/** The rest of the shell expects a release for every remote, and uses only its version. */
function nominalRelease({ name, slots = {} }: RemoteDeclaration): ReleaseOnPage {
  return {
    version: '0.0.0',
    container: name,
    base: 'http://localhost/_shell/',
    entry: '',
    exposes: ['routes', ...Object.keys(slots)],
    files: {},
  };
}

/** Replaces the shell's function of this name: this bundle has one composition. */
export const compose: typeof federated.compose = async () => composed;

const assets = Object.entries(shellAssets(dirname(dirname(process.argv[1] ?? ''))).files);

/** Replaces the shell's function of this name: the chunks that hold the modules. */
export const filesOf: typeof federated.filesOf = (_, names) => {
  const files = (suffix: string) =>
    names.flatMap((name) =>
      assets
        .filter(([url]) => url.startsWith(`/_shell/${name.replace('/', '-')}.`) && url.endsWith(suffix))
        .map(([url, integrity]) => ({ url, integrity })),
    );
  return { scripts: files('.js'), styles: files('.css') };
};
