import type { StaticHandler } from 'react-router-dom';
import { createStaticHandler } from 'react-router-dom';
import { contentRoute } from '../../src/content/content-routes';
import type { RemotePart } from '../../src/routes';
import { storefrontRoutes } from '../../src/routes';

const handlers = new Map<string, StaticHandler>();
const maxHandlers = 50;

/** The route handler around one remote's part, or the shell's own pages; kept per release, for building it is not free. */
export function routeHandler(owner: RemotePart | null): StaticHandler {
  if (owner && !owner.module) return createStaticHandler(storefrontRoutes(owner, null));
  const key = owner ? `${owner.remote}@${owner.release}` : '';
  const known = handlers.get(key);
  if (known) return known;
  const [oldest] = handlers.keys();
  if (handlers.size >= maxHandlers && oldest !== undefined) handlers.delete(oldest);
  const handler = createStaticHandler(storefrontRoutes(owner, owner ? null : contentRoute));
  handlers.set(key, handler);
  return handler;
}
