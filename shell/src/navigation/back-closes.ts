import { createPath, topOverlay, watchOverlays } from '@storefront/shared/router';
import type { createBrowserRouter, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type NavigateOptions = Parameters<Router['navigate']>[1];

/** State of a history entry: React Router's, and whether it is our own entry for an open overlay. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  readonly overPage?: true;
}

/** Timeout of a step back in milliseconds, after which the entry is taken to be missing. */
const stepBackTimeout = 1_000;

/** Time for overlays to close after a navigation, in milliseconds; what stays open gets an entry. */
const closeTimeout = 300;

const entry = () => history.state as EntryState | null;
const isOverlayEntry = () => entry()?.overPage === true;

function disownEntry(): void {
  const { overPage, ...unmarked } = entry() ?? {};
  history.replaceState(unmarked, '');
}

/** The previous history entry, in browsers with the Navigation API. */
function entryBefore(): NavigationHistoryEntry | undefined {
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
}

/**
 * Makes Back close overlays (docs/decisions/029). While one is open, the history has an entry of ours that the router does not know: Back
 * leaves it, a navigation replaces it, and any other closing steps back from it.
 * @param create makes the router
 */
export function withBackCloses(create: () => Router): Router {
  /** Pending during a step back from our entry; navigations wait for it. */
  let steppingBack: Promise<void> | null = null;
  let endStepBack = () => {};
  /** Whether the next `popstate` belongs to our own step back, which may come after the timeout. */
  let isOwnPopState = false;

  /** Steps back from our entry; if the page's is not before it, turns ours into the page's. */
  function stepBack(): void {
    const before = window.navigation ? entryBefore() : undefined;
    if (window.navigation && before?.url !== location.href) {
      disownEntry();
      return;
    }
    const giveUp = () => {
      if (isOverlayEntry() && !topOverlay()) disownEntry();
      endStepBack();
    };
    const timer = setTimeout(giveUp, stepBackTimeout);
    steppingBack = new Promise((resolve) => {
      endStepBack = () => {
        clearTimeout(timer);
        steppingBack = null;
        resolve();
      };
    });
    isOwnPopState = true;
    if (!before) {
      history.back();
      return;
    }
    // By key: after a reload entries may be missing, and a missing key is rejected.
    const { committed, finished } = navigation.traverseTo(before.key);
    Promise.all([committed, finished]).catch(({ name }: DOMException) => {
      if (name !== 'InvalidStateError') return;
      isOwnPopState = false;
      giveUp();
    });
  }

  /** Keeps our entry in the history exactly while an overlay is open. */
  function syncEntry(): void {
    if (steppingBack || router.state.navigation.state !== 'idle') return;
    const isOpen = topOverlay() !== null;
    if (isOpen && !isOverlayEntry())
      history.pushState({ ...entry(), idx: (entry()?.idx ?? 0) + 1, overPage: true }, '');
    else if (!isOpen && isOverlayEntry()) stepBack();
  }

  function isRouterHere(): boolean {
    const { location: known, navigation } = router.state;
    const here = location.pathname + location.search + location.hash;
    return (
      navigation.state === 'idle' && known.key === (entry()?.key ?? 'default') && createPath(known) === here
    );
  }

  // Registered before the router's listener, so called first.
  addEventListener('popstate', (event) => {
    const isOwn = isOwnPopState;
    isOwnPopState = false;
    endStepBack();
    const top = topOverlay();
    const isLeftOver = isOverlayEntry() && !top;
    if (!isRouterHere() && !isLeftOver) return;
    // The router would reload the page although only an overlay closed.
    event.stopImmediatePropagation();
    if (top && !isOwn && !isOverlayEntry()) top();
    else syncEntry();
  });

  const router = create();
  const navigate = router.navigate.bind(router);
  router.navigate = (to: To | number | null, options?: NavigateOptions) => {
    const go = () =>
      typeof to === 'number'
        ? navigate(to)
        : navigate(to, isOverlayEntry() ? { ...options, replace: true } : options);
    return steppingBack ? steppingBack.then(go) : go();
  };

  // Batched: one entry serves overlays that close and open in the same task.
  watchOverlays(() => queueMicrotask(syncEntry));
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    if (topOverlay()) setTimeout(syncEntry, closeTimeout);
    else syncEntry();
  });
  syncEntry();
  return router;
}
