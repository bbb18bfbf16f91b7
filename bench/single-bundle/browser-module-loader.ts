import type { createModuleLoader as federated } from 'shell/browser-module-loader';

/** webpack's base address of further chunks. */
declare let __webpack_public_path__: string;

/** Every exposed module as a chunk; `compose.ts` finds the chunks by these names. */
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  'catalogue/routes': () => import(/* webpackChunkName: "catalogue-routes" */ 'catalogue-mfe/routes'),
  'cart/routes': () => import(/* webpackChunkName: "cart-routes" */ 'cart-mfe/routes'),
  'cart/header-cart': () => import(/* webpackChunkName: "cart-header-cart" */ 'cart-mfe/header-cart'),
  'cart/listing-foot': () => import(/* webpackChunkName: "cart-listing-foot" */ 'cart-mfe/listing-foot'),
  'cart/cart-drawer': () => import(/* webpackChunkName: "cart-cart-drawer" */ 'cart-mfe/cart-drawer'),
  'quote/quote-form': () => import(/* webpackChunkName: "quote-quote-form" */ 'quote-mfe/quote-form'),
  'quote/routes': () => import(/* webpackChunkName: "quote-routes" */ 'quote-mfe/routes'),
};

/** Replaces the shell's function of this name: the modules are chunks of one build. */
export const createModuleLoader: typeof federated = ({ assets }) => {
  // The document's own form, so that webpack recognises styles on the page.
  __webpack_public_path__ = '/_shell/';
  globalThis.storefrontIntegrity = (url) => assets.files[new URL(url, location.origin).pathname] ?? '';
  insertPreloaded(assets.scripts);
  return async (name) => modules[name]?.();
};

/**
 * Inserts preloaded scripts: webpack would request them without `crossorigin`, unlike the preload, and the browser would fetch them twice.
 * It waits for an existing script.
 */
function insertPreloaded(running: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')) {
    const path = new URL(link.href).pathname;
    if (running.includes(path)) continue;
    const script = document.createElement('script');
    script.crossOrigin = link.crossOrigin;
    script.integrity = link.integrity;
    // webpack looks for this text, which `script.src` would make absolute.
    script.setAttribute('src', path);
    document.head.append(script);
  }
}
