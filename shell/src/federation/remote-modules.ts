import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import type { SlotModule, SlotName } from '@storefront/shared/contracts/slots';

/** Name of a remote's module: the remote, a slash, and the exposed name without './'. */
export type ModuleName = `${string}/${string}`;

/** Loads a remote's module; rejects when its release is missing, late, altered or broken. */
export type ModuleLoader = (name: ModuleName) => Promise<unknown>;

/** Splits a module's name into remote and exposed name. */
export function partsOf(name: ModuleName): { readonly remote: string; readonly exposed: string } {
  const slash = name.indexOf('/');
  return { remote: name.slice(0, slash), exposed: name.slice(slash + 1) };
}

/**
 * Loads a remote's routes.
 * @throws the loader's error, or Error in one sentence when the module has no valid routes
 */
export async function loadRoutes(load: ModuleLoader, remote: string): Promise<RoutesModule> {
  const module = await load(`${remote}/routes`);
  if (!isObject(module) || !Array.isArray(module.routes)) throw new Error(`${remote}/routes has no routes.`);
  if (!module.routes.every(isRoute)) throw new Error(`${remote}/routes has a route of a wrong shape.`);
  return module as unknown as RoutesModule;
}

/**
 * Loads a remote's widget for a slot.
 * @throws the loader's error, or Error in one sentence when the module has no widget
 */
export async function loadWidget<Name extends SlotName>(
  load: ModuleLoader,
  remote: string,
  slot: Name,
): Promise<SlotModule<Name>> {
  const module = await load(`${remote}/${slot}`);
  if (!isObject(module) || !module.Widget) throw new Error(`${remote}/${slot} has no Widget.`);
  return module as unknown as SlotModule<Name>;
}

/** Whether a value has the form of a route; a router throws at other values. */
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
