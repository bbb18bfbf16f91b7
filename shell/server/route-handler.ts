import type { StaticHandler } from 'react-router-dom';
import { createStaticHandler } from 'react-router-dom';
import type { RemotePart } from '../src/routes';
import { storefrontRoutes } from '../src/routes';

const handlers = new Map<string, StaticHandler>();
const capacity = 50;

/** The route handler around one remote's part; kept per release, for building it is not free. */
export function routeHandler(owner: RemotePart | null): StaticHandler {
  if (owner && !owner.module) return createStaticHandler(storefrontRoutes(owner));
  const key = owner ? `${owner.remote}@${owner.release}` : '';
  const known = handlers.get(key);
  if (known) return known;
  const [oldest] = handlers.keys();
  if (handlers.size >= capacity && oldest !== undefined) handlers.delete(oldest);
  const handler = createStaticHandler(storefrontRoutes(owner));
  handlers.set(key, handler);
  return handler;
}
