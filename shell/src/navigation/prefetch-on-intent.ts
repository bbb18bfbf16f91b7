import type { ModuleLoader } from '../federation/module-loader';
import { ownerOf } from '../remotes/owner-of';

/**
 * Loads the remote a link leads to when the visitor points at it, focuses or touches it, so that it is there when the
 * link is followed; not for those who save data.
 */
export function prefetchOnIntent(load: ModuleLoader): void {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const remote = link?.origin === location.origin ? ownerOf(link.pathname) : null;
    // A failure is dealt with when the link is followed.
    if (remote) load(`${remote}/routes`).catch(() => {});
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}
