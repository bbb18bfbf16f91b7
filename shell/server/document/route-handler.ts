import { LRUCache } from 'lru-cache';
import type { StaticHandler } from 'react-router-dom';
import { createStaticHandler } from 'react-router-dom';
import { contentRoute } from '../../src/content/content-routes';
import type { RemotePart } from '../../src/routes';
import { storefrontRoutes } from '../../src/routes';

const handlers = new LRUCache<string, StaticHandler, RemotePart | null>({
  max: 50,
  memoMethod: (_key, _stale, { context: owner }) =>
    createStaticHandler(storefrontRoutes(owner, owner ? null : contentRoute)),
});

/** The route handler around one remote's part, or the shell's own pages; kept per release and its paths, for building it is not free. */
export function routeHandler(owner: RemotePart | null): StaticHandler {
  if (owner && !owner.module) return createStaticHandler(storefrontRoutes(owner, null));
  const key = owner ? `${owner.remote}@${owner.release} ${owner.paths.join(' ')}` : '';
  return handlers.memo(key, { context: owner });
}
