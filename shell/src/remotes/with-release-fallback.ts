import { type ModuleLoader, partsOf } from '../federation/remote-modules';
import type { PageData } from '../page-data';

/**
 * Wraps a loader: excludes a release that cannot be loaded if its remote has another for this visitor, from the next document on
 * (docs/decisions/042), or at once for a module that was to hydrate this document.
 */
export function withReleaseFallback(load: ModuleLoader, page: PageData): ModuleLoader {
  let isTyped = false;
  addEventListener('input', () => (isTyped = true), { capture: true, once: true });
  return (name) =>
    load(name).catch(async (error: unknown) => {
      if (page.replaceable.includes(partsOf(name).remote)) {
        // If even this fails to load, the page stays as it is.
        const leaving = import(/* webpackChunkName: "late-release" */ './exclude-failed-release');
        await leaving
          .then(({ excludeFailedRelease }) => excludeFailedRelease(name, page, isTyped))
          .catch(() => {});
      }
      throw error;
    });
}
