import './theme/theme.scss';
import { createBrowserCookies, createBus } from '@storefront/shared/bus';
import {
  createBrowserRouter,
  createPath,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  type Storefront,
  storefrontContext,
} from '@storefront/shared/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { keepBucket } from './bucket-cookie';
import { createModuleLoader } from './federation/browser-module-loader';
import { withBackCloses } from './navigation/back-closes';
import { ignoreSkippedViewTransitions } from './navigation/ignore-skipped-view-transitions';
import { ignoreStrayedPresses } from './navigation/ignore-strayed-presses';
import { prefetchOnIntent } from './navigation/prefetch-on-intent';
import { createPrefetchedData } from './navigation/prefetched-data';
import { routesOnNavigation } from './navigation/routes-on-navigation';
import type { PageData } from './page-data';
import { CaughtContext } from './remotes/ErrorBoundary';
import { initialRemotePart } from './remotes/initial-remote-part';
import { isContentPath, pathOwners } from './remotes/path-owners';
import { withReleaseFallback } from './remotes/with-release-fallback';
import { storefrontRoutes } from './routes';
import { browserSlots } from './slots/browser-slots';
import type { FieldsBefore } from './typed-fields';
import { lateReport, recordPageErrors } from './views/view';

declare global {
  /** Inlined by the server. */
  var storefrontPage: PageData;
}

async function hydrate(page: PageData) {
  keepBucket(page.cells);
  const view = recordPageErrors();
  lateReport(page, view);
  const load = withReleaseFallback(view.noting(createModuleLoader(page)), page);
  const storefront = browserStorefront(page);
  const getContext = () => new RouterContextProvider(new Map([[storefrontContext, storefront]]));
  const prefetched = createPrefetchedData(getContext);
  const owner = await initialRemotePart(page, location.pathname, load);
  const ownerOf = pathOwners(page.owners);
  const isContent = isContentPath(location.pathname);
  const content = isContent ? await loadContent().catch(() => null) : null;
  // Without the page's code the document stays static: links and forms work without scripts.
  if (isContent && !content) return;
  const slots = browserSlots(page, load, location.pathname);
  const router = withBackCloses(() =>
    createBrowserRouter(storefrontRoutes(owner, content), {
      hydrationData: page.hydration,
      getContext,
      dataStrategy: prefetched.dataStrategy,
      patchRoutesOnNavigation: routesOnNavigation({
        composition: page.composition,
        ownerOf,
        load,
        loadContent,
        first: isContent ? 'content' : owner?.module ? owner : null,
        target: () => createPath(router.state.navigation.location ?? router.state.location),
      }),
    }),
  );
  prefetchOnIntent({ ownerOf, load, slots, prefetched });
  ignoreSkippedViewTransitions();
  ignoreStrayedPresses(storefront.bus);
  const before: FieldsBefore = {
    fields: document.querySelectorAll<HTMLInputElement>('input, textarea, select'),
    focused: document.activeElement,
    href: location.href,
  };
  // A transition makes React hydrate in slices and handle presses in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <CaughtContext value={view.caught}>
        <App
          storefront={storefront}
          slots={slots}
          styles={page.styles.map((href) => ({ href, text: '' }))}
          page={page}
        >
          <RouterProvider router={router} />
        </App>
      </CaughtContext>,
      {
        // A part that React renders anew has lost its input.
        onRecoverableError: (error) => {
          const loading = import(/* webpackChunkName: "typed-fields" */ './typed-fields');
          loading.then(({ fillAgain }) => fillAgain(before)).catch(() => {});
          reportError(error);
        },
      },
    );
  });
}

function browserStorefront({ addresses, state, previewed }: PageData): Storefront {
  return {
    bus: createBus(createBrowserCookies(), { initial: state }),
    pictures: addresses.pictures,
    origin: addresses.origin ?? location.origin,
    api: async (load) => {
      const [{ browserConnections, withoutSending }, calls] = await Promise.all([
        import(/* webpackChunkName: "connections" */ '@storefront/shared/api/connections'),
        load(),
      ]);
      const connections = browserConnections(addresses);
      return calls(previewed ? withoutSending(connections) : connections);
    },
  };
}

/**
 * Loads the shell's own pages, which are not in the first script.
 * @throws Error when the script cannot be loaded
 */
async function loadContent(): Promise<RouteObject> {
  const { contentRoute } = await import(/* webpackChunkName: "content" */ './content/content-routes');
  return contentRoute;
}

// A task of its own, apart from evaluating the scripts.
setTimeout(hydrate, 0, globalThis.storefrontPage);
