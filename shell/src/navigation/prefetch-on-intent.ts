import type { SlotName } from '@storefront/shared/contracts/slots';
import { loadRoutes, type ModuleLoader } from '../federation/remote-modules';
import { assignedRoutes } from '../remotes/assigned-routes';
import type { FindOwner } from '../remotes/path-owners';
import type { PageSlots } from '../slots/page-slots';
import type { PrefetchedData } from './prefetched-data';

/** Time a pointer must rest on a link, in milliseconds, so that passing over prefetches nothing. */
const hoverDelay = 80;

interface PrefetchOptions {
  readonly ownerOf: FindOwner;
  readonly load: ModuleLoader;
  readonly slots: Pick<PageSlots, 'load'>;
  readonly prefetched: Pick<PrefetchedData, 'prefetch'>;
}

/**
 * Prefetches a link's remote and its page's data, or the slot in `data-opens`, when the visitor points at, focuses or touches it; not in
 * data saver mode.
 */
export function prefetchOnIntent({ ownerOf, load, slots, prefetched }: PrefetchOptions): void {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const prefetchPage = async (link: HTMLAnchorElement) => {
    const url = new URL(link.href);
    const owner = ownerOf(url.pathname);
    if (!owner) return;
    // Following the link handles a failure.
    const module = await loadRoutes(load, owner.remote).catch(() => null);
    if (module) prefetched.prefetch(url, assignedRoutes(module.routes, owner.paths));
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
    // Opening it handles a failure.
    if (opens) return () => void slots.load(opens as SlotName).catch(() => null);
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
