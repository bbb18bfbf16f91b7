import { createPath, topOverPage, watchOverPage } from '@storefront/shared/router';
import type { createBrowserRouter, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type NavigateOptions = Parameters<Router['navigate']>[1];

/** State of an entry of the browser's history: React Router's, and whether it is the one for what stands over the page. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  readonly overPage?: true;
}

/** How long the browser may take for a step back that was asked for, in milliseconds; otherwise there was nowhere to go. */
const stepBackTimeout = 1_000;

/** How long a navigation may take to close what was open, in milliseconds; what is there after that stays, and needs an entry. */
const closingTime = 300;

const entry = () => history.state as EntryState | null;
const isOverPage = () => entry()?.overPage === true;

function forgetMark(): void {
  const { overPage, ...unmarked } = entry() ?? {};
  history.replaceState(unmarked, '');
}

/** The entry before as the browser has it, in browsers that tell. */
function entryBefore(): NavigationHistoryEntry | undefined {
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
}

/**
 * Lets the browser's Back close what stands over the page (docs/decisions/029). While something does, the history has an
 * entry for it, of which the router knows nothing: Back leaves that entry, a navigation takes its place, and any other way
 * of closing takes it back.
 *
 * @param create makes the router
 */
export function withBackCloses(create: () => Router): Router {
  let turn: Promise<void> | null = null;
  let endTurn = () => {};
  /** Whether a step back that was asked for has not come yet, however long the browser takes. */
  let isAwaited = false;

  /** Takes the entry back; one that the browser has not is made the page's own. */
  function stepBack(): void {
    const before = 'navigation' in window ? entryBefore() : undefined;
    if ('navigation' in window && before?.url !== location.href) {
      forgetMark();
      return;
    }
    const giveUp = () => {
      if (isOverPage() && !topOverPage()) forgetMark();
      endTurn();
    };
    const timer = setTimeout(giveUp, stepBackTimeout);
    turn = new Promise((resolve) => {
      endTurn = () => {
        clearTimeout(timer);
        turn = null;
        resolve();
      };
    });
    isAwaited = true;
    if (!before) {
      history.back();
      return;
    }
    // By name: after such a reload a step may lead further than the page believes, and the browser refuses the name.
    const { committed, finished } = navigation.traverseTo(before.key);
    Promise.all([committed, finished]).catch(({ name }: DOMException) => {
      if (name !== 'InvalidStateError') return;
      isAwaited = false;
      giveUp();
    });
  }

  function settle(): void {
    if (turn || router.state.navigation.state !== 'idle') return;
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

  // Before the router's own: a window's listeners are called in their order.
  addEventListener('popstate', (event) => {
    const isOurs = isAwaited;
    isAwaited = false;
    endTurn();
    const top = topOverPage();
    const isLeftOver = isOverPage() && !top;
    if (!isRouterHere() && !isLeftOver) return;
    // The router would load the page anew, and what was closed is no page.
    event.stopImmediatePropagation();
    if (top && !isOurs && !isOverPage()) top();
    else settle();
  });

  const router = create();
  const navigate = router.navigate.bind(router);
  router.navigate = (to: To | number | null, options?: NavigateOptions) => {
    const go = () =>
      typeof to === 'number'
        ? navigate(to)
        : navigate(to, isOverPage() ? { ...options, replace: true } : options);
    return turn ? turn.then(go) : go();
  };

  // What closes as another opens needs one entry.
  watchOverPage(() => queueMicrotask(settle));
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    if (topOverPage()) setTimeout(settle, closingTime);
    else settle();
  });
  settle();
  return router;
}
