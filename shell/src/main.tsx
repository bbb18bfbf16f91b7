import {
  createBrowserRouter,
  createPath,
  RouterContextProvider,
  RouterProvider,
  storefrontContext,
} from '@storefront/shared/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { browserStorefront } from './browser-storefront';
import { createModuleLoader } from './federation/browser-module-loader';
import { prefetchOnIntent } from './navigation/prefetch-on-intent';
import { remoteOnNavigation } from './navigation/remote-on-navigation';
import type { PageData } from './page-data';
import { browserWidgets } from './remotes/browser-widgets';
import { firstPart } from './remotes/first-part';
import { storefrontRoutes } from './routes';
import './theme/theme.scss';

declare global {
  /** Inlined by the server. */
  var storefrontPage: PageData;
}

async function hydrate(page: PageData) {
  const load = createModuleLoader(page);
  const storefront = browserStorefront(page);
  const owner = await firstPart(location.pathname, page, load);
  const router = createBrowserRouter(storefrontRoutes(owner), {
    hydrationData: page.hydration,
    getContext: () => new RouterContextProvider(new Map([[storefrontContext, storefront]])),
    patchRoutesOnNavigation: remoteOnNavigation(page.composition, load, owner, () => target()),
  });
  const target = () => createPath(router.state.navigation.location ?? router.state.location);
  prefetchOnIntent(load);
  // As a transition React hydrates in slices, and a press in between is served first.
  startTransition(() => {
    hydrateRoot(
      document,
      <App
        storefront={storefront}
        widgets={browserWidgets(page, load)}
        styles={page.styles.map((href) => ({ href, text: '' }))}
      >
        <RouterProvider router={router} />
      </App>,
    );
  });
}

void hydrate(globalThis.storefrontPage);
