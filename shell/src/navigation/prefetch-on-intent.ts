import type { ExposedWidget } from '@storefront/shared/contracts/exposed-modules';
import type { ModuleLoader } from '../federation/module-loader';
import { ownerOf } from '../remotes/owner-of';
import type { PrefetchedData } from './prefetched-data';

/** How long a pointer rests on a link before it is meant, in milliseconds: one that only passes costs nothing. */
const hoverDelay = 80;

/**
 * Loads the remote a link leads to and the data of its page, or the widget that something opens (`data-opens`), when the
 * visitor points at it, focuses or touches it, so that it is there when it is pressed; not for those who save data.
 */
export function prefetchOnIntent(load: ModuleLoader, prefetched: PrefetchedData): void {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const prefetchPage = async (link: HTMLAnchorElement) => {
    const url = new URL(link.href);
    const remote = ownerOf(url.pathname);
    if (!remote) return;
    // A failure is dealt with when the link is followed.
    const module = await load(`${remote}/routes`).catch(() => null);
    if (module) prefetched.prefetch(url, module.routes);
  };

  const notice = ({ target, type }: Event) => {
    clearTimeout(resting);
    const meant = target instanceof Element ? whatIsMeant(target) : null;
    if (!meant) return;
    if (type === 'pointerover') resting = setTimeout(meant, hoverDelay);
    else meant();
  };

  const whatIsMeant = (target: Element) => {
    const opens = target.closest<HTMLElement>('[data-opens]')?.dataset.opens;
    // A failure is dealt with when it opens.
    if (opens) return () => void load(opens as ExposedWidget).catch(() => null);
    const link = target.closest('a');
    if (!link || link.origin !== location.origin || isHere(link)) return null;
    return () => void prefetchPage(link);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, notice, { passive: true });
  }
}

function isHere({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search;
}
