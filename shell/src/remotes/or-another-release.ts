import { type ModuleLoader, partsOf } from '../federation/module-loader';
import type { PageData } from '../page-data';

/**
 * A way to modules that, where one cannot be loaded and its remote has another release for this visitor, sees to it that the next
 * document is made with that (docs/decisions/042); what was to come alive in this one loads it at once.
 */
export function orAnotherRelease(load: ModuleLoader, page: PageData): ModuleLoader {
  let isTyped = false;
  addEventListener('input', () => (isTyped = true), { capture: true, once: true });
  return (name) =>
    load(name).catch(async (error: unknown) => {
      if (page.replaceable.includes(partsOf(name).remote)) {
        // Where even this cannot be loaded the page stays as it is.
        const leaving = import(/* webpackChunkName: "late-release" */ './leave-release');
        await leaving.then(({ leaveRelease }) => leaveRelease(name, page, isTyped)).catch(() => {});
      }
      throw error;
    });
}
