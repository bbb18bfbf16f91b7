import { LRUCache } from 'lru-cache';
import { createStaticHandler, matchRoutes, type StaticHandler } from 'react-router-dom';
import { contentRoute } from '../../src/content/content-routes';
import { notFoundRouteId, type RemotePart, storefrontRoutes } from '../../src/routes';
import { log } from '../process/log';
import { type RenderedModules, withoutModule } from '../remotes/rendered-modules';

/** Keyed by module, since two builds may share a version. Two handlers each, since the assigned paths may change. */
const handlers = new WeakMap<object, LRUCache<string, StaticHandler, RemotePart | null>>();
const shellsOwn = {};

const handlersOfRelease = () =>
  new LRUCache<string, StaticHandler, RemotePart | null>({
    max: 2,
    memoMethod: (_key, _stale, { context: owner }) => {
      const handler = createStaticHandler(storefrontRoutes(owner, owner ? null : contentRoute));
      for (const path of owner?.paths ?? []) {
        if (matchRoutes(handler.dataRoutes, path)?.at(-1)?.route.id === notFoundRouteId)
          log('warn', `${owner?.remote} ${owner?.release} declares ${path}, and has no route for it`);
      }
      return handler;
    },
  });

/** The route handler around one remote's part, or around the shell's own pages for null. Cached, since building one is costly. */
export function routeHandler(owner: RemotePart | null): StaticHandler {
  if (owner && !owner.module) return createStaticHandler(storefrontRoutes(owner, null));
  const module = owner?.module ?? shellsOwn;
  const known = handlers.get(module) ?? handlersOfRelease();
  handlers.set(module, known);
  const key = owner ? `${owner.remote}@${owner.release} ${owner.paths.join(' ')}` : '';
  return known.memo(key, { context: owner });
}

/** The route handler of a document and its modules. Unusable routes of the owner are reported and left out. */
export function documentHandler(
  modules: RenderedModules,
  handlerOf: typeof routeHandler,
  report: (remote: string, error: unknown) => void,
): { readonly handler: StaticHandler; readonly modules: RenderedModules } {
  const { owner } = modules;
  try {
    return { handler: handlerOf(owner), modules };
  } catch (error) {
    if (!owner?.module) throw error;
    report(owner.remote, error);
    return documentHandler(withoutModule(modules, `${owner.remote}/routes`), handlerOf, report);
  }
}
