import type { ModuleLoader } from '../federation/module-loader';
import { ownerOf } from '../remotes/owner-of';
import type { EarlyData } from './early-data';

/** How long a pointer rests on a link before it is meant, in milliseconds: one that only passes costs nothing. */
const rest = 80;

/**
 * Loads the remote a link leads to and the data of its page when the visitor points at it, focuses or touches it, so that both are there when the link is followed; not for those who save data.
 */
export function prefetchOnIntent(load: ModuleLoader, early: EarlyData): void {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const prefetch = async (link: HTMLAnchorElement) => {
    const url = new URL(link.href);
    const remote = ownerOf(url.pathname);
    if (!remote) return;
    // A failure is dealt with when the link is followed.
    const module = await load(`${remote}/routes`).catch(() => null);
    if (module) early.ask(url, module.routes);
  };

  const notice = ({ target, type }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || isHere(link)) return;
    if (type === 'pointerover') resting = setTimeout(prefetch, rest, link);
    else void prefetch(link);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, notice, { passive: true });
  }
}

function isHere({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search;
}
