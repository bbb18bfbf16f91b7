import type { PlaceModule, PlaceName } from '@storefront/shared/contracts/places';
import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import type { ModuleLoader } from './module-loader';

/**
 * Loads the routes of a remote.
 *
 * @throws as the loader does, and Error in one sentence when the module is none of routes
 */
export async function loadRoutes(load: ModuleLoader, remote: string): Promise<RoutesModule> {
  const module = await load(`${remote}/routes`);
  if (!isObject(module) || !Array.isArray(module.routes)) throw new Error(`${remote}/routes has no routes.`);
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
