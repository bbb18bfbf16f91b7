import type { PlaceModule, PlaceName } from '@storefront/shared/contracts/places';
import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';

/** Name of another build's module: its remote, a slash, and the exposed name without './'. */
export type ModuleName = `${string}/${string}`;

/** Loads another build's module; rejects when its release is missing, late, altered or broken. */
export type ModuleLoader = (name: ModuleName) => Promise<unknown>;

/** The remote of a module and its exposed name. */
export function partsOf(name: ModuleName): { readonly remote: string; readonly exposed: string } {
  const slash = name.indexOf('/');
  return { remote: name.slice(0, slash), exposed: name.slice(slash + 1) };
}

/**
 * Loads the routes of a remote.
 *
 * @throws what the loader throws, and Error in one sentence when the module has no valid routes
 */
export async function loadRoutes(load: ModuleLoader, remote: string): Promise<RoutesModule> {
  const module = await load(`${remote}/routes`);
  if (!isObject(module) || !Array.isArray(module.routes)) throw new Error(`${remote}/routes has no routes.`);
  if (!module.routes.every(isRoute)) throw new Error(`${remote}/routes has a route of a wrong shape.`);
  return module as unknown as RoutesModule;
}

/**
 * Loads the widget of a remote for a place.
 *
 * @throws what the loader throws, and Error in one sentence when the module has no widget
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

/** Whether a router accepts the parts of a route that place it in the tree; it throws at others. */
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
