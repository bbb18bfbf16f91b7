import type { PlaceModule, PlaceName } from '@storefront/shared/contracts/places';
import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import type { ModuleLoader } from './module-loader';

/**
 * Loads the routes of a remote.
 *
 * @throws as the loader does, and Error in one sentence when the module is none of routes, or has one that is no route object
 */
export async function loadRoutes(load: ModuleLoader, remote: string): Promise<RoutesModule> {
  const module = await load(`${remote}/routes`);
  if (!isObject(module) || !Array.isArray(module.routes)) throw new Error(`${remote}/routes has no routes.`);
  if (!module.routes.every(isRoute)) throw new Error(`${remote}/routes has a route of a wrong shape.`);
  return module as unknown as RoutesModule;
}

/**
 * Loads what a remote puts in a place.
 *
 * @throws as the loader does, and Error in one sentence when the module has nothing to show
 */
export async function loadWidget<Name extends PlaceName>(
  load: ModuleLoader,
  remote: string,
  place: Name,
): Promise<PlaceModule<Name>> {
  const module = await load(`${remote}/${place}`);
  if (!isObject(module) || !module.Widget) throw new Error(`${remote}/${place} has no Widget.`);
  return module as unknown as PlaceModule<Name>;
}

/** Whether that of a route which places it in the tree is what a router takes; it throws at anything else. */
function isRoute(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { path, index, children } = value;
  if (path !== undefined && typeof path !== 'string') return false;
  if (children === undefined) return true;
  return !index && Array.isArray(children) && children.every(isRoute);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
