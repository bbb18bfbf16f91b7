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

/**
 * Whether the entry before is the page's own. A reload that crosses an opening keeps the mark on an entry of its own, and a
 * step back from that would leave the page. Browsers without the Navigation API cannot say.
 */
function isPageBefore(): boolean {
  if (!('navigation' in window)) return true;
  const index = navigation.currentEntry?.index ?? 0;
  return navigation.entries()[index - 1]?.url === location.href;
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

  function stepBack(): void {
    turn = new Promise((resolve) => {
      endTurn = () => {
        clearTimeout(timer);
        turn = null;
        resolve();
      };
      const timer = setTimeout(endTurn, stepBackTimeout);
    });
    isAwaited = true;
    history.back();
  }

  function settle(): void {
    if (turn || router.state.navigation.state !== 'idle') return;
    const isOpen = topOverPage() !== null;
    if (isOpen && !isOverPage())
      history.pushState({ ...entry(), idx: (entry()?.idx ?? 0) + 1, overPage: true }, '');
    else if (!isOpen && isOverPage()) {
      if (isPageBefore()) stepBack();
      else history.replaceState({ ...entry(), overPage: undefined }, '');
    }
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
