import { createPath, topOverPage, watchOverPage } from '@storefront/shared/router';
import type { createBrowserRouter, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type NavigateOptions = Parameters<Router['navigate']>[1];

/** State of a history entry: React Router's, and whether the entry is ours, for what is open over the page. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  readonly overPage?: true;
}

/** Time limit of a step back in milliseconds; afterwards there was no entry to go to. */
const stepBackTimeout = 1_000;

/** Time in milliseconds for open things to close after a navigation; what stays open gets an entry. */
const closeTimeout = 300;

const entry = () => history.state as EntryState | null;
const isOverPage = () => entry()?.overPage === true;

function disownEntry(): void {
  const { overPage, ...unmarked } = entry() ?? {};
  history.replaceState(unmarked, '');
}

/** The previous entry in browsers that tell. */
function entryBefore(): NavigationHistoryEntry | undefined {
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
}

/**
 * Lets Back close what is open over the page (docs/decisions/029). While something is open the history has one entry of ours
 * that the router does not know: Back leaves it, a navigation replaces it, and any other closing steps back from it.
 *
 * @param create makes the router
 */
export function withBackCloses(create: () => Router): Router {
  /** Pending while the browser steps back from our entry; navigations wait for it. */
  let steppingBack: Promise<void> | null = null;
  let endStepBack = () => {};
  /** Whether the next `popstate` belongs to our own step back, which may come after the time limit. */
  let isOwnPopState = false;

  /** Steps back from our entry; where the page's is not before it, turns ours into the page's. */
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
    // By key: a reload may have left fewer entries, and a missing key is refused.
    const { committed, finished } = navigation.traverseTo(before.key);
    Promise.all([committed, finished]).catch(({ name }: DOMException) => {
      if (name !== 'InvalidStateError') return;
      isOwnPopState = false;
      giveUp();
    });
  }

  /** Keeps our entry in the history exactly while something is open. */
  function syncEntry(): void {
    if (steppingBack || router.state.navigation.state !== 'idle') return;
    const isOpen = topOverPage() !== null;
    if (isOpen && !isOverPage())
      history.pushState({ ...entry(), idx: (entry()?.idx ?? 0) + 1, overPage: true }, '');
    else if (!isOpen && isOverPage()) stepBack();
  }

  function isRouterHere(): boolean {
    const { location: known, navigation } = router.state;
    const here = location.pathname + location.search + location.hash;
    return (
      navigation.state === 'idle' && known.key === (entry()?.key ?? 'default') && createPath(known) === here
    );
  }

  // Before the router's listener, in order of registration.
  addEventListener('popstate', (event) => {
    const isOwn = isOwnPopState;
    isOwnPopState = false;
    endStepBack();
    const top = topOverPage();
    const isLeftOver = isOverPage() && !top;
    if (!isRouterHere() && !isLeftOver) return;
    // The router would reload the page for what was only closed.
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

  // One entry serves what closes and what opens in the same task.
  watchOverPage(() => queueMicrotask(syncEntry));
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    if (topOverPage()) setTimeout(syncEntry, closeTimeout);
    else syncEntry();
  });
  syncEntry();
  return router;
}
