import { createPath, topOverPage, watchOverPage } from '@storefront/shared/router';
import type { createBrowserRouter, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type NavigateOptions = Parameters<Router['navigate']>[1];

/** State of an entry of the browser's history: React Router's, and whether it is ours, for what stands over the page. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  readonly overPage?: true;
}

/** How long the browser may take for a step back that was asked for, in milliseconds; otherwise there was nowhere to go. */
const stepBackTimeout = 1_000;

/** How long after a navigation what was open may take to close, in milliseconds; what still is open then gets an entry. */
const closeTimeout = 300;

const entry = () => history.state as EntryState | null;
const isOverPage = () => entry()?.overPage === true;

/** Makes our entry one of the page's. */
function disownEntry(): void {
  const { overPage, ...unmarked } = entry() ?? {};
  history.replaceState(unmarked, '');
}

/** The entry before as the browser has it, in browsers that tell. */
function entryBefore(): NavigationHistoryEntry | undefined {
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
}

/**
 * Lets the browser's Back close what stands over the page (docs/decisions/029). While something is open the history has one
 * entry of ours, of which the router knows nothing: Back leaves it, a navigation takes its place, and after any other closing
 * we step back from it.
 *
 * @param create makes the router
 */
export function withBackCloses(create: () => Router): Router {
  /** Pending while the browser steps back from our entry; navigations wait for it. */
  let steppingBack: Promise<void> | null = null;
  let endStepBack = () => {};
  /** Whether the next `popstate` is that of our own step back, which may come after it was given up. */
  let isOwnPopState = false;

  /** Steps back from our entry to the page's; where that is not the one before it, ours is made the page's. */
  function stepBack(): void {
    const before = window.navigation ? entryBefore() : undefined;
    if (window.navigation && before?.url !== location.href) {
      disownEntry();
      return;
    }
    const giveUp = () => {
      if (isOverPage() && !topOverPage()) disownEntry();
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
    // By its key and not one step: a reload may have left fewer entries than there were, and a key that is gone is refused.
    const { committed, finished } = navigation.traverseTo(before.key);
    Promise.all([committed, finished]).catch(({ name }: DOMException) => {
      if (name !== 'InvalidStateError') return;
      isOwnPopState = false;
      giveUp();
    });
  }

  /** Adds our entry or steps back from it, so that it is there exactly while something is open. */
  function syncEntry(): void {
    if (steppingBack || router.state.navigation.state !== 'idle') return;
    const isOpen = topOverPage() !== null;
    if (isOpen && !isOverPage())
      history.pushState({ ...entry(), idx: (entry()?.idx ?? 0) + 1, overPage: true }, '');
    else if (!isOpen && isOverPage()) stepBack();
  }

  /** Whether the browser is at the page that the router shows; our entry is a copy of that page's. */
  function isRouterHere(): boolean {
    const { location: known, navigation } = router.state;
    const here = location.pathname + location.search + location.hash;
    return (
      navigation.state === 'idle' && known.key === (entry()?.key ?? 'default') && createPath(known) === here
    );
  }

  // Before the router's own: a window's listeners are called in their order.
  addEventListener('popstate', (event) => {
    const isOwn = isOwnPopState;
    isOwnPopState = false;
    endStepBack();
    const top = topOverPage();
    const isLeftOver = isOverPage() && !top;
    if (!isRouterHere() && !isLeftOver) return;
    // The router would load the page anew, and what was closed is no page.
    event.stopImmediatePropagation();
    if (top && !isOwn && !isOverPage()) top();
    else syncEntry();
  });

  const router = create();
  const navigate = router.navigate.bind(router);
  router.navigate = (to: To | number | null, options?: NavigateOptions) => {
    const go = () =>
      typeof to === 'number'
        ? navigate(to)
        : navigate(to, isOverPage() ? { ...options, replace: true } : options);
    return steppingBack ? steppingBack.then(go) : go();
  };

  // What closes as another opens needs one entry.
  watchOverPage(() => queueMicrotask(syncEntry));
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    if (topOverPage()) setTimeout(syncEntry, closeTimeout);
    else syncEntry();
  });
  syncEntry();
  return router;
}
